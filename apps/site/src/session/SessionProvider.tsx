import type { AccountUser } from '@parket/domain/account/user'
import type { Subject } from '@parket/domain/rights/rights'
import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import type { LoginAnswer } from '@parket/domain/account/loginMachine'
import { usePageState } from '../page/PageState.tsx'
import { readToken } from './storage.ts'

export interface SessionView {
  /** `unknown` as the server renders: only the browser can look into its storage. */
  status: 'unknown' | 'anonymous' | 'restoring' | 'loggedIn'
  user: AccountUser | null
  subject: Subject
}

interface Session extends SessionView {
  begin: (answer: LoginAnswer) => void
  end: () => void
  /** The user's own data were saved. */
  change: (user: AccountUser) => void
}

const nobody: Omit<SessionView, 'status'> = { user: null, subject: { user: null, roles: [] } }

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

  const session: Session = {
    ...(watched ?? { status: stored, ...nobody }),
    begin: (answer) =>
      void watch(team.id, setWatched).then((actor) =>
        actor.send({ type: 'session.begin', token: answer.token, user: answer.data }),
      ),
    end: () => void watch(team.id, setWatched).then((actor) => actor.send({ type: 'session.end' })),
    change: (user) =>
      void watch(team.id, setWatched).then((actor) => actor.send({ type: 'user.change', user })),
  }
  return <SessionContext value={session}>{children}</SessionContext>
}

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('SessionProvider is missing')
  return session
}

async function watch(teamId: number, setView: (view: SessionView) => void) {
  const { watchSession } = await import('./watchSession.ts')
  return watchSession({ team: { id: teamId }, roles: [] }, setView)
}
