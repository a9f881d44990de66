import { newId } from '@parket/api-client/newId'
import { deliveryMachine } from '@parket/domain/outbox/deliveryMachine'
import {
  outboxMachine,
  type LoadedOperations,
  type OutboxEmitted,
} from '@parket/domain/outbox/outboxMachine'
import type { Operation, OutboxItem, SendResult, Stored } from '@parket/domain/outbox/operation'
import { toRequestFailure } from '@parket/domain/problems/errorText'
import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate'
import { logToConsole } from '@parket/react/data/logToConsole'
import { outboxStore, type OutboxOwner } from './outboxStore.ts'

/** The outbox of one queue and owner, as pages use it. It goes on when the page that put something is left. */
export interface Outbox {
  /** @returns its id */
  put: (key: string, body: unknown) => string
  items: () => readonly OutboxItem[]
  /** @param tell hears of each change of the items */
  subscribe: (tell: () => void) => () => void
  /** Tells of each operation in the end, those of earlier pages as well. */
  onEnd: (tell: (event: OutboxEmitted) => void) => () => void
  /** Nothing waits any longer: the login is back. */
  retry: () => void
}

/**
 * Opens an outbox: what earlier pages left in it is sent at once.
 *
 * @param send sends the body of an operation; rejects as the client of the API does. It has to bear being sent twice.
 *   With status 401 the operation stays until `retry`
 */
export function openOutbox(
  owner: Omit<OutboxOwner, 'page'>,
  send: (body: unknown) => Promise<unknown>,
): Outbox {
  const store = outboxStore({ ...owner, page: newId() }, (error) =>
    logToConsole('The outbox is kept in memory', error),
  )

  async function sendOwn(operation: Operation): Promise<SendResult> {
    if (!(await store.owns(operation))) return 'moved'
    await send(operation.body)
    return 'acknowledged'
  }

  const actor = createActor(
    outboxMachine.provide({
      actors: {
        load: fromPromise<LoadedOperations, undefined>(() => store.load()),
        delivery: deliveryMachine.provide({
          actors: {
            put: fromPromise<Stored, Operation>(({ input }) => store.put(input)),
            send: fromPromise<SendResult, Operation>(({ input }) => sendOwn(input)),
            remove: fromPromise<NonReducibleUnknown, Operation>(({ input }) => store.remove(input)),
          },
        }),
      },
    }),
    {
      input: {
        ports: {
          now: Date.now,
          random: Math.random,
          isOnline: () => navigator.onLine,
          keepsRefused: (error) => toRequestFailure(error).status === 401,
        },
      },
    },
  )
  actor.start()
  const retry = () => actor.send({ type: 'outbox.retry' })
  addEventListener('online', retry)
  return {
    put(key, body) {
      const id = newId()
      actor.send({ type: 'operation.put', operation: { id, key, at: Date.now(), body } })
      return id
    },
    items: () => actor.getSnapshot().context.items,
    subscribe(tell) {
      const subscription = actor.subscribe(tell)
      return () => subscription.unsubscribe()
    },
    onEnd(tell) {
      const subscription = actor.on('*', tell)
      return () => subscription.unsubscribe()
    },
    retry,
  }
}
