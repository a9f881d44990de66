import type { ConsentKind } from './consentKinds.ts'
import type { GivenConsents } from './withoutConsent.ts'

/**
 * Whether the question is still open. Who answered «no», or took a consent back, is not asked again; nor is anybody asked
 * to be published of whom nothing may be processed.
 */
export function isConsentOpen(
  { processing, publication }: GivenConsents,
  kind: ConsentKind,
): boolean {
  if (kind === 'processing') return processing === null
  return publication === null && processing !== false
}
