import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { rounded } from './numbers.ts'

/** What comes of registrations that arrive at three times the rate several processes keep up. */
export interface RushFigures {
  /** A second, by callers who wait for the answer. */
  sustained: number
  arrivals: number
  accepted: number
  /** With 503 and `Retry-After`. */
  turnedAway: number
  hung: number
  otherwise: number
  /** ms. */
  acceptedP50: number
  slowest: number
  lost: number
  double: number
  areAllPlacesTaken: boolean
  recoveryMs: number
}

/** Medians of an operation with the data and with ten times the data, ms. */
export interface GrowthFigures {
  what: string
  small: number
  large: number
  ratio: number
  limit: string
  isKept: boolean
}

/** How long a rating of 100,000 results takes at most, s. */
const LONGEST_RATING_S = 20
/** How long it holds up everything else in the process at most. */
const LONGEST_HELD_MS = 100
/** Within which `/healthz` answers whatever else is done. */
const LONGEST_HEALTH_MS = 250
const MOST_GROWTH = 2
const LONGEST_RECOVERY_MS = 5000
/** How long half of those that are accepted in a rush wait at most, with the work itself. */
const LONGEST_ACCEPTED_MS = 1000

/** Null, aloud, where it cannot be measured. */
export async function measureRush(): Promise<(RushFigures & { isKept: boolean }) | null> {
  const figures = await askScript<RushFigures>('rush')
  if (!figures) return null
  const { hung, otherwise, lost, double, areAllPlacesTaken, recoveryMs, acceptedP50 } = figures
  const isExact = hung + otherwise + lost + double === 0 && areAllPlacesTaken
  return {
    ...figures,
    isKept: isExact && recoveryMs <= LONGEST_RECOVERY_MS && acceptedP50 <= LONGEST_ACCEPTED_MS,
  }
}

/** What came of registrations while processes were replaced, or while the database was away. */
interface RollingPart {
  sent: number
  accepted: number
  askedToRetry: number
  lost: number
  p50: number
  slowest: number
}

interface RollingFigures {
  replaced: RollingPart
  restarted: RollingPart
  backMs: number
  acknowledgedLost: number
}

/** Three processes replaced one by one, and a database that is stopped and started; empty, aloud, where it cannot be measured. */
export async function measureRolling() {
  const figures = await askScript<RollingFigures>('rolling')
  if (!figures) return []
  const { replaced, restarted, backMs, acknowledgedLost } = figures
  const isWhole = acknowledgedLost === 0
  return [
    { what: 'three processes replaced', ...replaced, isKept: isWhole && replaced.lost === 0 },
    {
      what: 'database stopped and started',
      ...restarted,
      backMs,
      isKept: isWhole && restarted.lost === 0 && backMs <= LONGEST_RECOVERY_MS,
    },
  ]
}

/** Empty, aloud, where it cannot be measured. */
export async function measureGrowth(): Promise<GrowthFigures[]> {
  const rows = (await askScript<{ what: string; medians: [number, number] }[]>('growth')) ?? []
  return rows.map(({ what, medians: [small, large] }) => ({
    what,
    small: rounded(small, 100),
    large: rounded(large, 100),
    ratio: rounded(large / small, 100),
    limit: `< ${MOST_GROWTH}`,
    isKept: large < small * MOST_GROWTH,
  }))
}

/** How long `/healthz` takes at most while a process does what is heaviest; empty, aloud, where it cannot be measured. */
export async function measureReaders() {
  const figures = await askScript<{ rows: { what: string; slowest: number; answers: string }[] }>(
    'readers',
  )
  if (!figures) return []
  const [atRest, ...works] = figures.rows
  // Where other work holds up a process that does nothing, twice that counts, as for `npm run attack`.
  const most = Math.max(LONGEST_HEALTH_MS, 2 * (atRest?.slowest ?? 0))
  return works.map(({ what, slowest, answers }) => ({
    what,
    answers,
    healthMs: slowest,
    atRestMs: atRest?.slowest,
    limit: `≤ ${most} ms`,
    isKept: slowest <= most,
  }))
}

/** How long the rating of a team takes to be calculated anew; empty, aloud, where it cannot be measured. */
export async function measureRating() {
  const figures = await askScript<{
    results: number
    seconds: number
    heldMs: number
    heldAtRestMs: number
  }>('rating')
  if (!figures) return []
  const { results, seconds, heldMs, heldAtRestMs } = figures
  // Where other work holds up a process that does nothing, twice that counts, as for `npm run attack`.
  const mostHeldMs = Math.max(LONGEST_HELD_MS, 2 * heldAtRestMs)
  return [
    {
      results,
      seconds: rounded(seconds, 10),
      heldMs: rounded(heldMs, 1),
      heldAtRestMs: rounded(heldAtRestMs, 1),
      limits: `< ${LONGEST_RATING_S} s, held ≤ ${rounded(mostHeldMs, 1)} ms`,
      isKept: seconds < LONGEST_RATING_S && heldMs <= mostHeldMs,
    },
  ]
}

/** Runs a script of the server that tells what it found as one message. */
export async function askScript<T>(
  script: 'rush' | 'rolling' | 'readers' | 'growth' | 'rating' | 'hall' | 'journal',
): Promise<T | null> {
  const server = fork(join(root, `apps/server/src/bench/${script}.ts`))
  const exit = once(server, 'exit')
  const told = await Promise.race([
    once(server, 'message').then(
      ([message]) => message as { figures: T } | { skipped: string } | { failed: string },
    ),
    exit.then(() => ({ failed: 'it ended without a word' })),
  ])
  await exit
  if ('failed' in told) throw new Error(`The ${script}: ${told.failed}`)
  if ('figures' in told) return told.figures
  console.log(`The ${script} is not measured: ${told.skipped}`)
  return null
}
