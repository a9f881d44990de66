import { useId } from 'react'
import { cx } from '../../theme/cx.ts'
import * as choice from '../Checkbox/Checkbox.css.ts'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import { circle } from './RadioGroup.css.ts'

export interface RadioGroupOption {
  /** What `value` holds when it is chosen. */
  value: string
  /** What is chosen. */
  label: string
  /** What helps to decide, under the label. */
  description?: string
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
}

export interface RadioGroupProps extends FieldProps {
  /** The chosen value; empty when none is. */
  value: string
  /** Gives the chosen value. */
  onChange: (value: string) => void
  /** What there is to choose from; all are seen. */
  options: readonly RadioGroupOption[]
  /** One under another, or side by side where there is room. */
  direction?: 'column' | 'row'
}

/** One of several. */
export function RadioGroup({ name, value, onChange, options, id, ...group }: RadioGroupProps) {
  const ids = useField({ id, error: group.error, description: group.description })
  const ownName = useId()
  return (
    <FieldGroup {...group} ids={ids} role="radiogroup">
      {options.map((option, index) => {
        const descriptionId = `${ids.controlId}-${index}-description`
        return (
          <label key={option.value} className={choice.row}>
            <input
              className={cx(choice.mark, circle)}
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              aria-describedby={option.description && descriptionId}
              onChange={() => onChange(option.value)}
            />
            <span className={choice.text}>
              {option.label}
              {option.description && (
                <span id={descriptionId} className={choice.description}>
                  {option.description}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </FieldGroup>
  )
}
