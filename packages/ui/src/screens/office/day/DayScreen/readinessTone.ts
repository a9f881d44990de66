import type { Readiness } from '@parket/domain/round/readiness'

export type ReadinessTone = 'good' | 'warn' | 'bad' | 'quiet'

const tones: Record<Readiness, ReadinessTone> = {
  open: 'quiet',
  undrawn: 'warn',
  unlocked: 'warn',
  ready: 'good',
  running: 'good',
  judged: 'quiet',
  few: 'bad',
  empty: 'bad',
  no_judges: 'bad',
  waits: 'quiet',
  tie: 'bad',
  cancelled: 'quiet',
}

/** Red stands until somebody acts, amber is still to be done, green is ready. */
export function readinessTone(readiness: Readiness): ReadinessTone {
  return tones[readiness]
}
