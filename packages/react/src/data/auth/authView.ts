import type { AccountUser } from '@parket/domain/account/user'
import type { Subject } from '@parket/domain/rights/rights'
import type { UserRights } from '@parket/domain/auth/authMachine'

/** How the login stands. */
export interface AuthView {
  /** `unknown` as the server renders: only the browser can look into its storage. */
  status: 'unknown' | 'anonymous' | 'restoring' | 'loggedIn'
  /** The login has run out. The page stays whose it was, `loggedIn`, for what is typed in it. */
  isExpired: boolean
  /** Null for a visitor. */
  user: AccountUser | null
  /** The roles that rights are asked by. */
  subject: Subject
  /** All teams, for a superadmin (docs/rules/accounts.md, «Start of the application»); null for others. */
  teams: UserRights['teams']
  /** Why the rights could not be loaded, in Russian: `subject` then has fewer than it may. */
  problem: string | null
}
