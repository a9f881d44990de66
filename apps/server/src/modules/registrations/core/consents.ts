import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import type { PaperConsent } from '@parket/domain/paperForm/paperForm'
import type { GivenConsents } from '@parket/domain/privacy/withoutConsent'
import type { Consents } from '@parket/domain/registration/request'

import type { RegDataRow } from '../../../records/registrations.ts'

/** What a registration consented to. */
export function consentsOf({
  consent_processing,
  consent_publication,
}: Pick<RegDataRow, 'consent_processing' | 'consent_publication'>): GivenConsents {
  return { processing: consent_processing, publication: consent_publication }
}

/** Consents by the names that the log knows them by. */
export function notedConsents({ processing, publication }: GivenConsents) {
  return { 'consents.processing': processing, 'consents.publication': publication }
}

/**
 * Consents as they are kept: «with time and text version» (docs/rules/consents-and-retention.md, «Consents»).
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
