import { ApiProblem } from '@parket/api-client/problem'

/** How long to wait before each new try, ms. */
const PAUSES = [300, 1000, 2000, 4000]

/**
 * Sends a call again while no answer comes: a bad network loses requests and answers alike. Only for
 * calls that do the same thing once however often they arrive.
 *
 * @throws ApiProblem what the last try came to
 */
export async function repeatUnanswered<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await send()
    } catch (error) {
      if (!isUnanswered(error)) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
      })
    }
  }
  return send()
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status === 503)
}
