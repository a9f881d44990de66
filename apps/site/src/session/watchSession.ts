import { sessionSubject, type SessionTenant } from '@parket/domain/session/sessionMachine'
import type { SnapshotFrom } from 'xstate'
import { sessionActor, type SessionActor } from '../actors/session.ts'
import { sessionStore } from '../browserStorage.ts'
import { createLinks, patterns } from '../paths.ts'
import { onUnauthenticated, queryClient } from '../queryClient.ts'
import { keptKeys } from '../registration/keptKeys.ts'
import type { SessionView } from './SessionProvider.tsx'
import { readToken } from './storage.ts'

let isWatched = false

/** Starts the session and tells every change of it. */
export function watchSession(
  tenant: SessionTenant,
  onChange: (view: SessionView) => void,
): SessionActor {
  const actor = sessionActor(tenant)
  if (isWatched) return actor
  isWatched = true
  let userId: number | null = null
  actor.subscribe((snapshot) => {
    const view = viewOf(snapshot)
    onChange(view)
    if (view.status === 'restoring') return
    const current = view.user?.id ?? null
    if (current !== userId) renewQueries(userId, current)
    userId = current
  })
  actor.on('session.ended', () => {
    // Whoever sits here next sees no registration of theirs.
    sessionStore.remove(keptKeys.openEntry)
    sessionStore.remove(keptKeys.sitting)
    sessionStore.remove(keptKeys.change)
    location.assign(homeOfTenant())
  })
  onUnauthenticated(() => {
    if (readToken()) actor.send({ type: 'session.expire' })
  })
  onChange(viewOf(actor.getSnapshot()))
  return actor
}

/**
 * What was fetched for one person is not shown to the next. Who logs in goes on with the page at hand:
 * it is fetched again as it stands, so that nothing typed or done on it is lost.
 */
function renewQueries(before: number | null, now: number | null): void {
  if (now === null) queryClient.clear()
  else if (before === null) void queryClient.invalidateQueries()
  else void queryClient.resetQueries()
}

/** «Logout goes to /» (spec §4), of the same tenant. */
function homeOfTenant(): string {
  return createLinks(new URLSearchParams(location.search).get('ds')).to(patterns.home)
}

function viewOf(snapshot: SnapshotFrom<SessionActor>): SessionView {
  const { context } = snapshot
  const { user, problem } = context
  return { status: statusOf(snapshot), user, subject: sessionSubject(context), problem }
}

function statusOf(snapshot: SnapshotFrom<SessionActor>): SessionView['status'] {
  if (snapshot.matches({ account: 'anonymous' })) return 'anonymous'
  const isLoggedIn =
    snapshot.matches({ account: 'loggedIn' }) || snapshot.matches({ account: 'storingChange' })
  return isLoggedIn ? 'loggedIn' : 'restoring'
}
