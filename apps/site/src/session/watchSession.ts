import { sessionSubject, type SessionTenant } from '@parket/domain/session/sessionMachine'
import type { SnapshotFrom } from 'xstate'
import { sessionActor, type SessionActor } from '../actors/session.ts'
import { createLinks, patterns } from '../paths.ts'
import { queryClient } from '../queryClient.ts'
import type { SessionView } from './SessionProvider.tsx'

let isWatched = false

/**
 * Starts the session and tells every change of it. What was fetched for one person is not shown to
 * the next: the queries start anew.
 */
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
    const current = view.status === 'loggedIn' ? (view.user?.id ?? null) : null
    if (current === userId) return
    userId = current
    void queryClient.resetQueries()
  })
  actor.on('session.ended', () => location.assign(homeOfTenant()))
  onChange(viewOf(actor.getSnapshot()))
  return actor
}

/** «Logout goes to /» (spec §4), of the same tenant. */
function homeOfTenant(): string {
  return createLinks(new URLSearchParams(location.search).get('ds')).to(patterns.home)
}

function viewOf(snapshot: SnapshotFrom<SessionActor>): SessionView {
  const { context } = snapshot
  return { status: statusOf(snapshot), user: context.user, subject: sessionSubject(context) }
}

function statusOf(snapshot: SnapshotFrom<SessionActor>): SessionView['status'] {
  if (snapshot.matches({ account: 'anonymous' })) return 'anonymous'
  const isLoggedIn =
    snapshot.matches({ account: 'loggedIn' }) || snapshot.matches({ account: 'storingChange' })
  return isLoggedIn ? 'loggedIn' : 'restoring'
}
