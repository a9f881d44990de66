import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { inSight } from './office.css.ts'

/**
 * What an action came to: done, with the way back, refused and why (with the way back of the part that was done), or
 * under way where that takes seconds.
 */
export type Outcome =
  | { state: 'done'; text: string; onUndo: (() => void) | null; undoLabel?: string }
  | { state: 'pending'; text: string }
  | {
      state: 'refused'
      title: string
      reasons: readonly string[]
      onUndo?: (() => void) | null
      /** What can still be done: the rest of it, say. */
      next?: { label: string; onPress: () => void } | null
    }

/** Says it where the action was taken and stays in sight, never on paper; null: nothing was done yet. */
export function OutcomeAlert({ outcome }: { outcome: Outcome | null }) {
  if (outcome === null) return null
  return (
    <div className={inSight}>
      <OutcomeText outcome={outcome} />
    </div>
  )
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  if (outcome.state === 'refused') {
    return (
      <Alert tone="critical" title={outcome.title} action={refusedAction(outcome)}>
        <ul>
          {outcome.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Alert>
    )
  }
  if (outcome.state === 'pending') return <Alert tone="info">{outcome.text}</Alert>
  const { text, onUndo, undoLabel } = outcome
  return (
    <Alert tone="positive" action={onUndo && <UndoButton onUndo={onUndo}>{undoLabel}</UndoButton>}>
      {text}
    </Alert>
  )
}

function refusedAction({ onUndo, next }: Extract<Outcome, { state: 'refused' }>) {
  if (next) return <Button onPress={next.onPress}>{next.label}</Button>
  return onUndo && <UndoButton onUndo={onUndo} />
}

interface UndoButtonProps {
  onUndo: () => void
  /** What it does, where more than a value comes back. */
  children?: string
}

function UndoButton({ onUndo, children = 'Вернуть как было' }: UndoButtonProps) {
  return <Button onPress={onUndo}>{children}</Button>
}
