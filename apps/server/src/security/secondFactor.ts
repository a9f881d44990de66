import { createHash, randomBytes } from 'node:crypto'

import { problemText } from '@parket/domain/problems/catalogue'
import { millisecondsInMinute, millisecondsInSecond } from 'date-fns/constants'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import type { FastifyRequest } from 'fastify'
import type { Kysely, Selectable } from 'kysely'
import { Secret, TOTP } from 'otpauth'

import type { Database, SecondFactorsTable } from '../db/schema.ts'
import { Problem } from '../http/problem.ts'
import { guardAttempts } from './attempts.ts'
import type { Caller } from './authentication.ts'
import type { Vault } from './vault.ts'

type Factor = Selectable<SecondFactorsTable>

/** A call that asks for a code: what checks it, and where it came from. */
type AskingCall = {
  db: Kysely<Database>
  vault: Vault | null
  now: Date
  request: FastifyRequest
}

/** As authenticators expect them (RFC 6238). */
const PERIOD_SECONDS = 30
/** Steps before and after the present one that count: clocks differ. */
const WINDOW = 1
const RECOVERY_CODES = 10
/**
 * From all addresses together: nobody guesses one of 2^64, and who knows the password must not be able to lock the way
 * back of who has the paper.
 */
const RECOVERY_TRIES = { limit: 1000, windowMs: 15 * millisecondsInMinute }
/** How long a code given is remembered, so that three refunds in a row ask once. */
const FRESH_MS = 10 * millisecondsInMinute

/** The header in which a call carries the code it was asked for. */
const HEADER = 'x-second-factor'

/** A new key for an authenticator, in base32. */
export function createSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address behind the QR code that authenticators read. */
export function authenticatorUri(secret: string, email: string, issuer: string): string {
  return totp(secret, email, issuer).toString()
}

function totp(secret: string, label = '', issuer = ''): TOTP {
  return new TOTP({ issuer, label, secret, digits: 6, period: PERIOD_SECONDS, algorithm: 'SHA1' })
}

/** The confirmed second factor of an account; undefined without one. */
export function findFactor(db: Kysely<Database>, userId: number): Promise<Factor | undefined> {
  return db
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .selectAll()
    .executeTakeFirst()
}

/**
 * Takes a code: of the authenticator, or a recovery code. Of two calls with the same code one succeeds.
 *
 * @returns whether it counted
 */
export async function takeCode(
  db: Kysely<Database>,
  vault: Vault,
  factor: Factor,
  given: string,
  now: Date,
): Promise<boolean> {
  const code = codeIn(given)
  if (!isOfAuthenticator(code)) return takeRecoveryCode(db, factor, code, now)
  const secret = vault.open(factor.secret, String(factor.user_id))
  const delta = totp(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  if (delta === null) return false
  const step = Math.floor(now.getTime() / millisecondsInSecond / PERIOD_SECONDS) + delta
  const taken = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', factor.user_id)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

function codeIn(given: string): string {
  return given.replaceAll(/[\s-]/g, '').toLowerCase()
}

function isOfAuthenticator(code: string): boolean {
  return /^\d{6}$/.test(code)
}

async function takeRecoveryCode(
  db: Kysely<Database>,
  { user_id }: Factor,
  code: string,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', user_id)
    .where('hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Makes recovery codes in place of older ones. @returns them, to be shown this once */
export async function replaceRecoveryCodes(
  db: Kysely<Database>,
  userId: number,
): Promise<string[]> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  const codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(8).toString('hex'))
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: hashOf(code) })))
    .execute()
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'))
}

/**
 * Holds a login, or a call that asks again, to the second factor of the account.
 *
 * @param given the code that came with the call
 * @param onWrong called before a wrong code is refused
 * @throws Problem 422 `second_factor_required` without one, `second_factor_wrong`, 429 after too many
 */
export async function demandFactor(
  { db, vault, now, request }: AskingCall,
  factor: Factor,
  given: string | undefined,
  onWrong: () => Promise<void> = async () => {},
): Promise<void> {
  if (!given?.trim()) throw refusal('second_factor_required')
  if (!vault) throw new Problem(409, 'second_factor_unavailable')
  const account = String(factor.user_id)
  const isOfApp = isOfAuthenticator(codeIn(given))
  const scope = isOfApp ? 'second-factor' : 'recovery-code'
  const counted = await guardAttempts(
    db,
    { scope, account, address: request.ip, now },
    async () => ((await takeCode(db, vault, factor, given, now)) ? true : null),
    isOfApp ? undefined : RECOVERY_TRIES,
  )
  if (counted) return
  await onWrong()
  throw refusal('second_factor_wrong')
}

/**
 * «Asked anew»: refunds, letters to many, export of contacts, changes of rights, of the password, the e-mail and the
 * bank details want a code of accounts that have a
 * second factor; one that was given within ten minutes on this device will do (docs/rules/accounts.md,
 * «Second factor»).
 *
 * @throws Problem as `demandFactor`
 */
export async function requireFreshSecondFactor(
  call: AskingCall & { caller: Caller },
): Promise<void> {
  const { db, caller, now, request } = call
  if (caller.user === null) throw new Error('Only users are asked for a second factor')
  const factor = await findFactor(db, caller.user.id)
  if (!factor || caller.tokenId === null) return
  const fresh = await db
    .selectFrom('tokens')
    .where('id', '=', caller.tokenId)
    .where('factor_at', '>', subMilliseconds(now, FRESH_MS))
    .select('id')
    .executeTakeFirst()
  if (fresh) return
  const header = request.headers[HEADER]
  await demandFactor(call, factor, typeof header === 'string' ? header : undefined)
  await db.updateTable('tokens').set({ factor_at: now }).where('id', '=', caller.tokenId).execute()
}

function refusal(code: 'second_factor_required' | 'second_factor_wrong'): Problem {
  return new Problem(422, code, { errors: { otp: [problemText(code)] } })
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
