import type { ConsentKind } from './consentKinds.ts'

/** Yes, no, or never asked. */
export interface GivenConsents {
  processing: boolean | null
  publication: boolean | null
}

/**
 * What is left once a consent is taken back. Nothing is published of whom nothing may be processed; what was not given
 * is not taken back.
 */
export function withoutConsent(given: GivenConsents, kind: ConsentKind): GivenConsents {
  const back = (consent: boolean | null) => (consent === null ? null : false)
  const publication = back(given.publication)
  return kind === 'processing'
    ? { processing: back(given.processing), publication }
    : { ...given, publication }
}
