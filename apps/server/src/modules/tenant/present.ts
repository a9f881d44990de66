import type { components } from '@parket/api-client/schema'
import { teamFields } from '@parket/domain/team/team'

import { valuesOfRow } from '../../db/fieldColumns.ts'
import { stateOf } from '../../files/stored.ts'
import type { Tenant } from '../../http/tenant.ts'
import { readableHost } from '../../mail/siteUrl.ts'
import type { Caller } from '../../security/authentication.ts'
import type { TeamMemberRow } from './queries.ts'

type Schemas = components['schemas']

export function presentTeam(team: Tenant): Schemas['Team'] {
  return {
    id: team.id,
    ...valuesOfRow(teamFields, team),
    domain_unicode: team.domain && readableHost(team.domain),
    logo_url: team.logo_key && teamFileUrl(team.id, 'logo', team.logo_key),
    // «The team without a domain always shows the default icon» (docs/rules/tenants.md, «Brand»).
    favicon_url:
      team.domain && team.favicon_key && teamFileUrl(team.id, 'favicon', team.favicon_key),
    deleted_at: team.deleted_at?.toISOString() ?? null,
  }
}

/** Where a picture of a team is; the address changes with its content. */
export function teamFileUrl(teamId: number, id: Schemas['TeamFile']['id'], key: string): string {
  return `/api/teams/${teamId}/files/${id}?v=${stateOf(key)}`
}

export function presentMember(member: TeamMemberRow): Schemas['TeamUser'] {
  const { user_id, team_id, role, email, last_name, first_name } = member
  return { user_id, team_id, role, user: { id: user_id, email, last_name, first_name } }
}

/** A row of the caller's rights. */
export function presentRole(held: Caller['roles'][number]): Schemas['Tenant']['roles'][number] {
  const { role } = held
  return held.kind === 'team'
    ? { kind: 'team', team_id: held.team_id, role }
    : { kind: 'event', event_id: held.event_id, role }
}
