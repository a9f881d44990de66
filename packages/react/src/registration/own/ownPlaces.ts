import type { components } from '@parket/api-client/schema'

type Summary = Pick<components['schemas']['ContestResultSummary'], 'own'>
type Place = components['schemas']['ResultPlace']

/** The published places of the start number that was asked for; two where one number has both roles. */
export function ownPlaces({ own }: Summary): readonly Place[] {
  return own?.places ?? []
}

/**
 * The published place of one entry in its contest; null before it.
 * @param role the entry's: whoever danced both roles has a place in each
 */
export function placeOfEntry(contest: Summary, role: Place['role']): Place | null {
  return ownPlaces(contest).find((place) => place.role === null || place.role === role) ?? null
}
