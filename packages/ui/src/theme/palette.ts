import { toHex } from './oklch.ts'

/** One hue of warm grey, the colour of paper and wood. */
const grey = (l: number, c: number): string => toHex({ l, c, h: 72 })
const tone = (l: number, c: number, h: number): string => toHex({ l, c, h })

/** Hues of the meanings. A tenant's accent never takes their place. */
const HUE = { info: 250, positive: 155, caution: 70, critical: 27 }
type ToneName = keyof typeof HUE

export interface ToneColours {
  /** Text and icons of this meaning. */
  text: string
  /** Background of a notice. */
  soft: string
  /** Hairline around it. */
  line: string
}

function tones(lightness: { text: number; soft: number; line: number }, softChroma: number) {
  const of = (name: ToneName): ToneColours => ({
    text: tone(lightness.text, 0.12, HUE[name]),
    soft: tone(lightness.soft, softChroma, HUE[name]),
    line: tone(lightness.line, softChroma * 2, HUE[name]),
  })
  return {
    info: of('info'),
    positive: of('positive'),
    caution: of('caution'),
    critical: of('critical'),
  }
}

/** Every colour that does not depend on the tenant, on paper. */
export const lightPalette = {
  page: grey(0.984, 0.005),
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: grey(0.961, 0.007),
  hover: grey(0.938, 0.009),
  line: grey(0.905, 0.01),
  lineStrong: grey(0.6, 0.018),
  text: grey(0.235, 0.012),
  textSecondary: grey(0.475, 0.014),
  dangerFill: tone(0.52, 0.185, HUE.critical),
  dangerFillHover: tone(0.46, 0.17, HUE.critical),
  onDanger: '#ffffff',
  tone: tones({ text: 0.45, soft: 0.963, line: 0.87 }, 0.028),
}

export type Palette = typeof lightPalette

/** The same by evening light. */
export const darkPalette: Palette = {
  page: grey(0.178, 0.006),
  surface: grey(0.212, 0.007),
  raised: grey(0.248, 0.008),
  sunken: grey(0.152, 0.005),
  hover: grey(0.275, 0.009),
  line: grey(0.318, 0.009),
  lineStrong: grey(0.62, 0.014),
  text: grey(0.945, 0.008),
  textSecondary: grey(0.755, 0.012),
  dangerFill: tone(0.7, 0.15, HUE.critical),
  dangerFillHover: tone(0.76, 0.13, HUE.critical),
  onDanger: '#1d0a07',
  tone: tones({ text: 0.82, soft: 0.262, line: 0.4 }, 0.034),
}

/** The backgrounds any text or control may lie on. */
export function surfacesOf(palette: Palette): string[] {
  return [palette.page, palette.surface, palette.raised, palette.sunken, palette.hover]
}
