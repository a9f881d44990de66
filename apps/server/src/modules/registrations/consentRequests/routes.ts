import { isConsentKind, type ConsentKind } from '@parket/domain/privacy/consentKinds'
import { foldedAddress } from '@parket/domain/privacy/consentRequests'
import { problemText } from '@parket/domain/problems/catalogue'
import type { Kysely } from 'kysely'

import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Handlers, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { askConsents } from '../core/askConsents.ts'
import { readRequests, type ConsentScope, type ReadRequests } from './lacking.ts'

export const consentRequestHandlers = {
  previewConsentRequests,
  sendConsentRequests,
} satisfies Handlers

/**
 * Whom a letter would ask for a consent, in numbers: nobody is written to.
 *
 * @throws Problem 404 for a contest that the event has not
 */
function previewConsentRequests(
  context: Context,
  { query }: Input<'previewConsentRequests'>,
): Promise<Answer<'previewConsentRequests'>> {
  const event = eventOf(context)
  return context.db.transaction().execute(async (trx) => {
    const scope = await readScope(trx, event.id, query.consent ?? 'publication', query.group_num)
    return present(await readRequests(trx, event, scope, context.now))
  })
}

/**
 * Sends those letters, behind the event's lock: of two calls at once the second finds everybody asked
 * (docs/adr/0070-asking-for-consents.md).
 *
 * @throws Problem 404, 422 for an unknown consent, and as `requireFreshSecondFactor`
 */
async function sendConsentRequests(
  context: Context,
  { body }: Input<'sendConsentRequests'>,
): Promise<Answer<'sendConsentRequests'>> {
  const consent = body.consent ?? ''
  if (!isConsentKind(consent)) throw invalidFields({ consent: [problemText('invalid')] })
  await requireFreshSecondFactor(context)
  return auditedEventTransaction(
    context,
    undefined,
    async ({ trx, writeAudit, event: locked }) => {
      const event = { ...eventOf(context), ...locked }
      const scope = await readScope(trx, event.id, consent, body.group_num)
      const read = await readRequests(trx, event, scope, context.now)
      const regDatas = read.plan.asked.map(({ regData }) => regData)
      await askConsents(trx, context, event, regDatas)
      const to = context.now.toISOString()
      await writeAudit(
        ...regDatas.map(({ id, consent_asked_at }) => ({
          entity: 'regData',
          entityId: id,
          changes: { consent_asked_at: { from: consent_asked_at?.toISOString() ?? null, to } },
        })),
      )
      return present(read)
    },
    { isUndoable: false },
  )
}

async function readScope(
  db: Kysely<Database>,
  eventId: number,
  kind: ConsentKind,
  groupNum: number | null | undefined,
): Promise<ConsentScope> {
  if (groupNum == null) return { kind, contestId: null }
  const contests = await db
    .selectFrom('contests')
    .where('event_id', '=', eventId)
    .select(['id', 'group_num'])
    .execute()
  const contest = contests.find(({ group_num }) => group_num === groupNum)
  if (!contest) throw new Problem(404, 'contest_not_found')
  return { kind, contestId: contest.id }
}

function present({ names, plan }: ReadRequests): Answer<'previewConsentRequests'> {
  const { asked, askedLately, noAddress, refused } = plan
  const addresses = new Set(asked.map(({ address }) => foldedAddress(address ?? '')))
  return {
    names,
    registrations: asked.length + askedLately.length + noAddress.length + refused.length,
    letters: addresses.size,
    asked_lately: askedLately.length,
    no_address: noAddress.length,
    refused: refused.length,
  }
}
