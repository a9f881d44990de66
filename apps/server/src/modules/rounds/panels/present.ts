import type { components } from '@parket/api-client/schema'

import type { RoundSeat } from './seats.ts'

/** The seats of a round with everybody who sat there. */
export function presentSeats(
  seats: readonly RoundSeat[],
): components['schemas']['RoundMarks']['seats'] {
  return seats.map(({ judges, ...seat }) => ({
    ...seat,
    judges: judges.map(({ judge_id, name, round_id, dance, reason }) => ({
      judge_id,
      name,
      round_id,
      dance,
      reason,
    })),
  }))
}
