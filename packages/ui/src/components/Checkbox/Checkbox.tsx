import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import type { FieldProps } from '../Field/useField.ts'
import { ToggleRow } from './ToggleRow.tsx'
import { box, mark } from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<FieldProps, 'label'> {
  /** What is agreed to or switched on; may hold a link. */
  label: ReactNode
  /** Its value in a form, where several share a name. */
  value?: string
  /** Whether it is ticked. */
  isSelected: boolean
  /** Gives the new state. */
  onChange: (isSelected: boolean) => void
}

export function Checkbox(props: CheckboxProps) {
  return <ToggleRow {...props} className={cx(mark, box)} />
}
