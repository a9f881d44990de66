import type { Role } from '@parket/domain/rights/rights'

/** Somebody with a role in a team or at an event. */
export interface PersonWithRole {
  id: number
  last_name: string
  first_name: string
  email: string
  role: Role
}

/** A role that waits until an address is confirmed. */
export interface OpenInvitation {
  id: number
  email: string
  role: Role
  created_at: string
  expires_at: string
}

/** What an invitation is made of. */
export interface InvitationDraft {
  email: string
  role: Role
}
