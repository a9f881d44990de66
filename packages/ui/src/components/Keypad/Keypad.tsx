import type { MouseEventHandler, ReactNode, Ref } from 'react'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Keypad.css.ts'

export interface KeypadItem<Key extends string | number> {
  /** What a press gives. */
  value: Key
  /** What stands on the key: a digit, a word or an icon. */
  label: ReactNode
  /** Says what the key does where an icon stands on it. */
  'aria-label'?: string
  /** `quiet`: takes back what was typed; `offer`: types a whole answer at once. */
  emphasis?: 'quiet' | 'offer'
}

export interface KeypadProps<Key extends string | number> extends ElementProps {
  /** What is typed: «Клавиатура», «Оценка». */
  'aria-label': string
  /** The keys from the first to the last, row by row: a digit is its own label, null leaves a place free. */
  items: readonly (Key | KeypadItem<Key> | null)[]
  /** `large`: four to a row, and they grow with the room they are given. `standard`: as many to a row as fit. */
  size?: 'standard' | 'large'
  /** Shown, but nothing can be typed. */
  isDisabled?: boolean
  /** Prevented, a press of the mouse leaves the focus where one goes on typing. */
  onMouseDown?: MouseEventHandler
  /** Gives the key that was pressed. */
  onPress: (value: Key) => void
  /** The element around the keys. */
  ref?: Ref<HTMLFieldSetElement>
}

/** Keys to type a short answer with, in place of the device's keyboard, which would cover half of the screen. */
export function Keypad<Key extends string | number>({
  items,
  size = 'standard',
  isDisabled,
  onPress,
  ...fieldset
}: KeypadProps<Key>) {
  return (
    <fieldset {...fieldset} className={styles.keypad[size]} disabled={isDisabled}>
      {items.map((item, at) => {
        // A free place has nothing but its place.
        if (item === null) return <span key={-1 - at} />
        const key: KeypadItem<Key> = typeof item === 'object' ? item : { value: item, label: item }
        return (
          <button
            key={key.value}
            type="button"
            className={styles.key}
            data-emphasis={key.emphasis}
            aria-label={key['aria-label']}
            onClick={() => onPress(key.value)}
          >
            {key.label}
          </button>
        )
      })}
    </fieldset>
  )
}
