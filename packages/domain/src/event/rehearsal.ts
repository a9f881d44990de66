import { eventFields } from './fields.ts'

/** What the rehearsal of an event is called: nobody takes it for the event. */
export function rehearsalName(name: string): string {
  return `Репетиция: ${name}`.slice(0, eventFields.name.maxLength)
}
