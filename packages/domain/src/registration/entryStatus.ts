import type { EntryStatus } from './request.ts'

/** What an entry's status is called in tables and filters. */
export const entryStatusLabels: Record<EntryStatus, string> = {
  active: 'Участвует',
  waiting: 'Лист ожидания',
  withdrawn: 'Снята',
}

/** What a registration is asked of its entries. */
type Entries = readonly { status: EntryStatus }[]

/** Whether a registration is withdrawn: no entry of it is left. */
export function isWithdrawn(entries: Entries): boolean {
  return entries.every(({ status }) => status === 'withdrawn')
}

/** Whether all that is left of a registration stands in waiting lists: there is no place for it yet. */
export function isOnlyWaiting(entries: Entries): boolean {
  const held = entries.filter(({ status }) => status !== 'withdrawn')
  return held.length > 0 && held.every(({ status }) => status === 'waiting')
}

/** A contest in the list of what somebody registered for: it says where a place is not certain. */
export function enteredTitle(title: string, status: EntryStatus): string {
  return status === 'waiting' ? `${title} (лист ожидания)` : title
}
