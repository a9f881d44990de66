import { numberedTitle } from '@parket/domain/contest/title'
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'

import { pageOf, readSort, type Paging } from '../../db/paging.ts'
import type { Database, JudgesTable } from '../../db/schema.ts'
import { hasWords } from '../../db/textSearch.ts'

export type JudgeRow = Selectable<JudgesTable>

export type JudgeFilters = {
  /** Exact name of the city, any case. */
  city?: string
  /** The directory and the own judges of this team; null: of all teams. */
  teamId: number | null
  /** Only who is at an event of this team; null: all. */
  judgedAt: number | null
  /** Names or city. */
  q?: string
}

type Column = 'last_name' | 'city' | 'category'
export type JudgeSort = Column | `-${Column}`

/** A page of the judges' directory and how many are in it. */
export function listJudges(
  db: Kysely<Database>,
  filters: JudgeFilters,
  sort: JudgeSort,
  paging: Paging,
): Promise<{ rows: JudgeRow[]; total: number }> {
  const { column, direction } = readSort<Column>(sort)
  const chosen = filtered(db, filters)
  const ordered = chosen
    .selectAll()
    .orderBy(column, direction)
    .$if(column !== 'last_name', (query) => query.orderBy('last_name', direction))
    .orderBy('first_name', direction)
    .orderBy('id', direction)
  return pageOf(chosen, ordered, paging)
}

function filtered(db: Kysely<Database>, { city, q, teamId, judgedAt }: JudgeFilters) {
  let chosen = db.selectFrom('judges').where('rehearsal_id', 'is', null)
  if (teamId !== null) {
    chosen = chosen.where((eb) => eb.or([eb('team_id', 'is', null), eb('team_id', '=', teamId)]))
  }
  if (judgedAt !== null) {
    chosen = chosen.where((eb) =>
      eb.exists(
        eb
          .selectFrom('event_judges')
          .innerJoin('events', 'events.id', 'event_judges.event_id')
          .whereRef('event_judges.judge_id', '=', 'judges.id')
          .where('events.team_id', '=', judgedAt)
          .select('event_judges.judge_id'),
      ),
    )
  }
  if (city?.trim()) chosen = chosen.where('city_key', '=', sql<string>`fold_name(${city})`)
  chosen = chosen.where((eb) =>
    hasWords(q, [eb.ref('last_name'), eb.ref('first_name'), eb.ref('city')]),
  )
  return chosen
}

/** A judge of the directory, locked for a change. */
export function lockJudge(trx: Transaction<Database>, id: number): Promise<JudgeRow | undefined> {
  return trx.selectFrom('judges').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
}

/** The contests of an event that a judge sits at, for the whole of it or in a round, with numbers. */
export async function panelContests(
  db: Kysely<Database>,
  eventId: number,
  judgeId: number,
): Promise<string[]> {
  const contests = await db
    .selectFrom('contests')
    .where('contests.event_id', '=', eventId)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('panel_judges')
            .whereRef('panel_judges.contest_id', '=', 'contests.id')
            .where('panel_judges.judge_id', '=', judgeId)
            .select('panel_judges.judge_id'),
        ),
        eb.exists(
          eb
            .selectFrom('round_panel_judges')
            .innerJoin('rounds', 'rounds.id', 'round_panel_judges.round_id')
            .whereRef('rounds.contest_id', '=', 'contests.id')
            .where('round_panel_judges.judge_id', '=', judgeId)
            .select('round_panel_judges.judge_id'),
        ),
      ]),
    )
    .orderBy('contests.group_num')
    .select(['contests.group_num', 'contests.group_name', 'contests.section'])
    .execute()
  return contests.map(numberedTitle)
}

/** Whether marks stand under a judge's letter in the event. */
export async function hasMarked(
  db: Kysely<Database>,
  { eventId, judgeId, letter }: { eventId: number; judgeId: number; letter: string },
): Promise<boolean> {
  const sheet = await db
    .selectFrom('mark_sheets')
    .innerJoin('rounds', 'rounds.id', 'mark_sheets.round_id')
    .leftJoin('panel_judges', (join) =>
      join
        .onRef('panel_judges.contest_id', '=', 'rounds.contest_id')
        .on('panel_judges.judge_id', '=', judgeId),
    )
    .leftJoin('round_panel_judges', (join) =>
      join
        .onRef('round_panel_judges.round_id', '=', 'rounds.id')
        .on('round_panel_judges.judge_id', '=', judgeId),
    )
    .where('rounds.event_id', '=', eventId)
    .where('mark_sheets.letter', '=', letter)
    .where((eb) =>
      eb.or([
        eb('panel_judges.judge_id', 'is not', null),
        eb('round_panel_judges.judge_id', 'is not', null),
      ]),
    )
    .select('mark_sheets.id')
    .executeTakeFirst()
  return sheet !== undefined
}
