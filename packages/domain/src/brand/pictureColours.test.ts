import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greyTemperatures } from './brand.ts'
import { contrast, toOklch } from './oklch.ts'
import { pictureColours } from './pictureColours.ts'
import type { PictureTone } from './pictureTone.ts'

const byte = fc.integer({ min: 0, max: 255 })
const accents = fc
  .tuple(byte, byte, byte)
  .map((bytes) => `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`)
const tones: PictureTone[] = ['colour', 'dusk', 'dawn', 'stage', 'paper']

/** Words and what they lie on that are too much alike. */
function unreadable(accent: string, greys?: (typeof greyTemperatures)[number]): string[] {
  return tones.flatMap((tone) => {
    const { ground, onGround, onGround2, groundTile, seam, shade } = pictureColours(
      accent,
      tone,
      greys,
    )
    const pairs = [
      ...[ground, seam, shade].flatMap((under) => [
        [onGround, under] as const,
        [onGround2, under] as const,
      ]),
      ['#ffffff', groundTile] as const,
    ]
    return pairs
      .filter(([words, under]) => contrast(words, under) < 4.5)
      .map(([words, under]) => `${accent}, ${tone}: ${words} on ${under}`)
  })
}

function expectReadable(accent: string) {
  expect(unreadable(accent)).toEqual([])
}

describe('words on the ground are readable', () => {
  test('whatever the accent', { timeout: 30_000 }, () => {
    fc.assert(fc.property(accents, expectReadable), { numRuns: 300 })
  })
  test.each(['#000000', '#ffffff', '#fff3a3', '#777777', '#00ff66', '#ffff00', '#ff7a00'])(
    'on %s',
    expectReadable,
  )
})

test('the team’s colour is the ground where it can be', () => {
  expect(pictureColours('#8a2e4a', 'colour').ground).toBe('#8a2e4a')
  expect(pictureColours('#f8d7dd', 'colour').ground).toBe('#f8d7dd')
})

test('a yellow darkens to amber, not to olive', () => {
  const { front } = pictureColours('#fff3a3', 'colour')
  expect(toOklch(front).h).toBeLessThan(85)
})

test('a neon lights a dark floor', () => {
  const { ground, front } = pictureColours('#39ff14', 'colour')
  expect(toOklch(ground).l).toBeLessThan(0.3)
  expect(toOklch(front).l).toBeGreaterThan(0.8)
})

test('black is silver on black', () => {
  const { ground, front, trace } = pictureColours('#000000', 'colour')
  expect(ground).toBe('#000000')
  expect(toOklch(front).c).toBeLessThan(0.02)
  expect(trace).toBe('#ffffff')
})

test.each(greyTemperatures)(
  'pictures of a grey accent read well with greys that are %s',
  (greys) => {
    for (const accent of ['#000000', '#111111', '#777777', '#ffffff']) {
      expect(unreadable(accent, greys)).toEqual([])
    }
  },
)

test('pictures of a grey accent go with the temperature of the greys', () => {
  const ground = (greys: (typeof greyTemperatures)[number]) =>
    toOklch(pictureColours('#111111', 'stage', greys).ground)
  expect(Math.abs(ground('cool').h - 250)).toBeLessThan(20)
  expect(Math.abs(ground('warm').h - 70)).toBeLessThan(20)
  expect(ground('neutral').c).toBeLessThan(0.001)
})
