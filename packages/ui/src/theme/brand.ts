import { isHexColour } from './oklch.ts'
import { palettesOf } from './palette.ts'
import type { Palette } from './palette.ts'

/** The accent of a team that has chosen none: burgundy, the velvet of a ballroom. */
export const DEFAULT_ACCENT = '#8a2f4b'

/** The accent itself when it is `#rrggbb`, {@link DEFAULT_ACCENT} for any other text. */
export function safeAccent(accent: string): string {
  return isHexColour(accent) ? accent : DEFAULT_ACCENT
}

/** The custom property of each role, as the theme contract names it. */
const property = {
  page: '--p-page',
  wash: '--p-wash',
  tint: '--p-tint',
  line: '--p-line',
  line2: '--p-line-2',
  ink: '--p-ink',
  ink2: '--p-ink-2',
  accent: '--p-accent',
  accentHover: '--p-accent-hover',
  accentEdge: '--p-accent-edge',
  onAccent: '--p-on-accent',
  accentText: '--p-accent-text',
  ground: '--p-ground',
  onGround: '--p-on-ground',
  onGround2: '--p-on-ground-2',
  groundTile: '--p-ground-tile',
} as const satisfies Record<keyof Palette, string>

/** What of the theme depends on the tenant, as CSS custom properties. */
export type BrandVariables = Record<(typeof property)[keyof Palette], string>

/**
 * The colours of both themes that follow from a tenant's accent. Whatever it is, words keep a contrast of 4.5 on
 * page, wash and tint, and borders of controls and the focus ring keep 3 (WCAG 2.2 AA).
 * @param accent `#rrggbb`; anything else gives the colours of {@link DEFAULT_ACCENT}
 */
export function brandPalettes(accent: string): { light: Palette; dark: Palette } {
  return palettesOf(safeAccent(accent))
}

function variablesOf(palette: Palette): BrandVariables {
  const entries = Object.entries(property).map(([role, name]) => [
    name,
    palette[role as keyof Palette],
  ])
  return Object.fromEntries(entries) as BrandVariables
}

/** {@link brandPalettes} as custom properties: for `style` of an element, say. */
export function brandVariables(accent: string): { light: BrandVariables; dark: BrandVariables } {
  const { light, dark } = brandPalettes(accent)
  return { light: variablesOf(light), dark: variablesOf(dark) }
}

function declarations(palette: Palette): string {
  return Object.entries(variablesOf(palette))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')
}

/**
 * The text of a `<style>` element with both themes' colours, for the server to put into the page. A page that shows
 * pictures of events adds `pictureStyleText`.
 * It holds nothing of its argument but colours computed here, so no accent can break out of it.
 */
export function brandStyleText(accent: string): string {
  const { light, dark } = brandPalettes(accent)
  return `:root{${declarations(light)}}[data-theme=dark]{${declarations(dark)}}`
}
