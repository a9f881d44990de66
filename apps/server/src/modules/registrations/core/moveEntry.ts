import { contestTitle } from '@parket/domain/contest/title'
import { payGroupNumber } from '@parket/domain/event/tags'
import { problemText } from '@parket/domain/problems/catalogue'
import { statusOfNewEntry } from '@parket/domain/registration/capacity'
import { moveProblems } from '@parket/domain/registration/moveEntry'
import { isJnjRole, type JnjRole } from '@parket/domain/registration/request'
import type { Transaction } from 'kysely'

import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import { refuseStale } from '../../../change/versions.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import type { Contest } from '../../../records/contests.ts'
import { isRehearsal } from '../../../records/events.ts'
import { findDrawn } from '../../../records/rounds.ts'
import { findWhole, type PlacedRow, type WholeRegData } from '../../../records/registrations.ts'
import { refuseNewEntries } from '../../draws/saidSessions.ts'
import { settleCharges, sharingDancers } from '../../payments/ledger/settle.ts'
import { queueChangeNotice } from './letter.ts'
import { countPlaces } from './places.ts'
import { presentRegData } from './present.ts'
import { promoteByHand, promoteWaiting, takeBackPlaceLetters } from './promote.ts'
import { loadRegistrationRules, type Rules } from './loadRegistrationRules.ts'
import { refuseSameDancers } from './sameDancers.ts'

/**
 * Moves an entry to another contest. It keeps its id, the day of its price and its time in waiting lists, so moving it
 * back leaves it as it was, unless somebody got the place meanwhile. A place that becomes free is given on.
 *
 * @throws Problem 404, 409 for a stale edit, dancers who have an entry there, heats that are drawn, or digits that are said; 422
 */
export function moveEntry(
  context: Context,
  { path, body }: Input<'moveEntry'>,
): Promise<Answer<'moveEntry'>> {
  return changeEntry(context, path, body.version, async (trx, { whole, entry, rules }) => {
    const target = rules.contests.find(({ id }) => id === body.contest_id?.toLowerCase())
    const source = rules.contests.find(({ id }) => id === entry.contest_id)
    if (!target || !source) throw invalidFields({ contest_id: [problemText('contest_foreign')] })
    await refuseDrawn(trx, [source, target])
    await refuseNewEntries(trx, whole.regData.event_id, [target.id])
    const role = readRole(body.role ?? entry.role, target)
    await refuseUnfit(trx, whole, { entry, target, rules })

    const occupancies = await countPlaces(trx, [target.id])
    await trx
      .updateTable('registrations')
      .set({
        contest_id: target.id,
        packet_contest_id: packetAfter(entry, target, rules.contests),
        role,
        status: statusOfNewEntry(target, role, occupancies.get(target.id) ?? []),
      })
      .where('id', '=', entry.id)
      .execute()
    await takeBackPlaceLetters(trx, [entry.id])
    const freed = await promoteWaiting(trx, context.config, whole.regData.event_id, [source.id])
    return { freed, field: 'contest_id', change: { from: source.id, to: target.id } }
  })
}

/**
 * Gives a place to an entry that waits, regardless of capacity and waiting list: the organiser decides.
 *
 * @throws Problem 404, 409 for a stale edit or an entry that does not wait, heats that are drawn, or digits that are said
 */
export function promoteEntry(
  context: Context,
  { path, body }: Input<'promoteEntry'>,
): Promise<Answer<'promoteEntry'>> {
  return changeEntry(context, path, body.version, async (trx, { whole, entry, rules }) => {
    if (entry.status !== 'waiting') throw new Problem(409, 'entry_not_waiting')
    const contest = rules.contests.filter(({ id }) => id === entry.contest_id)
    await refuseDrawn(trx, contest)
    await refuseNewEntries(trx, whole.regData.event_id, [entry.contest_id])
    await promoteByHand(trx, context.config, whole.regData.event_id, entry.id)
    return { freed: [], field: 'status', change: { from: 'waiting', to: 'active' } }
  })
}

/**
 * Takes back a place that an organiser gave, while its letter waits: the entry waits where it stood, and the letter never
 * goes. At a rehearsal there is no letter to wait for.
 *
 * @throws Problem 404, 409 for a stale edit, an entry without a place, heats that are drawn, or a letter that went
 */
export function takeBackPlace(
  context: Context,
  { path }: Input<'takeBackPlace'>,
): Promise<Answer<'takeBackPlace'>> {
  return changeEntry(context, path, undefined, async (trx, { entry, rules }) => {
    const contest = rules.contests.filter(({ id }) => id === entry.contest_id)
    await refuseDrawn(trx, contest)
    const isTakenBack = await takeBackPlaceLetters(trx, [entry.id])
    if (entry.status !== 'active' || !(isTakenBack || isRehearsal(eventOf(context)))) {
      throw new Problem(409, 'place_told')
    }
    await trx
      .updateTable('registrations')
      .set({ status: 'waiting' })
      .where('id', '=', entry.id)
      .execute()
    return { freed: [], field: 'status', change: { from: 'active', to: 'waiting' } }
  })
}

