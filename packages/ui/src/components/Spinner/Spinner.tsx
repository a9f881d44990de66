import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ElementProps } from '../elementProps.ts'
import { SpinnerRing } from './SpinnerRing.tsx'
import { spinner } from './Spinner.css.ts'

export interface SpinnerProps extends ElementProps {
  /** What is awaited, for screen readers. */
  'aria-label': string
}

/** Work whose shape is not known; where it is, use Skeleton. */
export function Spinner({ 'aria-label': label, ...element }: SpinnerProps) {
  return (
    <output {...element} className={spinner}>
      <SpinnerRing />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
}
