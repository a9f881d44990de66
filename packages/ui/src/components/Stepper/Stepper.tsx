import type { Ref } from 'react'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { ErrorIcon } from '../../icons/ErrorIcon.tsx'
import { componentsTexts } from '../../texts/componentsTexts.ts'
import { useTexts } from '../../texts/TextsProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Stepper.css.ts'

export interface StepperItem {
  /** What is done at the step. */
  label: string
  /** State of the step; `error`: something on it must be corrected. */
  state: 'done' | 'current' | 'upcoming' | 'error'
  /** Opens the step; absent for a step that cannot be opened yet. */
  onPress?: () => void
}

export interface StepperProps extends ElementProps {
  /** What the steps are of. */
  'aria-label': string
  /** The steps in order. */
  items: readonly StepperItem[]
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLElement>
}

// The current one says so by `aria-current`.
const words = { done: 'stepDone', current: null, upcoming: null, error: 'stepError' } as const

function StepContent({ label, state, number }: StepperItem & { number: number }) {
  const say = useTexts('components', componentsTexts)
  const word = words[state]
  return (
    <>
      <span className={styles.mark[state]} aria-hidden="true">
        {state === 'done' ? <CheckIcon /> : state === 'error' ? <ErrorIcon /> : number}
      </span>
      <span className={state === 'current' ? styles.label.current : styles.label.other}>
        {label}
        {word && <VisuallyHidden> ({say(word)})</VisuallyHidden>}
      </span>
    </>
  )
}

/** Progress through several steps. */
export function Stepper({ items, ...nav }: StepperProps) {
  return (
    <nav {...nav}>
      <ol className={styles.list}>
        {items.map((step, index) => {
          const content = <StepContent {...step} number={index + 1} />
          const { onPress } = step
          return (
            <li
              key={step.label}
              className={styles.step}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              {onPress ? (
                <button type="button" className={styles.target} onClick={() => onPress()}>
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
