import { keepingPhone } from '@parket/domain/account/phone'
import { isPhoneNumber, storedPhone } from '@parket/domain/account/phoneNumber'
import { checkProfile } from '@parket/domain/account/profile'
import { isSameEmail } from '@parket/domain/account/sameContacts'
import { today } from '@parket/domain/format/timeZone'
import { problemText } from '@parket/domain/problems/catalogue'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { defaultGender, isGender } from '@parket/domain/person/gender'
import type { Transaction } from 'kysely'
import { mergeFields } from '@parket/domain/fields/patch'

import { changesBetween, redactValues } from '../../../change/audit.ts'
import { auditedTransaction } from '../../../change/auditedTransaction.ts'
import { userOf, type Context } from '../../../contract/context.ts'
import type { Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { limitLetters, limitRequests } from '../../../security/attempts.ts'
import { requireFreshSecondFactor } from '../../../security/secondFactor.ts'
import { confirmPassword, wrongPassword } from './ownPassword.ts'
import { queueAddressTaken, queueEmailChange } from './letters.ts'
import { findUser, findUserByEmail, lockUser, type UserRow } from './queries.ts'

type Fields = {
  email: string
  last_name: string
  first_name: string
  birth_date: string
  gender: string
  phone: string
  city: string
}

/**
 * Changes a profile. A new e-mail wants the caller's password, and waits until the link mailed to it was
 * opened; the answer is the same where another account has the address, whose person is told by mail
 * (docs/rules/accounts.md, «Profile»).
 *
 * @throws Problem 422 by field, 404, 429 after too many wrong passwords or letters
 */
export async function updateProfile(
  context: Context,
  { path, body }: Input<'updateUser'>,
): Promise<UserRow> {
  const { db, now, request } = context
  const seen = await findUser(db, path.id)
  if (!seen) throw new Problem(404, 'not_found')
  const sent = mergeFields(fieldsOf(seen), body)
  const errors = checkProfile(sent, today(now), keepingPhone(seen.phone, isPhoneNumber))
  if (hasErrors(errors)) throw invalidFields(errors)
  const isMoving = !isSameEmail(sent.email, seen.email)
  if (isMoving) {
    // Whoever has the address has the account.
    await requireFreshSecondFactor(context)
    await refuseWithoutPassword(context, body.password ?? '')
    const scope = 'email-change'
    await limitRequests(db, {
      scope,
      account: `by ${userOf(context).id}`,
      address: request.ip,
      now,
    })
    await limitLetters(db, { scope, recipient: sent.email, now })
  }
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const user = await lockUser(trx, path.id)
    if (!user) throw new Problem(404, 'not_found')
    const before = fieldsOf(user)
    const sentNow = mergeFields(before, body)
    const after = { ...sentNow, phone: storedPhone(sentNow.phone) }
    const isMoved = isMoving && !isSameEmail(after.email, before.email)
    const kept = isMoved ? { ...after, email: before.email } : after
    const pending_email = isMoved ? after.email : user.pending_email
    const changed = await write(trx, user, kept, pending_email)
    if (isMoved) await queueMove(trx, context, changed)
    const changes = redactValues(
      changesBetween({ ...before, pending_email: user.pending_email }, { ...kept, pending_email }),
    )
    await writeAudit({ entity: 'user', entityId: changed.id, changes })
    return changed
  })
}

async function refuseWithoutPassword(context: Context, password: string): Promise<void> {
  if (password === '') throw invalidFields({ password: [problemText('password_missing')] })
  if (!(await confirmPassword(context, password))) throw wrongPassword('password')
}

/**
 * Queues the letter that makes the user's new address count, to that address; where another account has
 * it, the letter that tells so.
 */
export async function queueMove(
  trx: Transaction<Database>,
  context: Context,
  user: UserRow,
): Promise<void> {
  const { pending_email: email } = user
  if (email === null) return
  if (await findUserByEmail(trx, email)) await queueAddressTaken(trx, context, email)
  else await queueEmailChange(trx, context, user)
}

function fieldsOf(user: UserRow): Fields {
  const { email, last_name, first_name, birth_date, gender, phone, city } = user
  return { email, last_name, first_name, birth_date: birth_date ?? '', gender, phone, city }
}

function write(
  trx: Transaction<Database>,
  user: UserRow,
  { gender, ...fields }: Fields,
  pending_email: string | null,
): Promise<UserRow> {
  return trx
    .updateTable('users')
    .set({ ...fields, gender: isGender(gender) ? gender : defaultGender, pending_email })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
