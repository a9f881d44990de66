import { toRequestFailure } from '../problems/errorText.ts'

/** Something to be told to the server that must not be lost. */
export interface Operation {
  /** Made once, sent with every try: what arrives twice is known by it. */
  id: string
  /** Operations of one key are sent one after the other, those of different keys do not wait for each other. */
  key: string
  /** When it was put, ms since 1970. */
  at: number
  /** What to send, as data: it is kept over a reload. */
  body: unknown
}

/** Where an operation is on its way. */
type DeliveryStatus = 'storing' | 'ready' | 'sending' | 'unanswered' | 'held'

/** An operation in the outbox. */
export interface OutboxItem {
  operation: Operation
  status: DeliveryStatus
  /** Since when an answer is waited for in vain, ms since 1970; null: nothing was tried in vain yet. */
  since: number | null
}

/** Whether the device keeps operations over a reload, or this page alone does. */
export type Stored = 'kept' | 'memory'

/** What an attempt came to that was answered; `moved`: another page of this device has taken the operation over. */
export type SendResult = 'acknowledged' | 'moved'

const FIRST_PAUSE_MS = 600
const LONGEST_PAUSE_MS = 10_000
/** A browser that says «offline» can be wrong: the server may run on the same machine. */
const OFFLINE_PAUSE_MS = 30_000
const TRY_LATER = new Set([0, 408, 425, 429])

/** Whether nobody decided: no network, out of time, or a server that could not answer. Sending again may help. */
export function isUnanswered(thrown: unknown): boolean {
  const { status = -1 } = toRequestFailure(thrown)
  return TRY_LATER.has(status) || status >= 500
}

/**
 * How long to wait before the next try: doubled each time up to 10 s, and at random below that, so that the devices of
 * a hall do not all come back at the same moment. Without a network a try is rare; `network.back` ends the wait.
 *
 * @param turn tries without an answer so far, from 1
 * @param random from 0 up to 1
 * @returns ms
 */
export function retryPause(turn: number, random: number, isOnline: boolean): number {
  if (!isOnline) return OFFLINE_PAUSE_MS
  return Math.round(random * Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (turn - 1)))
}

/** The first of each key, where nothing has begun to send it. */
export function nextToSend(items: readonly OutboxItem[]): OutboxItem[] {
  return items.filter((item) => item.status === 'ready' && firstOfKey(items, item) === item)
}

/** What has not been answered for: tried in vain, or behind one of its key that was. In the order of putting. */
export function waitingItems(items: readonly OutboxItem[]): OutboxItem[] {
  return items.filter((item) => item.since !== null || firstOfKey(items, item)?.since != null)
}

function firstOfKey(items: readonly OutboxItem[], { operation }: OutboxItem) {
  return items.find((one) => one.operation.key === operation.key)
}
