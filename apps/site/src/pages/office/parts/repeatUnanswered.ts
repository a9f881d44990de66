import { ApiProblem } from '@parket/api-client/problem'

/** How long to wait before each new try, ms. */
const PAUSES = [300, 1000, 2000, 4000]

/** Where the connection stays away: often enough for who looks at the page, seldom enough for a router that comes up. */
const LONG_PAUSE = 5000

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

/**
 * The same without an end: for what must not be lost, however long the network is away. It is sent at once when the
 * browser says that the network is back.
 *
 * @param onUnanswered after each try that nobody answered
 * @throws ApiProblem a refusal
 */
export async function repeatUntilAnswered<T>(
  send: () => Promise<T>,
  onUnanswered: () => void,
): Promise<T> {
  for (let turn = 0; ; turn += 1) {
    try {
      return await send()
    } catch (error) {
      if (!isUnanswered(error)) throw error
      onUnanswered()
      await waitForNetwork(PAUSES[turn] ?? LONG_PAUSE)
    }
  }
}

function waitForNetwork(most: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, most)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    addEventListener('online', end)
  })
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ApiProblem && (error.status === 0 || error.status === 503)
}
