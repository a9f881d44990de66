import { isRoundBegun } from '@parket/domain/contest/lateEntry'
import { fileInput, type ResultInput } from '@parket/domain/journal/inputs'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import { listRounds } from '../../rounds/core/queries.ts'
import { namelessPanel, toFileContest, toFileRound } from '../fileRound.ts'
import { commitNames } from '../signedFile.ts'
import { loadRounds, startNumbers, type RoundState } from '../state.ts'

/**
 * What the result of a contest follows from besides marks and draws, as it is stored now, of rounds that have begun; empty while none
 * has (docs/rules/marks-and-results.md, «Input in the journal»).
 * @param known all its rounds, where they are read already
 */
export async function loadInput(
  db: Kysely<Database>,
  contest: Contest,
  known?: readonly RoundState[],
): Promise<ResultInput> {
  const all = known ?? (await loadRounds(db, contest, await listRounds(db, contest.id)))
  const states = all.filter(({ round }) => isRoundBegun(round))
  const [first] = states
  if (!first) return {}
  const numbers = Object.fromEntries(
    states.flatMap((state) => [...startNumbers(state)].map(([id, number]) => [number, id])),
  ) as Record<string, number>
  const names = await commitNames(db, numbers)
  return {
    ...fileInput({
      contest: toFileContest(contest),
      panel: namelessPanel(first.panel),
      // Marks have lines of their own.
      rounds: states.map((state) => toFileRound({ ...state, sheets: [] })),
      places: [],
    }),
    names,
    numbers,
    judges: judgesOf(states),
  }
}

/** Who sits behind each letter, and from which dance of which round on. */
function judgesOf(states: readonly RoundState[]): object {
  const seats = states.flatMap(({ panel, seats: ofRound }) => [...panel, ...ofRound])
  return Object.fromEntries(
    seats.map(({ letter, judges }) => [
      letter,
      judges.map(({ judge_id, round_id, dance }) => [judge_id, round_id, dance]),
    ]),
  )
}
