import { createHash, randomBytes } from 'node:crypto'

import { chainedText, type ChainedLine, type JournalKind } from '@parket/domain/journal/line'
import {
  expressionBuilder,
  type Expression,
  type Kysely,
  type SqlBool,
  type Transaction,
} from 'kysely'

import { actorOf, type Actor, type Context } from '../contract/context.ts'
import type { Database } from '../db/schema.ts'

/** What the first line of a chain follows. */
const START = ''

/** A chain: of a round, or (null) of the event itself. */
export interface Chain {
  eventId: number
  roundId: number | null
}

/** Who does something, and when. */
export interface Doing {
  actor: Actor
  now: Date
}

/** A line to be added. */
export interface NewLine {
  kind: JournalKind
  /** Ids and numbers alone; text by `keepText`. */
  body: object
  /** Of an operation of a device; without a number where an emergency file brings it. */
  operation?: { epoch: number; seq: number | null; device_at: string | null }
  /** What the device is answered. */
  answer?: object
  /** Who did it, where it is not who makes the change. */
  actor?: Actor
}

/**
 * Adds lines to a chain. The caller holds the lock of its round, or of the event: lines come one after another.
 *
 * @returns the hash of the last line
 */
export async function appendJournal(
  trx: Transaction<Database>,
  chain: Chain,
  { actor, now }: Doing,
  lines: readonly NewLine[],
): Promise<string> {
  const head = await findHead(trx, chain)
  let { n, hash } = head
  if (lines.length === 0) return hash
  const rows = lines.map(({ kind, body, operation, answer, actor: other }) => {
    n += 1
    const line: ChainedLine = {
      event_id: chain.eventId,
      round_id: chain.roundId,
      n,
      at: now.toISOString(),
      device_at: operation?.device_at ?? null,
      kind,
      ...(other ?? actor),
      epoch: operation?.epoch ?? null,
      seq: operation?.seq ?? null,
      body,
    }
    const prev = hash
    hash = hashOf(prev, line)
    return {
      ...line,
      body: JSON.stringify(body),
      prev,
      hash,
      answer: answer === undefined ? null : JSON.stringify(answer),
    }
  })
  await trx.insertInto('journal').values(rows).execute()
  return hash
}

/** Adds lines to the event's chain, behind the event's lock. */
export async function noteOfEvent(
  trx: Transaction<Database>,
  context: Pick<Context, 'caller' | 'now'>,
  eventId: number,
  ...lines: NewLine[]
): Promise<void> {
  await appendJournal(trx, { eventId, roundId: null }, doingOf(context), lines)
}

/** Who makes a call, and when. */
export function doingOf(context: Pick<Context, 'caller' | 'now'>): Doing {
  return { actor: actorOf(context), now: context.now }
}

/** The last line of a chain. */
export async function findHead(
  db: Kysely<Database>,
  chain: Chain,
): Promise<{ n: number; hash: string }> {
  const last = await db
    .selectFrom('journal')
    .where(isOfChain(chain))
    .select(['n', 'hash'])
    .orderBy('round_id', 'desc')
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ?? { n: 0, hash: START }
}

/**
 * Lines of a chain: `is not distinct from` says the same and uses no index. Ordered by `round_id` and `n` they come from the index
 * as they are.
 */
export function isOfChain({ eventId, roundId }: Chain): Expression<SqlBool> {
  const eb = expressionBuilder<Database, 'journal'>()
  const ofRound = roundId === null ? eb('round_id', 'is', null) : eb('round_id', '=', roundId)
  return eb.and([eb('event_id', '=', eventId), ofRound])
}

/** The hash of a line after the hash before it. */
export function hashOf(prev: string, line: ChainedLine): string {
  return createHash('sha256').update(chainedText(prev, line)).digest('hex')
}

/**
 * Keeps free text beside the journal: a line holds its salted hash, and without the salt nobody can try what it was.
 *
 * @returns what stands in the line; null for no text
 */
export async function keepText(
  trx: Transaction<Database>,
  eventId: number,
  text: string,
): Promise<string | null> {
  if (text === '') return null
  const salt = randomBytes(16).toString('hex')
  const hash = createHash('sha256').update(`${salt}${text}`).digest('hex')
  await trx.insertInto('journal_texts').values({ hash, event_id: eventId, salt, text }).execute()
  return hash
}
