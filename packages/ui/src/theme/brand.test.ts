import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brandStyleText, brandVariables, DEFAULT_ACCENT } from './brand.ts'
import type { BrandVariables } from './brand.ts'
import { vars } from './contract.css.ts'
import { contrast } from './oklch.ts'
import { darkPalette, lightPalette, surfacesOf } from './palette.ts'

const byte = fc.integer({ min: 0, max: 255 })
const accents = fc
  .tuple(byte, byte, byte)
  .map((bytes) => `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`)

/** Every pair of colours the styles put on one another, with the contrast WCAG 2.2 AA wants. */
function pairs(shades: BrandVariables, surfaces: string[]): [string, string, string, number][] {
  const softs = [shades['--p-accent-soft'], shades['--p-accent-soft-hover']]
  const onBackgrounds = [...surfaces, ...softs].flatMap((background, index) => {
    const place = `background ${index}`
    return [
      [`text on ${place}`, shades['--p-accent-text'], background, 4.5],
      [`line on ${place}`, shades['--p-accent-line'], background, 3],
      [`edge on ${place}`, shades['--p-accent-edge'], background, 3],
      [`focus on ${place}`, shades['--p-focus'], background, 3],
    ] satisfies [string, string, string, number][]
  })
  return [
    ...onBackgrounds,
    ['text on fill', shades['--p-accent-on-fill'], shades['--p-accent-fill'], 4.5],
    ['text on hovered fill', shades['--p-accent-on-fill'], shades['--p-accent-fill-hover'], 4.5],
  ]
}

function expectReadable(accent: string) {
  const { light, dark } = brandVariables(accent)
  for (const [theme, shades, palette] of [
    ['light', light, lightPalette],
    ['dark', dark, darkPalette],
  ] as const) {
    for (const [name, one, other, wanted] of pairs(shades, surfacesOf(palette))) {
      expect(contrast(one, other), `${accent}, ${theme}: ${name}`).toBeGreaterThanOrEqual(wanted)
    }
    for (const soft of [shades['--p-accent-soft'], shades['--p-accent-soft-hover']]) {
      expect(contrast(palette.text, soft)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(palette.textSecondary, soft)).toBeGreaterThanOrEqual(4.5)
    }
  }
}

describe('any accent stays readable in both themes', () => {
  // A stalled machine is no unreadable accent: hundreds of them are tried.
  test('whatever it is', { timeout: 30_000 }, () => {
    fc.assert(fc.property(accents, expectReadable), { numRuns: 400 })
  })

  test.each([
    '#000000',
    '#ffffff',
    '#fff3a3',
    '#777777',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
  ])('the hard case %s', expectReadable)

  test('hovering shows', () => {
    fc.assert(
      fc.property(accents, (accent) => {
        for (const shades of Object.values(brandVariables(accent))) {
          expect(shades['--p-accent-fill-hover']).not.toBe(shades['--p-accent-fill'])
        }
      }),
    )
  })
})

test('a colour that is readable as it is stays the colour the team chose', () => {
  expect(brandVariables('#7a2a5c').light['--p-accent-fill']).toBe('#7a2a5c')
  expect(brandVariables('#fff3a3').light['--p-accent-fill']).not.toBe('#ffffff')
})

test('names the variables of the theme contract', () => {
  const names = Object.keys(brandVariables(DEFAULT_ACCENT).light).map((name) => `var(${name})`)
  expect(names.sort()).toEqual([...Object.values(vars.accent), vars.focus].sort())
})

describe('the style text', () => {
  test('sets both themes, the same way every time', () => {
    const text = brandStyleText('#2f6f4e')
    expect(text).toMatch(/^:root\{(--p-[a-z-]+:#[0-9a-f]{6};?)+\}\[data-theme=dark\]\{/)
    expect(brandStyleText('#2F6F4E')).toBe(text)
  })

  test('lets nothing of its argument through', () => {
    const rule = String.raw`\{(--p-[a-z-]+:#[0-9a-f]{6};?)+\}`
    const shape = new RegExp(String.raw`^:root${rule}\[data-theme=dark\]${rule}$`)
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(brandStyleText(text)).toMatch(shape)
      }),
    )
  })

  test.each(['red', '', '#fff', '#123456}</style><script>', 'url(x)'])(
    'falls back to the default for %j',
    (accent) => {
      expect(brandStyleText(accent)).toBe(brandStyleText(DEFAULT_ACCENT))
    },
  )
})
