import { waitingItems } from '@parket/domain/outbox/operation'
import { readStoredLogin } from '@parket/react/data/auth/storage'
import { noteUnsaved } from '@parket/react/data/form/unsavedForms'
import { openOutbox, type Outbox } from './openOutbox.ts'
import { outboxDatabase } from '@parket/react/data/outbox/outboxDatabase'

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
    const outbox =
      opened.get(userId) ??
      openOutbox({ database: outboxDatabase, queue, ownerId: userId }, (body) => {
        // Whoever is logged in by now does not send what another has done.
        if (readStoredLogin()?.user.id !== userId) throw new NotLoggedIn()
        return send(body)
      })
    if (!opened.has(userId)) askBeforeLeaving(outbox)
    opened.set(userId, outbox)
    return outbox
  }
}

/** As refused by the server: it stays until its account is logged in. */
class NotLoggedIn extends Error {
  readonly status = 401
}

/** While something waits, leaving the page is asked about. */
function askBeforeLeaving(outbox: Outbox): void {
  let takeBack: (() => void) | null = null
  outbox.subscribe(() => {
    const isWaiting = waitingItems(outbox.items()).length > 0
    if (isWaiting && !takeBack) takeBack = noteUnsaved()
    if (isWaiting || !takeBack) return
    takeBack()
    takeBack = null
  })
}
