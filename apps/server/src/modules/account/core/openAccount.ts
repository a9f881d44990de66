import { isPhoneNumber, storedPhone } from '@parket/domain/account/phoneNumber'
import {
  checkNewAccount,
  type AccountFields,
  type NewPassword,
} from '@parket/domain/account/profile'
import { today } from '@parket/domain/format/timeZone'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { defaultGender, isGender } from '@parket/domain/person/gender'
import type { Transaction } from 'kysely'

import type { Context } from '../../../contract/context.ts'
import type { Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields } from '../../../http/problem.ts'
import { hashPassword } from '../../../security/passwords.ts'
import { queueVerification } from '../../people/users/letters.ts'
import type { UserRow } from '../../people/users/queries.ts'
import { refuseCommon } from './refuseCommon.ts'

type NewAccount = AccountFields & NewPassword

/**
 * Reads a new account.
 *
 * @throws Problem 422 by field
 */
export function readNewAccount(body: Input<'registerUser'>['body'], now: Date): NewAccount {
  const account = {
    email: body.email?.trim() ?? '',
    last_name: body.last_name?.trim() ?? '',
    first_name: body.first_name?.trim() ?? '',
    birth_date: body.birth_date?.trim() ?? '',
    gender: body.gender ?? defaultGender,
    phone: body.phone?.trim() ?? '',
    password: body.password ?? '',
    password_confirmation: body.password_confirmation ?? '',
  }
  const errors = {
    ...refuseCommon('password', account.password),
    ...checkNewAccount(account, today(now), isPhoneNumber),
  }
  if (hasErrors(errors)) throw invalidFields(errors)
  return account
}

/**
 * Creates an account and queues the letter that verifies its address.
 *
 * @param passwordHash made before, for it takes its time
 * @returns null when the e-mail is taken
 */
export async function openAccount(
  trx: Transaction<Database>,
  context: Context,
  { email, last_name, first_name, birth_date, gender, phone }: NewAccount,
  passwordHash: string,
  superadmin = false,
): Promise<UserRow | null> {
  const user = await trx
    .insertInto('users')
    .values({
      email,
      password_hash: passwordHash,
      last_name,
      first_name,
      birth_date,
      gender: isGender(gender) ? gender : defaultGender,
      phone: storedPhone(phone ?? ''),
      superadmin,
      created_at: context.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!user) return null
  await queueVerification(trx, context, user)
  return user
}

/** Hashes the password of an account that was read. */
export function hashOf({ password }: NewAccount): Promise<string> {
  return hashPassword(password)
}
