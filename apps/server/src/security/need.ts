import type { Right } from '@parket/domain/rights/rights'
import type { StationKind } from '@parket/domain/station/kinds'

/** What a call needs before its body is read: `x-needs` of its operation in the contract. */
export type Need =
  /** Nothing, not even a tenant: it asks for the process itself. */
  | { at: 'process' }
  /** A right in the tenant's team. */
  | { at: 'tenant'; right: Right }
  /** A right in the team `{id}`. */
  | { at: 'team'; right: Right }
  /**
   * A right at the event `{id}`, which is the tenant's and, if a draft, seen by the caller; with its
   * contests where the call needs all of them, for they are read in the same query. Or being a station of the event, of
   * one of these kinds.
   */
  | { at: 'event'; right: Right; with?: 'contests'; orStation?: readonly StationKind[] }
  /** The same; or an address that opens the file `{fileId}` of the event, a draft's too. */
  | { at: 'eventFile'; right: Right }
  /** The same, for the event of the contest `{id}`. */
  | { at: 'contest'; right: Right; orStation?: readonly StationKind[] }
  /** A right in the tenant's team or at any of its events; the handler narrows it. */
  | { at: 'someEvent'; right: Right }
  /** Being the user whom the parameter of the address names, or having a right. */
  | { at: 'self'; parameter: 'id' | 'userId'; orRight?: Right }
  /** Being a station, of one of these kinds; its event is the one of the call. */
  | { at: 'station'; kinds: readonly StationKind[] }
  /** Any user. */
  | { at: 'user' }
  /** Nobody: only those may call who have not logged in. */
  | { at: 'visitor' }

/** The kinds of stations that may make the call. */
export function stationKindsOf(need: Need): readonly StationKind[] {
  if (need.at === 'station') return need.kinds
  return 'orStation' in need ? (need.orStation ?? []) : []
}
