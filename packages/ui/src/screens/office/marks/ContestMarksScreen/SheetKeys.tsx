import type { RoundKind } from '@parket/domain/scoring/resultFile'
import { Keypad, type KeypadItem } from '../../../../components/Keypad/Keypad.tsx'
import * as styles from './marks.css.ts'

interface SheetKeysProps {
  kind: RoundKind
  /** Entries of the round: the last place. */
  entries: number
  onKey: (key: string) => void
  /** Ends a mark to which more digits could come. */
  onNext: () => void
}

const digits = (last: number) =>
  Array.from({ length: Math.min(9, last) }, (_, at) => ({
    value: String(at + 1),
    label: `${at + 1}`,
  }))

const clear = { value: 'Backspace', label: 'Стереть' }
const next = { value: 'Enter', label: 'Дальше' }

/**
 * The keys of a sheet, for those without a keyboard; the words say what to press with one. The focus stays in
 * the sheet, so that Enter never presses a key of these once more.
 */
export function SheetKeys({ kind, entries, onKey, onNext }: SheetKeysProps) {
  return (
    <div className={styles.keypad}>
      <Keypad
        aria-label="Оценка"
        items={keysOf(kind, entries)}
        onMouseDown={(event) => event.preventDefault()}
        onPress={(key) => (key === 'Enter' ? onNext() : onKey(key))}
      />
    </div>
  )
}

function keysOf(kind: RoundKind, entries: number): readonly KeypadItem<string>[] {
  switch (kind) {
    case 'crosses':
      return [{ value: 'x', label: '× крест' }, { value: '0', label: '0 пусто' }, clear]
    case 'callbacks':
      return [
        { value: 'y', label: 'Да' },
        { value: '1', label: '1 А1' },
        { value: '2', label: '2 А2' },
        { value: '3', label: '3 А3' },
        { value: 'n', label: 'Нет' },
        clear,
      ]
    case 'skating':
    case 'relative-placement':
      return entries > 9
        ? [...digits(entries), { value: '0', label: '0' }, clear, next]
        : [...digits(entries), clear]
    case 'points':
      return [...digits(9), { value: '0', label: '0' }, { value: ',', label: ',' }, clear, next]
  }
}
