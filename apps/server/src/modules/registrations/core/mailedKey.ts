import { addMilliseconds } from 'date-fns/addMilliseconds'
import { millisecondsInDay } from 'date-fns/constants'

import type { Context } from '../../../contract/context.ts'
import type { RegDataRow } from '../../../records/registrations.ts'

/** How long the link of a letter opens a registration. */
const VALID_MS = 7 * millisecondsInDay
const PURPOSE = 'registration'

type Means = Pick<Context, 'signer' | 'now'>

/** What the link of a letter carries: whoever reads the mail opens the registration with it. */
export function mailedKey({ signer, now }: Means, regData: RegDataRow): string {
  const until = String(Math.floor(addMilliseconds(now, VALID_MS).getTime() / 1000))
  return `${until}.${signer.sign(PURPOSE, contentOf(regData, until))}`
}

/** Whether this is such a key of the registration, and still good. */
export function isMailedKey({ signer, now }: Means, regData: RegDataRow, given: string): boolean {
  const [until = '', signature = ''] = given.split('.')
  if (Number(until) * 1000 <= now.getTime()) return false
  return signer.isSigned(PURPOSE, contentOf(regData, until), signature)
}

/** A changed e-mail or PIN ends the keys that were mailed before. */
function contentOf({ id, pin_code, email }: RegDataRow, until: string): string {
  return JSON.stringify([id, pin_code, email, until])
}
