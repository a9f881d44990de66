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

/** Who typed the paper of a device's sheet cannot end a difference, and the device says nothing more: somebody has to be called. */
const differsFromDevice =
  'бумага и\u00A0планшет расходятся. Позовите главного судью или\u00A0другого, кто не\u00A0вводил этот лист'

/**
 * Why a round cannot be finished yet: this sheet does not count; null: it does.
 * @param isCompared one of its two entries is of a judge's device
 */
export function missingSheetText(
  { dance, letter, isCompared }: { dance: string; letter: string; isCompared: boolean },
  state: SheetProgressState,
): string | null {
  if (state === 'counted') return null
  const what = state === 'differs' && isCompared ? differsFromDevice : waiting[state]
  return `${dance}, судья ${letter}: ${what}`
}
