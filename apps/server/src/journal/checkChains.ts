import { hashOf } from '../change/journal.ts'
import type { ClosedRound, HashedLine } from './line.ts'

/** A chain as it was found. */
export interface CheckedChain {
  eventId: number
  /** Null: the event's own. */
  roundId: number | null
  lines: number
  /** The hash of its last line: what a protocol or a letter names. */
  head: string
}

/**
 * Checks chains of the journal without a database: every line follows the one before it and has the hash of what it says,
 * and a round that was closed still has the lines it was closed with.
 *
 * @param lines of any chains, in any order; each chain from its first line
 * @returns the chains, and what is wrong, a sentence each
 */
export function checkChains(lines: readonly HashedLine[]): {
  chains: CheckedChain[]
  problems: string[]
} {
  const byChain = Map.groupBy(lines, ({ event_id, round_id }) => nameOf(event_id, round_id))
  const chains: CheckedChain[] = []
  const problems: string[] = []
  for (const [name, own] of byChain) {
    const sorted = own.toSorted((one, other) => one.n - other.n)
    const broken = firstBroken(sorted)
    if (broken !== null) problems.push(`${name}: the chain breaks at line ${broken}`)
    const last = sorted.at(-1)
    if (!last) continue
    const { event_id: eventId, round_id: roundId, n, hash } = last
    chains.push({ eventId, roundId, lines: n, head: hash })
  }
  return { chains, problems: [...problems, ...changedAfterClosing(lines, byChain)] }
}

/**
 * Checks the journal file of a closed round: like `checkChains`, and it has to hold the line that closed each round in it.
 * Without that line nothing says how many lines there were.
 */
export function checkFile(lines: readonly HashedLine[]): ReturnType<typeof checkChains> {
  const { chains, problems } = checkChains(lines)
  if (chains.length === 0) return { chains, problems: ['it holds no line'] }
  const isClosed = (eventId: number, roundId: number) =>
    lines.some(
      ({ kind, event_id, body }) =>
        kind === 'round.closed' &&
        event_id === eventId &&
        (body as ClosedRound).round_id === roundId,
    )
  const open = chains.flatMap(({ eventId, roundId }) =>
    roundId === null || isClosed(eventId, roundId)
      ? []
      : [`${nameOf(eventId, roundId)}: nothing says that it was closed`],
  )
  return { chains, problems: [...problems, ...open, ...lacking(lines)] }
}

/** The file of a closed round ends with its closing: the round that it names, with its lines, has to be in it. */
function lacking(lines: readonly HashedLine[]): string[] {
  const last = lines.findLast(({ round_id }) => round_id === null)
  if (last?.kind !== 'round.closed') return []
  const closed = last.body as ClosedRound
  const isThere = lines.some(({ round_id }) => round_id === closed.round_id)
  return closed.lines === 0 || isThere
    ? []
    : [`${nameOf(last.event_id, closed.round_id)}: its lines are not there`]
}

/** The heads (`shortHead`) that no line of these has: what a protocol or a letter named is not there any more. */
export function missingHeads(lines: readonly HashedLine[], heads: readonly string[]): string[] {
  return heads.filter((head) => !lines.some(({ hash }) => hash.startsWith(head)))
}

function nameOf(eventId: number, roundId: number | null): string {
  return roundId === null ? `event ${eventId}` : `event ${eventId}, round ${roundId}`
}

/** Whether every line of one chain, given in order, follows the one before it and has the hash of what it says. */
export function isIntact(chain: readonly HashedLine[]): boolean {
  return firstBroken(chain) === null
}

/** The number of the first line that does not follow; null: all do. */
function firstBroken(lines: readonly HashedLine[]): number | null {
  let before = { n: 0, hash: '' }
  for (const line of lines) {
    const follows = line.n === before.n + 1 && line.prev === before.hash
    if (!follows || line.hash !== hashOf(line.prev, withMoments(line))) return line.n
    before = line
  }
  return null
}

/** Moments as they were chained: the database writes them with an offset. What is none stays, and has another hash. */
function withMoments(line: HashedLine): HashedLine {
  const iso = (moment: string) => {
    const date = new Date(moment)
    return Number.isNaN(date.getTime()) ? moment : date.toISOString()
  }
  return { ...line, at: iso(line.at), device_at: line.device_at && iso(line.device_at) }
}

/** Rounds whose chain is not the one that their event's chain was told of. Rounds without a line here are not looked at. */
function changedAfterClosing(
  lines: readonly HashedLine[],
  byChain: ReadonlyMap<string, readonly HashedLine[]>,
): string[] {
  return lines.flatMap(({ kind, event_id, n, body }) => {
    if (kind !== 'round.closed') return []
    const closed = body as ClosedRound
    const name = nameOf(event_id, closed.round_id)
    const chain = byChain.get(name)
    if (!chain || hasLinesOf(closed, chain)) return []
    return [`${name}: not the lines it was closed with (line ${n} of event ${event_id})`]
  })
}

/** Whether a round's chain, given in order, holds and has the lines of each closing that the event's chain tells of. */
export function isAsClosed(
  chain: readonly HashedLine[],
  event: readonly HashedLine[],
  roundId: number,
): boolean {
  const closings = event.flatMap(({ kind, body }) => {
    const closed = body as ClosedRound
    return kind === 'round.closed' && closed.round_id === roundId ? [closed] : []
  })
  return isIntact(chain) && closings.every((closed) => hasLinesOf(closed, chain))
}

/** Whether a chain has the lines with which its round was closed. */
function hasLinesOf({ lines, head }: ClosedRound, chain: readonly HashedLine[]): boolean {
  return lines === 0 || chain.find(({ n }) => n === lines)?.hash === head
}
