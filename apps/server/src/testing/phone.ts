/** A browser of its own: it keeps its cookies. */
export interface Phone {
  cookies: Map<string, string>
  /** An unsafe call with JSON, with the CSRF token of the page. */
  send: (method: 'POST' | 'PUT', path: string, body: object) => Promise<Response>
}

/** Opens the page, over a real socket. */
export async function startPhone(origin: string): Promise<Phone> {
  const cookies = new Map<string, string>()
  const keep = (answer: Response) => {
    for (const each of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      cookies.set(name, value)
    }
    return answer
  }
  keep(await fetch(`${origin}/sanctum/csrf-cookie`))
  return {
    cookies,
    async send(method, path, body) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const answer = await fetch(origin + path, {
        method,
        headers: {
          'content-type': 'application/json',
          'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
          cookie,
        },
        body: JSON.stringify(body),
      })
      return keep(answer)
    },
  }
}
