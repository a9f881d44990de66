import { safeAccent, type Brand } from './brand.ts'
import { contrast, toHex, toOklch } from './oklch.ts'
import type { Oklch } from './oklch.ts'
import { pictureColours } from './pictureColours.ts'
import { fixedToneOf } from './pictureTone.ts'
import { statesApart, type StateColours } from './statesApart.ts'
import { withLightness } from './withLightness.ts'

/** The colours that follow from a tenant's accent, by role (`contract.css.ts` says what each is for). */
export interface Palette extends StateColours {
  page: string
  wash: string
  tint: string
  line: string
  line2: string
  ink: string
  ink2: string
  accent: string
  accentHover: string
  accentEdge: string
  onAccent: string
  accentText: string
  ground: string
  onGround: string
  onGround2: string
  groundTile: string
}

/** Colours of state and depth. Those of words of a state move away where an accent is near (`statesApart`). */
export const lightStates = {
  good: '#1b6b43',
  goodTint: '#e6f4ec',
  warn: '#8a5200',
  warnTint: '#fdf0dc',
  bad: '#a8262d',
  badTint: '#fcebeb',
  veil: 'rgb(28 21 24 / 0.56)',
}

export type States = typeof lightStates

export const darkStates: States = {
  good: '#7fd0a3',
  goodTint: '#14281d',
  warn: '#f0bd74',
  warnTint: '#2c2011',
  bad: '#ff9b9b',
  badTint: '#341a1c',
  veil: 'rgb(0 0 0 / 0.64)',
}

/** WCAG 2.2 AA with a little room for rounding. */
const TEXT_CONTRAST = 4.55
const EDGE_CONTRAST = 3.05
const STEP = 0.005
/** From here on a fill is rather darkened for white words than kept for dark ones. */
const WHITE_FROM = 3.3
const WHITE = '#ffffff'

type Direction = -1 | 1

interface Scheme {
  /** Which way shades move to stand out from the page: -1 darker, 1 lighter. */
  away: Direction
  /** Lightness of the greys, and the chroma they take of a vivid accent. */
  greys: Record<'page' | 'wash' | 'line' | 'line2' | 'ink' | 'ink2', readonly [number, number]>
  tint: readonly [number, number]
  states: States
}

const LIGHT: Scheme = {
  away: -1,
  greys: {
    page: [1, 0],
    wash: [0.972, 0.005],
    line: [0.912, 0.008],
    line2: [0.612, 0.016],
    ink: [0.21, 0.014],
    ink2: [0.485, 0.016],
  },
  tint: [0.955, 0.014],
  states: lightStates,
}

const DARK: Scheme = {
  away: 1,
  greys: {
    page: [0.178, 0.009],
    wash: [0.212, 0.011],
    line: [0.302, 0.014],
    line2: [0.625, 0.018],
    ink: [0.957, 0.006],
    ink2: [0.745, 0.016],
  },
  tint: [0.242, 0.03],
  states: darkStates,
}

/** The first shade, moving lightness by `direction`, that keeps `least` against every background. */
function reach(from: Oklch, direction: Direction, backgrounds: string[], least: number): string {
  for (let l = from.l; l >= 0 && l <= 1; l += STEP * direction) {
    const shade = toHex(withLightness(from, l))
    if (backgrounds.every((background) => contrast(shade, background) >= least)) return shade
  }
  return direction < 0 ? '#000000' : WHITE
}

/** Backgrounds of notices: links and secondary words stand on them too. */
function noticesOf({ goodTint, warnTint, badTint }: States): string[] {
  return [goodTint, warnTint, badTint]
}

/** How much of its hue an accent lends to the greys: nothing when it is grey itself. */
function warmth({ c }: Oklch): number {
  return c < 0.02 ? 0 : Math.min(1, c / 0.1)
}

/** Hues of greys that a team gives a temperature of their own, and how strong they are. */
const TEMPERATURES = {
  warm: { h: 70, strength: 1.3 },
  cool: { h: 250, strength: 1.3 },
  neutral: { h: 0, strength: 0 },
}

