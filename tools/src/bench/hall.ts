import { askScript } from './load.ts'
import { median, percentile, rounded } from './numbers.ts'

/** A contest that was danced with twelve devices and three processes. */
interface DayFigures {
  day: string
  taps: number
  operations: number
  calls: number
  lostRequests: number
  lostAnswers: number
  repeated: number
  /** What is wrong with the journal, the sheets or what devices were told. */
  findings: number
  /** The first of them. */
  first: string
  /** The result file is that of the undisturbed day, byte for byte. */
  isSameFile: boolean
}

/** What became of a day with a fault that loses marks: it has to be found. */
interface FaultFigures {
  fault: string
  findings: number
  first: string
}

interface Told {
  days: DayFigures[]
  faults: FaultFigures[]
  reconnect: { marks: number; ms: number }
  /**
   * How long each phone took to be right again: since the network, away for 30 s, was back, since a change after a process was
   * killed, and since the places were published. Who was not told in time is left out.
   */
  told: { phones: number; processes: number; ms: number[][] }
  typing: { alone: number[]; beside: number[]; operations: number }
}

/** How long a device that was away may take for its marks, ms. */
const LONGEST_RECONNECT_MS = 5000

/** How long after a trouble a page may be behind, ms. */
const LONGEST_TOLD_MS = 5000

/** How much longer a save may take beside judges than alone. */
const MOST_TIMES_ALONE = 2

/** Runs the day in the hall; null, aloud, where it cannot be run. */
export async function measureHall() {
  const told = await askScript<Told>('hall')
  if (!told) return null
  const { days, faults, reconnect, typing } = told
  const after = ['the network was away', 'a process was killed', 'the publication']
  return {
    days: days.map((day) => Object.assign(day, { isKept: day.findings === 0 && day.isSameFile })),
    faults: faults.map((fault) => Object.assign(fault, { isKept: fault.findings > 0 })),
    reconnect: [
      {
        marks: reconnect.marks,
        ms: rounded(reconnect.ms),
        limit: `≤ ${LONGEST_RECONNECT_MS}`,
        isKept: reconnect.ms <= LONGEST_RECONNECT_MS,
      },
    ],
    told: told.told.ms.map((times, at) => ({
      after: after[at] ?? '',
      phones: told.told.phones,
      processes: told.told.processes,
      right: times.length,
      median: rounded(median(times)),
      p95: rounded(percentile(times, 0.95)),
      max: rounded(Math.max(...times)),
      limit: `max ≤ ${LONGEST_TOLD_MS}`,
      isKept: times.length === told.told.phones && Math.max(...times) <= LONGEST_TOLD_MS,
    })),
    typing: [
      saves('alone', typing.alone, 0),
      besideJudges(saves('beside judges', typing.beside, typing.operations), typing.alone),
    ],
  }
}

/** Eleven judges at once must not hold up who types: nobody waits for another one's lock. They share the processor. */
function besideJudges(row: ReturnType<typeof saves>, alone: readonly number[]) {
  const limit = rounded(MOST_TIMES_ALONE * median(alone))
  return { ...row, limit: `median ≤ ${limit}`, isKept: row.median <= limit }
}

function saves(when: string, times: readonly number[], operations: number) {
  return {
    when,
    saves: times.length,
    operations,
    median: rounded(median(times)),
    p95: rounded(percentile(times, 0.95)),
  }
}
