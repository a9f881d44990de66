import { numberedTitle } from '@parket/domain/contest/title'
import { foldedAddress } from '@parket/domain/privacy/consentRequests'
import { isConsentOpen } from '@parket/domain/privacy/openConsents'
import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import type { Transaction } from 'kysely'

import { tenantOf, type Context } from '../../../contract/context.ts'
import { inParts } from '../../../db/inParts.ts'
import type { Database } from '../../../db/schema.ts'
import { queueMail } from '../../../jobs/outbox.ts'
import { brandOf } from '../../../mail/brand.ts'
import type { MailBrand } from '../../../mail/letterBlocks.ts'
import { isMailAddress } from '../../../mail/mailbox.ts'
import type { ChosenContest } from '../../../mail/templates/contestLine.ts'
import { clubRegistered } from '../../../mail/templates/clubRegistered.ts'
import { consentRequest } from '../../../mail/templates/consentRequest.ts'
import { registrationAccepted } from '../../../mail/templates/registrationAccepted.ts'
import { registrationChanged } from '../../../mail/templates/registrationChanged.ts'
import { registrationTickets } from '../../../mail/templates/registrationTickets.ts'
import { registrationClaimed } from '../../../mail/templates/registrationClaimed.ts'
import type { Contest } from '../../../records/contests.ts'
import { isRehearsal, type EventRow } from '../../../records/events.ts'
import type { RegDataRow, WholeRegData } from '../../../records/registrations.ts'
import { presentAccount } from '../../payments/ledger/present.ts'
import { listLedger } from '../../payments/ledger/queries.ts'
import { findTeam } from '../../tenant/queries.ts'
import { consentsOf } from './consents.ts'
import { jointDueOf } from './jointDue.ts'
import { letterCalendar } from './letterCalendar.ts'
import { mailedKey } from './mailedKey.ts'
import { queueThrottled, queueManyAtPace } from './mailThrottle.ts'

/** A registration that was made, with the contests of its event. */
interface Accepted {
  event: EventRow
  whole: WholeRegData
  rules: { contests: Contest[] }
}

/** Queues the letter with number and PIN; it waits some seconds at least. */
export async function queueAcceptance(
  trx: Transaction<Database>,
  context: Context,
  { event, whole, rules: { contests } }: Accepted,
  waitSeconds: number,
): Promise<void> {
  if (isRehearsal(event)) return
  const { regData, dancers, registrations } = whole
  const account = presentAccount(regData, event, await listLedger(trx, regData.id), false)
  const joint = await jointDueOf(trx, regData)
  const brand = await eventBrand(trx, context, event)
  const { now } = context
  const calendar = await letterCalendar(trx, event, brand.siteUrl, now)
  const chosen = chosenOf(registrations, contests)
  const letter = registrationAccepted(
    { ...regData, event, dancers, contests: chosen, account, joint, calendar, now },
    brand,
  )
  await queueThrottled(trx, context, [letter], waitSeconds)
}

/** What a leader registered or changed at once, and what all of theirs owe. */
export type ClubLetter = {
  /** All that the account registered at the event. */
  registrations: readonly WholeRegData[]
  madeIds: readonly number[]
  changedIds: readonly number[]
  answer: { owed: number; qr: string | null }
}

/** Queues one letter about all of it to each address: one, unless older registrations have others. */
export async function queueClubLetters(
  trx: Transaction<Database>,
  context: Context,
  event: EventRow,
  { registrations, madeIds, changedIds, answer }: ClubLetter,
  contests: Contest[],
): Promise<void> {
  if (isRehearsal(event)) return
  const brand = await eventBrand(trx, context, event)
  const touched = registrations.filter(
    ({ regData: { id, email } }) =>
      (madeIds.includes(id) || changedIds.includes(id)) && isMailAddress(email),
  )
  const byAddress = Map.groupBy(touched, ({ regData }) => regData.email.toLowerCase())
  const { now } = context
  const calendar = await letterCalendar(trx, event, brand.siteUrl, now)
  const letters = [...byAddress.values()].map((own) =>
    clubRegistered(
      {
        email: own[0]?.regData.email ?? '',
        event,
        registrations: own.map(({ regData, dancers, registrations: entries }) => ({
          ...regData,
          isNew: madeIds.includes(regData.id),
          dancers,
          contests: chosenOf(entries, contests),
        })),
        due: answer.owed,
        qr: answer.qr,
        // Who withdrew everything needs the event in no calendar.
        calendar: own.some(({ registrations: entries }) => !isWithdrawn(entries)) ? calendar : null,
        now,
      },
      brand,
    ),
  )
  await queueThrottled(trx, context, letters)
}

