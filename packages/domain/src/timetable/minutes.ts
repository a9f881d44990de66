import type { RoundToTime } from './rounds.ts'

/** Default length of a master class and of other contests without dances. */
const lessonMinutes = 30

/**
 * Minutes a round takes: each heat dances all dances.
 *
 * @param dances how many; 0: it is no competition
 * @param danceMinutes minutes of one dance, walking on and off counted
 */
export function roundMinutes(
  { heats }: Pick<RoundToTime, 'heats'>,
  dances: number,
  danceMinutes: number,
): number {
  if (dances === 0) return lessonMinutes
  return Math.max(1, Math.ceil(heats * dances * danceMinutes))
}
