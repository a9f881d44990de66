import type { Kysely, Selectable } from 'kysely'

import type { Database, EventJudgesTable, JudgesTable } from '../db/schema.ts'

export type EventJudgeRow = Selectable<EventJudgesTable> &
  Pick<Selectable<JudgesTable>, 'last_name' | 'first_name' | 'city' | 'club' | 'category'>

/** The judges of an event by letter, those without one after them. */
export function listEventJudges(db: Kysely<Database>, eventId: number): Promise<EventJudgeRow[]> {
  return selectEventJudges(db, eventId)
    .orderBy(
      (eb) => eb.fn('length', ['letter']),
      (order) => order.asc().nullsLast(),
    )
    .orderBy('letter')
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('judge_id')
    .execute()
}

export function findEventJudge(
  db: Kysely<Database>,
  eventId: number,
  judgeId: number,
): Promise<EventJudgeRow | undefined> {
  return selectEventJudges(db, eventId).where('judge_id', '=', judgeId).executeTakeFirst()
}

/** The judges of a contest, in the order of its panel. */
export function listPanel(
  db: Kysely<Database>,
  eventId: number,
  contestId: string,
): Promise<EventJudgeRow[]> {
  return selectEventJudges(db, eventId)
    .innerJoin('panel_judges', (join) =>
      join
        .onRef('panel_judges.event_id', '=', 'event_judges.event_id')
        .onRef('panel_judges.judge_id', '=', 'event_judges.judge_id'),
    )
    .where('panel_judges.contest_id', '=', contestId)
    .orderBy('panel_judges.ind')
    .execute()
}

/** The panels of contests, by contest, each in its order. */
export async function listContestPanels(
  db: Kysely<Database>,
  eventId: number,
  contestIds: readonly string[],
): Promise<Map<string, EventJudgeRow[]>> {
  const rows = await selectEventJudges(db, eventId)
    .innerJoin('panel_judges', (join) =>
      join
        .onRef('panel_judges.event_id', '=', 'event_judges.event_id')
        .onRef('panel_judges.judge_id', '=', 'event_judges.judge_id'),
    )
    .where('panel_judges.contest_id', 'in', contestIds)
    .select('panel_judges.contest_id')
    .orderBy('panel_judges.ind')
    .execute()
  return Map.groupBy(rows, ({ contest_id }) => contest_id)
}

/** A judge of a round that has a panel of its own. */
export type RoundJudgeRow = EventJudgeRow & { contest_id: string; round_id: number }

/** The judges of the rounds of contests that have a panel of their own, each panel in its order. */
export function listRoundPanels(
  db: Kysely<Database>,
  eventId: number,
  contestIds: readonly string[],
): Promise<RoundJudgeRow[]> {
  return selectEventJudges(db, eventId)
    .innerJoin('round_panel_judges', (join) =>
      join
        .onRef('round_panel_judges.event_id', '=', 'event_judges.event_id')
        .onRef('round_panel_judges.judge_id', '=', 'event_judges.judge_id'),
    )
    .innerJoin('rounds', 'rounds.id', 'round_panel_judges.round_id')
    .where('rounds.contest_id', 'in', contestIds)
    .select(['rounds.contest_id', 'round_panel_judges.round_id'])
    .orderBy('round_panel_judges.ind')
    .execute()
}

/** The panels of all contests of an event: ids of judges by contest, in the order of the panel. */
export async function listPanels(
  db: Kysely<Database>,
  eventId: number,
): Promise<Map<string, number[]>> {
  const seats = await db
    .selectFrom('panel_judges')
    .where('event_id', '=', eventId)
    .select(['contest_id', 'judge_id'])
    .orderBy('contest_id')
    .orderBy('ind')
    .execute()
  const panels = new Map<string, number[]>()
  for (const { contest_id, judge_id } of seats) {
    panels.set(contest_id, [...(panels.get(contest_id) ?? []), judge_id])
  }
  return panels
}

function selectEventJudges(db: Kysely<Database>, eventId: number) {
  return db
    .selectFrom('event_judges')
    .innerJoin('judges', 'judges.id', 'event_judges.judge_id')
    .where('event_judges.event_id', '=', eventId)
    .selectAll('event_judges')
    .select([
      'judges.last_name',
      'judges.first_name',
      'judges.city',
      'judges.club',
      'judges.category',
    ])
}
