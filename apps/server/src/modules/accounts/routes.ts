import { isEmail } from '@parket/domain/account/email'
import { problemText } from '@parket/domain/problems/catalogue'
import { millisecondsInMinute } from 'date-fns/constants'

import type { Handlers } from '../../contract/handlers.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { guardAttempts, limitCalls, limitRequests, type Limit } from '../../security/attempts.ts'
import { lockTokenOwner, verifyOneTimeToken } from '../../security/oneTimeTokens.ts'
import { emailTaken } from '../users/emailTaken.ts'
import { queuePasswordReset, queueVerification } from '../users/letters.ts'
import { presentUser } from '../users/present.ts'
import { findUserByEmail, lockUser } from '../users/queries.ts'
import { eraseUser } from './erase.ts'
import { exportUserData } from './export.ts'
import { createFirstSuperadmin } from './firstSuperadmin.ts'
import { hashOf, openAccount, readNewAccount } from './openAccount.ts'
import { changePassword, resetPassword, uselessLink } from './passwords.ts'

/** Enough for a hall of dancers behind one address. Each account sends a letter. */
const OPENINGS: Limit = { limit: 100, windowMs: 15 * millisecondsInMinute }

export const accountHandlers = {
  async registerUser(context, { body }) {
    const { db, now, request } = context
    const account = readNewAccount(body, now)
    await limitCalls(db, { scope: 'open-account', address: request.ip, now }, OPENINGS)
    const hash = await hashOf(account)
    // Limited, because a taken address reveals that an account exists.
    const attempt = {
      scope: 'register',
      account: account.email.toLowerCase(),
      address: request.ip,
      now,
    }
    const user = await guardAttempts(db, attempt, () =>
      db.transaction().execute((trx) => openAccount(trx, context, account, hash)),
    )
    if (!user) throw emailTaken()
    return presentUser(user)
  },

  async createFirstSuperadmin(context, input) {
    return presentUser(await createFirstSuperadmin(context, input))
  },

  async verifyEmail({ db, now }, { body: { token = '' } }) {
    await db.transaction().execute(async (trx) => {
      const user = await lockTokenOwner(trx, 'email-verification', token, now)
      const verified = user && (await verifyOneTimeToken(trx, 'email-verification', token, now))
      if (!verified) throw uselessLink()
      await trx
        .updateTable('users')
        .set({ email_verified_at: now })
        .where('id', '=', user.id)
        .execute()
    })
  },

  async sendVerificationMail(context, { path }) {
    const { db, now, request } = context
    const scope = 'verification-mail'
    await limitRequests(db, { scope, account: String(path.id), address: request.ip, now })
    await db.transaction().execute(async (trx) => {
      const user = await lockUser(trx, path.id)
      if (!user) throw new Problem(404, 'not_found')
      if (user.email_verified_at) throw new Problem(409, 'email_verified')
      await queueVerification(trx, context, user)
    })
  },

  /** Answers the same whether or not there is such an account (decisions, «Accounts»). */
  async requestPasswordReset(context, { body }) {
    const { db, now, request } = context
    const email = body.email?.trim() ?? ''
    if (!isEmail(email)) throw invalid({ email: [problemText('email_invalid')] })
    const scope = 'forgot-password'
    await limitRequests(db, { scope, account: email.toLowerCase(), address: request.ip, now })
    await db.transaction().execute(async (trx) => {
      const user = await findUserByEmail(trx, email)
      if (user) await queuePasswordReset(trx, context, user)
    })
  },

  resetPassword,
  changePassword,
  exportUserData,
  eraseUser,
} satisfies Handlers
