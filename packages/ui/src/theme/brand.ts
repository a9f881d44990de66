import type { Brand } from '@parket/domain/brand/brand'
import { palettesOf, type Palette } from '@parket/domain/brand/palette'

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
  good: '--p-good',
  warn: '--p-warn',
  bad: '--p-bad',
} as const satisfies Record<keyof Palette, string>

/** What of the theme depends on the tenant, as CSS custom properties. */
export type BrandVariables = Record<(typeof property)[keyof Palette], string>

function variablesOf(palette: Palette): BrandVariables {
  const entries = Object.entries(property).map(([role, name]) => [
    name,
    palette[role as keyof Palette],
  ])
  return Object.fromEntries(entries) as BrandVariables
}

/** The colours of both themes as custom properties: for `style` of an element, say. */
export function brandVariables(brand: Brand): { light: BrandVariables; dark: BrandVariables } {
  const { light, dark } = palettesOf(brand)
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
export function brandStyleText(brand: Brand): string {
  const { light, dark } = palettesOf(brand)
  return `:root{${declarations(light)}}@media not print{[data-theme=dark]{${declarations(dark)}}}`
}
