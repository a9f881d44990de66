import type { Consents } from '@parket/domain/registration/request'

/** Names the text of consent that the wizard shows; to be raised with every change of that text. */
const CONSENT_TEXT_VERSION = '2026-11'

/** Consents as they are kept: «with time and text version» (decisions, «Registration»). */
export function consentColumns(consents: Consents | null | undefined, now: Date) {
  const consent_processing = consents?.processing ?? null
  const consent_publication = consents?.publication ?? null
  const wasAsked = consent_processing !== null || consent_publication !== null
  return {
    consent_processing,
    consent_publication,
    consent_at: wasAsked ? now : null,
    consent_text_version: wasAsked ? CONSENT_TEXT_VERSION : null,
  }
}
