import type { SheetState } from './sheets.ts'

const waiting: Readonly<Record<Exclude<SheetState, 'counted'>, string>> = {
  empty: 'оценки не введены',
  typing: 'ввод не закончен',
  differs: 'два ввода расходятся',
}

/** Why a round cannot be finished yet: this sheet does not count; null: it does. */
export function missingSheetText(dance: string, letter: string, state: SheetState): string | null {
  return state === 'counted' ? null : `${dance}, судья ${letter}: ${waiting[state]}`
}
