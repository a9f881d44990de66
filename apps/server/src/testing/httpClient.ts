import { spawnScript, type Child } from './child.ts'
import { PASSWORD } from './fixtures.ts'

export type HttpServer = {
  origin: string
  child: Child
  /** An unsafe call with JSON, as a browser makes it after it fetched the CSRF cookie; `cookie` is one more. */
  send: (
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    headers?: Record<string, string>,
  ) => Promise<Response>
  /** The header that says who calls: the user with this e-mail. */
  logIn: (email: string) => Promise<{ authorization: string }>
}

/** Starts `serverProcess.ts` and prepares calls over a socket. The caller stops it. */
export async function startProcess(env: Record<string, string>): Promise<HttpServer> {
  const child = spawnScript('testing/serverProcess.ts', env)
  const origin = await child.nextLine()
  if (origin === null) throw new Error(child.errors())
  return { origin, child, ...(await prepareCalls(origin)) }
}

/** Prepares calls to a server that runs. */
export async function prepareCalls(origin: string): Promise<Pick<HttpServer, 'send' | 'logIn'>> {
  const answer = await fetch(`${origin}/sanctum/csrf-cookie`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  const csrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=', 2)[1] ?? ''
  const send: HttpServer['send'] = (method, path, body, { cookie, ...headers } = {}) =>
    fetch(origin + path, {
      method,
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies, ...(cookie ? [cookie] : [])].join('; '),
        'x-xsrf-token': csrf,
        ...headers,
      },
      body: JSON.stringify(body),
    })
  return {
    send,
    async logIn(email) {
      const login = await send('POST', '/api/login', { email, password: PASSWORD })
      const { token } = (await login.json()) as { token: string }
      return { authorization: `Bearer ${token}` }
    },
  }
}

/** Ends it as an operator does, and waits; gives its exit code. */
export function endProcess({ child }: HttpServer): Promise<number | null> {
  child.process.kill('SIGTERM')
  return child.exit
}
