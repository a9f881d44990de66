import { isEmail } from '@parket/domain/account/email'
import { problemText } from '@parket/domain/problems/catalogue'
import type { FieldErrors } from '@parket/domain/problems/fieldErrors'

import type { Handlers } from '../../../contract/handlers.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { guardAttempts } from '../../../security/attempts.ts'
import { findKnownDevice, rememberDevice } from '../../../security/knownDevice.ts'
import { isPassword } from '../../../security/passwords.ts'
import { demandFactor, findFactor } from '../../../security/secondFactor.ts'
import { revokeToken } from '../../../security/tokens.ts'
import { presentUser } from '../../people/users/present.ts'
import { findUserByEmail } from '../../people/users/queries.ts'
import { noteLogin } from './noteLogin.ts'
import { openSession } from './queries.ts'

export const authHandlers = {
  async logIn(context, { body }) {
    const { db, now, request, pause } = context
    const email = body.email?.trim() ?? ''
    const password = body.password ?? ''
    refuseEmpty(email, password)

    const subject = { scope: 'login', account: email }
    const device = findKnownDevice(context, subject)
    const attempt = { ...subject, address: request.ip, device, now }
    const user = await guardAttempts(
      db,
      attempt,
      async () => {
        // What is no address has no account, however the database would fold it.
        const found = isEmail(email) ? await findUserByEmail(db, email) : undefined
        const isRight = await isPassword(found?.password_hash ?? null, password)
        if (found && isRight) return found
        await noteLogin(context, found?.id ?? null, 'wrong password')
        return null
      },
      { pause },
    )
    if (!user) throw new Problem(401, 'login_failed')
    const factor = await findFactor(db, user.id)
    if (factor) {
      await demandFactor(context, factor, body.otp, () =>
        noteLogin(context, user.id, 'wrong second factor'),
      )
    }
    const token = await openSession(db, user, now, {
      userAgent: request.headers['user-agent'],
      isFactorGiven: factor !== undefined,
    })
    if (!token) throw new Problem(401, 'login_failed')
    rememberDevice(context, subject)
    await noteLogin(context, user.id, 'logged in')
    return { data: presentUser(user), token }
  },

  async logOut({ db, now, caller }) {
    if (caller.tokenId !== null) await revokeToken(db, caller.tokenId, now)
  },
} satisfies Handlers

function refuseEmpty(email: string, password: string): void {
  const errors: FieldErrors = {
    ...(email === '' && { email: [problemText('email_missing')] }),
    ...(password === '' && { password: [problemText('password_missing')] }),
  }
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}
