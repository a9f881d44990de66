type Send = (request: Request) => Promise<Response>

/** Who is asked for a code of the second factor. */
export interface SecondFactorPrompt {
  /**
   * Asks a person for a code.
   * @param problem what the server said of the code before, null at the first time
   * @returns the code; null where the person gives none, and then the refusal is the answer
   */
  ask: (problem: string | null) => Promise<string | null>
  /** The code counted, or the call was refused for another reason. */
  done: () => void
}

/** The header that carries the code (`components/parameters.yaml`). */
const HEADER = 'X-Second-Factor'

/** These calls carry a code in their body: the form that sends them asks for it. */
const ASKED_BY_FORM = /\/api\/(?:login|users\/\d+\/second-factor\/confirmation)$/

/**
 * Wraps `send` in what is «asked anew» (docs/security.md): a call refused with `second_factor_required`
 * is repeated with the code that a person gives, as often as the code is wrong. One call asks at a time;
 * the others are sent again after it, as a code counts for ten minutes.
 */
export function createSecondFactor(send: Send, { ask, done }: SecondFactorPrompt): { send: Send } {
  let asking: Promise<unknown> | null = null

  async function askAndRepeat(request: Request, refused: Response): Promise<Response> {
    let response = refused
    // The first refusal only says that a code is wanted.
    let problem: string | null = null
    try {
      do {
        const code = await ask(problem)
        if (code === null) return response
        const repeat = request.clone()
        repeat.headers.set(HEADER, code)
        response = await send(repeat)
        problem = await problemOf(response)
      } while (problem !== null)
      return response
    } finally {
      done()
    }
  }

  return {
    async send(request) {
      if (ASKED_BY_FORM.test(new URL(request.url).pathname)) return send(request)
      const repeat = request.clone()
      let response = await send(request)
      while ((await problemOf(response)) !== null) {
        if (asking === null) {
          const work = askAndRepeat(repeat, response)
          asking = work
          return work.finally(() => {
            asking = null
          })
        }
        await asking.catch(() => {})
        response = await send(repeat.clone())
      }
      return response
    },
  }
}

/** What the server said of the code, null where its answer is about something else. */
async function problemOf(response: Response): Promise<string | null> {
  if (response.status !== 422) return null
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (typeof body !== 'object' || body === null || !('code' in body)) return null
  const { code } = body
  if (code !== 'second_factor_required' && code !== 'second_factor_wrong') return null
  return 'message' in body && typeof body.message === 'string' ? body.message : ''
}
