import { timingSafeEqual } from 'node:crypto'

import type { Right } from '@parket/domain/rights/rights'

import { millisecondsInDay } from 'date-fns/constants'

import { eventOf, type Context } from '../../../contract/context.ts'
import { isAllowed, isStaff } from '../../../contract/guard.ts'
import { Problem } from '../../../http/problem.ts'
import { findByNumber, findRegData, type RegDataRow } from '../../../records/registrations.ts'
import { guardAttempts } from '../../../security/attempts.ts'
import { findKnownDevice, rememberDevice } from '../../../security/knownDevice.ts'
import { isMailedKey } from './mailedKey.ts'

/** «A registration takes 20 wrong PINs a day» from everywhere (docs/rules/registration.md, «Numbers and PIN»). */
const PINS = { limit: 20, windowMs: millisecondsInDay }

const SCOPE = 'pin'

/** How a registration is named by somebody with a PIN: by its number or by its id. */
type Name = { reg_n: number } | { id: number }

/**
 * A registration of the event for whoever may see it: its staff, the account it was made with, or
 * the holder of its PIN (docs/rules/registration.md, «Numbers and PIN»). Staff act by their rights alone: at their
 * own event a PIN opens nothing more to them (docs/rules/rights.md, «Staff and PINs»).
 *
 * @param pin as given in the address
 * @param staffRight what lets the event's staff in without it
 * @throws Problem 404 for a wrong PIN as for an unknown registration, 401 and 403 without a PIN,
 *   429 after too many wrong ones
 */
export async function openRegData(
  context: Context,
  id: number,
  pin: string | undefined,
  staffRight: Right = 'registrations.view',
): Promise<RegDataRow> {
  const { db, caller } = context
  const event = eventOf(context)
  const userId = caller.user?.id ?? null
  const regData = await findRegData(db, event.id, id)

  const isOwn = userId !== null && regData?.registered_by === userId
  if (regData && (isOwn || isAllowed(staffRight, caller, event))) return regData
  if (pin && !isStaff(caller, event)) return findByPin(context, { id }, pin)
  if (userId === null) throw new Problem(401, 'unauthenticated')
  throw regData ? new Problem(403, 'forbidden') : new Problem(404, 'registration_not_found')
}

/**
 * The registration of the event that number (or id) and PIN open together. Unknown and wrong look
 * the same and count the same. The key of a letter opens it as the PIN does, however many wrong PINs
 * came before: «a registration takes 20 wrong PINs a day, then opens by a mailed link».
 *
 * @throws Problem 404, or 429 after too many wrong ones
 */
export async function findByPin(context: Context, name: Name, pin: string): Promise<RegDataRow> {
  const { db, request, now } = context
  const event = eventOf(context)
  const named =
    'id' in name
      ? await findRegData(db, event.id, name.id)
      : await findByNumber(db, event.id, name.reg_n)
  if (named && isMailedKey(context, named, pin.trim())) {
    rememberPin(context, named)
    return named
  }
  // Number and id of one registration share a counter; an unknown one has a counter of its own.
  const subject = named
    ? subjectOf(named)
    : { scope: SCOPE, account: `${event.id} ${JSON.stringify(name)}` }
  const device = findKnownDevice(context, subject)

  const found = await guardAttempts(
    db,
    { ...subject, address: request.ip, device, now },
    async () => (named && isEqual(named.pin_code, pin.trim()) ? named : null),
    PINS,
  )
  if (!found) throw new Problem(404, 'registration_not_found')
  if (device === null) rememberPin(context, found)
  return found
}

/** The caller's device is known for a registration from now on: wrong PINs of others do not lock it out. */
export function rememberPin(context: Context, regData: RegDataName): void {
  rememberDevice(context, subjectOf(regData))
}

type RegDataName = Pick<RegDataRow, 'event_id' | 'reg_n'>

function subjectOf({ event_id, reg_n }: RegDataName) {
  return { scope: SCOPE, account: `${event_id} ${reg_n}` }
}

function isEqual(pin: string, given: string): boolean {
  const [one, other] = [Buffer.from(pin), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
