import { formProblemText } from './formProblems.ts'
import { publicProblemText } from './publicProblems.ts'
import { errorTexts, type FieldErrors } from './fieldErrors.ts'

/** The body of a refused call: `{message, errors?, code}` (docs/api.md, «Refusals»). */
export interface ProblemAnswer {
  message?: string
  errors?: FieldErrors
  code?: string
}

/** A failed call: what the server answered, if it did, and the error's own message. */
export interface RequestFailure {
  /** Of the answer; 0: none came. */
  status?: number
  answer?: ProblemAnswer | null
  message?: string
}

/**
 * The text shown to a person: «prefers joined validation errors (errors map) from the response,
 * then the response message, then the error message, then default» (docs/rules/site.md, «Texts of failures»).
 */
export function errorText(failure: RequestFailure | null | undefined): string {
  const validation = errorTexts(failure?.answer?.errors ?? {}).join('\n')
  const isUnreached = failure?.status === 0
  return (
    validation ||
    failure?.answer?.message ||
    failure?.message ||
    (isUnreached ? formProblemText('network') : publicProblemText('request_failed'))
  )
}

/** «Login failure: the server message, or 'Ошибка при входе'» (docs/rules/accounts.md, «Login»). */
export function loginErrorText(failure: RequestFailure | null | undefined): string {
  return failure?.answer?.message || formProblemText('login_error')
}

/** Reads a failure from any thrown value. */
export function toRequestFailure(thrown: unknown): RequestFailure {
  if (typeof thrown !== 'object' || thrown === null) return {}
  const { status, answer, message } = thrown as RequestFailure
  return {
    ...(typeof status === 'number' && { status }),
    ...(typeof answer === 'object' && answer !== null && { answer }),
    ...(typeof message === 'string' && { message }),
  }
}
