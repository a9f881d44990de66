import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { addressGroups, normalizeAddress } from '../http/callerAddress.ts'
import { Problem } from '../http/problem.ts'
import { createCounter, foldAccount, keyOf, UNLIMITED, type Limit } from './attemptCounter.ts'
import { LockedOut } from './lockedOut.ts'

/**
 * «10 failures per account **and** address in 15 minutes; successes don't count» (docs/rules/accounts.md,
 * «Limits on guessing»): wrong tries of one phone leave everybody else behind its address alone.
 */
const TRIES: Limit = { limit: 10, windowMs: 15 * millisecondsInMinute }
/** Enough for a hall of people behind one address, each of whom asks for a letter. */
const REQUESTS_OF_ADDRESS: Limit = { limit: 100, windowMs: 15 * millisecondsInMinute }
/** How many letters of one kind somebody gets, whoever asks for them. */
const LETTERS: readonly Limit[] = [TRIES, { limit: 30, windowMs: millisecondsInDay }]

/** Whose failures are counted together. */
export type Attempt = {
  /** What is tried: `login`, `pin`. */
  scope: string
  /** The account or registration that is tried. */
  account: string
  /** The caller's address; IPv6 counts by /64 and, for five callers, by /48. */
  address: string
  /** The device it comes from, where that is known for the account: its tries count for it alone. */
  device?: string | null
  now: Date
}

/** What failures at one account from all addresses together lead to. */
type Overall =
  /** They are refused beyond this limit. */
  | Limit
  /** Every answer waits longer: a refusal would let anybody lock the account. */
  | { pause: Pause }

/** Lets milliseconds pass. */
export type Pause = (ms: number) => Promise<unknown>

/**
 * Runs an attempt to guess a secret (a password, a PIN). Failures are counted in the database,
 * across processes, by account and address together, and by account. They are counted before the
 * attempt and taken back when it succeeds, so that parallel attempts cannot exceed the limit. Those of
 * a device that is known for the account are counted for that device instead.
 *
 * @param attempt gives null when the secret was wrong
 * @param overall left out: as many tries from everywhere as from one address
 * @throws Problem 429 when the tries are used up; `attempt` is not run then
 */
export async function guardAttempts<T>(
  db: Kysely<Database>,
  { scope, account, address, device, now }: Attempt,
  attempt: () => Promise<T | null>,
  overall: Overall = TRIES,
): Promise<T | null> {
  const name = `account:${foldAccount(account)}`
  if (device) {
    const own = createCounter(db, scope, `${name} device:${device}`, now, TRIES)
    return limitAttempts({ scope, account }, [own], attempt)
  }
  const isPaused = 'pause' in overall
  const counters = [
    ...groupsOf(address).map((group) =>
      createCounter(db, scope, `${name} address:${group.name}`, now, times(TRIES, group.callers)),
    ),
    createCounter(db, scope, name, now, isPaused ? { ...TRIES, limit: UNLIMITED } : overall),
  ]
  return limitAttempts({ scope, account }, counters, async (taken) => {
    if (isPaused) await overall.pause(pauseAfter(taken - 1))
    return attempt()
  })
}

/**
 * Like `guardAttempts`, for guesses of which each tells something once: one that was wrong before is
 * not counted again, nor refused.
 *
 * @param guess what is guessed
 * @throws Problem 429 when the guesses of the account, or of the address, are used up
 */
export async function guardGuesses<T>(
  db: Kysely<Database>,
  { scope, account, address, now }: Attempt,
  guess: string,
  attempt: () => Promise<T | null>,
  limits: { account: Limit; address: Limit },
): Promise<T | null> {
  const known = createCounter(db, scope, `guess:${guess}`, now, { ...limits.account, limit: 1 })
  if (await known.isExceeded()) return attempt()
  return limitAttempts(
    { scope, account },
    [
      ...groupsOf(address).map(({ name, callers }) =>
        createCounter(db, scope, `address:${name}`, now, times(limits.address, callers)),
      ),
      createCounter(db, scope, `account:${foldAccount(account)}`, now, limits.account),
    ],
    async () => {
      const found = await attempt()
      if (found === null) await known.take()
      return found
    },
  )
}

/** Takes one of each counter, and gives all back when the attempt succeeds or breaks off. */
export async function limitAttempts<T>(
  { scope, account }: Pick<Attempt, 'scope' | 'account'>,
  counters: ReturnType<typeof createCounter>[],
  attempt: (taken: number) => Promise<T | null>,
): Promise<T | null> {
  const taken: typeof counters = []
  const giveBack = async (): Promise<void> => {
    for (const each of taken) await each.giveBack()
  }
  let attempts = 0
  try {
    for (const each of counters) {
      attempts = await each.take().catch((error: unknown) => {
        throw error instanceof Problem ? new LockedOut(error, scope, nameOf(account)) : error
      })
      taken.push(each)
    }
    const found = await attempt(attempts)
    if (found !== null) await giveBack()
    return found
  } catch (error) {
    await giveBack()
    throw error
  }
}

