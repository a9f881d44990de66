import type { components } from '@parket/api-client/schema'
import type { Kysely } from 'kysely'

import { isStaff } from '../../contract/guard.ts'
import type { Database } from '../../db/schema.ts'
import { findEvents } from '../../records/events.ts'
import { withParts, type RegDataRow } from '../../records/registrations.ts'
import { presentEventSummary } from '../events/present.ts'
import type { Caller } from '../../security/authentication.ts'
import { presentRegData } from '../registrations/present.ts'

/**
 * Registrations as their owner sees them, each with its event; the order is kept.
 *
 * @param ds the tenant's domain, where the call named it so
 */
export async function presentOwnRegistrations(
  db: Kysely<Database>,
  regDatas: RegDataRow[],
  caller: Caller,
  ds: string | null,
): Promise<components['schemas']['UserRegistration'][]> {
  const events = await findEvents(db, [...new Set(regDatas.map(({ event_id }) => event_id))])
  const addressing = { ds, opensFrom: null }
  const byId = new Map(events.map((event) => [event.id, event]))
  return (await withParts(db, regDatas)).flatMap((whole) => {
    const event = byId.get(whole.regData.event_id)
    return event
      ? [
          {
            event: presentEventSummary(event, addressing),
            ...presentRegData(whole, { forStaff: isStaff(caller, event) }),
          },
        ]
      : []
  })
}
