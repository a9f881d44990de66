import { subMilliseconds } from 'date-fns/subMilliseconds'
import { millisecondsInDay } from 'date-fns/constants'
import type { ConsentKind } from './consentKinds.ts'
import { isConsentOpen } from './openConsents.ts'
import type { GivenConsents } from './withoutConsent.ts'

/** A registration that lacks a consent. */
export interface LackingConsent {
  id: number
  /** Where its contacts read mail; null where no letter can go. */
  address: string | null
  consents: GivenConsents
}

/** Who of those that lack a consent gets a letter, and why the others do not. */
export interface ConsentRequests<T extends LackingConsent> {
  /** Those that are asked now. */
  asked: T[]
  /** Their addresses had such a letter of the event within the last day. */
  askedLately: T[]
  noAddress: T[]
  /** They answered «no», or took the consent back. */
  refused: T[]
}

/**
 * Sorts the registrations that lack a consent: one asking for an address and event within 24 hours
 * (docs/rules/consents-and-retention.md, «Consents that are missing»).
 *
 * @param lately folded addresses that were asked since `askedSince`
 */
export function planConsentRequests<T extends LackingConsent>(
  lacking: readonly T[],
  kind: ConsentKind,
  lately: ReadonlySet<string>,
): ConsentRequests<T> {
  const plan: ConsentRequests<T> = { asked: [], askedLately: [], noAddress: [], refused: [] }
  for (const one of lacking) {
    if (!isConsentOpen(one.consents, kind)) plan.refused.push(one)
    else if (one.address === null) plan.noAddress.push(one)
    else if (lately.has(foldedAddress(one.address))) plan.askedLately.push(one)
    else plan.asked.push(one)
  }
  return plan
}

/** One address for all its spellings. */
export function foldedAddress(address: string): string {
  return address.trim().toLowerCase()
}

/** From this moment on an asking still counts against the next one. */
export function askedSince(now: Date): Date {
  return subMilliseconds(now, millisecondsInDay)
}
