import type { ContestFields } from '@parket/domain/contest/fields'

/** A contest as calls take it: lists of the form are read-only, those of a body are not. */
export function contestBody({ dances, criteria, degrees, tags, packet, ...values }: ContestFields) {
  return {
    ...values,
    dances: [...dances],
    criteria: [...criteria],
    degrees: [...degrees],
    tags: [...tags],
    packet: packet && { ...packet, groupNums: [...packet.groupNums] },
  }
}
