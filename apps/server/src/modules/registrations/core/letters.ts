import type { components } from '@parket/api-client/schema'
import { sql } from 'kysely'

import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { Problem } from '../../../http/problem.ts'
import { findRegData } from '../../../records/registrations.ts'

type Letter = components['schemas']['RegDataLetter']

/**
 * The letters about a registration that are kept, the latest first: that they went, not what they say (a PIN, perhaps).
 *
 * @throws Problem 404
 */
export async function listRegDataLetters(
  context: Context,
  { path }: Input<'listRegDataLetters'>,
): Promise<Answer<'listRegDataLetters'>> {
  const { db } = context
  const regData = await findRegData(db, eventOf(context).id, path.regId)
  if (!regData) throw new Problem(404, 'registration_not_found')
  const rows = await db
    .selectFrom('outbox')
    .where('kind', '=', 'mail')
    .where(sql<boolean>`payload -> 'regDataIds' @> ${JSON.stringify([regData.id])}::jsonb`)
    .select(['id', 'created_at', 'sent_at', 'failed_at'])
    .select([
      sql<string>`payload ->> 'subject'`.as('subject'),
      sql<string>`payload -> 'to' ->> 'address'`.as('to'),
    ])
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, subject, to, created_at, sent_at, failed_at }): Letter => {
    const state = sent_at !== null ? 'sent' : failed_at !== null ? 'failed' : 'queued'
    return { id, subject, to, state, at: (sent_at ?? failed_at ?? created_at).toISOString() }
  })
}
