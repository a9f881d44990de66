import type { components } from '@parket/api-client/schema'
import type { Kysely } from 'kysely'

import { isStaff } from '../../../contract/guard.ts'
import type { Database } from '../../../db/schema.ts'
import { findEvents } from '../../../records/events.ts'
import { findEntered } from '../../../records/madeBy.ts'
import {
  withParts,
  type DancerRow,
  type RegDataRow,
  type WholeRegData,
} from '../../../records/registrations.ts'
import { presentEventSummary } from '../../events/core/present.ts'
import type { Caller } from '../../../security/authentication.ts'
import { identifierColumns } from '../core/identifierColumns.ts'
import { presentDancer, presentRegData } from '../core/present.ts'

type Schemas = components['schemas']

/**
 * Registrations of a person, each with its event; the order is kept. What the account did not make is shown
 * without contacts, PIN, consents and the other dancers; what its registration was merged into, with the dancers that it
 * entered itself (docs/adr/0054).
 *
 * @param keys under which the person stands on entries (`person_key`)
 * @param ds the tenant's domain, where the call named it so
 */
export async function presentOwnRegistrations(
  db: Kysely<Database>,
  regDatas: RegDataRow[],
  { caller, userId, keys }: { caller: Caller; userId: number; keys: readonly string[] },
  ds: string | null,
): Promise<Schemas['UserRegistration'][]> {
  const events = await findEvents(db, [...new Set(regDatas.map(({ event_id }) => event_id))])
  const addressing = { ds, opensFrom: null }
  const byId = new Map(events.map((event) => [event.id, event]))
  const ids = regDatas.map(({ id }) => id)
  const entered = await findEntered(db, userId, ids)
  return (await withParts(db, regDatas)).flatMap((whole) => {
    const event = byId.get(whole.regData.event_id)
    if (!event) return []
    const is_own = whole.regData.registered_by === userId
    return [
      {
        event: presentEventSummary(event, addressing),
        is_own,
        is_merged: !is_own && entered.has(whole.regData.id),
        ...(is_own
          ? presentRegData(whole, { forStaff: isStaff(caller, event) })
          : presentNamed(whole, entered.get(whole.regData.id) ?? knownBy(keys, whole))),
      },
    ]
  })
}

/** The person of these keys, among the dancers. */
function knownBy(keys: readonly string[], { dancers }: WholeRegData): DancerRow[] {
  return dancers.filter(({ person_key }) => keys.includes(person_key))
}

/** A registration that somebody else made: what whoever dances in it, or entered these dancers too, may know. */
function presentNamed(
  whole: WholeRegData,
  dancers: readonly DancerRow[],
): Schemas['RegDataAnswer'] {
  const { regData, ...parts } = presentRegData(
    { ...whole, dancers: [...dancers] },
    { forStaff: true },
  )
  return {
    ...parts,
    registrations: parts.registrations.filter(({ status }) => status !== 'withdrawn'),
    dancers: dancers.map((dancer) => presentDancer({ ...dancer, ...identifierColumns({}) })),
    regData: {
      ...regData,
      email: '',
      phone: '',
      city: '',
      coach: '',
      registered_by: null,
      consents: { processing: null, publication: null, paper: null },
    },
  }
}
