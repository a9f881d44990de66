import { TOTP } from 'otpauth'

import { issueOneTimeToken } from '../../security/oneTimeTokens.ts'
import { createSecret } from '../../security/secondFactor.ts'
import { issueToken } from '../../security/tokens.ts'
import { testVault } from '../api.ts'
import { newDancer } from '../cup.ts'
import { createUser, NOW, PASSWORD } from '../fixtures.ts'
import { exampleOf, type RequestData } from './data.ts'
import type { RequestMakers } from './shape.ts'

/** Of accounts, what belongs to them, and superadmins. */
export function accountRequests({ db, people, send, upload, newUser }: RequestData): RequestMakers {
  const emailOfNewUser = async () => (await createUser(db)).email
  const ofNewUser = async (body?: object) => {
    const id = await newUser()
    return { callerId: id, path: { id, userId: id }, ...(body && { body }) }
  }
  const tokenOf = async (kind: 'password-reset' | 'email-verification') =>
    issueOneTimeToken(db, { kind, userId: await newUser(), now: NOW, validMs: 60_000 })
  const newFactor = async (isConfirmed: boolean) => {
    const id = await newUser()
    const secret = createSecret()
    await db
      .insertInto('second_factors')
      .values({
        user_id: id,
        secret: testVault.seal(secret, String(id)),
        created_at: NOW,
        confirmed_at: isConfirmed ? NOW : null,
      })
      .execute()
    return { id, secret }
  }
  const newDancerOfRoster = async () =>
    (
      await send<{ id: number }>(
        'registered',
        'POST',
        `/api/users/${people.registered.id}/roster`,
        newDancer(),
      )
    ).id

  return {
    logIn: async () => ({ body: { email: await emailOfNewUser(), password: PASSWORD } }),
    registerUser: async (nth) => ({
      body: { ...(exampleOf('registerUser') as object), email: `new${nth}@parket.test` },
    }),
    requestPasswordReset: async () => ({ body: { email: await emailOfNewUser() } }),
    resetPassword: async () => ({
      body: { ...(exampleOf('resetPassword') as object), token: await tokenOf('password-reset') },
    }),
    verifyEmail: async () => ({ body: { token: await tokenOf('email-verification') } }),
    changePassword: () => ofNewUser(),
    updateUser: (nth) =>
      ofNewUser({
        ...(exampleOf('updateUser') as object),
        email: `changed${nth}@parket.test`,
        password: PASSWORD,
      }),
    eraseUser: () => ofNewUser({ password: PASSWORD }),
    sendVerificationMail: async () => {
      const id = await newUser({ email_verified_at: null })
      return { callerId: id, path: { id } }
    },
    findUser: async () => ({ body: { email: await emailOfNewUser() } }),
    endDevice: async () => {
      const id = await newUser()
      const [deviceId = 0] = (await issueToken(db, id, NOW)).split('|').map(Number)
      return { callerId: id, path: { id, deviceId } }
    },
    logOutEverywhere: () => ofNewUser(),
    beginSecondFactor: () => ofNewUser({ password: PASSWORD }),
    confirmSecondFactor: async () => {
      const { id, secret } = await newFactor(false)
      const otp = new TOTP({ secret }).generate({ timestamp: NOW.getTime() })
      return { callerId: id, path: { id }, body: { otp } }
    },
    removeSecondFactor: async () => {
      // Somebody's own removal wants a code beside the body: a superadmin without a factor needs the password alone.
      const { id } = await newFactor(true)
      return { callerId: people.superadmin.id, path: { id }, body: { password: PASSWORD } }
    },
    deleteUser: async () => ({ path: { id: await newUser() } }),
    restoreUser: async () => ({ path: { id: await newUser({ deleted_at: NOW }) } }),
    makeSuperadmin: async () => ({ path: { id: await newUser() } }),
    unmakeSuperadmin: async () => ({ path: { id: await newUser({ superadmin: true }) } }),
    downloadUserPhoto: async () => {
      await upload(`/api/users/${people.registered.id}/photo`, 'registered')
      return {}
    },
    deleteUserPhoto: async () => {
      await upload(`/api/users/${people.registered.id}/photo`, 'registered')
      return { callerId: people.registered.id, path: { id: people.registered.id } }
    },
    createRosterDancer: async () => ({ body: newDancer() }),
    updateRosterDancer: async () => ({
      path: { dancerId: await newDancerOfRoster() },
      body: newDancer(),
    }),
    deleteRosterDancer: async () => ({ path: { dancerId: await newDancerOfRoster() } }),
  }
}
