import type { IncomingMessage } from 'node:http'

/** Results that the API calls of one page share, by key. */
export type SharedReads = Map<string, Promise<unknown>>

const readsOf = new WeakMap<IncomingMessage, SharedReads>()

/** Lets an API call share results with the other calls of its page. */
export function shareReads(call: IncomingMessage, reads: SharedReads): void {
  readsOf.set(call, reads)
}

/**
 * Runs a query once per rendered page: the calls of one page share its result. Outside a page it
 * always runs.
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
