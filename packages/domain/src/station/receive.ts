import { isPossibleMark, type MarkLimits } from '../marks/sheets.ts'
import type { MarkEntries } from '../journal/foldMarks.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import type { RoundStatus } from '../round/status.ts'

/** What a judge's device sends: whole rows of a dance, by start number. */
export interface MarkOperation {
  round_version: number
  attempt: number
  dance: string
  /** By start number: one mark for each criterion; null takes the row back. */
  entries: Readonly<Record<string, readonly (number | null)[] | null>>
}

/** What the server knows as an operation arrives. */
export interface ReceivingRound {
  status: RoundStatus
  isApproved: boolean
  dances: readonly string[]
  /** Whether the seat is the judge's in this dance, was or will be in another one, or never is; or nobody's. */
  seat: 'own' | 'other_dance' | 'foreign' | 'empty'
  /** The attempt of the dance that counts. */
  attempt: number
  /** Another device was paired with the station since. */
  isOfEarlierPairing: boolean
  /** The round in the version that the operation names; null: there was none. */
  named: { status: string; numbers: Readonly<Record<string, number>> } | null
  /** The registrations that are marked now. */
  marked: ReadonlySet<number>
  limits: MarkLimits
}

/** Why an operation is late or refused: a text of the catalogue. */
export type ReceivingReason = Extract<ProblemCode, `late_${string}` | `operation_${string}`>

/** What becomes of an operation (docs/rules/stations.md, «What becomes of an operation»). */
export interface Received {
  state: 'applied' | 'late' | 'refused'
  /** Null where nothing is wrong. */
  reason: ReceivingReason | null
  /** By registration: what is folded, or (late) what would be. */
  entries: MarkEntries
  /** The rows that are refused, by start number, whatever becomes of the others. */
  refused: MarkOperation['entries']
}

export function receiveOperation(operation: MarkOperation, round: ReceivingRound): Received {
  const reason = refusalOf(operation, round)
  if (reason !== null) return { state: 'refused', reason, entries: {}, refused: operation.entries }
  const { entries, refused, fault } = readRows(operation, round)
  const hasRows = Object.keys(entries).length > 0
  if (!hasRows && fault !== null) return { state: 'refused', reason: fault, entries, refused }
  const late = latenessOfOperation(round)
  return late === null
    ? { state: 'applied', reason: fault, entries, refused }
    : { state: 'late', reason: late, entries, refused }
}

/** Why nothing of an operation can ever be used; null: something can. */
function refusalOf(
  { dance, attempt }: MarkOperation,
  { dances, seat, attempt: counting, named }: ReceivingRound,
): ReceivingReason | null {
  if (!dances.includes(dance)) return 'operation_dance'
  if (seat === 'foreign') return 'operation_seat'
  // An earlier attempt is folded into that one: it is uncounted, and on the protocol.
  if (attempt < 1 || attempt > counting) return 'operation_attempt'
  return named === null ? 'operation_version' : null
}

/** Why marks that are right come too late; null: they are in time. */
function latenessOfOperation(round: ReceivingRound): ReceivingReason | null {
  const { status, isApproved, seat, named, isOfEarlierPairing } = round
  // Newer ones of the device that came after it may stand.
  const inTime = isOfEarlierPairing ? 'late_other_device' : null
  if (seat === 'other_dance') return 'late_replaced'
  if (seat === 'empty') return 'late_seat_empty'
  // Locked again: what was given while it ran stays good.
  if (status === 'locked' && named?.status === 'running') return inTime
  return latenessOf(status, isApproved) ?? inTime
}

/** Why marks come too late for a round; null: it is open. */
export function latenessOf(status: RoundStatus, isApproved: boolean): ReceivingReason | null {
  switch (status) {
    case 'running':
      return null
    case 'locked':
    case 'planned':
    case 'drawn':
      return 'late_closed'
    case 'judged':
      return isApproved ? 'late_approved' : 'late_judged'
    case 'published':
      return 'late_published'
  }
}

/** The rows by registration, read by the version that they were given in. */
function readRows({ entries }: MarkOperation, { named, marked, limits }: ReceivingRound) {
  const good: [string, readonly (number | null)[] | null][] = []
  const bad: [string, readonly (number | null)[] | null][] = []
  let fault: ReceivingReason | null = null
  for (const [number, values] of Object.entries(entries)) {
    const registration = named?.numbers[number]
    const wrong = wrongWith(registration, values, marked, limits)
    if (wrong === null) good.push([String(registration), values])
    else {
      bad.push([number, values])
      fault ??= wrong
    }
  }
  return { entries: Object.fromEntries(good), refused: Object.fromEntries(bad), fault }
}

function wrongWith(
  registration: number | undefined,
  values: readonly (number | null)[] | null,
  marked: ReadonlySet<number>,
  limits: MarkLimits,
): ReceivingReason | null {
  if (registration === undefined) return 'operation_number'
  if (!marked.has(registration)) return 'late_left'
  if (values === null) return null
  const isWhole = isWholeRow(values.length, limits)
  const isPossible = values.every((mark, at) => mark === null || isPossibleMark(mark, at, limits))
  return isWhole && isPossible ? null : 'operation_mark'
}

/** One mark for each criterion; in a final by scores the score may stand after the place. */
function isWholeRow(length: number, { kind, maxima }: MarkLimits): boolean {
  const isScored = kind === 'relative-placement' && length === 2
  return isScored || length === Math.max(1, maxima.length)
}
