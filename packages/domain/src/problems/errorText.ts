import { formProblemText } from './formProblems.ts'
import { publicProblemText } from './publicProblems.ts'
import { errorTexts } from './fieldErrors.ts'
import type { RequestFailure } from './requestFailure.ts'

// Who only reads failures takes these from there, without the texts.
export { toRequestFailure, type RequestFailure } from './requestFailure.ts'

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
