import { contrast, isHexColour, toHex, toOklch } from './oklch.ts'
import type { Oklch } from './oklch.ts'
import { darkPalette, lightPalette, surfacesOf } from './palette.ts'
import type { Palette } from './palette.ts'

/** The accent of a team that has chosen none: plum, the colour of a ballroom at evening. */
export const DEFAULT_ACCENT = '#7a2a5c'

/** WCAG 2.2 AA with a little room for rounding. */
const TEXT_CONTRAST = 4.55
const EDGE_CONTRAST = 3.05
const STEP = 0.005
const INK = '#14110e'
/** From here on the fill is rather darkened for white text than kept for dark one. */
const WHITE_FROM = 3.3
const PAPER = '#ffffff'

/** What of the theme depends on the tenant; the names are CSS custom properties. */
export type BrandVariable =
  | '--p-accent-fill'
  | '--p-accent-fill-hover'
  | '--p-accent-on-fill'
  | '--p-accent-edge'
  | '--p-accent-text'
  | '--p-accent-soft'
  | '--p-accent-soft-hover'
  | '--p-accent-line'
  | '--p-focus'

export type BrandVariables = Record<BrandVariable, string>

interface Scheme {
  palette: Palette
  /** Which way shades move to stand out from the page: -1 darker, 1 lighter. */
  away: -1 | 1
  soft: { l: number; c: number }
  softHover: { l: number; c: number }
}

const LIGHT: Scheme = {
  palette: lightPalette,
  away: -1,
  soft: { l: 0.955, c: 0.017 },
  softHover: { l: 0.93, c: 0.026 },
}
const DARK: Scheme = {
  palette: darkPalette,
  away: 1,
  soft: { l: 0.29, c: 0.04 },
  softHover: { l: 0.328, c: 0.05 },
}

/** The first shade, moving lightness by `direction`, that keeps `target` against every background. */
function reach(from: Oklch, direction: -1 | 1, backgrounds: string[], target: number): string {
  for (let l = from.l; l >= 0 && l <= 1; l += STEP * direction) {
    const shade = toHex({ ...from, l })
    if (backgrounds.every((background) => contrast(shade, background) >= target)) return shade
  }
  return direction < 0 ? '#000000' : '#ffffff'
}

/** The accent as a background: an almost black one turns to its light twin on a dark page. */
function fillBase(accent: Oklch, away: -1 | 1): Oklch {
  if (away === 1 && accent.l < 0.3) return { ...accent, l: 0.93 - accent.l / 2 }
  return { ...accent, l: Math.min(0.93, accent.l) }
}

function fillOf(accent: Oklch, away: -1 | 1) {
  const base = fillBase(accent, away)
  const onFill = contrast(toHex(base), PAPER) >= WHITE_FROM ? PAPER : INK
  const fromText = onFill === PAPER ? -1 : 1
  const fill = reach(base, fromText, [onFill], TEXT_CONTRAST)
  const { l } = toOklch(fill)
  // Hovering moves away from the text, unless there is nowhere left to go.
  const roomLeft = fromText === -1 ? l > 0.3 : l < 0.9
  const hover = { ...base, l: l + 0.055 * (roomLeft ? fromText : -fromText) }
  return { fill, fillHover: reach(hover, fromText, [onFill], TEXT_CONTRAST), onFill }
}

function shades(accent: Oklch, { palette, away, soft, softHover }: Scheme): BrandVariables {
  const tint = (shade: { l: number; c: number }) =>
    toHex({ l: shade.l, c: Math.min(accent.c, shade.c), h: accent.h })
  const softs = [tint(soft), tint(softHover)]
  const backgrounds = [...surfacesOf(palette), ...softs]
  const { fill, fillHover, onFill } = fillOf(accent, away)
  const edge = reach(toOklch(fill), away, backgrounds, EDGE_CONTRAST)
  return {
    '--p-accent-fill': fill,
    '--p-accent-fill-hover': fillHover,
    '--p-accent-on-fill': onFill,
    '--p-accent-edge': edge,
    '--p-accent-text': reach(accent, away, backgrounds, TEXT_CONTRAST),
    '--p-accent-soft': tint(soft),
    '--p-accent-soft-hover': tint(softHover),
    '--p-accent-line': reach(accent, away, backgrounds, EDGE_CONTRAST),
    '--p-focus': reach(accent, away, backgrounds, EDGE_CONTRAST),
  }
}

/**
 * The shades of a tenant's accent for both themes. Whatever the colour, text keeps a contrast of
 * 4.5 on every surface and edges, borders and the focus ring keep 3 (WCAG 2.2 AA, design of the UI).
 * @param accent `#rrggbb`; anything else gives the shades of {@link DEFAULT_ACCENT}
 */
export function brandVariables(accent: string): { light: BrandVariables; dark: BrandVariables } {
  const colour = toOklch(isHexColour(accent) ? accent : DEFAULT_ACCENT)
  return { light: shades(colour, LIGHT), dark: shades(colour, DARK) }
}

function declarations(variables: BrandVariables): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/**
 * The text of a `<style>` element with both themes' shades, for the server to put into the page.
 * It holds nothing of its argument but colours computed here, so no accent can break out of it.
 */
export function brandStyleText(accent: string): string {
  const { light, dark } = brandVariables(accent)
  return `:root{${declarations(light)}}[data-theme=dark]{${declarations(dark)}}`
}