function greysOf(
  accent: Oklch,
  temperature: Brand['greys'] = 'accent',
  { greys, tint, away, states }: Scheme,
) {
  const ofAccent = { h: accent.h, strength: warmth(accent) }
  const { h, strength } = temperature === 'accent' ? ofAccent : TEMPERATURES[temperature]
  const shade = ([l, c]: readonly [number, number]): Oklch =>
    withLightness({ l: 1, c: c * strength, h }, l)
  const [tintLightness, tintChroma] = tint
  // A grey accent has no hue of its own to lend.
  const tinted =
    ofAccent.strength > 0
      ? { c: tintChroma * ofAccent.strength, h: accent.h }
      : { c: greys.wash[1] * strength, h }
  const surfaces = {
    page: toHex(shade(greys.page)),
    wash: toHex(shade(greys.wash)),
    tint: toHex(withLightness({ l: 1, ...tinted }, tintLightness)),
  }
  const backgrounds = [...Object.values(surfaces), ...noticesOf(states)]
  return {
    ...surfaces,
    line: toHex(shade(greys.line)),
    line2: reach(shade(greys.line2), away, backgrounds, EDGE_CONTRAST),
    ink: toHex(shade(greys.ink)),
    ink2: reach(shade(greys.ink2), away, backgrounds, TEXT_CONTRAST),
  }
}

/** The accent on a dark page, at least this light; the more vivid it is, the more it is calmed. */
function lightTwin({ l, c, h }: Oklch, least: number): Oklch {
  const calmed = c <= 0.09 ? c : 0.09 + (c - 0.09) * 0.3
  return { l: Math.min(0.96, Math.max(l, c < 0.02 ? 0.93 : least)), c: calmed, h }
}

/** The accent as a background: in the dark its light twin, so that it glows and never shouts. */
function fillBase(accent: Oklch, away: Direction): Oklch {
  if (away === -1) return { ...accent, l: Math.min(0.97, accent.l) }
  return lightTwin(accent, 0.8)
}

function hoveredLightness(l: number, fromWords: Direction): number {
  if (fromWords === -1) return l > 0.3 ? l - 0.05 : Math.max(0.28, l + 0.1)
  return l < 0.84 ? l + 0.05 : l - 0.05
}

function fillOf(accent: Oklch, away: Direction) {
  const base = fillBase(accent, away)
  const dark = toHex({ l: 0.2, c: 0.03 * warmth(accent), h: accent.h })
  const onAccent = contrast(toHex(base), WHITE) >= WHITE_FROM ? WHITE : dark
  const fromWords: Direction = onAccent === WHITE ? -1 : 1
  const fill = reach(base, fromWords, [onAccent], TEXT_CONTRAST)
  const { l } = toOklch(fill)
  // Hovering moves away from the words, unless there is nowhere left to go.
  const hovered = withLightness(base, hoveredLightness(l, fromWords))
  return {
    accent: fill,
    accentHover: reach(hovered, fromWords, [onAccent], TEXT_CONTRAST),
    onAccent,
  }
}

/** The ground of a picture; inside one of another tone `pictureStyle.ts` of the design system sets it again. */
function groundOf(brand: Brand, away: Direction) {
  const { ground, onGround, onGround2, groundTile } = pictureColours(
    brand.accent,
    away === 1 ? 'stage' : (fixedToneOf(brand) ?? 'colour'),
    brand.greys,
  )
  return { ground, onGround, onGround2, groundTile }
}

function derive(brand: Brand, scheme: Scheme): Palette {
  const accent = toOklch(brand.accent)
  const greys = greysOf(accent, brand.greys, scheme)
  const surfaces = [greys.page, greys.wash, greys.tint]
  const { away, states } = scheme
  const fill = fillOf(accent, away)
  const words = away === 1 ? lightTwin(accent, 0.83) : accent
  const accentText = reach(words, away, [...surfaces, ...noticesOf(states)], TEXT_CONTRAST)
  const { good, warn, bad, goodTint, warnTint, badTint } = states
  return {
    ...greys,
    ...fill,
    accentEdge: reach(toOklch(fill.accent), away, surfaces, EDGE_CONTRAST),
    accentText,
    ...statesApart({
      usual: { good, warn, bad },
      tints: { good: goodTint, warn: warnTint, bad: badTint },
      surfaces,
      accents: [fill.accent, accentText],
      least: TEXT_CONTRAST,
    }),
    ...groundOf(brand, away),
  }
}

/**
 * Every colour that follows from a team's choice, in both themes. Whatever it is, words keep a contrast of 4.5 on
 * page, wash and tint, and borders of controls and the focus ring keep 3 (WCAG 2.2 AA).
 * @param chosen an accent that is no `#rrggbb` gives the colours of the default one
 */
export function palettesOf(chosen: Brand): { light: Palette; dark: Palette } {
  const brand = { ...chosen, accent: safeAccent(chosen.accent) }
  return { light: derive(brand, LIGHT), dark: derive(brand, DARK) }
}
