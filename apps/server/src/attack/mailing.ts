import { sql, type Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { Finding } from './report.ts'
import { newRegistration, type Target } from './startTarget.ts'

/** «Mail to one recipient is capped whoever asks» (docs/rules/quality.md, «Safety»). */
export async function mailOneRecipient(
  targets: readonly Target[],
  db: Kysely<Database>,
): Promise<Finding> {
  const victim = 'victim@parket.test'
  const calls = 60
  let made = 0
  for (let n = 0; n < calls; n += 1) {
    const target = targets[n % targets.length]
    if (!target) break
    const body = await newRegistration(target, {}, victim)
    const from = `198.51.100.${n + 1}`
    const { status } = await target.call('/api/events/1/register', { method: 'POST', body, from })
    if (status === 201) made += 1
    await target.call('/api/forgot-password', { method: 'POST', body: { email: victim }, from })
  }
  const { rows } = await sql<{ all: number; soon: number }>`
    select count(*)::int as all, count(*) filter (where run_at <= now())::int as soon
    from outbox where payload -> 'to' ->> 'address' = ${victim}
  `.execute(db)
  const { all = 0, soon = 0 } = rows[0] ?? {}
  return {
    attack: `${calls} registrations with one address of somebody else, from ${calls} addresses`,
    target: `all registered; ≤ 10 letters at once, ≤ 40 in the day`,
    measured: `${made} registered; ${soon} letters at once, ${all} in the day`,
    holds: made === calls && soon <= 10 && all <= 40,
  }
}
