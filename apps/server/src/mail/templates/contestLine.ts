import { enteredTitle } from '@parket/domain/registration/entryStatus'

/** A contest of a registration as letters tell of it. */
export interface ChosenContest {
  /** With its number. */
  title: string
  status: 'active' | 'waiting'
}

export function contestLine({ title, status }: ChosenContest): string {
  return enteredTitle(title, status)
}
