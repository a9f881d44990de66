import { emailProblem } from '../account/email.ts'
import { checkRequired } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { formProblemText } from '../problems/formProblems.ts'

/** What somebody thinks is wrong in a published result, as typed. */
export interface ResultQuestion {
  /** Of the entry; null while none is typed. */
  start_number: number | null
  text: string
  /** Where the answer goes. */
  email: string
}

/** Longest question and longest answer, in characters. */
export const questionLimit = 2000

/** Problems of a question by field. Whether the entry has a result, the server alone knows. */
export function checkResultQuestion({ start_number, text, email }: ResultQuestion): FieldErrors {
  const errors: FieldErrors = {}
  if (start_number === null) addError(errors, 'start_number', formProblemText('required'))
  checkRequired(errors, 'text', text, questionLimit)
  const problem = emailProblem(email)
  if (problem) addError(errors, 'email', formProblemText(problem))
  return errors
}

/** Problems of an answer by field. */
export function checkResultAnswer({ answer }: { answer: string }): FieldErrors {
  const errors: FieldErrors = {}
  checkRequired(errors, 'answer', answer, questionLimit)
  return errors
}
