import { ToggleRow } from '../Checkbox/ToggleRow.tsx'
import type { ToggleProps } from '../Checkbox/ToggleRow.tsx'
import { track } from './Switch.css.ts'

/** It takes effect at once, so it is never asked for. */
export interface SwitchProps extends Omit<ToggleProps, 'isRequired'> {}

/** Something that is on or off from the moment it is pressed. */
export function Switch(props: SwitchProps) {
  return <ToggleRow {...props} className={track} isSwitch />
}
