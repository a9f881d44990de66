import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { ErrorIcon } from '../../icons/ErrorIcon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Stepper.css.ts'

export interface StepperStep {
  /** What is done at the step. */
  label: string
  /** How the step stands; `error`: something on it has to be mended. */
  state: 'done' | 'current' | 'upcoming' | 'error'
  /** Goes to the step; one that cannot be gone to yet has none. */
  onSelect?: () => void
}

export interface StepperProps {
  /** What the steps are of. */
  label: string
  /** The steps in order. */
  steps: readonly StepperStep[]
}

// The current one says so by `aria-current`.
const words = { done: 'готово', current: '', upcoming: '', error: 'есть ошибки' }

function StepContent({ label, state, number }: StepperStep & { number: number }) {
  return (
    <>
      <span className={styles.mark[state]} aria-hidden="true">
        {state === 'done' ? <CheckIcon /> : state === 'error' ? <ErrorIcon /> : number}
      </span>
      <span className={state === 'current' ? styles.label.current : styles.label.other}>
        {label}
        {words[state] && <VisuallyHidden> ({words[state]})</VisuallyHidden>}
      </span>
    </>
  )
}

/** Where one is on a way of several steps. */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const content = <StepContent {...step} number={index + 1} />
          const { onSelect } = step
          return (
            <li
              key={step.label}
              className={styles.step}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              {onSelect ? (
                <button type="button" className={styles.target} onClick={() => onSelect()}>
                  {content}
                </button>
              ) : (
                <span className={styles.target}>{content}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
