import type { Context } from '../../../contract/context.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { readPaging, toPage } from '../../../db/paging.ts'
import { Problem } from '../../../http/problem.ts'
import type { Tenant } from '../../../http/tenant.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { presentMember, presentTeam } from '../../tenant/present.ts'
import { checkDomain } from './domainCheck.ts'
import { createTeam, requireSecondFactor, updateTeam } from './edit.ts'
import { deleteTeamFile, downloadTeamFile, uploadTeamFile } from './files.ts'
import { removeTeamUser, saveTeamUser } from './members.ts'
import { findTeam, listMembers, listTeams } from './queries.ts'

export const teamHandlers = {
  async listTeams({ db }) {
    return (await listTeams(db)).map(presentTeam)
  },

  async getTeam(context, { path }) {
    return presentTeam(await requireTeam(context, path.id))
  },

  async createTeam(context, input) {
    return presentTeam(await createTeam(context, input))
  },

  async updateTeam(context, input) {
    return presentTeam(await updateTeam(context, input))
  },

  async checkTeamDomain(context, { path }) {
    const { domain } = await requireTeam(context, path.id)
    // The default team is found by every host that is nobody's own.
    if (domain === null) throw new Problem(404, 'not_found')
    return checkDomain(context, domain)
  },

  async requireSecondFactor(context, input) {
    await requireTeam(context, input.path.id)
    await requireFreshSecondFactor(context)
    return presentTeam(await requireSecondFactor(context, input))
  },

  async listTeamUsers(context, { path, query }) {
    const { id } = await requireTeam(context, path.id)
    const { q, sort = 'last_name' } = query
    const paging = readPaging(query)
    const { rows, total } = await listMembers(context.db, id, q, sort, paging)
    return toPage(rows.map(presentMember), total, paging)
  },

  async saveTeamUser(context, input) {
    await requireTeam(context, input.path.id)
    await requireFreshSecondFactor(context)
    return saveTeamUser(context, input)
  },

  async removeTeamUser(context, input) {
    await requireTeam(context, input.path.id)
    await requireFreshSecondFactor(context)
    return removeTeamUser(context, input)
  },

  downloadTeamFile,
  uploadTeamFile,
  deleteTeamFile,
} satisfies Handlers

/** @throws Problem 404; a deleted team is there for a superadmin only */
async function requireTeam({ db, caller }: Context, id: number): Promise<Tenant> {
  const team = await findTeam(db, id)
  if (!team || (team.deleted_at && !caller.user?.superadmin)) {
    throw new Problem(404, 'team_not_found')
  }
  return team
}