/**
 * Limits how often something of one account is done, from wherever.
 *
 * @throws Problem 429
 */
export async function limitUses(
  db: Kysely<Database>,
  { scope, account, now }: Omit<Attempt, 'address'>,
  limit: Limit,
): Promise<void> {
  await createCounter(db, scope, `account:${foldAccount(account)}`, now, limit).take()
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 4000

/** None for the first failures, then twice as long after each. */
function pauseAfter(failures: number): number {
  const beyond = failures - TRIES.limit
  return beyond < 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** beyond, LONGEST_PAUSE_MS)
}

/**
 * Limits requests that send something to another person (a letter), by account and, generously, by
 * address. Successes count too.
 *
 * @throws Problem 429 when either has used up its tries
 */
export async function limitRequests(
  db: Kysely<Database>,
  { scope, account, address, now }: Attempt,
): Promise<void> {
  for (const { name, callers } of groupsOf(address)) {
    await createCounter(
      db,
      scope,
      `address:${name}`,
      now,
      times(REQUESTS_OF_ADDRESS, callers),
    ).take()
  }
  await limitLetters(db, { scope, recipient: account, now })
}

/**
 * Limits letters of one kind to one recipient, whoever asks: for calls that many people behind one
 * address make, or staff for others.
 *
 * @throws Problem 429 when the recipient has got its letters
 */
export async function limitLetters(
  db: Kysely<Database>,
  { scope, recipient, now }: { scope: string; recipient: string; now: Date },
): Promise<void> {
  for (const limit of LETTERS) {
    await createCounter(
      db,
      scope,
      `account:${foldAccount(recipient)} ${limit.windowMs}`,
      now,
      limit,
    ).take()
  }
}

/**
 * Counts what is done for somebody, and refuses nothing.
 *
 * @returns how often it was done within the time, this one included
 */
export function countUse(
  db: Kysely<Database>,
  { scope, account, now }: Omit<Attempt, 'address'>,
  windowMs: number,
): Promise<number> {
  return createCounter(db, scope, `account:${foldAccount(account)}`, now, {
    limit: UNLIMITED,
    windowMs,
  }).take()
}

/** Takes back one that `countUse` counted. */
export function uncountUse(
  db: Kysely<Database>,
  { scope, account, now }: Omit<Attempt, 'address'>,
): Promise<void> {
  return createCounter(db, scope, `account:${foldAccount(account)}`, now, {
    limit: UNLIMITED,
    windowMs: 0,
  }).giveBack()
}

/** @returns whether this is the first time within that time; only the first one is written */
export async function countOnce(
  db: Kysely<Database>,
  { scope, account, now }: Omit<Attempt, 'address'>,
  windowMs: number,
): Promise<boolean> {
  const once = createCounter(db, scope, `account:${foldAccount(account)}`, now, {
    limit: 1,
    windowMs,
  })
  return (await once.incrementUnlessExceeded()) !== null
}

/**
 * Counts calls of one address like `limitCalls`, and refuses none.
 *
 * @param db no transaction
 * @returns how many came within the time, this one included, as if from one caller
 */
export async function recordCall(
  db: Kysely<Database>,
  { scope, address, now }: Omit<Attempt, 'account'>,
  windowMs: number,
): Promise<number> {
  let most = 0
  for (const { name, callers } of groupsOf(address)) {
    const calls = createCounter(db, scope, `address:${name}`, now, { limit: UNLIMITED, windowMs })
    most = Math.max(most, ((await calls.incrementUnlessExceeded()) ?? 0) / callers)
  }
  return Math.ceil(most)
}

/**
 * Limits all calls of one address: for calls that are expensive, or whose data nobody should
 * scrape. The counter is committed without waiting for the disk, so a crash may lose the latest
 * counts: those of the last second on a server, all since the last synchronous commit in the
 * embedded engine.
 *
 * @param db no transaction: its other changes would not wait for the disk either
 * @throws Problem 429 when the address has used up its calls
 */
export async function limitCalls(
  db: Kysely<Database>,
  { scope, address, now }: Omit<Attempt, 'account'>,
  limit: Limit,
): Promise<void> {
  for (const { name, callers } of groupsOf(address)) {
    const calls = createCounter(db, scope, `address:${name}`, now, times(limit, callers))
    if ((await calls.incrementUnlessExceeded()) === null) await calls.refuseWhenExceeded()
  }
}

const NAME_LENGTH = 16

/** What the audit log calls an account that is tried: the same each time, and nobody's e-mail. */
function nameOf(account: string): string {
  return keyOf(foldAccount(account)).slice(0, NAME_LENGTH)
}

function groupsOf(address: string) {
  return addressGroups(normalizeAddress(address) ?? address)
}

function times({ limit, windowMs }: Limit, callers: number): Limit {
  return { limit: limit * callers, windowMs }
}
