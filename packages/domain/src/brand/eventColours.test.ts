import { describe, expect, test } from 'vitest'
import { DEFAULT_ACCENT, type Brand } from './brand.ts'
import { eventColours } from './eventColours.ts'
import { pictureColours } from './pictureColours.ts'
import { toneOf } from './pictureTone.ts'

const plain: Brand = { accent: DEFAULT_ACCENT }

describe('the colours of an event’s picture', () => {
  test('follow the event’s own tone where its team chose none', () => {
    for (const id of [1, 2, 3]) {
      expect(eventColours(plain, id)).toEqual(pictureColours(plain.accent, toneOf(id)))
    }
  })

  test('follow the tone of the team, the same for all its events', () => {
    const brand = { ...plain, picture_tone: 'dawn' as const }
    const dawn = pictureColours(brand.accent, 'dawn')
    expect(eventColours(brand, 1)).toEqual(dawn)
    expect(eventColours(brand, 2)).toEqual(dawn)
  })
})
