import { inputFaults, type InputFault } from '@parket/domain/journal/inputs'
import type { EventLine } from '@parket/domain/journal/publications'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import { listContestLines } from '../publicationLines.ts'
import type { RoundState } from '../state.ts'
import { loadInput } from './loadInput.ts'

/**
 * Where what the result of a contest follows from is not what its event's chain tells.
 * @param known lines of the chain, and all rounds of the contest, where they are read already
 */
export async function findInputFaults(
  db: Kysely<Database>,
  contest: Contest,
  { lines, states }: { lines?: readonly EventLine[]; states?: readonly RoundState[] },
): Promise<InputFault[]> {
  const told = lines ?? (await listContestLines(db, contest.event_id, ['input'], contest.id))
  const isTold = told.some(
    ({ kind, body }) =>
      kind === 'input' && (body as { contest_id?: string }).contest_id === contest.id,
  )
  return isTold ? inputFaults(told, contest.id, await loadInput(db, contest, states)) : []
}
