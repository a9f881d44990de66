import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, isHexColour, toHex, toOklch } from './oklch.ts'

const byte = fc.integer({ min: 0, max: 255 })
const colours = fc
  .tuple(byte, byte, byte)
  .map((bytes) => `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`)

describe('OKLCH', () => {
  test('agrees with the published values of the primaries', () => {
    const red = toOklch('#ff0000')
    expect(red.l).toBeCloseTo(0.628, 3)
    expect(red.c).toBeCloseTo(0.2577, 3)
    expect(red.h).toBeCloseTo(29.23, 1)
    expect(toOklch('#ffffff').l).toBeCloseTo(1, 4)
    expect(toOklch('#000000').l).toBe(0)
  })

  test('every colour comes back as it went', () => {
    fc.assert(
      fc.property(colours, (colour) => {
        expect(toHex(toOklch(colour))).toBe(colour)
      }),
    )
  })

  test('a colour no screen shows keeps its lightness and loses chroma', () => {
    const shown = toOklch(toHex({ l: 0.7, c: 0.4, h: 150 }))
    expect(shown.l).toBeCloseTo(0.7, 2)
    expect(shown.c).toBeLessThan(0.25)
  })
})

describe('WCAG contrast', () => {
  test('is 21 between black and white, whichever comes first, and 1 of a colour with itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
    fc.assert(fc.property(colours, (colour) => contrast(colour, colour) === 1))
  })

  test('agrees with the published value of #767676 on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })
})

test('only # and six hexadecimal digits are a colour', () => {
  for (const text of ['#12345', '#1234567', '#12345g', '123456', ' #123456', '#123456\n', 'red']) {
    expect(isHexColour(text)).toBe(false)
  }
  fc.assert(fc.property(colours, isHexColour))
})
