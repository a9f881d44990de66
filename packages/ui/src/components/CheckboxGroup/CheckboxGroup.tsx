import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'

export interface CheckboxGroupOption {
  /** What `value` holds when it is ticked. */
  value: string
  /** What is chosen. */
  label: string
  /** What helps to decide, under the label. */
  description?: string
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
}

export interface CheckboxGroupProps extends FieldProps {
  /** The chosen values, in the order of the options. */
  value: readonly string[]
  /** Gives all ticked values. */
  onChange: (value: string[]) => void
  /** What there is to choose from. */
  options: readonly CheckboxGroupOption[]
  /** One under another, or side by side where there is room. */
  direction?: 'column' | 'row'
}

/** Several of several. */
export function CheckboxGroup({
  name,
  value,
  onChange,
  options,
  id,
  ...group
}: CheckboxGroupProps) {
  const ids = useField({ id, error: group.error, description: group.description })
  function toggle(changed: string, isSelected: boolean) {
    const chosen = options
      .map((option) => option.value)
      .filter((option) => (option === changed ? isSelected : value.includes(option)))
    onChange(chosen)
  }
  return (
    <FieldGroup {...group} ids={ids}>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          label={option.label}
          description={option.description}
          isDisabled={option.isDisabled}
          isSelected={value.includes(option.value)}
          onChange={(isSelected) => toggle(option.value, isSelected)}
        />
      ))}
    </FieldGroup>
  )
}
