import type { ReactNode } from 'react'
import { ToggleRow } from '../Checkbox/ToggleRow.tsx'
import type { FieldProps } from '../Field/useField.ts'
import { track } from './Switch.css.ts'

export interface SwitchProps extends Omit<FieldProps, 'label' | 'isRequired'> {
  /** What is switched on. */
  label: ReactNode
  /** Whether it is on. */
  isSelected: boolean
  /** Takes effect at once. */
  onChange: (isSelected: boolean) => void
}

/** Something that is on or off from the moment it is pressed. */
export function Switch(props: SwitchProps) {
  return <ToggleRow {...props} className={track} isSwitch />
}
