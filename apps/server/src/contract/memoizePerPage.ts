import type { IncomingMessage } from 'node:http'

/** What the calls of one page have read so far, by a name of their own. */
export type SharedReads = Map<string, Promise<unknown>>

const readsOf = new WeakMap<IncomingMessage, SharedReads>()

/** Makes a call one of those that share what they read by the same name. */
export function shareReads(call: IncomingMessage, reads: SharedReads): void {
  readsOf.set(call, reads)
}

/**
 * Reads what the other calls of the same page may have read, too; by itself, a call reads anew.
 *
 * @param name says all that the answer depends on: equal names mean the same query
 */
export function memoizePerPage<T>(
  call: IncomingMessage,
  name: string,
  read: () => Promise<T>,
): Promise<T> {
  const reads = readsOf.get(call)
  if (!reads) return read()
  const known = (reads.get(name) as Promise<T> | undefined) ?? read()
  reads.set(name, known)
  return known
}
