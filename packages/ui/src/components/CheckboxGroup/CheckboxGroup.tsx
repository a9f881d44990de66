import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'

export interface CheckboxGroupOption {
  value: string
  label: string
  description?: string
  isDisabled?: boolean
}

export interface CheckboxGroupProps extends FieldProps {
  /** The chosen values, in the order of the options. */
  value: readonly string[]
  onChange: (value: string[]) => void
  options: readonly CheckboxGroupOption[]
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
