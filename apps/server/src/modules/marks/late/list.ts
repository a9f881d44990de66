import { problemText } from '@parket/domain/problems/catalogue'

import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { findRound } from '../../rounds/core/find.ts'
import { isHiddenFrom } from '../hideFirst.ts'
import { listLines, whoOf } from '../journalLines.ts'
import { maySeeTrainees } from '../presentTrainees.ts'
import { loadRound } from '../state.ts'
import { readTypist } from '../typists.ts'
import { lateMarks } from './lines.ts'
import { changesOf, targetOf } from './target.ts'
import { loadTraineeSheets } from './trainees.ts'

/**
 * The marks of a round that came too late, with what they would change, and those that were refused; of a trainee's, for who
 * may not see them, that there are some.
 * @throws Problem 404
 */
export async function listLateMarks(
  context: Context,
  { path }: Input<'listLateMarks'>,
): Promise<Answer<'listLateMarks'>> {
  const { db } = context
  const { contest, round } = await findRound(db, context, path)
  const { id: eventId } = eventOf(context)
  const state = await loadRound(db, contest, round)
  const typist = await readTypist(db, context)
  const trainees = await loadTraineeSheets(db, eventId, round.id)
  return lateMarks(await listLines(db, eventId, round.id)).map((late) => {
    const { lines, dance, attempt, letter, reason, numbers, decided } = late
    const { effect, sheets, marks } = targetOf(state, late, trainees)
    const isHidden = sheets.some((sheet) => isHiddenFrom(sheet, typist, state))
    const isUnseen =
      !maySeeTrainees(context) &&
      !state.seats.some((seat) => seat.letter === letter) &&
      trainees.isTrainee(late)
    const [first] = lines
    const last = lines.at(-1) ?? first
    return {
      n: last.n,
      count: lines.length,
      at: last.at.toISOString(),
      station_id: last.station_id,
      who: whoOf(last),
      dance,
      attempt,
      letter,
      reason,
      text: problemText(reason),
      effect,
      changes: isUnseen ? [] : changesOf(late, isHidden ? {} : marks, state),
      refused: Object.entries(isUnseen ? {} : numbers).map(([number, values]) => ({
        start_number: Number(number),
        values: values && [...values],
      })),
      decided,
    }
  })
}
