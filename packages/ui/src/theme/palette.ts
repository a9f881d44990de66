import { toHex } from './oklch.ts'

/** Warm greys: of paper, and of wood, which is also the ink. */
const paper = (l: number, c: number): string => toHex({ l, c, h: 85 })
const wood = (l: number, c: number): string => toHex({ l, c, h: 60 })
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
    line: tone(lightness.line, softChroma * 2.4, HUE[name]),
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
  page: paper(0.978, 0.0055),
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: paper(0.957, 0.007),
  hover: paper(0.937, 0.009),
  line: paper(0.902, 0.01),
  lineStrong: wood(0.6, 0.014),
  text: wood(0.235, 0.01),
  textSecondary: wood(0.475, 0.013),
  dangerFill: tone(0.51, 0.18, HUE.critical),
  dangerFillHover: tone(0.45, 0.165, HUE.critical),
  onDanger: '#ffffff',
  tone: tones({ text: 0.45, soft: 0.966, line: 0.875 }, 0.02),
}

export type Palette = typeof lightPalette

/** The same by evening light. */
export const darkPalette: Palette = {
  page: wood(0.192, 0.007),
  surface: wood(0.228, 0.008),
  raised: wood(0.262, 0.009),
  sunken: wood(0.168, 0.006),
  hover: wood(0.288, 0.01),
  line: wood(0.332, 0.01),
  lineStrong: wood(0.63, 0.013),
  text: wood(0.945, 0.007),
  textSecondary: wood(0.765, 0.011),
  dangerFill: tone(0.7, 0.15, HUE.critical),
  dangerFillHover: tone(0.76, 0.13, HUE.critical),
  onDanger: '#1d0a07',
  tone: tones({ text: 0.82, soft: 0.27, line: 0.4 }, 0.03),
}

/** The backgrounds any text or control may lie on. */
export function surfacesOf(palette: Palette): string[] {
  return [palette.page, palette.surface, palette.raised, palette.sunken, palette.hover]
}
