import { afterEach, expect, test } from 'vitest'
import type { PageHistory } from '../../data/pageHistory.ts'
import { givePorts } from '../../data/ports.ts'
import { goToFirstStep } from './stepHistory.ts'

afterEach(() => givePorts({}))

/** A history that moves when it is told to, as a browser's does: later. */
function historyOf(entries: unknown[], at: number) {
  const listeners = new Set<() => void>()
  const moves: number[] = []
  const history: PageHistory = {
    state: () => entries[at],
    push: (state) => entries.push(state),
    replace: (state) => void (entries[at] = state),
    dropParameter() {},
    go(by) {
      moves.push(by)
      queueMicrotask(() => {
        at += by
        for (const listener of listeners) listener()
      })
    },
    onMove(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { history, moves, listeners }
}

test('the way back to the first step is that of the history a site gives, and is waited for', async () => {
  const steps = [{ wizardSteps: [0] }, { wizardSteps: [0, 1] }, { wizardSteps: [0, 1, 2] }]
  const { history, moves, listeners } = historyOf(steps, 2)
  givePorts({ history })
  await goToFirstStep()
  expect(moves).toEqual([-2])
  expect(history.state()).toEqual({ wizardSteps: [0] })
  expect(listeners.size).toBe(0)
  await goToFirstStep()
  expect(moves).toEqual([-2])
})
