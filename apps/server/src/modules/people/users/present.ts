import type { components } from '@parket/api-client/schema'
import type { Selectable } from 'kysely'

import type { EventUsersTable } from '../../../db/schema.ts'
import { stateOf } from '../../../files/stored.ts'
import { readableHost } from '../../../mail/siteUrl.ts'
import type { MembershipRow, UserRow } from './queries.ts'

type Schemas = components['schemas']

/** A user for the person and for a superadmin; a password is never among it. */
export function presentUser(user: UserRow): Schemas['User'] {
  return {
    id: user.id,
    email: user.email,
    pending_email: user.pending_email,
    email_verified_at: user.email_verified_at?.toISOString() ?? null,
    profile_photo_path: user.profile_photo_path && photoUrl(user.id, user.profile_photo_path),
    last_name: user.last_name,
    first_name: user.first_name,
    superadmin: user.superadmin,
    phone: user.phone,
    birth_date: user.birth_date,
    gender: user.gender,
    city: user.city,
    country: user.country,
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    deleted_at: user.deleted_at?.toISOString() ?? null,
  }
}

/** Where the photo is; the address changes with it. */
function photoUrl(userId: number, key: string): string {
  return `/api/users/${userId}/photo?v=${stateOf(key)}`
}

/** What staff see of a colleague. */
export function presentUserSummary({
  id,
  last_name,
  first_name,
  email,
}: Pick<UserRow, 'id' | 'last_name' | 'first_name' | 'email'>): Schemas['UserSummary'] {
  return { id, last_name, first_name, email }
}

export function presentMembership(row: MembershipRow): Schemas['TeamMembership'] {
  const { user_id, team_id, role, name, domain, deleted_at } = row
  const team = {
    id: team_id,
    name,
    domain,
    domain_unicode: domain && readableHost(domain),
    deleted_at: deleted_at?.toISOString() ?? null,
  }
  return { user_id, team_id, role, team }
}

export function presentStaffRow(row: Selectable<EventUsersTable>): Schemas['EventUser'] {
  const { event_id, user_id, role } = row
  return { event_id, user_id, role }
}
