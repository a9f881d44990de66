import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { SpinnerRing } from './SpinnerRing.tsx'
import { spinner } from './Spinner.css.ts'

export interface SpinnerProps {
  /** What is awaited, for screen readers. */
  label: string
}

/** Work whose shape is not known; where it is, use Skeleton. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <output className={spinner}>
      <SpinnerRing />
      <VisuallyHidden>{label}</VisuallyHidden>
    </output>
  )
}
