import { countSheet } from '@parket/domain/marks/sheets'
import type { ResultFacts } from '@parket/domain/result/checks/checkResult'
import type { TiedJudge } from '@parket/domain/result/checks/ownJudge'
import type { TypedSheet } from '@parket/domain/result/checks/fastSheet'
import { roundName } from '@parket/domain/round/name'
import { roundLabel } from '@parket/domain/scoring/roundLabel'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import { loadConflicts } from '../../judges/conflicts.ts'
import { sheetGroups } from '../../marks/fileRound.ts'
import { findInputFaults } from '../../marks/input/findFaults.ts'
import { attemptOf, markingLetters, toEntered, type RoundState } from '../../marks/state.ts'
import type { Seat } from '../../rounds/panels/seats.ts'

/** What the checks of a result need besides its file. */
export async function loadFacts(
  db: Kysely<Database>,
  contest: Contest,
  states: readonly RoundState[],
): Promise<ResultFacts> {
  const seats = states[0]?.allSeats ?? []
  return {
    typed: states.flatMap(typedSheets),
    tied: await loadTied(db, contest, seats),
    changed: await findInputFaults(db, contest, { states }),
  }
}

/** The sheets of paper whose marks count, each with the time that the entry took which was typed fastest. */
function typedSheets(state: RoundState): TypedSheet[] {
  const { round_index, type, role } = state.round
  const name = roundName({ label: roundLabel(round_index), type, role })
  return sheetGroups(state).flatMap(({ dance, attempt, letter, sheets }) => {
    const isCounted =
      attempt === attemptOf(state, dance) &&
      markingLetters(state, dance).includes(letter) &&
      countSheet(sheets.map(toEntered)).marks !== null
    if (!isCounted) return []
    return sheets.flatMap(({ source, claimed_at, finished_at, marks }) =>
      source !== 'paper' || finished_at === null
        ? []
        : [
            {
              round: name,
              roundDances: state.dances,
              dance,
              judge: letter,
              lines: Object.keys(marks).length,
              took: finished_at.getTime() - claimed_at.getTime(),
            },
          ],
    )
  })
}

/** Everybody who sat on a panel of the contest, substitutes too. */
async function loadTied(
  db: Kysely<Database>,
  contest: Contest,
  seats: readonly Seat[],
): Promise<TiedJudge[]> {
  const seated = seats.flatMap(({ letter, judges }) =>
    judges.map(({ judge_id }) => ({ letter, judge_id })),
  )
  if (seated.length === 0) return []
  const [judges, conflictsOf] = await Promise.all([
    db
      .selectFrom('judges')
      .where(
        'id',
        'in',
        seated.map(({ judge_id }) => judge_id),
      )
      .select(['id', 'last_name', 'first_name', 'city', 'club'])
      .execute(),
    loadConflicts(db, [contest.id]),
  ])
  return seated.flatMap(({ letter, judge_id }) => {
    const judge = judges.find(({ id }) => id === judge_id)
    if (!judge) return []
    return [{ judgeId: judge_id, letter, conflicts: conflictsOf(contest.id, judge) }]
  })
}
