import { ToggleRow } from '../Checkbox/ToggleRow.tsx'
import type { ToggleProps } from '../Checkbox/ToggleRow.tsx'
import { track } from './Switch.css.ts'

/** It takes effect at once, so it is never asked for. */
export interface SwitchProps extends ToggleProps {
  /** It takes effect at once: there is nothing to require. */
  isRequired?: never
}

/** Something that is on or off from the moment it is pressed. */
export function Switch(props: SwitchProps) {
  return <ToggleRow {...props} className={track} isSwitch />
}
