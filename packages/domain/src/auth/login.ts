import { formProblemText } from '../problems/formProblems.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { emailProblem } from '../account/email.ts'

/** The body of `POST /api/login`. */
export interface Credentials {
  email: string
  password: string
  /** A code of the second factor, where the account has one. */
  otp?: string
}

/**
 * «email (type email, required), password (required)» (docs/rules/accounts.md, «Login»). @returns problems by field
 */
export function checkCredentials({ email, password }: Credentials): FieldErrors {
  const errors: FieldErrors = {}
  const problem = emailProblem(email)
  if (problem) addError(errors, 'email', formProblemText(problem))
  if (password === '') addError(errors, 'password', formProblemText('password_missing'))
  return errors
}
