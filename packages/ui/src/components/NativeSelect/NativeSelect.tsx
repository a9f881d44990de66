import type { Ref } from 'react'
import type { ControlProps } from '../elementProps.ts'
import type { SelectItem } from '../Select/Select.tsx'
import * as styles from './NativeSelect.css.ts'

export interface NativeSelectProps extends ControlProps {
  /** What is chosen: a row has no room for a label. */
  'aria-label': string
  /** What there is to choose from. */
  items: readonly SelectItem[]
  /** What is chosen. */
  value: string
  /** Gives what was chosen. */
  onChange: (value: string) => void
  /** `small`: in a cell of a dense grid. */
  size?: keyof typeof styles.select
  /** Its place in the order of Tab, where arrows lead through a grid. */
  tabIndex?: number
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own select in a row of a list or a cell of a table. */
export function NativeSelect({ items, onChange, size = 'standard', ...select }: NativeSelectProps) {
  return (
    <select
      {...select}
      className={styles.select[size]}
      // The choice that stands while nothing is chosen.
      data-unanswered={select.value === '' || undefined}
      onChange={({ target }) => onChange(target.value)}
    >
      {items.map(({ value, label, isDisabled }) => (
        <option key={value} value={value} disabled={isDisabled}>
          {label}
        </option>
      ))}
    </select>
  )
}
