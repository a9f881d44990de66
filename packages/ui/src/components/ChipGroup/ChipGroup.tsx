import type { Ref } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './ChipGroup.css.ts'

export interface ChipItem<Value extends string> {
  /** What `value` holds when it is pressed. */
  value: Value
  /** What it shows, in a word or two. */
  label: string
  /** How many things it shows. */
  count?: number | undefined
  /** Somebody has to do something about these. */
  isWork?: boolean
}

export interface ChipGroupProps<Value extends string> extends ElementProps {
  /** What is asked: «Состояние оплаты». */
  'aria-label': string
  /** The answers, in order. */
  items: readonly ChipItem<Value>[]
  /** The one that is pressed; null: none. */
  value: Value | null
  /** Gives the one that was pressed; null where it was pressed again and let go (`isClearable`). */
  onChange: (value: Value | null) => void
  /** Pressed again, a chip lets go. */
  isClearable?: boolean
  /** `strong`: the main question of a page for visitors. */
  emphasis?: 'quiet' | 'strong'
  /** The `fieldset` around the chips. */
  ref?: Ref<HTMLFieldSetElement>
}

/** Filters of one question that are pressed on and off, with their numbers: «Не оплачены 312». */
export function ChipGroup<Value extends string>({
  items,
  value,
  onChange,
  isClearable = false,
  emphasis = 'quiet',
  ...fieldset
}: ChipGroupProps<Value>) {
  return (
    <fieldset {...fieldset} className={styles.group[emphasis]}>
      {items.map((item) => {
        const isOn = item.value === value
        const isWork = item.isWork === true && emphasis === 'quiet'
        return (
          <button
            key={item.value}
            type="button"
            aria-pressed={isOn}
            className={styles.chipLook[isWork ? 'work' : emphasis]}
            onClick={() => onChange(isOn && isClearable ? null : item.value)}
          >
            {isOn && emphasis === 'strong' && <CheckIcon />}
            {item.label}
            {item.count !== undefined && (
              <>
                {' '}
                <b className={styles.count}>{item.count}</b>
              </>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
