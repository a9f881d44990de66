import { required } from './Field.css.ts'

/** The star; the control itself says it to screen readers. */
export function RequiredMark() {
  return (
    <span className={required} aria-hidden="true">
      *
    </span>
  )
}
