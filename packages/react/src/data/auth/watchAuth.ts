import { authSubject } from '@parket/domain/auth/authMachine'
import type { SnapshotFrom } from 'xstate'
import { authActor, type AuthActor } from './authActor.ts'
import { tellAuth } from './authListeners.ts'
import { onUnauthenticated } from '../api.ts'
import { createLinks } from '@parket/domain/site/links'
import { forgetRegistering, forgetTab } from '../forgetRegistering.ts'
import { dropOutboxes } from '../outbox/outboxDatabase.ts'
import { noteLogout } from './logouts.ts'
import { ports } from '../ports.ts'
import { queryClient } from '../queryClient.ts'
import type { AuthView } from './authView.ts'
import { readToken } from './storage.ts'

let isWatched = false

/** Starts to restore the login, once, and tells every change of it to those who follow it. */
export function watchAuth(): AuthActor {
  const actor = authActor()
  if (isWatched) return actor
  isWatched = true
  // A page that began without a login is open already: somebody logs in on it.
  let isPageOpen = readToken() === null
  let before: Pick<AuthView, 'user' | 'isExpired'> = { user: null, isExpired: false }

  function report(snapshot: SnapshotFrom<AuthActor>) {
    const view = viewOf(snapshot)
    // Until somebody is logged in, the page stays as it is: what is typed in it would be lost.
    if (view.status === 'restoring' && isPageOpen) return
    isPageOpen = view.status === 'anonymous' || view.isExpired
    tellAuth(view)
    if (view.status === 'restoring') return
    renewQueries(before, view)
    before = view
  }
  actor.subscribe(report)
  actor.on('auth.ended', () => {
    forgetRegistering()
    noteLogout()
    // And after a wizard on this page, which keeps what was typed last as the page ends.
    addEventListener('pagehide', forgetRegistering)
    void dropOutboxes().then(() => location.assign(homeOfTenant()))
  })
  onUnauthenticated(() => actor.send({ type: 'auth.expire' }))
  report(actor.getSnapshot())
  return actor
}

/**
 * What was fetched for one person is not shown to the next. Who logs in goes on with the page at hand:
 * it is fetched again as it stands, so that nothing typed or done on it is lost.
 */
function renewQueries(
  before: Pick<AuthView, 'user' | 'isExpired'>,
  { user, isExpired }: AuthView,
): void {
  const isOther = user?.id !== before.user?.id
  if (isOther && before.user && user) forgetTab()
  if (isOther && before.user) void queryClient.resetQueries()
  else if (isOther || (before.isExpired && !isExpired)) void queryClient.invalidateQueries()
}

/** «Logout goes to /» (docs/rules/accounts.md, «Start of the application»), of the same tenant. */
function homeOfTenant(): string {
  return createLinks(ports.ds(), ports.addresses).to('home')
}

function viewOf(snapshot: SnapshotFrom<AuthActor>): AuthView {
  const { context } = snapshot
  const { user, problem, rights } = context
  return {
    status: statusOf(snapshot),
    isExpired: snapshot.matches('expired'),
    user,
    subject: authSubject(context),
    teams: rights.teams,
    problem,
  }
}

function statusOf(snapshot: SnapshotFrom<AuthActor>): AuthView['status'] {
  if (snapshot.matches('anonymous')) return 'anonymous'
  const isLoggedIn = ['loggedIn', 'storingChange', 'expired'] as const
  return isLoggedIn.some((state) => snapshot.matches(state)) ? 'loggedIn' : 'restoring'
}
