import { formProblemText } from '@parket/domain/problems/formProblems'
import { errorText, toRequestFailure } from '@parket/domain/problems/errorText'

import { ApiProblem } from './unwrap.ts'

// Who only makes calls takes these from `./unwrap`, without the catalogue of texts.
export { ApiProblem, unwrap } from './unwrap.ts'

/**
 * What to tell a person about whatever was thrown: the texts by field, then the server's message,
 * then the error's own, then «Ошибка при выполнении запроса» (docs/rules/site.md, «Texts of failures»).
 */
export function userFacingText(thrown: unknown): string {
  if (thrown instanceof ApiProblem && thrown.status === 0) return formProblemText('network')
  return errorText(toRequestFailure(thrown))
}
