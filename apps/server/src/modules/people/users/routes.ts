import { problemText } from '@parket/domain/problems/catalogue'

import { userOf } from '../../../contract/context.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { readPaging, toPage } from '../../../db/paging.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { guardAttempts } from '../../../security/attempts.ts'
import { deleteUser, restoreUser } from './deletion.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { noteFound } from './found.ts'
import { deleteUserPhoto, downloadUserPhoto, uploadUserPhoto } from './photo.ts'
import { presentMembership, presentStaffRow, presentUser, presentUserSummary } from './present.ts'
import { updateProfile } from './profile.ts'
import { makeSuperadmin, unmakeSuperadmin } from './superadmins.ts'
import { findUser, findUserByEmail, listMemberships, listStaffRows, listUsers } from './queries.ts'

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

  async updateUser(context, input) {
    return presentUser(await updateProfile(context, input))
  },

  downloadUserPhoto,
  uploadUserPhoto,
  deleteUserPhoto,

  async listUsers({ db }, { query }) {
    const { q, deleted, sort = 'last_name' } = query
    const paging = readPaging(query)
    const { rows, total } = await listUsers(db, { q, deleted }, sort, paging)
    return toPage(rows.map(presentUser), total, paging)
  },

  async findUser(context, { body }) {
    const { db, now, request } = context
    const email = body.email?.trim() ?? ''
    if (email === '') throw invalidFields({ email: [problemText('email_missing')] })
    const { id } = userOf(context)
    const attempt = { scope: 'find-user', account: String(id), address: request.ip, now }
    // «A role never goes to an unconfirmed address»: such an account is invited like a missing one.
    const user = await guardAttempts(db, attempt, async () => {
      const found = await findUserByEmail(db, email)
      return found?.email_verified_at ? found : null
    })
    if (!user) throw new Problem(404, 'user_unknown')
    await noteFound(db, { finderId: id, userId: user.id, now })
    return presentUserSummary(user)
  },

  deleteUser,

  async makeSuperadmin(context, input) {
    await requireFreshSecondFactor(context)
    return presentUser(await makeSuperadmin(context, input))
  },

  async unmakeSuperadmin(context, input) {
    await requireFreshSecondFactor(context)
    await unmakeSuperadmin(context, input)
  },

  async restoreUser(context, input) {
    return presentUser(await restoreUser(context, input))
  },
} satisfies Handlers
