import { listResultKeys } from '../../records/resultKeys.ts'
import { addMember, createJudge, createTeam } from '../fixtures.ts'
import { createPersonLink, createScheme, dayOf } from '../ratings.ts'
import { exampleOf, type RequestData } from './data.ts'
import type { RequestMakers } from './shape.ts'

/** Of teams and their people, rating, and the directory of judges. */
export function teamRequests({
  db,
  teamId,
  upload,
  register,
  newUser,
  foundUser,
  newInvitation,
}: RequestData): RequestMakers {
  const twoDancers = async (): Promise<[number, number]> => {
    const ids = [await register(), await register()].map(({ dancers }) => dancers[0]?.id ?? 0)
    return [ids[0] ?? 0, ids[1] ?? 0]
  }
  return {
    createTeam: async (nth) => ({
      body: { ...(exampleOf('createTeam') as object), domain: `n${nth}.localhost` },
    }),
    updateTeam: async (nth) => ({
      path: { id: (await createTeam(db, { domain: `u${nth}.localhost` })).id },
    }),
    deleteTeamFile: async () => {
      await upload(`/api/teams/${teamId}/files/favicon`, 'superadmin')
      return { path: { fileId: 'favicon' } }
    },
    saveTeamUser: async () => ({
      body: { team_id: teamId, user_id: await foundUser(), role: 'admin' },
    }),
    removeTeamUser: async () => {
      const userId = await newUser()
      await addMember(db, teamId, userId, 'manager')
      return { path: { userId } }
    },
    inviteToTeam: async (nth) => ({
      body: { email: `invited${nth}@parket.test`, role: 'manager' },
    }),
    withdrawTeamInvitation: async () => ({ path: { invitationId: await newInvitation(null) } }),
    replaceTeamKey: async () => {
      const keys = await listResultKeys(db, teamId)
      return { body: { key: keys.find(({ until }) => until === null)?.id ?? null } }
    },
    requireSecondFactor: async () => ({ body: { requires_second_factor: false } }),
    createRatingScheme: async (nth) => ({
      body: { ...(exampleOf('createRatingScheme') as object), starts_on: dayOf(nth) },
    }),
    updateRatingScheme: async (nth) => ({
      path: { schemeId: await createScheme(db, teamId, dayOf(nth)) },
      body: { best: 4 },
    }),
    deleteRatingScheme: async (nth) => ({
      path: { schemeId: await createScheme(db, teamId, dayOf(nth)) },
    }),
    decideDouble: async () => {
      const [dancer_id, other_id] = await twoDancers()
      return { body: { dancer_id, other_id, is_same: true } }
    },
    undoDouble: async () => ({
      path: { linkId: await createPersonLink(db, teamId, await twoDancers()) },
    }),
    createJudge: async () => ({
      body: { ...(exampleOf('createJudge') as object), city: crypto.randomUUID() },
    }),
    updateJudge: async () => ({
      path: { id: (await createJudge(db)).id },
      body: { category: 'ВК' },
    }),
    mergeJudge: async () => ({
      path: { id: (await createJudge(db)).id },
      body: { into: (await createJudge(db)).id },
    }),
    deleteJudge: async () => ({ path: { id: (await createJudge(db)).id } }),
  }
}
