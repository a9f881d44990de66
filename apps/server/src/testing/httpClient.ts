import { runScript, type Child } from './child.ts'

export type HttpServer = {
  origin: string
  child: Child
  /** A `POST` of JSON as a browser makes it after it fetched the CSRF cookie. */
  post: (path: string, body: object, headers?: Record<string, string>) => Promise<Response>
}

/** Starts `serverProcess.ts` and makes ready to call it over a socket. It ends with the test. */
export async function startProcess(env: Record<string, string>): Promise<HttpServer> {
  const child = runScript('testing/serverProcess.ts', env)
  const origin = await child.nextLine()
  if (origin === null) throw new Error(child.errors())
  const answer = await fetch(`${origin}/sanctum/csrf-cookie`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=', 2)[1] ?? ''
  return {
    origin,
    child,
    post: (path, body, headers = {}) =>
      fetch(origin + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          cookie: cookies.join('; '),
          'x-xsrf-token': token,
          ...headers,
        },
        body: JSON.stringify(body),
      }),
  }
}
