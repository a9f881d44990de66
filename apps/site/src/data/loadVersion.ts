import { ApiProblem, unwrap } from '@parket/api-client/problem'
import { formProblemText } from '@parket/domain/problems/formProblems'
import { plainApi } from '@parket/react/data/api'

/**
 * The server's version: `GET /version.txt`, «plain text, trimmed» (docs/rules/site.md, «Version»), with the page's
 * `ds` and the time limit of every call.
 * @throws Error with the text for a person where the server refuses: 'Ошибка загрузки версии: {status}';
 *   ApiProblem without a message where it is not reached
 */
export async function loadVersion(): Promise<string> {
  try {
    const text = await unwrap(plainApi.GET('/version.txt', { parseAs: 'text', cache: 'no-store' }))
    return text.trim()
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 0) throw error
    throw new Error(formProblemText('version_failed', { status: error.status }), { cause: error })
  }
}

/** The version to show at the menu's foot, or in its place why there is none (docs/rules/site.md, «Version»). */
export async function versionText(): Promise<string> {
  try {
    return await loadVersion()
  } catch (error) {
    return (error instanceof Error && error.message) || formProblemText('unknown')
  }
}
