import { isCompetitive } from '../contest/tags.ts'
import { lastRoundIndex } from '../scoring/roundLabel.ts'
import { planRounds } from '../scoring/rounds.ts'

/** A contest as its rounds are planned. */
export interface TimedContest {
  scoring: string
  tags: readonly string[]
  heat_size: number
  final_max: number
  dances: readonly string[]
}

/** A round that wants a place in the timetable. */
export interface RoundToTime {
  round_index: number
  entries: number
  heats: number
}

/**
 * The rounds of a contest as its entries stand now, the first danced first (docs/rules/rounds-and-heats.md,
 * «How many rounds», «Heats»). What is judged by points or not at all has one; a master class has everybody in it at
 * once.
 *
 * @param entries of leaders or followers, whichever are more, where roles count apart
 */
export function roundsToTime(contest: TimedContest, entries: number): RoundToTime[] {
  const { scoring, heat_size, final_max } = contest
  if (entries === 0) return []
  if (!isCompetitive(contest)) return [{ round_index: 0, entries, heats: 1 }]
  const heatsOf = (count: number) => Math.ceil(count / heat_size)
  if (scoring === 'points' || scoring === 'none') {
    return [{ round_index: 0, entries, heats: heatsOf(entries) }]
  }
  const most = final_max * 2 ** lastRoundIndex
  return planRounds(Math.min(entries, most), { finalMax: final_max }).map(({ index, entries }) => ({
    round_index: index,
    entries,
    heats: heatsOf(entries),
  }))
}
