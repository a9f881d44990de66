import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import type { PaperConsent } from '@parket/domain/paperForm/paperForm'
import type { Consents } from '@parket/domain/registration/request'

/**
 * Consents as they are kept: «with time and text version» (decisions, «Registration»).
 *
 * @param paper who signed them when; null: they were given on the site
 */
export function consentColumns(
  consents: Consents | null | undefined,
  now: Date,
  paper: PaperConsent | null = null,
) {
  const consent_processing = consents?.processing ?? null
  const consent_publication = consents?.publication ?? null
  const wasAsked = consent_processing !== null || consent_publication !== null
  return {
    consent_processing,
    consent_publication,
    consent_at: wasAsked ? now : null,
    consent_text_version: wasAsked ? consentTextVersion : null,
    consent_paper_by: paper?.given_by ?? '',
    consent_paper_on: paper?.given_on ?? null,
  }
}
