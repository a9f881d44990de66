import { newId } from '@parket/api-client/newId'
import { deliveryMachine } from '@parket/domain/outbox/deliveryMachine'
import {
  outboxMachine,
  type LoadedOperations,
  type OutboxEmitted,
} from '@parket/domain/outbox/outboxMachine'
import {
  waitingItems,
  type Operation,
  type OutboxItem,
  type SendResult,
  type Stored,
} from '@parket/domain/outbox/operation'
import { toRequestFailure } from '@parket/domain/problems/errorText'
import { createActor, fromPromise, type NonReducibleUnknown } from 'xstate'
import { readStoredLogin } from '../auth/storage.ts'
import { noteUnsaved } from '../form/unsavedForms.ts'
import { logToConsole } from '../logToConsole.ts'
import { outboxStore } from './outboxStore.ts'

/** The outbox of one queue and account, as pages use it. It goes on when the page that put something is left. */
export interface Outbox {
  /** @returns its id */
  put: (key: string, body: unknown) => string
  items: () => readonly OutboxItem[]
  subscribe: (tell: () => void) => () => void
  /** Tells of each operation in the end, those of earlier pages as well. */
  onEnd: (tell: (event: OutboxEmitted) => void) => () => void
  /** Nothing waits any longer: the login is back. */
  retry: () => void
}

/**
 * The outboxes of one queue, one for each account.
 *
 * @param send sends the body of an operation; rejects as the client of the API does. It has to bear being sent twice
 */
export function outboxesOf(
  queue: string,
  send: (body: unknown) => Promise<unknown>,
): (userId: number) => Outbox {
  const opened = new Map<number, Outbox>()
  return (userId) => {
    const outbox = opened.get(userId) ?? openOutbox(queue, userId, send)
    opened.set(userId, outbox)
    return outbox
  }
}

function openOutbox(
  queue: string,
  userId: number,
  send: (body: unknown) => Promise<unknown>,
): Outbox {
  const store = outboxStore({ queue, userId, page: newId() }, (error) =>
    logToConsole('The outbox is kept in memory', error),
  )

  async function sendOwn(operation: Operation): Promise<SendResult> {
    // Whoever is logged in by now does not send what another has done.
    if (readStoredLogin()?.user.id !== userId) throw new NotLoggedIn()
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
  askBeforeLeaving(actor)
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

/** As refused by the server: it stays until its account is logged in. */
class NotLoggedIn extends Error {
  readonly status = 401
}

/** While something waits, leaving the page is asked about. */
function askBeforeLeaving(actor: ReturnType<typeof createActor<typeof outboxMachine>>): void {
  let takeBack: (() => void) | null = null
  actor.subscribe(({ context }) => {
    const isWaiting = waitingItems(context.items).length > 0
    if (isWaiting && !takeBack) takeBack = noteUnsaved()
    if (isWaiting || !takeBack) return
    takeBack()
    takeBack = null
  })
}
