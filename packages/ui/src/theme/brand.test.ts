import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandStyleText, brandVariables, DEFAULT_ACCENT } from './brand.ts'
import { vars } from './contract.css.ts'
import { pictureStyleText } from './pictureStyle.ts'

test('names variables of the theme contract', () => {
  const names = Object.values(vars)
  for (const variable of Object.keys(brandVariables(DEFAULT_ACCENT).light)) {
    expect(names).toContain(`var(${variable})`)
  }
})

describe('the style text', () => {
  test('sets both themes, the same way every time', () => {
    const text = brandStyleText('#2f6f4e')
    expect(text).toMatch(/^:root\{(--p-[a-z0-9-]+:#[0-9a-f]{6};?)+\}\[data-theme=dark\]\{/)
    expect(brandStyleText('#2F6F4E')).toBe(text)
  })

  test('lets nothing of its argument through', () => {
    const rule = String.raw`\{(--p-[a-z0-9-]+:#[0-9a-f]{6};?)+\}`
    const pictures = String.raw`(\[data-[a-z=\], [-]+\]${rule})+@media print\{\[data-picture\]\[data-picture\]${rule}\}`
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(brandStyleText(text)).toMatch(
          new RegExp(String.raw`^:root${rule}\[data-theme=dark\]${rule}$`),
        )
        expect(pictureStyleText(text)).toMatch(new RegExp(`^${pictures}$`))
      }),
    )
  })

  test.each(['red', '', '#fff', '#123456}</style><script>', 'url(x)'])(
    'falls back to the default for %j',
    (accent) => {
      expect(brandStyleText(accent)).toBe(brandStyleText(DEFAULT_ACCENT))
      expect(pictureStyleText(accent)).toBe(pictureStyleText(DEFAULT_ACCENT))
    },
  )
})
