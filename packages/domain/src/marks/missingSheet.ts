import type { SheetState } from './sheets.ts'

/**
 * `once`: it counts, but the event asks for a second entry. `paper`: a judge's device handed it in, and it is in the sample
 * that is compared with paper.
 */
export type SheetProgressState = SheetState | 'once' | 'paper'

const waiting: Readonly<Record<Exclude<SheetProgressState, 'counted'>, string>> = {
  empty: 'оценки не введены',
  typing: 'ввод не закончен',
  differs: 'два ввода расходятся',
  once: 'нужен второй ввод',
  paper: 'сверьте с\u00A0бумагой',
}

/** Why a round cannot be finished yet: this sheet does not count; null: it does. */
export function missingSheetText(
  dance: string,
  letter: string,
  state: SheetProgressState,
): string | null {
  return state === 'counted' ? null : `${dance}, судья ${letter}: ${waiting[state]}`
}
