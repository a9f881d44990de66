import type { Gender } from '../person/gender.ts'

/** A user as the product shows them (docs/rules/accounts.md, «User»); never a password. */
export interface AccountUser {
  id: number
  email: string
  last_name: string
  first_name: string
  superadmin: boolean
  phone?: string | null
  birth_date?: string | null
  gender?: Gender
  city?: string | null
  country?: string | null
  email_verified_at?: string | null
  /** Replaces `email` once its mailed link was opened. */
  pending_email?: string | null
  /** Where the photo is downloaded; null without one. */
  profile_photo_path?: string | null
}

type Named = Pick<AccountUser, 'last_name' | 'first_name' | 'city' | 'country'>

/** «Title = last name, first name, city, country» (docs/rules/accounts.md, «User»); what is empty is left out. */
export function userTitle({ last_name, first_name, city, country }: Named): string {
  return joined([last_name, first_name, city, country], ', ')
}

/** «Full name = last name followed by first name» (docs/rules/accounts.md, «User»). */
export function fullName({
  last_name,
  first_name,
}: Pick<Named, 'last_name' | 'first_name'>): string {
  return joined([last_name, first_name], ' ')
}

function joined(parts: readonly (string | null | undefined)[], separator: string): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator)
}
