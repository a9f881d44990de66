import type { Browser, Page } from 'playwright'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Start, length, and processor time of the thread, all µs. */
  ts: number
  dur?: number
  tdur?: number
}

/**
 * What each frame costs the main thread while something runs in the page: ms of processor time of
 * its script, style, layout and painting. Lengths of frames are whole beats of the screen and hang on
 * what else the machine does; this hangs on the page alone.
 */
export async function frameWork(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await run()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  return workByFrame(trace.traceEvents)
}

/** Tasks of the thread that runs the frames' callbacks, each to the frame it ends in. */
function workByFrame(events: readonly TraceEvent[]): number[] {
  const callbacks = events.filter(({ name }) => name === 'FireAnimationFrame')
  const starts = callbacks.map(({ ts }) => ts).toSorted((one, other) => one - other)
  const work = starts.map(() => 0)
  for (const { name, pid, tid, ts, dur = 0, tdur = 0 } of events) {
    if (!name.endsWith('RunTask') || pid !== callbacks[0]?.pid || tid !== callbacks[0].tid) continue
    const frame = starts.findLastIndex((start) => start <= ts + dur)
    if (frame >= 0) work[frame] = (work[frame] ?? 0) + tdur / 1000
  }
  // The first and the last are cut short by what starts and ends them.
  return work.slice(1, -1)
}
