import type { AccountUser } from '@parket/domain/account/user'
import type { AuthEvent } from '@parket/domain/auth/authMachine'
import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { LoginAnswer } from '@parket/domain/auth/loginMachine'
import { forgetRegistering } from '../forgetRegistering.ts'
import { followAuth, tellAuth } from './authListeners.ts'
import { forgetAfterLogout } from './logouts.ts'
import { onTokenChangeElsewhere, readToken } from './storage.ts'
import type { AuthView } from './authView.ts'

/** Who is logged in, and what changes it. */
interface Auth extends AuthView {
  /** Somebody logged in; done once that is stored. */
  begin: (answer: LoginAnswer) => Promise<void>
  /** Logs out. */
  end: () => void
  /** Whoever's login has run out does not log in again: the page goes on as a visitor's. */
  forget: () => void
  /** The user's own data were saved. */
  change: (user: AccountUser) => void
  /** Asks again for the rights that could not be loaded. */
  retryRights: () => void
}

const nobody: Omit<AuthView, 'status'> = {
  isExpired: false,
  user: null,
  subject: { user: null, roles: [] },
  teams: null,
  problem: null,
}

const AuthContext = createContext<Auth | null>(null)

const never = () => () => {}

/** The wizard saves its draft when the page ends: after a logout in another tab that draft is forgotten, too. */
function reload(): void {
  addEventListener('pagehide', () => forgetAfterLogout(forgetRegistering))
  location.reload()
}

/**
 * Who is logged in. The machine and the client behind it are loaded only where there is a stored
 * login or somebody logs in: visitors do without their weight.
 */
export function AuthProvider({ children }: { children: ReactNode }): ReactNode {
  const stored = useSyncExternalStore<AuthView['status']>(
    never,
    () => (readToken() ? 'restoring' : 'anonymous'),
    () => 'unknown',
  )
  const [watched, setWatched] = useState<AuthView | null>(null)

  useEffect(() => {
    const stop = followAuth(setWatched)
    if (readToken()) void watch()
    return stop
  }, [])
  // All tabs have one login: a page never goes on as somebody else than it was opened by.
  useEffect(() => onTokenChangeElsewhere(reload), [])

  const send = async (event: AuthEvent) => (await watch())?.send(event)
  const auth: Auth = {
    ...(watched ?? { status: stored, ...nobody }),
    begin: ({ token, data }) => send({ type: 'auth.begin', token, user: data }),
    end: () => void send({ type: 'auth.end' }),
    forget: () => void send({ type: 'auth.forget' }),
    change: (user) => void send({ type: 'user.change', user }),
    retryRights: () => void send({ type: 'rights.retry' }),
  }
  return <AuthContext value={auth}>{children}</AuthContext>
}

/**
 * Who is logged in, with what logs in and out; pages need `useSession` only.
 * @throws Error outside of `ParketProvider`
 */
export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('AuthProvider is missing')
  return auth
}

/** The running login; null where its code cannot be loaded, and then nobody is logged in. */
async function watch() {
  const loaded = await import('./watchAuth.ts').catch(() => null)
  if (loaded) return loaded.watchAuth()
  tellAuth({ status: 'anonymous', ...nobody })
  return null
}