/** Queues the letter with numbers and PINs of registrations of one address. */
export async function queueTickets(
  trx: Transaction<Database>,
  context: Context,
  event: EventRow,
  regDatas: readonly RegDataRow[],
): Promise<void> {
  if (isRehearsal(event)) return
  const email = regDatas[0]?.email ?? ''
  if (!isMailAddress(email)) return
  const brand = await eventBrand(trx, context, event)
  const tickets = regDatas.map((regData) => ({ ...regData, key: mailedKey(context, regData) }))
  await queueMail(trx, registrationTickets({ email, event, tickets }, brand))
}

/** More would make a letter nobody reads. */
const TICKETS_IN_A_LETTER = 50

/** Queues a letter to each address of these registrations: their numbers, and where to give the consents. */
export async function queueConsentRequests(
  trx: Transaction<Database>,
  context: Context,
  event: EventRow,
  regDatas: readonly RegDataRow[],
): Promise<void> {
  if (isRehearsal(event)) return
  const brand = await eventBrand(trx, context, event)
  const reachable = regDatas.filter(({ email }) => isMailAddress(email))
  const byAddress = Map.groupBy(reachable, ({ email }) => foldedAddress(email))
  const letters = [...byAddress.values()].flatMap((own) =>
    inParts(own, TICKETS_IN_A_LETTER).map((part) => {
      const tickets = part.map((regData) => ({ ...regData, key: mailedKey(context, regData) }))
      const isProcessingOpen = part.some((regData) =>
        isConsentOpen(consentsOf(regData), 'processing'),
      )
      return consentRequest({ email: own[0]?.email ?? '', event, tickets, isProcessingOpen }, brand)
    }),
  )
  await queueManyAtPace(trx, letters)
}

/** Queues the letter about a change, to the old address too. */
export async function queueChangeNotice(
  trx: Transaction<Database>,
  context: Context,
  event: EventRow,
  before: WholeRegData,
  { regData, dancers, registrations }: WholeRegData,
  contests: Contest[],
): Promise<void> {
  if (isRehearsal(event)) return
  const brand = await eventBrand(trx, context, event)
  const chosen = chosenOf(registrations, contests)
  const { id, reg_n } = regData
  const addresses = [...new Set([regData.email, before.regData.email])].filter(isMailAddress)
  await queueThrottled(
    trx,
    context,
    addresses.map((email) =>
      registrationChanged({ id, email, reg_n, event, dancers, contests: chosen }, brand),
    ),
  )
}

/** Queues the letter that an account added this registration. */
export async function queueClaimNotice(
  trx: Transaction<Database>,
  context: Context,
  event: EventRow,
  { id, email, reg_n }: RegDataRow,
): Promise<void> {
  if (isRehearsal(event)) return
  if (!isMailAddress(email)) return
  const brand = await eventBrand(trx, context, event)
  await queueMail(trx, registrationClaimed({ id, email, reg_n, event }, brand))
}

/**
 * A superadmin may act on another team's host; the letter always has the brand of the event's team.
 */
export async function eventBrand(
  trx: Transaction<Database>,
  context: Context,
  event: EventRow,
): Promise<MailBrand> {
  const tenant = tenantOf(context)
  const team = tenant.id === event.team_id ? tenant : await findTeam(trx, event.team_id)
  return brandOf(team, context.config)
}

function chosenOf(
  registrations: WholeRegData['registrations'],
  contests: Contest[],
): ChosenContest[] {
  const statuses = new Map(registrations.map(({ contest_id, status }) => [contest_id, status]))
  return contests.flatMap((contest) => {
    const status = statuses.get(contest.id)
    return status === 'active' || status === 'waiting'
      ? [{ title: numberedTitle(contest), status }]
      : []
  })
}
