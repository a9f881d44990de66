import { isSameEmail, isSamePhone } from '@parket/domain/account/sameContacts'
import { sessionStore } from '../../data/browserStorage.ts'
import { storageKeys } from '../../data/storageKeys.ts'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'

/**
 * The registrations made in this tab one after another, for one family or club: the page of the last one
 * lists them all. A registration with other contacts starts a new list.
 */
interface RecentRegistrations {
  registrations: RegistrationAnswer[]
  /** The next registration was asked for on the page of the last one: its contacts are filled in. */
  areContactsFilledIn: boolean
}

const KEY = storageKeys.recentRegistrations

/** The recent registrations at an event, in order. */
export function readRecent(eventId: number): readonly RegistrationAnswer[] {
  return read(eventId)?.registrations ?? []
}

/** The recent registrations, whatever event they are of. */
export function readRecentOfAnyEvent(): readonly RegistrationAnswer[] {
  return readStored()?.registrations ?? []
}

/** Adds a registration that was just made; the same one again replaces its older copy. */
export function addRecent(registration: RegistrationAnswer): void {
  const { id, event_id } = registration.regData
  const recent = read(event_id)
  const before = recent && isOfSamePerson(recent, registration) ? recent.registrations : []
  write({
    registrations: [...before.filter(({ regData }) => regData.id !== id), registration],
    areContactsFilledIn: false,
  })
}

/** Notes whether the next registration begins with the contacts of the last, or they are typed anew. */
export function noteContacts(eventId: number, areContactsFilledIn: boolean): void {
  const recent = read(eventId)
  if (recent) write({ ...recent, areContactsFilledIn })
}

/** Replaces the copy of a registration by a newer answer. */
export function renewRecent(registration: RegistrationAnswer): void {
  const { id, event_id } = registration.regData
  const recent = read(event_id)
  if (!recent) return
  const registrations = recent.registrations.map((one) =>
    one.regData.id === id ? registration : one,
  )
  write({ ...recent, registrations })
}

/**
 * Typed contacts tell by the e-mail alone whose a registration is. Of contacts that were filled in both must
 * agree: whoever was handed the tablet next may have changed only one of them.
 */
function isOfSamePerson(
  { registrations, areContactsFilledIn }: RecentRegistrations,
  { regData }: RegistrationAnswer,
): boolean {
  return registrations.some(
    (one) =>
      isSameEmail(one.regData.email, regData.email) &&
      (!areContactsFilledIn || isSamePhone(one.regData.phone, regData.phone)),
  )
}

function read(eventId: number): RecentRegistrations | null {
  const stored = readStored()
  return stored?.registrations[0]?.regData.event_id === eventId ? stored : null
}

function readStored(): RecentRegistrations | null {
  try {
    return JSON.parse(sessionStore.read(KEY) ?? 'null') as RecentRegistrations | null
  } catch {
    return null
  }
}

function write(recent: RecentRegistrations): void {
  sessionStore.write(KEY, JSON.stringify(recent))
}
