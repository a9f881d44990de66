import type { Oklch } from './oklch.ts'

/** The hue of amber. Yellow goes that way when it darkens: at its own hue it turns to olive. */
const AMBER = 70
const YELLOW = { from: 78, to: 122 }

export function isYellow({ c, h }: Oklch): boolean {
  return c >= 0.02 && h > YELLOW.from && h < YELLOW.to
}

/** The colour at another lightness. */
export function withLightness(colour: Oklch, lightness: number): Oklch {
  const darkened = Math.min(1, Math.max(0, colour.l - lightness) / 0.35)
  const h = isYellow(colour) ? colour.h + (AMBER - colour.h) * darkened : colour.h
  return { l: lightness, c: colour.c, h }
}
