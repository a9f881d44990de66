import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greyTemperatures } from './brand.ts'
import { contrast, difference, toHex, toOklch } from './oklch.ts'
import { darkStates, lightStates, palettesOf } from './palette.ts'
import type { Palette, States } from './palette.ts'
import { APART } from './statesApart.ts'

const byte = fc.integer({ min: 0, max: 255 })
const accents = fc
  .tuple(byte, byte, byte)
  .map((bytes) => `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`)

/** Two colours that the styles put on one another, and the contrast WCAG 2.2 AA asks for. */
interface Pair {
  name: string
  colour: string
  background: string
  least: number
}

function pairs(palette: Palette, states: States): Pair[] {
  const { goodTint, warnTint, badTint } = states
  const { good, warn, bad } = palette
  const { page, wash, tint, ink, ink2, accentText, accent, onAccent } = palette
  const found: Pair[] = []
  const surfaces = { page, wash, tint, goodTint, warnTint, badTint }
  for (const [surface, background] of Object.entries(surfaces)) {
    for (const [name, colour] of Object.entries({ ink, ink2, accentText })) {
      found.push({ name: `${name} on ${surface}`, colour, background, least: 4.5 })
    }
  }
  for (const [surface, background] of Object.entries({ page, wash, tint })) {
    for (const [name, colour] of Object.entries({ good, warn, bad })) {
      found.push({ name: `${name} on ${surface}`, colour, background, least: 4.5 })
    }
    for (const name of ['line2', 'accentEdge'] as const) {
      found.push({ name: `${name} on ${surface}`, colour: palette[name], background, least: 3 })
    }
  }
  const { ground, onGround, onGround2, groundTile, accentHover } = palette
  return [
    ...found,
    { name: 'good on its tint', colour: good, background: goodTint, least: 4.5 },
    { name: 'warn on its tint', colour: warn, background: warnTint, least: 4.5 },
    { name: 'bad on its tint', colour: bad, background: badTint, least: 4.5 },
    { name: 'onAccent', colour: onAccent, background: accent, least: 4.5 },
    { name: 'onAccent when hovered', colour: onAccent, background: accentHover, least: 4.5 },
    { name: 'onGround', colour: onGround, background: ground, least: 4.5 },
    { name: 'onGround2', colour: onGround2, background: ground, least: 4.5 },
    { name: 'white on groundTile', colour: '#ffffff', background: groundTile, least: 7 },
    { name: 'page on ink', colour: page, background: ink, least: 7 },
  ]
}

function expectReadable(accent: string) {
  for (const greys of greyTemperatures) {
    const { light, dark } = palettesOf({ accent, greys })
    for (const { name, colour, background, least } of [
      ...pairs(light, lightStates),
      ...pairs(dark, darkStates),
    ]) {
      const found = contrast(colour, background)
      expect(found, `${accent}, ${greys}: ${name}`).toBeGreaterThanOrEqual(least)
    }
  }
}

describe('any accent stays readable in both themes', () => {
  // A stalled machine is no unreadable accent: hundreds of them are tried.
  test('whatever it is', { timeout: 30_000 }, () => {
    fc.assert(fc.property(accents, expectReadable), { numRuns: 200 })
  })

  test.each([
    ['black', '#000000'],
    ['white', '#ffffff'],
    ['pale yellow', '#fff3a3'],
    ['yellow', '#ffff00'],
    ['grey', '#777777'],
    ['red', '#ff0000'],
    ['neon green', '#39ff14'],
    ['neon pink', '#ff00e6'],
    ['blue', '#0000ff'],
    ['orange', '#ff7a00'],
  ])('%s', (_, accent) => {
    expect(() => expectReadable(accent)).not.toThrow()
  })

  test('hovering shows', () => {
    fc.assert(
      fc.property(accents, (accent) => {
        for (const palette of Object.values(palettesOf({ accent }))) {
          expect(palette.accentHover).not.toBe(palette.accent)
        }
      }),
    )
  })
})