interface EntryChange {
  whole: WholeRegData
  entry: PlacedRow
  rules: Rules
}

/** What became of an entry, and whose registrations have a place now because of it. */
type Done = {
  freed: number[]
  field: 'contest_id' | 'status'
  change: { from: string; to: string }
}

/** Changes an entry behind the event's lock, with what follows: charges, the letter, the line in the log. */
function changeEntry(
  context: Context,
  { regId, entryId }: { regId: number; entryId: number },
  version: number | undefined,
  write: (trx: Transaction<Database>, change: EntryChange) => Promise<Done>,
): Promise<Answer<'moveEntry'>> {
  const seen = eventOf(context)
  const edit = async ({ trx, writeAudit, event: locked }: AuditedEventTransaction) => {
    const event = { ...seen, ...locked }
    const whole = await read(trx, event.id, regId)
    refuseStale(version, whole.regData.version)
    const entry = whole.registrations.find(({ id }) => id === entryId)
    if (!entry) throw new Problem(404, 'registration_not_found')
    if (entry.status === 'withdrawn') throw new Problem(409, 'entry_withdrawn')
    const rules = await loadRegistrationRules(trx, context, event)
    const sharing = await sharingDancers(trx, event.id, [regId])
    const { freed, field, change } = await write(trx, { whole, entry, rules })
    await trx
      .updateTable('reg_datas')
      .set({ version: whole.regData.version + 1 })
      .where('id', '=', regId)
      .execute()
    await settleCharges(trx, {
      eventId: event.id,
      regDataIds: [...new Set([regId, ...sharing, ...freed])],
      rules,
      userId: userOf(context).id,
    })
    const after = await read(trx, event.id, regId)
    const changes = { [`registrations.${entryId}.${field}`]: change }
    await writeAudit({ entity: 'regData', entityId: regId, changes })
    // Who gets a place has a letter of its own.
    if (field === 'contest_id') {
      await queueChangeNotice(trx, context, event, whole, after, rules.contests)
    }
    return presentRegData(after, { forStaff: true })
  }
  // Not undoable by rows: a place that was given up may be another's by now. It is moved back instead.
  return auditedEventTransaction(context, undefined, edit, { isUndoable: false })
}

async function read(
  trx: Transaction<Database>,
  eventId: number,
  id: number,
): Promise<WholeRegData> {
  const whole = await findWhole(trx, eventId, id)
  if (!whole) throw new Problem(404, 'registration_not_found')
  return whole
}

/** @throws Problem 409 naming the contest whose heats are drawn: entries come and go by late entries then */
async function refuseDrawn(trx: Transaction<Database>, contests: readonly Contest[]) {
  const drawn = await findDrawn(
    trx,
    contests.map(({ id }) => id),
  )
  const contest = contests.find(({ id }) => drawn.has(id))
  if (contest) throw new Problem(409, 'entry_drawn', { params: { contest: contestTitle(contest) } })
}

async function refuseUnfit(
  trx: Transaction<Database>,
  { dancers, registrations, regData }: WholeRegData,
  { entry, target, rules }: { entry: PlacedRow; target: Contest; rules: Rules },
): Promise<void> {
  const isThere = registrations.some(
    ({ contest_id, status }) => contest_id === target.id && status !== 'withdrawn',
  )
  const payGroupNum = payGroupNumber(rules.tags)
  const problems = isThere
    ? [problemText('contest_chosen_twice')]
    : moveProblems(dancers, target, { event: rules.event, payGroupNum })
  if (problems.length > 0) throw invalidFields({ contest_id: problems })
  const moved = { ...entry, contest_id: target.id, packet_contest_id: null }
  await refuseSameDancers(trx, regData.event_id, dancers, [moved], rules.contests, regData.id)
}

/** Roles are kept only for contests that split them. */
function readRole(role: string | null, target: Contest): JnjRole | null {
  if (!target.jnj_role_split) return null
  if (!isJnjRole(role)) throw invalidFields({ role: [problemText('role_missing')] })
  return role
}

/** It stays in its packet where that bundles the new contest, too. */
function packetAfter(
  { packet_contest_id }: PlacedRow,
  target: Contest,
  contests: readonly Contest[],
): string | null {
  const packet = contests.find(({ id }) => id === packet_contest_id)?.packet
  return packet?.groupNums.includes(target.group_num) ? packet_contest_id : null
}
