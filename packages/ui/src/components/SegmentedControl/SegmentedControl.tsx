import { useId } from 'react'
import type { Ref } from 'react'
import type { ControlProps } from '../elementProps.ts'
import { useValue, type ValueProps } from '../useValue.ts'
import * as styles from './SegmentedControl.css.ts'

export interface SegmentedControlItem<Value extends string> {
  /** What `value` holds when it is chosen. */
  value: Value
  /** What is chosen: a word or two. */
  label: string
  /** Says more than the visible text where that is a sign: «—». */
  'aria-label'?: string
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
}

/** The value is the first item's unless told. */
export interface SegmentedControlProps<Value extends string>
  extends ControlProps, ValueProps<Value> {
  /** What is chosen between: «Вид». */
  'aria-label': string
  /** Two to five views, in order. */
  items: readonly [SegmentedControlItem<Value>, ...SegmentedControlItem<Value>[]]
  /** Key of the value in a form. */
  name?: string
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
  /** What was chosen is being sent: choosing again does nothing, the focus stays. */
  isPending?: boolean
  /** The `fieldset` around the segments. */
  ref?: Ref<HTMLFieldSetElement>
}

/** A choice between few views of the same thing, all in one line; native radio buttons. */
export function SegmentedControl<Value extends string>({
  items,
  value,
  defaultValue,
  onChange,
  name,
  form,
  isDisabled = false,
  isPending = false,
  ...fieldset
}: SegmentedControlProps<Value>) {
  const ownName = useId()
  const [chosen, choose] = useValue({ value, defaultValue, onChange }, items[0].value)
  return (
    <fieldset
      {...fieldset}
      className={styles.group}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="radiogroup"
      disabled={isDisabled}
      aria-busy={isPending || undefined}
    >
      {items.map((item) => (
        <label key={item.value} className={styles.segment}>
          <input
            className={styles.radio}
            type="radio"
            name={name ?? ownName}
            form={form}
            value={item.value}
            checked={item.value === chosen}
            disabled={item.isDisabled}
            aria-label={item['aria-label']}
            onChange={() => {
              if (!isPending) choose(item.value)
            }}
          />
          {item.label}
        </label>
      ))}
    </fieldset>
  )
}
