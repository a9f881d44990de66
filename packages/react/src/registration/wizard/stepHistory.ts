import { isStepIndex, type StepIndex } from '@parket/domain/registration/wizard/stepIndex'
import type { wizardMachine } from '@parket/domain/registration/wizard/wizardMachine'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { ports } from '../../data/ports.ts'

/** Under which an entry of the history keeps the steps that led to it, its own last. */
const KEY = 'wizardSteps'

/**
 * Lets the browser's Back go a step back: each step has an entry of its own in the history, at the
 * same address. «Назад» of the form goes back to it, too: the two never run apart.
 * @param actor the running wizard
 * @param isShown whether the wizard is shown: not the page of the registration that was made
 */
export function useStepHistory(actor: ActorRefFrom<typeof wizardMachine>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    let isOnItsWay = false
    const follow = () => {
      const snapshot = actor.getSnapshot()
      // Once it is sent, the way leads to the page of what was made.
      if (isOnItsWay || !snapshot.matches({ form: 'editing' })) return
      isOnItsWay = followStep(snapshot.context.draft.step)
    }
    const open = () => {
      isOnItsWay = false
      const step = readPath().at(-1)
      if (step !== undefined) actor.send({ type: 'step.open', step })
    }
    // Whoever comes back to the entry of a step sees that step, wherever the draft stood when the wizard was left.
    open()
    follow()
    const steps = actor.subscribe(follow)
    const endMoves = ports.history.onMove(open)
    return () => {
      steps.unsubscribe()
      endMoves()
    }
  }, [actor, isShown])
}

/** @returns whether the history is on its way to another entry: it tells when it is there */
function followStep(step: StepIndex): boolean {
  const path = readPath()
  const last = path.at(-1)
  if (last === step) return false
  const at = path.lastIndexOf(step)
  if (at >= 0) {
    ports.history.go(at - (path.length - 1))
    return true
  }
  if (last !== undefined && step > last) writePath('push', [...path, step])
  else writePath('replace', [...path.slice(0, -1), step])
  return false
}

/** Goes back to the entry of the first step, so that what replaces it leaves none of the steps behind. */
export async function goToFirstStep(): Promise<void> {
  const before = readPath().length - 1
  if (before <= 0) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const endMoves = ports.history.onMove(resolve)
  ports.history.go(-before)
  await promise
  endMoves()
}

function readPath(): StepIndex[] {
  const path: unknown = stateOf()[KEY]
  return Array.isArray(path) ? path.filter(isStepIndex) : []
}

function writePath(how: 'push' | 'replace', path: readonly StepIndex[]): void {
  ports.history[how]({ ...stateOf(), [KEY]: path })
}

function stateOf(): Record<string, unknown> {
  return (ports.history.state() ?? {}) as Record<string, unknown>
}
