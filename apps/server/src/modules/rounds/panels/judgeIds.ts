import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'

/** Who judges a contest. */
export interface ContestJudges {
  /** Its panel. */
  judgeIds: number[]
  /** By index of round, where a round of it has a panel of its own: all who judge the rounds of that index. */
  roundJudges: ReadonlyMap<number, number[]>
}

/** The judges of contests that have a panel, by contest, in the order of the panel. */
export async function findJudges(
  db: Kysely<Database>,
  contestIds: string[],
): Promise<Map<string, ContestJudges>> {
  if (contestIds.length === 0) return new Map()
  const [seats, rounds] = await Promise.all([
    db
      .selectFrom('panel_judges')
      .where('contest_id', 'in', contestIds)
      .select(['contest_id', 'judge_id'])
      .orderBy('ind')
      .execute(),
    db
      .selectFrom('rounds')
      .leftJoin('round_panel_judges', 'round_panel_judges.round_id', 'rounds.id')
      .where('rounds.contest_id', 'in', contestIds)
      .select(['rounds.contest_id', 'rounds.id', 'rounds.round_index', 'judge_id'])
      .orderBy('round_panel_judges.ind')
      .execute(),
  ])
  const roundsOf = Map.groupBy(rounds, ({ contest_id }) => contest_id)
  return new Map(
    [...Map.groupBy(seats, ({ contest_id }) => contest_id)].map(([id, seats]) => {
      const judgeIds = seats.map(({ judge_id }) => judge_id)
      return [id, { judgeIds, roundJudges: byIndex(roundsOf.get(id) ?? [], judgeIds) }]
    }),
  )
}

/** Rounds of one index, of leaders and of followers, stand in the timetable together. */
function byIndex(
  rounds: readonly { round_index: number; judge_id: number | null }[],
  panel: readonly number[],
): Map<number, number[]> {
  const own = [...Map.groupBy(rounds, ({ round_index }) => round_index)].filter(([, rows]) =>
    rows.some(({ judge_id }) => judge_id !== null),
  )
  return new Map(
    own.map(([index, rows]) => [
      index,
      [...new Set(rows.flatMap(({ judge_id }) => judge_id ?? panel))],
    ]),
  )
}
