import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { Transaction } from 'kysely'

import type { Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { isAfter } from '../rounds/panels/seats.ts'
import { attemptOf, markingLetters, type Decision, type RoundState } from './state.ts'

/**
 * «A judge who leaves without a substitute»: the chief judge leaves the seat empty from a dance on
 * (docs/rules/marks-and-results.md, «An empty seat»).
 *
 * @throws Problem 422 by field
 */
export function readSeat(
  { dance = '', letter = '' }: Input<'addDecision'>['body'],
  state: RoundState,
) {
  const errors: FieldErrors = {}
  const seat = state.seats.find((one) => one.letter === letter)
  if (!state.dances.includes(dance)) addError(errors, 'dance', problemText('dance_foreign'))
  if (!markingLetters(state).includes(letter)) {
    addError(errors, 'letter', problemText('letter_foreign'))
  } else if (seat?.empty_from) addError(errors, 'letter', problemText('seat_empty'))
  const left = markingLetters(state, state.dances.at(-1)).filter((one) => one !== letter)
  if (left.length === 0) addError(errors, 'letter', problemText('seat_last'))
  if (hasErrors(errors)) throw invalidFields(errors)
  return { kind: 'seat' as const, dance, letter, numbers: {}, office: 'chief' as const }
}

/**
 * A sheet half given in the dance is void; one that was given whole, there or later, is the judge's.
 * @throws Problem 409
 */
export async function refuseMarkedSeat(
  trx: Transaction<Database>,
  state: RoundState,
  dance: string | null,
  letter: string | null,
): Promise<void> {
  const from = state.dances.indexOf(dance ?? '')
  const isGiven = state.sheets.some(
    (sheet) =>
      sheet.letter === letter &&
      state.dances.indexOf(sheet.dance) >= from &&
      sheet.attempt === attemptOf(state, sheet.dance) &&
      sheet.finished_at !== null,
  )
  const later = await laterSheets(trx, state)
  if (isGiven || later.some((sheet) => sheet.letter === letter)) {
    throw new Problem(409, 'seat_judged')
  }
}

/**
 * A judge who is back has no marks of the dances that were judged without.
 * @throws Problem 409 once a later dance or round has marks
 */
export async function refuseFollowedSeat(
  trx: Transaction<Database>,
  { id, kind, dance }: Decision,
  state: RoundState,
): Promise<void> {
  if (kind !== 'seat') return
  const from = state.dances.indexOf(dance ?? '')
  // An earlier dance that was repeated since is judged without, too.
  const repeated = state.decisions.filter((one) => one.kind === 'attempt' && one.id > id)
  const isFollowed = state.sheets.some(
    (sheet) =>
      state.dances.indexOf(sheet.dance) > from ||
      (repeated.some((one) => one.dance === sheet.dance) &&
        sheet.attempt === attemptOf(state, sheet.dance)),
  )
  const later = await laterSheets(trx, state)
  if (isFollowed || later.length > 0) throw new Problem(409, 'seat_followed')
}

/** The sheets of the rounds of the contest that are danced after this one. */
async function laterSheets(trx: Transaction<Database>, { contest, round }: RoundState) {
  const sheets = await trx
    .selectFrom('mark_sheets')
    .innerJoin('rounds', 'rounds.id', 'mark_sheets.round_id')
    .where('rounds.contest_id', '=', contest.id)
    .select(['mark_sheets.letter', 'rounds.round_index', 'rounds.type', 'rounds.role'])
    .execute()
  return sheets.filter((sheet) => isAfter(sheet, round))
}
