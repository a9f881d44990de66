import { withoutConsent, type GivenConsents } from './withoutConsent.ts'

/**
 * The consents of two registrations of the same people that are made one (docs/adr/0038): as one of them was answered, but
 * a no of the other stands, so that a merge publishes nobody who did not want it.
 */
export function joinedConsents(answered: GivenConsents, other: GivenConsents): GivenConsents {
  const joined = {
    processing: other.processing === false ? false : answered.processing,
    publication: other.publication === false ? false : answered.publication,
  }
  return joined.processing === false ? withoutConsent(joined, 'processing') : joined
}
