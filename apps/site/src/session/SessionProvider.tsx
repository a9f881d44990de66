import type { AccountUser } from '@parket/domain/account/user'
import type { Subject } from '@parket/domain/rights/rights'
import type { SessionEvent } from '@parket/domain/session/sessionMachine'
import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { LoginAnswer } from '@parket/domain/account/loginMachine'
import { loadOrReloadOnce } from '../page/loadOrReloadOnce.ts'
import { usePageState } from '../page/PageState.tsx'
import { onTokenChangeElsewhere, readToken } from './storage.ts'

export interface SessionView {
  /** `unknown` as the server renders: only the browser can look into its storage. */
  status: 'unknown' | 'anonymous' | 'restoring' | 'loggedIn'
  user: AccountUser | null
  subject: Subject
  /** Why the rights could not be loaded, in Russian: `subject` then has fewer than it may. */
  problem: string | null
}

interface Session extends SessionView {
  begin: (answer: LoginAnswer) => void
  end: () => void
  /** The user's own data were saved. */
  change: (user: AccountUser) => void
  /** Asks again for the rights that could not be loaded. */
  retryRights: () => void
}

const nobody: Omit<SessionView, 'status'> = {
  user: null,
  subject: { user: null, roles: [] },
  problem: null,
}

const SessionContext = createContext<Session | null>(null)

const never = () => () => {}

/**
 * Who is logged in. The machine and the client behind it are loaded only where there is a stored
 * session or somebody logs in: visitors do without their weight.
 */
export function SessionProvider({ children }: { children: ReactNode }): ReactNode {
  const { team } = usePageState()
  const stored = useSyncExternalStore<SessionView['status']>(
    never,
    () => (readToken() ? 'restoring' : 'anonymous'),
    () => 'unknown',
  )
  const [watched, setWatched] = useState<SessionView | null>(null)

  useEffect(() => {
    if (readToken()) void watch(team.id, setWatched)
  }, [team.id])
  // Two tabs, one session: a page goes on as nobody else than it was opened by.
  useEffect(() => onTokenChangeElsewhere(() => location.reload()), [])

  const send = (event: SessionEvent) =>
    void watch(team.id, setWatched).then((actor) => actor?.send(event))
  const session: Session = {
    ...(watched ?? { status: stored, ...nobody }),
    begin: ({ token, data }) => send({ type: 'session.begin', token, user: data }),
    end: () => send({ type: 'session.end' }),
    change: (user) => send({ type: 'user.change', user }),
    retryRights: () => send({ type: 'rights.retry' }),
  }
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('SessionProvider is missing')
  return session
}

/** The running session; null where its code cannot be loaded, and then nobody is logged in. */
async function watch(teamId: number, setView: (view: SessionView) => void) {
  const loaded = await loadOrReloadOnce('watchSession', () => import('./watchSession.ts')).catch(
    () => null,
  )
  if (loaded) return loaded.watchSession({ team: { id: teamId }, roles: [] }, setView)
  setView({ status: 'anonymous', ...nobody })
  return null
}
