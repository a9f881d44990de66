import { isEmail } from '@parket/domain/account/email'
import { problemText } from '@parket/domain/problems/catalogue'
import { millisecondsInMinute } from 'date-fns/constants'

import type { Handlers } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import type { Limit } from '../../../security/attemptCounter.ts'
import { limitCalls, limitLetters, limitRequests } from '../../../security/attempts.ts'
import {
  queueAddressTaken,
  queuePasswordReset,
  queueVerification,
} from '../../people/users/letters.ts'
import { queueMove } from '../../people/users/profile.ts'
import { presentUser } from '../../people/users/present.ts'
import { findUser, findUserByEmail, lockUser } from '../../people/users/queries.ts'
import { confirmEmail } from './confirmEmail.ts'
import { endDevice, listDevices, logOutEverywhere } from './devices.ts'
import { eraseUser } from './erase.ts'
import { exportUserData } from './export.ts'
import { createFirstSuperadmin } from './firstSuperadmin.ts'
import { hashOf, openAccount, readNewAccount } from './openAccount.ts'
import { changePassword, resetPassword } from './passwords.ts'

/** Enough for a hall of dancers behind one address. Each account sends a letter. */
const OPENINGS: Limit = { limit: 100, windowMs: 15 * millisecondsInMinute }

export const accountHandlers = {
  /** Answers the same whether or not the address has an account (docs/rules/accounts.md, «Opening an account»). */
  async registerUser(context, { body }) {
    const { db, now, request } = context
    const account = readNewAccount(body, now)
    await limitCalls(db, { scope: 'open-account', address: request.ip, now }, OPENINGS)
    // Each such call sends a letter, to whoever has the address.
    await limitLetters(db, { scope: 'register', recipient: account.email, now })
    const hash = await hashOf(account)
    await db.transaction().execute(async (trx) => {
      const user = await openAccount(trx, context, account, hash)
      if (!user) await queueAddressTaken(trx, context, account.email)
    })
  },

  async createFirstSuperadmin(context, input) {
    return presentUser(await createFirstSuperadmin(context, input))
  },

  async verifyEmail(context, { body: { token = '' } }) {
    await confirmEmail(context, token)
  },

  async sendVerificationMail(context, { path }) {
    const { db, now, request } = context
    const scope = 'verification-mail'
    await limitRequests(db, { scope, account: String(path.id), address: request.ip, now })
    const seen = await findUser(db, path.id)
    // Several accounts may wait for one address: it gets no more letters than their changes send it.
    if (seen?.pending_email) {
      await limitLetters(db, { scope: 'email-change', recipient: seen.pending_email, now })
    }
    await db.transaction().execute(async (trx) => {
      const user = await lockUser(trx, path.id)
      if (!user) throw new Problem(404, 'not_found')
      if (user.pending_email) await queueMove(trx, context, user)
      else if (user.email_verified_at) throw new Problem(409, 'email_verified')
      else await queueVerification(trx, context, user)
    })
  },

  /** Answers the same whether or not there is such an account (docs/rules/accounts.md, «Forgotten password»). */
  async requestPasswordReset(context, { body }) {
    const { db, now, request } = context
    const email = body.email?.trim() ?? ''
    if (!isEmail(email)) throw invalidFields({ email: [problemText('email_invalid')] })
    const scope = 'forgot-password'
    await limitRequests(db, { scope, account: email.toLowerCase(), address: request.ip, now })
    await db.transaction().execute(async (trx) => {
      const user = await findUserByEmail(trx, email)
      if (user) await queuePasswordReset(trx, context, user)
    })
  },

  resetPassword,
  changePassword,
  listDevices,
  endDevice,
  logOutEverywhere,
  exportUserData,
  eraseUser,
} satisfies Handlers
