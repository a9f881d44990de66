import { retentionTexts } from '@parket/domain/event/retention'
import {
  processingConsentText,
  publicationConsentText,
  withoutPublicationText,
  type ConsentText,
} from '@parket/domain/registration/consentTexts'

/**
 * What is said where consent is asked for; what stands in brackets leads to the document. The server keeps which version of
 * our text was agreed to: another one has to mean the same.
 */
export const consentsTexts = {
  title: 'Согласия',
  processing: line(processingConsentText(1, false)),
  processingOfMany: line(processingConsentText(2, false)),
  processingByParent: line(processingConsentText(1, true)),
  processingByParents: line(processingConsentText(2, true)),
  publication: line(publicationConsentText(1, false)),
  publicationOfChild: line(publicationConsentText(1, true)),
  publicationOfMany: line(publicationConsentText(2, false)),
  withoutPublication: withoutPublicationText,
  ...retentionTexts,
} as const

export type ConsentsTextName = keyof typeof consentsTexts

function line({ before, linked, after }: ConsentText): string {
  return `${before}[${linked}]${after}`
}
