import type { AccountUser } from '@parket/domain/account/user'
import type { Role } from '@parket/domain/rights/rights'
import type { RecordForm } from '../../parts/recordForm.ts'

/** An account as a superadmin sees it. */
export interface UserItem extends AccountUser {
  created_at: string
  /** When it was blocked; null while it is not. */
  deleted_at: string | null
}

/** A role that somebody has, and where. */
export interface RoleOfUser {
  /** «Команда «Весна»», «Турнир № 12». */
  place: string
  role: Role
  href: string
}

export interface DeviceOfUser {
  id: number
  /** Empty where it did not say what it is. */
  name: string
  last_used_at: string
}

/** What is known of the account that is open; null while it is on its way. */
export interface UserFacts {
  roles: readonly RoleOfUser[]
  devices: readonly DeviceOfUser[]
  hasSecondFactor: boolean
}

/** What a superadmin can do with an account; each asks first where it cannot be undone. */
export type UserAction =
  | 'makeSuperadmin'
  | 'unmakeSuperadmin'
  | 'block'
  | 'unblock'
  | 'logOut'
  | 'removeFactor'
  | 'erase'

export interface UserRecordProps {
  user: UserItem
  facts: UserFacts | null
  /** Of dates and hours, IANA. */
  timeZone: string
  /** The reader's own account: it is neither blocked nor erased here. */
  isSelf: boolean
  /** What runs; null: nothing. */
  busy: UserAction | null
  /** Why the last action was refused, in Russian. */
  problem: string | null
  onAction: (action: Exclude<UserAction, 'removeFactor' | 'erase'>) => void
  /** The dialog for what wants the reader's password; null: it is closed. */
  confirmation: {
    action: 'removeFactor' | 'erase'
    form: RecordForm<{ password: string }>
    onCancel: () => void
  } | null
  onConfirmation: (action: 'removeFactor' | 'erase') => void
  onClose: () => void
}
