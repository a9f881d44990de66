import { packetByNumbers, type ContestPlace } from '@parket/domain/contest/order'
import { findEventTag } from '@parket/domain/event/tags'
import { sql } from 'kysely'

import { changesBetween } from '../../change/audit.ts'
import type { AuditedEventTransaction } from '../../change/auditedTransaction.ts'
import { raiseVersion } from '../../change/raiseVersion.ts'
import { Problem } from '../../http/problem.ts'
import type { Contest } from '../../records/contests.ts'
import { listTags } from '../../records/events.ts'
import { presentTag } from '../events/core/present.ts'

/** Numbers that contests had, and those they have now. */
export type NewNumbers = ReadonlyMap<number, number>

/**
 * «Renumbering contests: while unpublished only» (docs/rules/events-and-contests.md, «Order and numbers»): links,
 * programmes and announcements name the numbers.
 *
 * @throws Problem 409
 */
export function refusePublishedNumbers(
  { event }: AuditedEventTransaction,
  numbers: NewNumbers,
): void {
  const isAnyNew = [...numbers].some(([from, to]) => from !== to)
  if (isAnyNew && event.published) throw new Problem(409, 'numbers_published')
}

/** The places of packets that name contests by numbers of before. */
export function followingPackets(
  contests: readonly Contest[],
  numbers: NewNumbers,
): ContestPlace[] {
  return contests.flatMap(({ id, group_num, sort, packet }) => {
    const following = packetByNumbers(packet, numbers)
    return following === packet ? [] : [{ id, group_num, sort, packet: following }]
  })
}

/**
 * Writes the places that differ in one statement, so that contests can exchange numbers, and notes their new numbers
 * and packets; where a contest stands in the list is noted of the list as a whole.
 */
export async function writePlaces(
  { trx, writeAudit }: AuditedEventTransaction,
  contests: readonly Contest[],
  places: readonly ContestPlace[],
): Promise<void> {
  const before = new Map(contests.map((contest) => [contest.id, contest]))
  const lines = places.flatMap((place) => {
    const { group_num, sort, packet } = before.get(place.id) ?? place
    const { id, ...after } = place
    const changes = changesBetween<Omit<ContestPlace, 'id'>>({ group_num, sort, packet }, after)
    if (Object.keys(changes).length === 0) return []
    const { sort: _, ...noted } = changes
    return [{ place, entityId: id, changes: noted }]
  })
  if (lines.length === 0) return
  await sql`
    update contests set
      group_num = place.group_num,
      sort = place.sort,
      packet = place.packet,
      version = version + 1
    from jsonb_to_recordset(${JSON.stringify(lines.map(({ place }) => place))}::jsonb)
      as place (id uuid, group_num integer, sort integer, packet jsonb)
    where contests.id = place.id
  `.execute(trx)
  await writeAudit(
    ...lines.map(({ entityId, changes }) => ({ entity: 'contest', entityId, changes })),
  )
}

/** Lets the event's tag PAY-GROUP name the same contest as before. */
export async function followPayGroup(
  { trx, event, writeAudit }: AuditedEventTransaction,
  numbers: NewNumbers,
): Promise<void> {
  const tags = await listTags(trx, event.id)
  const tag = findEventTag(tags, 'PAY-GROUP')
  const from = Number(tag?.tag_value)
  const to = numbers.get(from)
  if (tag === undefined || to === undefined || to === from) return
  await trx
    .updateTable('event_tags')
    .set({ tag_value: String(to) })
    .where('id', '=', tag.id)
    .execute()
  await raiseVersion(trx, event)
  const after = await listTags(trx, event.id)
  await writeAudit({
    entity: 'event',
    entityId: event.id,
    changes: { tags: { from: tags.map(presentTag), to: after.map(presentTag) } },
  })
}
