import type { RoundStatus } from '../round/status.ts'
import type { DrawEnd } from './foldDraws.ts'

/**
 * By whose decision, with a public reason, a step of a round gives up a draw or opens locked heats: these are public, so it is
 * the chief judge's. Null: the step does neither.
 */
export function drawStepNeeds(
  from: RoundStatus,
  to: RoundStatus,
): Extract<DrawEnd, 'organiser' | 'chief'> | null {
  if (from === 'drawn' && to === 'planned') return 'organiser'
  return from === 'locked' && to === 'drawn' ? 'chief' : null
}
