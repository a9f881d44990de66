import { setImmediate } from 'node:timers/promises'

import type { PGliteDialectConfig } from 'kysely'

import { thrownText } from '../logging/thrown.ts'

/** What Kysely needs of a PGlite. */
type PGliteLike = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>
type Transaction = Parameters<Parameters<PGliteLike['transaction']>[0]>[0]
type Query = PGliteLike['query']

/** One instance on the folder. */
export interface Opened {
  instance: Pick<PGliteLike, 'query' | 'transaction' | 'close'>
  /** Abandons its files without another write. */
  abandon: () => void
}

/** The embedded database failed internally. The next call opens it again. */
export class EmbeddedFailedError extends Error {
  override name = 'EmbeddedFailedError'

  constructor(cause: unknown) {
    super(`The embedded database failed: ${thrownText(cause)}`, { cause })
  }
}

/**
 * The embedded database for as long as the process lives. PostgreSQL ends itself when it cannot
 * write its log, on a full disk, and expects to be started again, which recovers all that was
 * committed. Inside our process nobody would start it: here a failed instance is abandoned, and the
 * next call opens another. While that cannot be done, calls fail and none hangs.
 *
 * A query occupies the process while it runs. Before each the process takes a turn for everything
 * else, so that a queue of queries delays nobody who needs none.
 */
export class ReopeningPGlite implements PGliteLike {
  readonly ready = true
  readonly waitReady = Promise.resolve()
  closed = false
  #current: Promise<Opened> | null
  readonly #reopen: () => Promise<Opened>

  constructor(first: Opened, reopen: () => Promise<Opened>) {
    this.#current = Promise.resolve(first)
    this.#reopen = reopen
  }

  query: Query = async (...args) => {
    const opened = await this.#open()
    await setImmediate()
    return opened.instance
      .query<never>(...args)
      .catch((error: unknown) => this.#fail(opened, error))
  }

  async transaction<T>(work: (trx: Transaction) => Promise<T>): Promise<T> {
    let hasBegun = false
    try {
      const opened = await this.#open()
      await setImmediate()
      return await opened.instance
        .transaction((trx) => {
          hasBegun = true
          return work(explaining(trx))
        })
        .catch((error: unknown) => this.#fail(opened, error))
    } catch (error) {
      // Kysely waits for the connection: hand it one that fails on first use.
      if (!hasBegun) return work(refusing(error))
      throw error
    }
  }

  async close(): Promise<void> {
    this.closed = true
    const opened = await this.#current?.catch(() => null)
    this.#current = null
    await opened?.instance.close()
  }

  /** @throws EmbeddedFailedError when the folder cannot be opened just now */
  #open(): Promise<Opened> {
    if (this.closed) return Promise.reject(new Error('PGlite is closed'))
    this.#current ??= this.#reopen().catch((error: unknown) => {
      this.#current = null
      throw new EmbeddedFailedError(error)
    })
    return this.#current
  }

  /** Rethrows the error and abandons the instance if it no longer works. */
  async #fail(opened: Opened, error: unknown): Promise<never> {
    if (!isSuspicious(error) || this.closed) throw error
    const isAlive = await opened.instance.query('select 1').then(
      () => true,
      () => false,
    )
    if (isAlive) throw error
    if ((await this.#current?.catch(() => null)) === opened) {
      this.#current = null
      opened.abandon()
    }
    throw new EmbeddedFailedError(error)
  }
}

/** An internal error of PostgreSQL, or an error that is not PostgreSQL's. */
function isSuspicious(error: unknown): boolean {
  if (error === undefined || error instanceof EmbeddedFailedError) return false
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code !== 'string' || code.startsWith('XX')
}

/** Takes turns as `query` does, and checks the instance only after the transaction has released it. */
function explaining(trx: Transaction): Transaction {
  return {
    query: async (...args) => {
      await setImmediate()
      return trx.query<never>(...args).catch((error: unknown) => {
        throw isSuspicious(error) ? new EmbeddedFailedError(error) : error
      })
    },
    rollback: () => trx.rollback(),
  }
}

function refusing(error: unknown): Transaction {
  const refuse = async (): Promise<never> => {
    throw error
  }
  return { query: refuse, rollback: refuse }
}
