import type { Brand } from './brand.ts'

/**
 * How the colours of a picture come from the accent: the accent as the ground, deeper, pale; `stage`
 * on the dark theme, `paper` in print.
 */
export type PictureTone = 'colour' | 'dusk' | 'dawn' | 'stage' | 'paper'

/** The first event of all, 1, is drawn in the accent itself. */
const TURNS: readonly PictureTone[] = ['dawn', 'colour', 'dusk']

/**
 * The tone of an event: given in turn, so that neighbours in a list differ; an event keeps it everywhere.
 * @param seed the event's id; whatever is no number is drawn in the accent itself
 */
export function toneOf(seed: number | string): PictureTone {
  return TURNS[Number(seed) % TURNS.length] ?? 'colour'
}

/** The one tone of all pictures of a team; null where its events take turns. */
export function fixedToneOf({ picture_tone: tone = 'in_turn' }: Brand): PictureTone | null {
  return tone === 'in_turn' ? null : tone
}
