import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<string>()

/** Does work as part of a request: what it logs and queues names that request. */
export function asRequest<T>(id: string, work: () => T): T {
  return storage.run(id, work)
}

/** The id of the request that the running code works for; null: for none. */
export function currentRequestId(): string | null {
  return storage.getStore() ?? null
}
