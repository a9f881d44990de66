import { can } from '@parket/domain/rights/rights'

import { tenantOf } from '../../contract/context.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { presentMember, presentRole, presentTeam } from './present.ts'
import { listMembers } from './queries.ts'

export const tenantHandlers = {
  async getTenant(context) {
    const { db, caller } = context
    const team = tenantOf(context)
    const seesMembers = can(caller, 'teamMembers.edit', { teamId: team.id })
    const members = seesMembers ? await listMembers(db, team.id) : []
    return {
      team: presentTeam(team),
      roles: caller.roles.filter(({ team_id }) => team_id === team.id).map(presentRole),
      users: members.map(presentMember),
    }
  },
} satisfies Handlers
