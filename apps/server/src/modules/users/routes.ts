import type { Handlers } from '../../contract/handlers.ts'
import { Problem } from '../../problem.ts'
import { presentMembership, presentStaffRow, presentUser } from './present.ts'
import { findUser, listMemberships, listStaffRows } from './queries.ts'

export const userHandlers = {
  async getUser({ db }, { path }) {
    const user = await findUser(db, path.id)
    if (!user) throw new Problem(404, 'not_found')
    return presentUser(user)
  },

  async listUserTeams({ db }, { path }) {
    return (await listMemberships(db, path.id)).map(presentMembership)
  },

  async listUserEvents({ db }, { path }) {
    return (await listStaffRows(db, path.id)).map(presentStaffRow)
  },
} satisfies Handlers
