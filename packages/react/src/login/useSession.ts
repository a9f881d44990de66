import type { AccountUser } from '@parket/domain/account/user'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import type { AuthView } from '../data/auth/authView.ts'
import { useLoginDialog } from '../data/auth/LoginDialogContext.ts'

/** The login as a page of one's own needs it. */
export interface Session {
  /** `unknown` on a server and `restoring` until a stored login is found to hold. */
  status: AuthView['status']
  /** Null for a visitor. */
  user: AccountUser | null
  /** Opens the dialog of the login. */
  onLogin: () => void
  /** Logs out, forgets what the device keeps of the account, and loads the home page. */
  onLogout: () => void
}

/** Who is logged in, and what logs in and out. */
export function useSession(): Session {
  const { status, user, isExpired, end } = useAuth()
  const onLogin = useLoginDialog()
  return {
    status: isExpired ? 'anonymous' : status,
    user: isExpired ? null : user,
    onLogin,
    onLogout: end,
  }
}
