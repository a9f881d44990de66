import type { EntryStatus } from './request.ts'

/** What an entry's status is called in tables and filters. */
export const entryStatusLabels: Record<EntryStatus, string> = {
  active: 'Участвует',
  waiting: 'Лист ожидания',
  withdrawn: 'Снята',
}

/** A contest in the list of what somebody registered for: it says where a place is not certain. */
export function enteredTitle(title: string, status: EntryStatus): string {
  return status === 'waiting' ? `${title} (лист ожидания)` : title
}
