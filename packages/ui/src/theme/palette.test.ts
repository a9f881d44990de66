import { describe, expect, test } from 'vitest'
import { contrast } from './oklch.ts'
import { darkPalette, lightPalette, surfacesOf } from './palette.ts'

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s palette keeps WCAG 2.2 AA', (_, palette) => {
  const surfaces = surfacesOf(palette)

  test.each(['text', 'textSecondary'] as const)('%s on every surface', (name) => {
    for (const surface of surfaces) expect(contrast(palette[name], surface)).toBeGreaterThan(4.5)
  })

  test('the border of a field on the surfaces it stands on', () => {
    for (const surface of [palette.page, palette.surface, palette.raised, palette.sunken]) {
      expect(contrast(palette.lineStrong, surface)).toBeGreaterThan(3)
    }
  })

  test.each(['info', 'positive', 'caution', 'critical'] as const)(
    '%s on every surface and on its own tint, where plain text is read too',
    (name) => {
      const { text, soft } = palette.tone[name]
      for (const surface of [...surfaces, soft]) {
        expect(contrast(text, surface)).toBeGreaterThan(4.5)
      }
      expect(contrast(palette.text, soft)).toBeGreaterThan(4.5)
    },
  )

  test('the button that takes something away', () => {
    expect(contrast(palette.onDanger, palette.dangerFill)).toBeGreaterThan(4.5)
    expect(contrast(palette.onDanger, palette.dangerFillHover)).toBeGreaterThan(4.5)
  })
})
