import { nameLimit } from '../account/person.ts'
import { calendarDay, isIsoDate } from '../format/date.ts'
import { checkLedgerLine } from '../money/payment.ts'
import { problemText } from '../problems/catalogue.ts'
import { checkLength } from '../problems/fieldChecks.ts'
import { addError, mergeErrors, type FieldErrors } from '../problems/fieldErrors.ts'
import {
  readCheckedRegistration,
  type CheckedRegistration,
  type RegistrationRules,
} from '../registration/check.ts'
import type { SentRegistration } from '../registration/request.ts'

/** Of who signed: last, first and second name, and of whom they are a parent. */
export const signerLimit = 2 * nameLimit

/** A payment that came with the form, as it arrives. */
export interface SentPaperPayment {
  /** Kopecks; null or left out: all that is owed. */
  amount?: number | null
  method?: string | null
  reference?: string | null
}

/** A form on paper as it arrives: a registration, who signed its consents, and the money that came with it. */
export interface SentPaperForm extends SentRegistration {
  paper?: { given_by?: string | null; given_on?: string | null } | null
  /** Null: nothing was paid. */
  payment?: SentPaperPayment | null
}

/** Who signed the consents of a form, and when. */
export interface PaperConsent {
  given_by: string
  /** `YYYY-MM-DD`. */
  given_on: string
}

/** @returns null where the form carries no consent */
export function readPaperConsent({ consents, paper }: SentPaperForm): PaperConsent | null {
  if (consents?.processing !== true && consents?.publication !== true) return null
  return {
    given_by: (paper?.given_by ?? '').trim().replaceAll(/\s+/g, ' '),
    given_on: (paper?.given_on ?? '').trim(),
  }
}

/**
 * Every rule of a form on paper but what is owed: those of registering, as the staff register, and who signed the
 * consents when. A form without consents is taken («absent → accepted, kept as «согласие не получено»»,
 * docs/rules/consents-and-retention.md, «Consents»).
 *
 * @returns the registration; problems of consents under `paper.…`, of money under `payment.…`
 */
export function readCheckedPaperForm(
  sent: SentPaperForm,
  rules: RegistrationRules,
): CheckedRegistration {
  const { request, errors } = readCheckedRegistration(sent, rules)
  const payment = sent.payment ? checkPaperPayment(sent.payment, null) : {}
  return { request, errors: mergeErrors(errors, checkSigner(sent, rules), payment) }
}

/** The problems alone. */
export function checkPaperForm(sent: SentPaperForm, rules: RegistrationRules): FieldErrors {
  return readCheckedPaperForm(sent, rules).errors
}

function checkSigner(sent: SentPaperForm, { event, now }: RegistrationRules): FieldErrors {
  const errors: FieldErrors = {}
  const paper = readPaperConsent(sent)
  if (paper === null) return errors
  if (paper.given_by === '') addError(errors, 'paper.given_by', problemText('signer_missing'))
  checkLength(errors, 'paper.given_by', paper.given_by, signerLimit)
  if (!isIsoDate(paper.given_on)) {
    addError(errors, 'paper.given_on', problemText('signed_on_missing'))
  } else if (paper.given_on > calendarDay(now, event.time_zone)) {
    addError(errors, 'paper.given_on', problemText('signed_on_future'))
  }
  return errors
}

/**
 * The rules of a payment that came with a form.
 *
 * @param owed kopecks, paid where it names no sum; null while they are not known
 * @returns problems under `payment.…`
 */
export function checkPaperPayment(
  { amount, method = null, reference }: SentPaperPayment,
  owed: number | null,
): FieldErrors {
  const errors = checkLedgerLine(
    {
      kind: 'payment',
      // While the sum is not known, only the rest can be wrong.
      amount: amount ?? owed ?? 1,
      method,
      reference: (reference ?? '').trim(),
      title: '',
    },
    0,
  )
  return Object.fromEntries(
    Object.entries(errors).map(([field, texts]) => [`payment.${field}`, texts]),
  )
}
