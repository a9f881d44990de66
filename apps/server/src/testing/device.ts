import type { LightMyRequestResponse } from 'fastify'

/** The cookie by which the caller's device is known from this answer on. */
export function deviceCookieOf({ cookies }: LightMyRequestResponse): string {
  const cookie = cookies.find(({ name }) => name === 'parket-device')
  if (!cookie) throw new Error('The answer makes no device known')
  return `parket-device=${cookie.value}`
}
