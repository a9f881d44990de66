import { checkProfile } from '@parket/domain/account/profile'
import { isSameEmail } from '@parket/domain/account/sameContacts'
import { today } from '@parket/domain/format/timeZone'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { defaultGender, isGender } from '@parket/domain/person/gender'
import type { Transaction } from 'kysely'
import { patch } from '@parket/domain/fields/patch'

import { changesBetween, withoutValues } from '../../change/audit.ts'
import { change } from '../../change/change.ts'
import type { Context } from '../../contract/context.ts'
import type { Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { violates } from '../../db/violations.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { revokeOneTimeTokens } from '../../security/oneTimeTokens.ts'
import { emailTaken } from './emailTaken.ts'
import { queueAccountChange, queueVerification } from './letters.ts'
import { lockUser, type UserRow } from './queries.ts'

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
 * Changes a profile. A new e-mail has to be verified again; links mailed to the old one end, and the
 * old one is told.
 *
 * @throws Problem 422 by field, 404, or 409 for a taken e-mail
 */
export function updateProfile(
  context: Context,
  { path, body }: Input<'updateUser'>,
): Promise<UserRow> {
  const { now } = context
  return change(context, async ({ trx, note }) => {
    const user = await lockUser(trx, path.id)
    if (!user) throw new Problem(404, 'not_found')
    const before = fieldsOf(user)
    const after = patch(before, body)
    const errors = checkProfile(after, today(now))
    if (hasErrors(errors)) throw invalid(errors)

    const isMoved = !isSameEmail(after.email, before.email)
    const changed = await write(trx, user, after, isMoved)
    if (isMoved) {
      await revokeOneTimeTokens(trx, user.id, ['password-reset', 'email-verification'], now)
      await queueAccountChange(trx, context, user, 'email')
      await queueVerification(trx, context, changed)
    }
    const changes = withoutValues(changesBetween(before, after))
    await note({ entity: 'user', entityId: changed.id, changes })
    return changed
  })
}

function fieldsOf(user: UserRow): Fields {
  const { email, last_name, first_name, birth_date, gender, phone, city } = user
  return { email, last_name, first_name, birth_date: birth_date ?? '', gender, phone, city }
}

function write(
  trx: Transaction<Database>,
  user: UserRow,
  { gender, ...fields }: Fields,
  isMoved: boolean,
): Promise<UserRow> {
  return trx
    .updateTable('users')
    .set({
      ...fields,
      gender: isGender(gender) ? gender : defaultGender,
      email_verified_at: isMoved ? null : user.email_verified_at,
    })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw violates(error, 'users_email') ? emailTaken() : error
    })
}
