import { judgedContests } from '@parket/domain/contest/judged'
import { calendarDay } from '@parket/domain/format/date'
import { copyOfEvent } from '@parket/domain/event/copy'
import { eventFields } from '@parket/domain/event/fields'
import { rehearsalName } from '@parket/domain/event/rehearsal'
import { payGroupNumber } from '@parket/domain/event/tags'
import type { Transaction } from 'kysely'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import type { Answer } from '../../../contract/handlers.ts'
import { valuesOfRow } from '../../../db/fieldColumns.ts'
import type { Database } from '../../../db/schema.ts'
import { Problem } from '../../../http/problem.ts'
import { danceEvent } from './dance.ts'
import { findContests, type Contest } from '../../../records/contests.ts'
import { listTags, type EventRow } from '../../../records/events.ts'
import { copyParts } from '../core/copy.ts'
import { insertEvent, readBack } from '../core/edit.ts'
import { settleEvent } from '../../payments/ledger/settle.ts'
import { completePanels } from './judges.ts'
import { madeUpSets } from './sets.ts'
import { writeSets } from './writeSets.ts'

/**
 * Makes the rehearsal of an event, or answers the one there is: a copy that only its staff see, with made-up
 * people in every contest, and marks in the first contests of each kind (docs/adr/0044).
 *
 * @throws Problem 409 for a rehearsal of a rehearsal
 */
export function startRehearsal(context: Context): Promise<Answer<'startRehearsal'>> {
  const origin = eventOf(context)
  if (origin.rehearsal_of !== null) throw new Problem(409, 'rehearsal_not_copied')
  // Behind the event's lock: of two presses one makes it, the other is answered the same.
  const make = async (trx: Transaction<Database>): Promise<{ id: number; isNew: boolean }> => {
    const made = await trx
      .selectFrom('events')
      .where('rehearsal_of', '=', origin.id)
      .select('id')
      .executeTakeFirst()
    return made ? { ...made, isNew: false } : { id: await rehearse(trx, context), isNew: true }
  }
  return auditedEventTransaction(
    context,
    undefined,
    async ({ trx, writeAudit }) => {
      const { id, isNew } = await make(trx)
      if (isNew) {
        await writeAudit({
          entity: 'event',
          entityId: origin.id,
          changes: { rehearsal: { from: null, to: id } },
        })
      }
      return readBack(trx, context, id)
    },
    { isUndoable: false },
  )
}

/** @returns the id of the rehearsal */
async function rehearse(trx: Transaction<Database>, context: Context): Promise<number> {
  const origin = eventOf(context)
  const userId = userOf(context).id
  const settings = valuesOfRow(eventFields, origin)
  const { date_begin, date_end } = settings
  const copied = copyOfEvent(settings, { name: rehearsalName(origin.name), date_begin, date_end })
  // Nobody shall pay by the code of a made-up registration.
  const id = await insertEvent(trx, origin.team_id, { ...copied, payment_details: null }, origin.id)
  await copyParts(
    { trx, from: origin, to: id, days: 0 },
    { contests: true, sessions: true, judges: true },
  )
  await copyStaff(trx, origin, id)
  await closeContests(trx, origin, id)
  const danced = await findDanced(trx, id)
  await completePanels(trx, { id, team_id: origin.team_id }, danced)
  const sets = madeUpSets(danced, calendarDay(origin.date_begin, origin.time_zone))
  await writeSets(trx, { id, time_zone: origin.time_zone }, sets, context.now)
  await settleEvent(trx, id, userId)
  await dance(trx, id, danced, { userId, at: context.now })
  return id
}

/** The same people with the same roles; they get no letter. */
async function copyStaff(trx: Transaction<Database>, origin: EventRow, to: number): Promise<void> {
  await trx
    .insertInto('event_users')
    .columns(['event_id', 'user_id', 'role'])
    .expression((eb) =>
      eb
        .selectFrom('event_users')
        .where('event_id', '=', origin.id)
        .select((each) => [each.val(to).as('event_id'), 'user_id', 'role']),
    )
    .execute()
}

/** Copies are drafts: those that take place have closed registration, as on the day. */
async function closeContests(
  trx: Transaction<Database>,
  origin: EventRow,
  id: number,
): Promise<void> {
  await trx.updateTable('contests').set({ status: 'closed' }).where('event_id', '=', id).execute()
  await trx
    .updateTable('contests')
    .set({ status: 'cancelled' })
    .where('event_id', '=', id)
    .where('group_num', 'in', (eb) =>
      eb
        .selectFrom('contests as before')
        .where('before.event_id', '=', origin.id)
        .where('before.status', '=', 'cancelled')
        .select('before.group_num'),
    )
    .execute()
}

/** The contests that people dance and judges judge. */
async function findDanced(trx: Transaction<Database>, id: number): Promise<Contest[]> {
  const payGroup = payGroupNumber(await listTags(trx, id))
  const judged = judgedContests(await findContests(trx, id), payGroup)
  return judged.filter(({ scoring, status }) => scoring !== 'none' && status !== 'cancelled')
}

/** How far the first and the second contest of each kind are; the others wait for their draw. */
const stages = ['judged', 'running'] as const

/** Draws contests and makes up their marks, so that there is something to look at on every page. */
async function dance(
  trx: Transaction<Database>,
  eventId: number,
  contests: readonly Contest[],
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  const kinds = Map.groupBy(
    contests,
    ({ scoring, jnj_role_split }) => `${scoring} ${jnj_role_split}`,
  )
  for (const ofKind of kinds.values()) {
    for (const [nth, status] of stages.entries()) {
      const contest = ofKind[nth]
      if (!contest) continue
      await trx.updateTable('contests').set({ status }).where('id', '=', contest.id).execute()
    }
  }
  await danceEvent(trx, eventId, {
    seedOf: () => crypto.randomUUID(),
    scrutineerId: userId,
    at,
    signing: null,
  })
}
