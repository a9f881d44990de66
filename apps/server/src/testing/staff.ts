import type { Role } from '@parket/domain/rights/rights'
import type { Selectable } from 'kysely'

import type { TeamsTable } from '../db/schema.ts'
import type { Api } from './api.ts'
import { addMember, createTeam, createUser, defaultTeam } from './fixtures.ts'

/** The default team with a member of each role, a superadmin, a dancer, and another team's admin. */
export type Staffed = {
  team: Selectable<TeamsTable>
  foreign: Selectable<TeamsTable>
  tokens: Record<Role | 'superadmin' | 'dancer' | 'stranger', string>
}

/** Users who may do different things, logged in. */
export async function staffTeam(api: Api): Promise<Staffed> {
  const { db } = api.database
  const team = await defaultTeam(db)
  const foreign = await createTeam(db)
  const token = async (values: object, join?: (userId: number) => Promise<void>) => {
    const user = await createUser(db, values)
    await join?.(user.id)
    return api.logIn(user.email)
  }
  const member = (role: Role, teamId = team.id) =>
    token({}, (userId) => addMember(db, teamId, userId, role))
  return {
    team,
    foreign,
    tokens: {
      supervisor: await member('supervisor'),
      admin: await member('admin'),
      manager: await member('manager'),
      superadmin: await token({ superadmin: true }),
      dancer: await token({}),
      stranger: await member('supervisor', foreign.id),
    },
  }
}