test('a colour that is readable as it is stays the colour the team chose', () => {
  for (const accent of ['#8a2e4a', '#fff3a3', '#000000', '#0f4c4f']) {
    expect(palettesOf({ accent }).light.accent).toBe(accent)
  }
})

test('a pale accent has dark words and a dark hairline, a deep one is its own border', () => {
  const { light } = palettesOf({ accent: '#fff3a3' })
  expect(toOklch(light.onAccent).l).toBeLessThan(0.25)
  expect(light.accentEdge).not.toBe(light.accent)
  const deep = palettesOf({ accent: '#8a2e4a' }).light
  expect(deep.accentEdge).toBe(deep.accent)
})

test('a yellow darkens to amber, not to olive', () => {
  const { h } = toOklch(palettesOf({ accent: '#fff3a3' }).light.accentText)
  expect(h).toBeLessThan(90)
})

describe('a state is told from the accent and from the other states at a glance', () => {
  function expectApart(accent: string) {
    for (const [theme, palette] of Object.entries(palettesOf({ accent }))) {
      const { good, warn, bad, accent: fill, accentText } = palette
      const named = Object.entries({ good, warn, bad })
      for (const [at, [name, colour]] of named.entries()) {
        for (const other of [fill, accentText, ...named.slice(at + 1).map(([, one]) => one)]) {
          const found = difference(colour, other)
          expect(found, `${accent}, ${theme}: ${name} and ${other}`).toBeGreaterThanOrEqual(APART)
        }
      }
    }
  }

  const sixty = [0.3, 0.45, 0.6].flatMap((l) =>
    Array.from({ length: 20 }, (_, n) => toHex({ l, c: 0.16, h: 18 * n })),
  )

  test('for sixty accents around the circle', () => {
    for (const accent of sixty) expect(() => expectApart(accent)).not.toThrow()
  })

  test('whatever the accent is', { timeout: 30_000 }, () => {
    fc.assert(fc.property(accents, expectApart), { numRuns: 200 })
  })

  test('far from an accent it is the usual colour', () => {
    const { light, dark } = palettesOf({ accent: '#4349a1' })
    expect(light).toMatchObject({
      good: lightStates.good,
      warn: lightStates.warn,
      bad: lightStates.bad,
    })
    expect(dark).toMatchObject({
      good: darkStates.good,
      warn: darkStates.warn,
      bad: darkStates.bad,
    })
  })
})

describe('temperature of the greys', () => {
  const greys = ({ wash, line, ink, ink2 }: Palette) => [wash, line, ink, ink2].map(toOklch)

  test('a black team has neutral ones', () => {
    for (const palette of Object.values(palettesOf({ accent: '#000000' }))) {
      for (const { c } of greys(palette)) expect(c).toBeLessThan(0.001)
    }
  })

  test('a team may choose one that is not its accent’s', () => {
    for (const [temperature, hue] of [
      ['warm', 70],
      ['cool', 250],
    ] as const) {
      for (const accent of ['#8a2e4a', '#000000']) {
        const { line, ink } = palettesOf({ accent, greys: temperature }).light
        for (const { c, h } of [line, ink].map(toOklch)) {
          expect(c).toBeGreaterThan(0.002)
          expect(c).toBeLessThan(0.025)
          expect(Math.abs(h - hue)).toBeLessThan(20)
        }
      }
    }
    const { wash, tint } = palettesOf({ accent: '#8a2e4a', greys: 'neutral' }).light
    expect(toOklch(wash).c).toBeLessThan(0.001)
    expect(toOklch(tint).c, 'the tint stays the accent’s').toBeGreaterThan(0.005)
  })

  test('any other lends them a little of its hue', () => {
    for (const accent of ['#8a2e4a', '#0f4c4f']) {
      const { h } = toOklch(accent)
      const { line, ink } = palettesOf({ accent }).light
      for (const grey of [line, ink].map(toOklch)) {
        expect(grey.c).toBeGreaterThan(0.002)
        expect(grey.c).toBeLessThan(0.02)
        expect(Math.abs(grey.h - h)).toBeLessThan(20)
      }
    }
  })
})
