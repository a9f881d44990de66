import { createHmac, timingSafeEqual } from 'node:crypto'

import { millisecondsInHour } from 'date-fns/constants'

/**
 * What an address carries so that it opens a stored file by itself: a page's `<img>` sends no token.
 * Good for one to two hours; always until a full hour, so that an address stays the same for a while
 * and a browser's copy serves. Only the server knows keys, so that nobody else can make one, and with
 * the content it goes out of use.
 *
 * @param key of the stored object
 * @returns `<last second>.<signature>`
 */
export function accessTo(key: string, now: Date): string {
  const until = (Math.floor(now.getTime() / millisecondsInHour) + 2) * millisecondsInHour
  return signed(key, String(until / 1000))
}

/** Whether an address with this `access` opens the object now. */
export function isAccessTo(key: string, access: string, now: Date): boolean {
  const [until = ''] = access.split('.', 1)
  const given = Buffer.from(access)
  const right = Buffer.from(signed(key, until))
  const isOurs = given.length === right.length && timingSafeEqual(given, right)
  return isOurs && now.getTime() < Number(until) * 1000
}

function signed(key: string, until: string): string {
  return `${until}.${createHmac('sha256', key).update(until).digest('base64url')}`
}
