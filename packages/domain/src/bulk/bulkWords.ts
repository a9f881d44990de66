import { numberedTitle, type TitledContest } from '../contest/title.ts'
import { formatMoney } from '../format/money.ts'
import type { BulkActKind } from './bulkAct.ts'
import type { BulkEntry, PlannedChange } from './bulkPlan.ts'

/** What the acts are called where one is chosen. */
export const bulkActLabels: Readonly<Record<BulkActKind, string>> = {
  withdraw: 'Снять с номинации',
  promote: 'Дать место из листа ожидания',
  move: 'Перенести в другую номинацию',
  consent: 'Отметить согласие',
  pay: 'Отметить оплаченными',
}

type NumberedContest = TitledContest & { id: string; group_num: number }

/** What an act does to one registration, in words. */
export function plannedTexts(
  { entries, consents, payment }: PlannedChange,
  contests: readonly NumberedContest[],
): string[] {
  const titleOf = (id: string) => {
    const contest = contests.find((one) => one.id === id)
    return contest ? numberedTitle(contest) : ''
  }
  return [
    ...entries.map(({ before, after }) => entryText(before, after, titleOf)),
    ...(consents === null ? [] : ['согласие получено']),
    ...(payment === 0 ? [] : [`оплата ${formatMoney(payment)}`]),
  ]
}

function entryText(before: BulkEntry, after: BulkEntry, titleOf: (id: string) => string): string {
  const title = titleOf(before.contest_id)
  if (after.status === 'withdrawn') return `${title}: снять`
  if (after.contest_id === before.contest_id) return `${title}: дать место`
  const queue = after.status === 'waiting' ? ', в\u00A0лист ожидания' : ''
  return `${title}: перевести в\u00A0«${titleOf(after.contest_id)}»${queue}`
}
