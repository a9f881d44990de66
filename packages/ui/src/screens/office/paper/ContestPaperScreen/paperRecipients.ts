import { judgesWhoMark } from '@parket/domain/scoring/judgesWhoMark'
import { roundKind } from '@parket/domain/scoring/roundKind'
import type { ShownPlace } from '../../../events/resultData.ts'
import type { Paper, PaperChoice, RoundItem } from './paperData.ts'

/** Those who get a sheet of a round: the judges of its panel who mark it. */
export function sheetSeats({ contest }: Pick<Paper, 'contest'>, round: RoundItem) {
  if (contest.scoring === 'none') return []
  return judgesWhoMark(roundKind(contest.scoring, round.index), round.seats)
}

/** The places that get a diploma. */
export function awardedPlaces(result: Paper['result'], reach: PaperChoice['reach']): ShownPlace[] {
  return result.places.filter((place) => isGiven(place, reach, result))
}

function isGiven(
  { start_number, place }: ShownPlace,
  reach: PaperChoice['reach'],
  { rounds }: Paper['result'],
): boolean {
  if (reach === 'podium') return place <= 3
  if (reach === 'all') return true
  return rounds.some(
    ({ index, entries }) => index === 0 && entries.some((one) => one.start_number === start_number),
  )
}
