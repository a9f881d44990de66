import { formatShortNumber } from '../format/number.ts'
import type { FileDecision } from './resultFile.ts'

/** What was decided, and about whom. */
export interface DecidedEntries {
  kind: FileDecision['kind']
  /** 1 (goes on) or 0 for a cut or a tie, the chief judge's 1..n for an order, tenths off for a deduction. */
  entries: readonly { start_number: number; value: number }[]
  /** The one that is repeated; null where the reason names it. Of a seat: from which on it is empty. */
  dance: string | null
  /** The letter of a seat. */
  judge?: string | null
}

/** A decision on the record, as the protocol says it: «Проходят № 74, № 80», «№ 52: минус 1,5». */
export function decisionText({ kind, entries, dance, judge }: DecidedEntries): string {
  switch (kind) {
    case 'cut':
    case 'tie': {
      const through = entries.filter(({ value }) => value === 1)
      if (through.length === 0) return 'Из равных никто не проходит'
      return `${through.length === 1 ? 'Проходит' : 'Проходят'} ${listed(through)}`
    }
    case 'order':
      return `Порядок: ${listed(entries.toSorted((one, other) => one.value - other.value))}`
    case 'deduction':
      return entries
        .map((one) => `${listed([one])}: минус ${formatShortNumber(one.value / 10)}`)
        .join('; ')
    case 'attempt':
      return dance === null ? 'Танец повторён' : `${dance}: танец повторён`
    case 'seat':
      return `Место судьи ${judge} пусто с танца «${dance}»`
  }
}

/** The entries of a decision of the open result file. */
export function decidedEntries({
  kind,
  entries,
  judge,
  dance,
}: Pick<FileDecision, 'kind' | 'entries' | 'judge' | 'dance'>): DecidedEntries {
  return {
    kind,
    entries: Object.entries(entries).map(([number, value]) => ({
      start_number: Number(number),
      value,
    })),
    dance: dance ?? null,
    judge: judge ?? null,
  }
}

function listed(entries: DecidedEntries['entries']): string {
  return entries.map(({ start_number }) => `№\u00A0${start_number}`).join(', ')
}
