const EVENT_ID = 'parket.event-id'

/** «Selected event id is kept in local storage» (spec §4); null where none is selected. */
export function readEventId(): number | null {
  const id = Number(localStorage.getItem(EVENT_ID))
  return Number.isInteger(id) && id > 0 ? id : null
}

export function storeEventId(id: number): void {
  localStorage.setItem(EVENT_ID, String(id))
}

export function clearEventId(): void {
  localStorage.removeItem(EVENT_ID)
}
