import { emergencyMarksFormat, longestTypist } from '@parket/domain/emergency/copy'
import { copyProblems, emergencyProblems } from '@parket/domain/emergency/problems'
import { problemText } from '@parket/domain/problems/catalogue'

import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields } from '../../http/problem.ts'
import { bringRound, type BroughtRound } from './bringRound.ts'
import type { SentRound, SourceFile } from './source.ts'

type Sent = Input<'bringEmergencyMarks'>['body']

/**
 * Brings back marks that were typed into an emergency file, round by round behind the lock of each. What stands the same
 * way is left alone, so the same file once more changes nothing.
 *
 * @throws Problem 422 under `format`, `file_id`, `rounds` or `typed_by` for a file of something else, or of another event
 */
export async function bringEmergencyMarks(
  context: Context,
  { body }: Input<'bringEmergencyMarks'>,
): Promise<Answer<'bringEmergencyMarks'>> {
  const file = await readSource(context, body)
  const rounds: BroughtRound[] = []
  for (const sent of body.rounds ?? []) rounds.push(await bringRound(context, file, sent))
  const states = rounds.flatMap(({ sheets }) => sheets.map(({ state }) => state))
  const count = (state: (typeof states)[number]) => states.filter((one) => one === state).length
  return {
    equal: count('equal'),
    added: count('added'),
    waiting: count('waiting'),
    refused: count('refused'),
    rounds,
  }
}

async function readSource(context: Context, body: Sent): Promise<SourceFile> {
  const { format, file_id = 0, event_id, rounds = [] } = body
  if (format !== emergencyMarksFormat) throw invalidFields({ format: [copyProblems.unreadable] })
  const found = await context.db
    .selectFrom('emergency_files')
    .where('id', '=', within(file_id))
    .where('event_id', '=', eventOf(context).id)
    .select(['id', 'numbers'])
    .executeTakeFirst()
  if (!found || event_id !== eventOf(context).id) {
    throw invalidFields({ file_id: [emergencyProblems.foreign] })
  }
  const isEmpty = ({ sheets, decisions = [], pairs = [] }: SentRound) =>
    sheets.length + decisions.length + pairs.length === 0
  if (rounds.every(isEmpty)) {
    throw invalidFields({ rounds: [emergencyProblems.empty] })
  }
  const typedBy = (body.typed_by ?? '').trim()
  if (typedBy.length > longestTypist) {
    throw invalidFields({ typed_by: [problemText('too_long', { max: longestTypist })] })
  }
  return {
    ...found,
    typedBy,
    savedAt: readMoment(body.saved_at),
  }
}

/** What the column can hold; anything else is no file of ours. */
function within(id: number): number {
  return id > 0 && id < 2 ** 31 ? id : 0
}

/** What the computer's clock said, if it said anything that is a moment. */
function readMoment(text: string | undefined): string | null {
  const ms = Date.parse(text ?? '')
  return Number.isNaN(ms) ? null : new Date(ms).toISOString()
}
