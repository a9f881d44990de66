/** What became of a station so far (docs/rules/stations.md, «Callers»). */
export type StationState = 'made' | 'code_open' | 'waiting' | 'paired' | 'revoked' | 'ended'

interface StationFacts {
  isRevoked: boolean
  isPaired: boolean
  /** A second device waits for the organiser's answer. */
  isAsked: boolean
  /** When its code ends; null: there is none. */
  codeExpiresAt: Date | null
}

/** @param endsAt when all stations of the event end */
export function stationState(facts: StationFacts, endsAt: Date, now: Date): StationState {
  if (facts.isRevoked) return 'revoked'
  if (now >= endsAt) return 'ended'
  if (facts.isAsked) return 'waiting'
  if (facts.isPaired) return 'paired'
  return facts.codeExpiresAt !== null && now < facts.codeExpiresAt ? 'code_open' : 'made'
}
