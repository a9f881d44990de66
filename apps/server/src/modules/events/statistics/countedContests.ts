import { isPacket } from '@parket/domain/contest/tags'
import { payGroupNumber } from '@parket/domain/event/tags'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { listContests } from '../../../records/contests.ts'
import { listTags } from '../../../records/events.ts'

/**
 * The contests of an event that statistics show, and the ids of those whose entries make up its sums: the
 * entry of a packet stands for its contests' own.
 */
export async function countedContests(db: Kysely<Database>, eventId: number, withDrafts: boolean) {
  const payGroup = payGroupNumber(await listTags(db, eventId))
  const contests = (await listContests(db, eventId)).filter(
    ({ status, group_num }) => group_num !== payGroup && (status !== 'draft' || withDrafts),
  )
  const counted = contests.filter((contest) => !isPacket(contest)).map(({ id }) => id)
  return { contests, counted }
}
