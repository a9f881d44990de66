import { DEFAULT_ACCENT } from '@parket/domain/brand/brand'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandStyleText, brandVariables } from './brand.ts'
import { vars } from './contract.css.ts'
import { pictureStyleText } from './pictureStyle.ts'

test('names variables of the theme contract', () => {
  const names = Object.values(vars)
  for (const variable of Object.keys(brandVariables({ accent: DEFAULT_ACCENT }).light)) {
    expect(names).toContain(`var(${variable})`)
  }
})

describe('the style text', () => {
  test('sets both themes, the same way every time', () => {
    const text = brandStyleText({ accent: '#2f6f4e' })
    expect(text).toMatch(
      /^:root\{(--p-[a-z0-9-]+:#[0-9a-f]{6};?)+\}@media not print\{\[data-theme=dark\]\{/,
    )
    expect(brandStyleText({ accent: '#2F6F4E' })).toBe(text)
  })

  test('lets nothing of its argument through', () => {
    const rule = String.raw`\{(--p-[a-z0-9-]+:#[0-9a-f]{6};?)+\}`
    const pictures = String.raw`(\[data-[a-z=\], [-]+\]${rule})+@media print\{\[data-picture\]\[data-picture\]${rule}\}`
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(brandStyleText({ accent: text })).toMatch(
          new RegExp(String.raw`^:root${rule}@media not print\{\[data-theme=dark\]${rule}\}$`),
        )
        expect(pictureStyleText({ accent: text })).toMatch(new RegExp(`^${pictures}$`))
      }),
    )
  })

  test('gives all pictures the one tone of a team that has one, not in the dark and on paper', () => {
    const coloursOf = (text: string, name: string) =>
      new RegExp(String.raw`\[data-picture=${name}\](?:,[^{]*)?\{([^}]*)\}`).exec(text)?.[1]
    const inTurn = pictureStyleText({ accent: DEFAULT_ACCENT })
    const fixed = pictureStyleText({ accent: DEFAULT_ACCENT, picture_tone: 'dawn' })
    for (const tone of ['colour', 'dusk', 'dawn']) {
      expect(coloursOf(fixed, tone)).toBe(coloursOf(inTurn, 'dawn'))
    }
    for (const tone of ['stage', 'paper']) {
      expect(coloursOf(fixed, tone)).toBe(coloursOf(inTurn, tone))
    }
  })

  test.each(['red', '', '#fff', '#123456}</style><script>', 'url(x)'])(
    'falls back to the default for %j',
    (accent) => {
      expect(brandStyleText({ accent })).toBe(brandStyleText({ accent: DEFAULT_ACCENT }))
      expect(pictureStyleText({ accent })).toBe(pictureStyleText({ accent: DEFAULT_ACCENT }))
    },
  )
})
