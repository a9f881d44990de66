import { authSubject } from '@parket/domain/auth/authMachine'
import type { SnapshotFrom } from 'xstate'
import { authActor, type AuthActor } from './authActor.ts'
import { sessionStore } from '../browserStorage.ts'
import { createLinks } from '@parket/domain/site/links'
import { onUnauthenticated, queryClient } from '../queryClient.ts'
import { storageKeys } from '../storageKeys.ts'
import type { AuthView } from './AuthProvider.tsx'
import { readToken } from './storage.ts'

let isWatched = false

/** Starts to restore the login and reports every change of it. */
export function watchAuth(onChange: (view: AuthView) => void): AuthActor {
  const actor = authActor()
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
  actor.on('auth.ended', () => {
    // Whoever sits here next sees no registration of theirs.
    sessionStore.remove(storageKeys.openRegistration)
    sessionStore.remove(storageKeys.recentRegistrations)
    sessionStore.remove(storageKeys.change)
    location.assign(homeOfTenant())
  })
  onUnauthenticated(() => {
    if (readToken()) actor.send({ type: 'auth.expire' })
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
  return createLinks(new URLSearchParams(location.search).get('ds')).to('home')
}

function viewOf(snapshot: SnapshotFrom<AuthActor>): AuthView {
  const { context } = snapshot
  const { user, problem, rights } = context
  return {
    status: statusOf(snapshot),
    user,
    subject: authSubject(context),
    teams: rights.teams,
    problem,
  }
}

function statusOf(snapshot: SnapshotFrom<AuthActor>): AuthView['status'] {
  if (snapshot.matches('anonymous')) return 'anonymous'
  const isLoggedIn = snapshot.matches('loggedIn') || snapshot.matches('storingChange')
  return isLoggedIn ? 'loggedIn' : 'restoring'
}
