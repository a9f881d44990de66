import { setTimeout } from 'node:timers/promises'

import type { Log } from '../logging/log.ts'

export interface Repetition {
  /** Starts no further run and waits for the one under way. */
  stop: () => Promise<void>
}

/**
 * Runs a task now and then repeatedly, `pauseMs` after each run ended. Errors are logged, once per
 * series of failures, and do not stop it.
 *
 * @param task is given the signal that it should come to an end
 * @param failedPauseMs how long it waits after a run that failed; longer for a task that costs much before it fails
 */
export function repeatTask(
  pauseMs: number,
  log: Log,
  task: (signal: AbortSignal) => Promise<unknown>,
  failedPauseMs = pauseMs,
): Repetition {
  const stopping = new AbortController()
  const { signal } = stopping
  let hasFailed = false

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        await task(signal)
        hasFailed = false
      } catch (error) {
        if (!hasFailed) log.error({ err: error }, 'background work failed, will be tried again')
        hasFailed = true
      }
      await setTimeout(hasFailed ? failedPauseMs : pauseMs, undefined, { signal }).catch(() => {})
    }
  }

  const ended = run()
  return {
    async stop() {
      stopping.abort()
      await ended
    },
  }
}
