import type { Ref } from 'react'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx'
import { useField } from '../Field/useField.ts'
import type { FieldProps } from '../Field/useField.ts'
import { useValue, type ValueProps } from '../useValue.ts'

export interface CheckboxGroupItem {
  /** What `value` holds when it is ticked. */
  value: string
  /** What is chosen. */
  label: string
  /** What helps to decide, under the label. */
  description?: string
  /** Shown, but nothing can be done with it. */
  isDisabled?: boolean
}

/** The value: all that is ticked, in the order of the items. */
export interface CheckboxGroupProps extends FieldProps, ValueProps<readonly string[], string[]> {
  /** What there is to choose from. */
  items: readonly CheckboxGroupItem[]
  /** One under another, or side by side where there is room. */
  direction?: 'column' | 'row'
  /** The `fieldset` around the choices. */
  ref?: Ref<HTMLFieldSetElement>
}

/** A choice of several items. */
export function CheckboxGroup({
  name,
  form,
  value,
  defaultValue,
  onChange,
  items,
  id,
  ...group
}: CheckboxGroupProps) {
  const ids = useField({ ...group, id })
  const [ticked, setTicked] = useValue({ value, defaultValue, onChange }, [])
  function toggle(changed: string, isSelected: boolean) {
    const all = items.map((item) => item.value)
    setTicked(all.filter((one) => (one === changed ? isSelected : ticked.includes(one))))
  }
  return (
    <FieldGroup {...group} ids={ids}>
      {items.map((item) => (
        <Checkbox
          key={item.value}
          name={name}
          form={form}
          value={item.value}
          label={item.label}
          description={item.description}
          isDisabled={item.isDisabled}
          isSelected={ticked.includes(item.value)}
          onChange={(isSelected) => toggle(item.value, isSelected)}
        />
      ))}
    </FieldGroup>
  )
}
