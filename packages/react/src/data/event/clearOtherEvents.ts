import { sessionStore } from '../browserStorage.ts'
import { forgetTab } from '../forgetRegistering.ts'

/** Which event the registrations that this tab keeps are of. */
const EVENT_ID = 'parket.registrationEvent'

/**
 * Drops what this tab keeps of registering at other events: «cleared on event change» (docs/rules/registration.md,
 * «Draft»).
 */
export function clearOtherEvents(eventId: number): void {
  if (sessionStore.read(EVENT_ID) === String(eventId)) return
  forgetTab()
  sessionStore.write(EVENT_ID, String(eventId))
}
