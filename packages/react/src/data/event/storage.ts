import { localStore } from '../browserStorage.ts'

const EVENT_ID = 'parket.event-id'

/**
 * «Selected event id is kept in local storage» (docs/rules/site.md, «Selected event»); null where none is selected.
 */
export function readEventId(): number | null {
  const id = Number(localStore.read(EVENT_ID))
  return Number.isInteger(id) && id > 0 ? id : null
}

export function storeEventId(id: number): void {
  localStore.write(EVENT_ID, String(id))
}

export function clearEventId(): void {
  localStore.remove(EVENT_ID)
}
