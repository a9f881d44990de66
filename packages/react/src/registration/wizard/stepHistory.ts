import { isStepIndex, type StepIndex } from '@parket/domain/registration/wizard/stepIndex'
import type { wizardMachine } from '@parket/domain/registration/wizard/wizardMachine'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'

/** Under which an entry of the browser's history keeps the steps that led to it, its own last. */
const KEY = 'wizardSteps'

/**
 * Lets the browser's Back go a step back: each step has an entry of its own in the browser's history, at the
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
    addEventListener('popstate', open)
    return () => {
      steps.unsubscribe()
      removeEventListener('popstate', open)
    }
  }, [actor, isShown])
}

/** @returns whether the browser is on its way to another entry: it says so by `popstate` when it is there */
function followStep(step: StepIndex): boolean {
  const path = readPath()
  const last = path.at(-1)
  if (last === step) return false
  const at = path.lastIndexOf(step)
  if (at >= 0) {
    history.go(at - (path.length - 1))
    return true
  }
  if (last !== undefined && step > last) writePath('pushState', [...path, step])
  else writePath('replaceState', [...path.slice(0, -1), step])
  return false
}

/** Goes back to the entry of the first step, so that what replaces it leaves none of the steps behind. */
export async function goToFirstStep(): Promise<void> {
  const before = readPath().length - 1
  if (before <= 0) return
  const { promise, resolve } = Promise.withResolvers<Event>()
  addEventListener('popstate', resolve, { once: true })
  history.go(-before)
  await promise
}

function readPath(): StepIndex[] {
  const path: unknown = stateOf()[KEY]
  return Array.isArray(path) ? path.filter(isStepIndex) : []
}

function writePath(how: 'pushState' | 'replaceState', path: readonly StepIndex[]): void {
  history[how]({ ...stateOf(), [KEY]: path }, '')
}

function stateOf(): Record<string, unknown> {
  return (history.state ?? {}) as Record<string, unknown>
}
