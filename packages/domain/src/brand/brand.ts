import { isHexColour } from './oklch.ts'

/** The accent of a team that has chosen none: burgundy, the velvet of a ballroom. */
export const DEFAULT_ACCENT = '#8a2f4b'

/** The accent itself when it is `#rrggbb`, {@link DEFAULT_ACCENT} for any other text. */
export function safeAccent(accent: string): string {
  return isHexColour(accent) ? accent : DEFAULT_ACCENT
}

/** The tones of a team's pictures: given to its events in turn, or one for all (`pictureColours.ts`). */
export const pictureTones = ['in_turn', 'colour', 'dusk', 'dawn'] as const

/** Where the greys take their hue from: the accent, or a temperature of their own. */
export const greyTemperatures = ['accent', 'warm', 'cool', 'neutral'] as const

/** What a team chooses of its colours; all the others follow from it. */
export interface Brand {
  /** `#rrggbb` */
  accent: string
  greys?: (typeof greyTemperatures)[number]
  picture_tone?: (typeof pictureTones)[number]
}
