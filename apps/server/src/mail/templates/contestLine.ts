/** A contest of a registration as letters tell of it. */
export interface ChosenContest {
  group_num: number
  title: string
  status: 'active' | 'waiting'
}

export function contestLine({ group_num, title, status }: ChosenContest): string {
  return `${group_num}. ${title}${status === 'waiting' ? ' (лист ожидания)' : ''}`
}
