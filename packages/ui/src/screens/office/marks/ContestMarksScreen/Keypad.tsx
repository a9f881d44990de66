import type { RoundKind } from '@parket/domain/scoring/resultFile'
import * as styles from './marks.css.ts'

interface KeypadProps {
  kind: RoundKind
  /** Entries of the round: the last place. */
  entries: number
  onKey: (key: string) => void
  /** Ends a mark to which more digits could come. */
  onNext: () => void
}

const digits = (last: number) =>
  Array.from({ length: Math.min(9, last) }, (_, at) => ({
    key: String(at + 1),
    label: `${at + 1}`,
  }))

const clear = { key: 'Backspace', label: 'Стереть' }
const next = { key: 'Enter', label: 'Дальше' }

/**
 * The keys of a sheet, for those without a keyboard; the words say what to press with one. The focus stays in
 * the sheet, so that Enter never presses a key of these once more.
 */
export function Keypad({ kind, entries, onKey, onNext }: KeypadProps) {
  return (
    <fieldset className={styles.keypad} aria-label="Оценка">
      {keysOf(kind, entries).map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (key === 'Enter' ? onNext() : onKey(key))}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

function keysOf(kind: RoundKind, entries: number) {
  switch (kind) {
    case 'crosses':
      return [{ key: 'x', label: '× крест' }, { key: '0', label: '0 пусто' }, clear]
    case 'callbacks':
      return [
        { key: 'y', label: 'Да' },
        { key: '1', label: '1 А1' },
        { key: '2', label: '2 А2' },
        { key: '3', label: '3 А3' },
        { key: 'n', label: 'Нет' },
        clear,
      ]
    case 'skating':
    case 'relative-placement':
      return entries > 9
        ? [...digits(entries), { key: '0', label: '0' }, clear, next]
        : [...digits(entries), clear]
    case 'points':
      return [...digits(9), { key: '0', label: '0' }, { key: ',', label: ',' }, clear, next]
  }
}
