import { cx } from '../../theme/cx.ts'
import { ToggleRow } from './ToggleRow.tsx'
import type { ToggleProps } from './ToggleRow.tsx'
import { box, mark } from './Checkbox.css.ts'

export interface CheckboxProps extends ToggleProps {
  /** Its value in a form, where several share a name. */
  value?: string
}

export function Checkbox(props: CheckboxProps) {
  return <ToggleRow {...props} className={cx(mark, box)} />
}
