import type { components } from '@parket/api-client/schema'
import { isConsentKind } from '@parket/domain/privacy/consentKinds'
import { withoutConsent } from '@parket/domain/privacy/withoutConsent'
import { problemText } from '@parket/domain/problems/catalogue'
import { dancerName } from '@parket/domain/registration/dancers'
import type { Kysely } from 'kysely'

import { changesBetween } from '../../../change/audit.ts'
import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { lockEvent } from '../../../change/lockEvent.ts'
import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { pageOf, readPaging, readSort, toPage } from '../../../db/paging.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { findEvents } from '../../../records/events.ts'
import { findEntered, madeBy } from '../../../records/madeBy.ts'
import { withParts, type RegDataRow } from '../../../records/registrations.ts'
import { presentEventSummary } from '../../events/core/present.ts'
import { consentsOf, notedConsents } from '../core/consents.ts'
import { eraseNames } from '../../retention/erase.ts'

type OwnConsent = components['schemas']['OwnConsent']

/** Consents of the registrations that were made with an account, merged ones and erased ones too, in all teams. */
export async function listOwnConsents(
  context: Context,
  { path, query }: Input<'listOwnConsents'>,
): Promise<Answer<'listOwnConsents'>> {
  const paging = readPaging(query)
  const chosen = ownAsked(context.db, path.id)
  const { direction } = readSort<'created_at'>(query.sort ?? '-created_at')
  const ordered = chosen.selectAll().orderBy('created_at', direction).orderBy('id', direction)
  const { rows, total } = await pageOf(chosen, ordered, paging)
  return toPage(await present(context, path.id, rows), total, paging)
}

/**
 * Takes a consent back. It needs no open registration window: a consent is taken back on any day (152-ФЗ, ст. 9). Where
 * the event's personal data were erased already, the names that had stayed by consent go now (docs/adr/0054).
 *
 * @throws Problem 404 for a registration of another account, or where nobody was asked; 422 for another consent
 */
export async function withdrawConsent(
  context: Context,
  { path, body }: Input<'withdrawConsent'>,
): Promise<Answer<'withdrawConsent'>> {
  const { consent } = body
  if (!isConsentKind(consent)) throw invalidFields({ consent: [problemText('invalid')] })
  const own = await findOwn(context.db, path)
  const event = await context.db
    .selectFrom('events')
    .where('id', '=', own.event_id)
    .select(['id', 'team_id'])
    .executeTakeFirstOrThrow()
  const changed = await auditedTransaction(
    context,
    async ({ trx, writeAudit }) => {
      await lockEvent(trx, event.id)
      const before = await findOwn(trx, path)
      const given = consentsOf(before)
      const left = withoutConsent(given, consent)
      const changes = changesBetween(notedConsents(given), notedConsents(left))
      if (Object.keys(changes).length === 0) return before
      await writeAudit({ entity: 'regData', entityId: before.id, changes })
      const row = await trx
        .updateTable('reg_datas')
        .set({
          consent_processing: left.processing,
          consent_publication: left.publication,
          consent_at: context.now,
          version: before.version + 1,
        })
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      if (left.publication !== true) await eraseNames(trx, row.id)
      return row
    },
    { teamId: event.team_id, eventId: event.id },
  )
  const [answer] = await present(context, path.id, [changed])
  if (!answer) throw new Problem(404, 'registration_not_found')
  return answer
}

function ownAsked(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('reg_datas')
    .where('id', 'in', madeBy(db, userId))
    .where('consent_at', 'is not', null)
}

async function findOwn(
  db: Kysely<Database>,
  { id, regDataId }: { id: number; regDataId: number },
): Promise<RegDataRow> {
  const own = await ownAsked(db, id).where('id', '=', regDataId).selectAll().executeTakeFirst()
  if (!own) throw new Problem(404, 'registration_not_found')
  return own
}

async function present(
  { db, request }: Context,
  userId: number,
  rows: RegDataRow[],
): Promise<OwnConsent[]> {
  const events = await findEvents(db, [...new Set(rows.map(({ event_id }) => event_id))])
  const byId = new Map(events.map((event) => [event.id, event]))
  const addressing = { ds: request.ds, opensFrom: null }
  const entered = await findEntered(
    db,
    userId,
    rows.map(({ id }) => id),
  )
  return (await withParts(db, rows)).flatMap(({ regData, dancers }) => {
    const event = byId.get(regData.event_id)
    if (!event || regData.consent_at === null) return []
    const isOwn = regData.registered_by === userId
    return [
      {
        reg_data_id: regData.id,
        reg_n: regData.reg_n,
        event: presentEventSummary(event, addressing),
        dancers: ((isOwn ? null : entered.get(regData.id)) ?? dancers).map(dancerName),
        processing: regData.consent_processing,
        publication: regData.consent_publication,
        answered_at: regData.consent_at.toISOString(),
        text_version: regData.consent_text_version ?? '',
      },
    ]
  })
}
