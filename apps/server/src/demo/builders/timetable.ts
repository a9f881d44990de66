import type { SessionItemKind } from '@parket/domain/timetable/fields'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import type { DemoContest } from './contests.ts'

/** A part of an event's day, as it is written down by hand. */
export interface DemoSession {
  title: string
  floor: string
  start: Date
  items: DemoItem[]
}

/** `[group_num, round index, minutes]` is a round, `[kind, title, minutes]` anything else. */
export type DemoItem =
  | [groupNum: number, roundIndex: number, minutes: number]
  | [kind: Exclude<SessionItemKind, 'round'>, title: string, minutes: number]

/** Writes the sessions of an event, numbered in their order. */
export async function writeTimetable(
  trx: Kysely<Database>,
  event_id: number,
  contests: DemoContest[],
  sessions: readonly DemoSession[],
): Promise<void> {
  for (const [index, { title, floor, start, items }] of sessions.entries()) {
    const { id: session_id } = await trx
      .insertInto('sessions')
      .values({ event_id, number: index + 1, title, floor, start_at: start })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('session_items')
      .values(
        items.map((item, ind) => Object.assign(row(item, contests), { session_id, event_id, ind })),
      )
      .execute()
  }
}

function row([what, detail, minutes]: DemoItem, contests: DemoContest[]) {
  if (typeof what === 'string') {
    return { kind: what, contest_id: null, round_index: null, title: detail, minutes }
  }
  const contest = contests.find(({ group_num }) => group_num === what)
  if (!contest) throw new TypeError(`The demo has no contest ${what} at this event`)
  const { id: contest_id } = contest
  return { kind: 'round' as const, contest_id, round_index: detail, title: '', minutes }
}
