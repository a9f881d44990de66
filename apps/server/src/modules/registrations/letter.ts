import { contestTitle } from '@parket/domain/contest/title'
import type { Transaction } from 'kysely'

import { tenantOf, type Context } from '../../contract/context.ts'
import type { Database } from '../../db/schema.ts'
import { queueMail } from '../../jobs/outbox.ts'
import { brandOf } from '../../mail/brand.ts'
import { registrationAccepted } from '../../mail/templates/registrationAccepted.ts'
import type { Contest } from '../contests/queries.ts'
import type { EventRow } from '../events/queries.ts'
import { findTeam } from '../tenant/queries.ts'
import type { WholeRegData } from './queries.ts'

/** Leaves the letter with number and PIN to be sent once the registration is committed. */
export async function queueAcceptance(
  trx: Transaction<Database>,
  context: Context,
  event: EventRow,
  { regData, dancers, registrations }: WholeRegData,
  contests: Contest[],
): Promise<void> {
  const tenant = tenantOf(context)
  // A superadmin registers at any team's event; the letter is always the event's team's.
  const team = tenant.id === event.team_id ? tenant : await findTeam(trx, event.team_id)
  const statuses = new Map(registrations.map(({ contest_id, status }) => [contest_id, status]))
  const chosen = contests.flatMap((contest) => {
    const status = statuses.get(contest.id)
    return status === 'active' || status === 'waiting'
      ? [{ group_num: contest.group_num, title: contestTitle(contest), status }]
      : []
  })
  const letter = registrationAccepted(
    { ...regData, event, dancers, contests: chosen },
    brandOf(team, context.config),
  )
  await queueMail(trx, letter)
}
