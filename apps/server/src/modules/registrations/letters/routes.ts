import { createHash, randomUUID } from 'node:crypto'

import { formatDatesAndHour } from '@parket/domain/event/hours'
import {
  checkChosenLetter,
  fillLetter,
  letterHoldSeconds,
  lettersADay,
  planLetters,
  type ChosenLetter,
  type LetterTarget,
  type PlannedLetter,
} from '@parket/domain/letter/chosenLetter'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import { problemText } from '@parket/domain/problems/catalogue'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { dancerName } from '@parket/domain/registration/dancers'
import { millisecondsInDay } from 'date-fns/constants'
import type { Transaction } from 'kysely'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import type { Answer, Handlers, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { queueMail } from '../../../jobs/outbox.ts'
import { isMailAddress } from '../../../mail/mailbox.ts'
import { organiserLetter } from '../../../mail/templates/organiserLetter.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { isRehearsal, type EventRow } from '../../../records/events.ts'
import { countUse, limitLetters } from '../../../security/attempts.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { findUser } from '../../people/users/queries.ts'
import { readSet, type ChosenSet } from '../bulk/readSet.ts'
import { readFilters } from '../core/filters.ts'
import { eventBrand } from '../core/letter.ts'
import { loadRegistrationRules } from '../core/loadRegistrationRules.ts'
import { queueManyAtPace } from '../core/mailThrottle.ts'
import { lettersTopic, letterUse, takeBackLetters } from './takeBackLetters.ts'

type LettersAnswer = Answer<'writeToRegistrations'>
type Body = Input<'writeToRegistrations'>['body']

export const registrationLetterHandlers = {
  writeToRegistrations,
  takeBackLetters,
} satisfies Handlers

/** Beyond `letterHoldSeconds`: who takes them back in the last of these must not be too late on the way. */
const ON_THE_WAY_SECONDS = 5

/** How many letters a preview shows. */
const SAMPLE = 3

/**
 * Writes to the registrations that fit the filters, one letter to each address; `none` only says what would go, `me`
 * sends the first of them to the caller (docs/rules/mail.md, «A letter to the chosen»).
 *
 * @throws Problem 409 where the set is no longer the one that was shown, 422, 429, and as `requireFreshSecondFactor`
 */
async function writeToRegistrations(
  context: Context,
  { query, body }: Input<'writeToRegistrations'>,
): Promise<LettersAnswer> {
  const event = eventOf(context)
  const letter = readLetter(body)
  const set: ChosenSet = { filters: readFilters(query), ids: body.regDataIds ?? null }
  if (body.to !== 'all') {
    if (body.to === 'me') await limitTest(context)
    return context.db.transaction().execute(async (trx) => {
      const planned = await planSet(trx, context, event, set)
      if (body.to === 'me') await sendTest(trx, context, event, letter, planned)
      return present(event, letter, planned)
    })
  }
  await requireFreshSecondFactor(context)
  return auditedEventTransaction(
    context,
    undefined,
    async ({ trx, writeAudit, event: locked }) => {
      const current = { ...event, ...locked }
      const planned = await planSet(trx, context, current, set)
      if (body.state !== undefined && body.state !== stateOf(planned)) {
        throw new Problem(409, 'bulk_changed')
      }
      const { letters, tooMany } = await withinLimits(trx, context, current, planned.letters)
      const brand = await eventBrand(trx, context, current)
      const lettersId = randomUUID()
      await queueManyAtPace(
        trx,
        letters.map(({ address, targets }) =>
          organiserLetter(
            {
              to: address,
              regDataIds: targets.map(({ id }) => id),
              event: current,
              letter: filled(current, letter, targets),
            },
            brand,
          ),
        ),
        {
          topic: lettersTopic(current.id, lettersId),
          seconds: letterHoldSeconds + ON_THE_WAY_SECONDS,
        },
      )
      await writeAudit(
        ...letters.flatMap(({ targets }) =>
          targets.map(({ id }) => ({
            entity: 'regData' as const,
            entityId: id,
            changes: { written: { from: null, to: letter.subject.trim() } },
          })),
        ),
      )
      return {
        ...present(current, letter, planned),
        letters: letters.length,
        too_many: tooMany,
        letters_id: letters.length > 0 ? lettersId : null,
      }
    },
    { isUndoable: false },
  )
}

/** @throws Problem 422 */
function readLetter({ subject = '', text = '', to = 'none' }: Body): ChosenLetter {
  const letter = { subject, text }
  const errors = checkChosenLetter(letter)
  if (!['none', 'me', 'all'].includes(to)) errors['to'] = [problemText('invalid')]
  if (hasErrors(errors)) throw invalidFields(errors)
  return letter
}

interface Planned {
  targets: readonly LetterTarget[]
  letters: PlannedLetter<LetterTarget>[]
  noAddress: readonly LetterTarget[]
}

async function planSet(
  trx: Transaction<Database>,
  context: Context,
  event: EventRow,
  set: ChosenSet,
): Promise<Planned> {
  const rules = await loadRegistrationRules(trx, context, event)
  const members = await readSet(trx, { ...event, age_mode: rules.event.age_mode }, set, false)
  const targets = members.map(({ whole: { regData, dancers }, registration }) => ({
    id: regData.id,
    reg_n: regData.reg_n,
    names: dancers.map(dancerName),
    owed: amountOwed(registration.balance),
    // The people of a rehearsal are invented: nobody reads their mail.
    address: !isRehearsal(event) && isMailAddress(regData.email) ? regData.email : null,
  }))
  return { targets, ...planLetters(targets) }
}

/** Leaves out addresses that had their letters of the day. */
async function withinLimits(
  trx: Transaction<Database>,
  { now }: Context,
  event: EventRow,
  planned: readonly PlannedLetter<LetterTarget>[],
): Promise<{ letters: PlannedLetter<LetterTarget>[]; tooMany: number }> {
  const letters: PlannedLetter<LetterTarget>[] = []
  // In one order, so that two transactions do not wait for each other.
  for (const letter of planned.toSorted((one, other) => (one.address < other.address ? -1 : 1))) {
    const use = letterUse(event.id, letter.address, now)
    if ((await countUse(trx, use, millisecondsInDay)) <= lettersADay) letters.push(letter)
  }
  return { letters, tooMany: planned.length - letters.length }
}

async function limitTest(context: Context): Promise<void> {
  const { db, now } = context
  const recipient = String(userOf(context).id)
  await limitLetters(db, { scope: 'test-letter', recipient, now })
}

/** The first letter as it would go, to the caller: it is about no registration. */
async function sendTest(
  trx: Transaction<Database>,
  context: Context,
  event: EventRow,
  letter: ChosenLetter,
  { letters }: Planned,
): Promise<void> {
  const user = await findUser(trx, userOf(context).id)
  if (!user) throw new TypeError('The caller has no account')
  const { subject, text } = filled(event, letter, letters[0]?.targets ?? [])
  await queueMail(
    trx,
    organiserLetter(
      { to: user.email, regDataIds: [], event, letter: { subject: `Проба: ${subject}`, text } },
      await eventBrand(trx, context, event),
    ),
  )
}

function filled(event: EventRow, letter: ChosenLetter, targets: readonly LetterTarget[]) {
  return fillLetter(letter, targets, { name: event.name, dates: formatDatesAndHour(event) })
}

/** Names who gets a letter: sent to others than were looked at, it would surprise. */
function stateOf({ letters }: Planned): string {
  const chosen = letters.map(({ address, targets }) => [address, targets.map(({ id }) => id)])
  return createHash('sha256').update(JSON.stringify(chosen)).digest('base64url').slice(0, 22)
}

function present(event: EventRow, letter: ChosenLetter, planned: Planned): LettersAnswer {
  return {
    registrations: planned.targets.length,
    letters: planned.letters.length,
    no_address: planned.noAddress.slice(0, 20).map(({ reg_n }) => reg_n),
    no_address_count: planned.noAddress.length,
    too_many: 0,
    letters_id: null,
    samples: planned.letters.slice(0, SAMPLE).map(({ address, targets }) => {
      const { subject, text } = filled(event, letter, targets)
      return { to: address, reg_ns: targets.map(({ reg_n }) => reg_n), subject, text }
    }),
    state: stateOf(planned),
  }
}
