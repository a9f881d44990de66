import { formatShortNumber } from '@parket/domain/format/number'
import type { RoundKind } from '@parket/domain/scoring/resultFile'

const callbacks: ReadonlyMap<number, string> = new Map([
  [10, 'Да'],
  [4.5, 'А1'],
  [4.3, 'А2'],
  [4.2, 'А3'],
  [0, '—'],
])

/** A mark as the sheet shows it. */
export function markText(kind: RoundKind, mark: number | null | undefined): string {
  if (mark === null || mark === undefined) return ''
  if (kind === 'crosses') return mark === 1 ? '×' : '–'
  if (kind === 'callbacks') return callbacks.get(mark) ?? ''
  return kind === 'points' ? formatShortNumber(mark / 10) : String(mark)
}

/** What a judge gave an entry, as the sheet shows it: of points their sum. */
export function givenText(kind: RoundKind, values: readonly (number | null)[]): string {
  if (kind !== 'points') return markText(kind, values[0])
  const given = values.filter((mark) => mark !== null)
  return given.length === 0
    ? ''
    : markText(
        kind,
        given.reduce((sum, mark) => sum + mark, 0),
      )
}

/** A mark as it is read out. */
export function markWords(kind: RoundKind, mark: number | null | undefined): string {
  if (mark === null || mark === undefined) return 'пусто'
  // One that was refused may be none of these.
  if (kind === 'crosses' && (mark === 0 || mark === 1)) return mark === 1 ? 'крест' : 'нет креста'
  if (kind === 'callbacks' && callbacks.has(mark)) return mark === 0 ? 'нет' : markText(kind, mark)
  return kind === 'points' ? markText(kind, mark) : String(mark)
}
