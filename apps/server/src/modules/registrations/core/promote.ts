import { contestTitle } from '@parket/domain/contest/title'
import { listPromotions } from '@parket/domain/registration/capacity'
import { placeLetterSeconds } from '@parket/domain/registration/givenPlace'
import type { Transaction } from 'kysely'

import { auditAll } from '../../../change/audit.ts'
import type { Services } from '../../../contract/services.ts'
import type { Database } from '../../../db/schema.ts'
import { queueMails, queueMailsIn, takeBackMails } from '../../../jobs/outbox.ts'
import type { Mail } from '../../../mail/mail.ts'
import { brandOf } from '../../../mail/brand.ts'
import { placeFreed } from '../../../mail/templates/placeFreed.ts'
import { isRehearsal, selectEvent } from '../../../records/events.ts'
import { listFixed } from '../../draws/saidSessions.ts'
import { findTeam } from '../../tenant/queries.ts'

/**
 * Promotes waiting entries of contests with free places, in the order of entry (docs/rules/registration.md,
 * «Waiting list»), where no digits are said for their draw yet, and queues a letter to each. The number of queries does not grow with the entries. Call it behind
 * the event's lock, and settle the charges afterwards.
 *
 * @param tells whether they get letters: after a bulk act nobody does unless asked
 * @returns the registrations that have a place now
 */
export async function promoteWaiting(
  trx: Transaction<Database>,
  config: Services['config'],
  eventId: number,
  contestIds: string[],
  tells = true,
): Promise<number[]> {
  const fixed = await listFixed(trx, eventId, contestIds)
  const ids = await findPromotions(
    trx,
    contestIds.filter((id) => !fixed.has(id)),
  )
  const promoted = await givePlaces(trx, ids)
  if (tells) await writeLetters(trx, config, eventId, ids)
  await writeLog(trx, eventId, promoted)
  return [...new Set(promoted.map(({ reg_data_id }) => reg_data_id))]
}

/**
 * Gives a place to a waiting entry as the organiser decided. Its letter waits a minute: until then the place can be
 * taken back. Call it behind the event's lock, and settle the charges afterwards.
 */
export async function promoteByHand(
  trx: Transaction<Database>,
  config: Services['config'],
  eventId: number,
  id: number,
): Promise<void> {
  await givePlaces(trx, [id])
  const letters = (await lettersOf(trx, config, eventId, [id])).map((mail) => ({
    mail,
    topic: placeTopic(id),
    seconds: placeLetterSeconds,
  }))
  await queueMailsIn(trx, letters)
}

/** Takes back the letters of places that were given by hand to these entries. @returns whether one still waited */
export async function takeBackPlaceLetters(
  trx: Transaction<Database>,
  entryIds: readonly number[],
): Promise<boolean> {
  const taken = await takeBackMails(trx, entryIds.map(placeTopic))
  return taken.length > 0
}

/** What the letter of a place that was given by hand is about. */
export function placeTopic(entryId: number): string {
  return `place ${entryId}`
}

async function givePlaces(trx: Transaction<Database>, ids: number[]): Promise<Promoted[]> {
  if (ids.length === 0) return []
  await trx.updateTable('registrations').set({ status: 'active' }).where('id', 'in', ids).execute()
  return findPromoted(trx, ids)
}

async function findPromotions(trx: Transaction<Database>, contestIds: string[]): Promise<number[]> {
  if (contestIds.length === 0) return []
  const contests = await trx
    .selectFrom('contests')
    .where('id', 'in', contestIds)
    .select((eb) => [
      'id',
      'status',
      'capacity',
      'jnj_role_split',
      eb
        .exists(
          eb
            .selectFrom('rounds')
            .whereRef('rounds.contest_id', '=', 'contests.id')
            .where('rounds.status', '<>', 'planned')
            .select('rounds.id'),
        )
        .$castTo<boolean>()
        .as('is_drawn'),
    ])
    .execute()
  const entries = await trx
    .selectFrom('registrations')
    .where('contest_id', 'in', contestIds)
    .where('status', '<>', 'withdrawn')
    .select(['id', 'contest_id', 'status', 'role', 'entered_at'])
    .execute()
  const queues = Map.groupBy(
    entries.map(({ entered_at, ...entry }) => ({
      id: entry.id,
      contest_id: entry.contest_id,
      status: entry.status,
      role: entry.role,
      created_at: entered_at.toISOString(),
    })),
    ({ contest_id }) => contest_id,
  )
  return contests.flatMap((contest) =>
    listPromotions(queues.get(contest.id) ?? [], contest, contest.is_drawn),
  )
}

type Promoted = {
  id: number
  reg_data_id: number
  reg_n: number
  email: string
  contest_id: string
  group_name: string
  section: string
}

function findPromoted(trx: Transaction<Database>, ids: number[]): Promise<Promoted[]> {
  return trx
    .selectFrom('registrations')
    .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
    .innerJoin('contests', 'contests.id', 'registrations.contest_id')
    .where('registrations.id', 'in', ids)
    .select([
      'registrations.id',
      'registrations.reg_data_id',
      'registrations.contest_id',
      'reg_datas.reg_n',
      'reg_datas.email',
      'contests.group_name',
      'contests.section',
    ])
    .orderBy('registrations.entered_at')
    .orderBy('registrations.id')
    .execute()
}

/** Queues a letter to each of these entries that there is a place for it now. */
export async function writeLetters(
  trx: Transaction<Database>,
  config: Services['config'],
  eventId: number,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return
  await queueMails(trx, await lettersOf(trx, config, eventId, ids))
}

/** None at a rehearsal: its people are made up. */
async function lettersOf(
  trx: Transaction<Database>,
  config: Services['config'],
  eventId: number,
  ids: number[],
): Promise<Mail[]> {
  const promoted = await findPromoted(trx, ids)
  const event = await selectEvent(trx, null, eventId).executeTakeFirstOrThrow()
  if (isRehearsal(event)) return []
  const team = await findTeam(trx, event.team_id)
  const brand = brandOf(team, config)
  return promoted.map(({ reg_data_id: id, email, reg_n, ...contest }) =>
    placeFreed({ id, email, reg_n, event, contest: contestTitle(contest) }, brand),
  )
}

/** The server gave the places by itself. */
async function writeLog(
  trx: Transaction<Database>,
  eventId: number,
  promoted: Promoted[],
): Promise<void> {
  if (promoted.length === 0) return
  const { team_id } = await trx
    .selectFrom('events')
    .where('id', '=', eventId)
    .select('team_id')
    .executeTakeFirstOrThrow()
  await auditAll(
    trx,
    promoted.map(({ id, reg_data_id, contest_id }) => ({
      userId: null,
      teamId: team_id,
      eventId,
      action: 'promoteWaiting',
      entity: 'regData',
      entityId: reg_data_id,
      changes: {
        contest: { from: null, to: contest_id },
        [`registrations.${id}.status`]: { from: 'waiting', to: 'active' },
      },
    })),
  )
}
