import { useId } from 'react'
import type { Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import * as choice from '../Checkbox/Checkbox.css.ts'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import { useValue, type ValueProps } from '../useValue.ts'
import { circle } from './RadioGroup.css.ts'

export interface RadioGroupItem {
  /** What `value` holds when it is chosen. */
  value: string
  /** What is chosen. */
  label: string
  /** What helps to decide, under the label. */
  description?: string
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
}

/** The value is empty when none is chosen. */
export interface RadioGroupProps extends FieldProps, ValueProps<string> {
  /** What there is to choose from; all are seen. */
  items: readonly RadioGroupItem[]
  /** One under another, or side by side where there is room. */
  direction?: 'column' | 'row'
  /** The `fieldset` around the choices. */
  ref?: Ref<HTMLFieldSetElement>
}

/** A choice of one item. */
export function RadioGroup({
  name,
  form,
  value,
  defaultValue,
  onChange,
  items,
  id,
  ...group
}: RadioGroupProps) {
  const ids = useField({ ...group, id })
  const [chosen, choose] = useValue({ value, defaultValue, onChange }, '')
  const ownName = useId()
  return (
    <FieldGroup {...group} ids={ids} role="radiogroup">
      {items.map((item, index) => {
        const descriptionId = `${ids.controlId}-${index}-description`
        return (
          <label key={item.value} className={choice.row}>
            <input
              className={cx(choice.mark, circle)}
              type="radio"
              name={name ?? ownName}
              form={form}
              value={item.value}
              checked={item.value === chosen}
              disabled={item.isDisabled}
              aria-describedby={item.description && descriptionId}
              onChange={() => choose(item.value)}
            />
            <span className={choice.text}>
              {item.label}
              {item.description && (
                <span id={descriptionId} className={choice.description}>
                  {item.description}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </FieldGroup>
  )
}
