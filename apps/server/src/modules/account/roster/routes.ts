import { checkPerson } from '@parket/domain/account/person'
import { today } from '@parket/domain/format/timeZone'
import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { defaultGender, isGender, type Gender } from '@parket/domain/person/gender'
import { mergeFields } from '@parket/domain/fields/patch'

import type { Handlers, Input } from '../../../contract/handlers.ts'
import { readPaging, toPage } from '../../../db/paging.ts'
import { violatesConstraint } from '../../../db/violations.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { presentRosterDancer } from './present.ts'
import { listRoster, lockRosterDancer } from './queries.ts'

type Fields = { last_name: string; first_name: string; birth_date: string; gender: string }

const newDancer: Fields = { last_name: '', first_name: '', birth_date: '', gender: defaultGender }

/** «Мои танцоры»: the dancers whom an account registers (docs/rules/registration.md, «Clubs»). */
export const rosterHandlers = {
  async listRosterDancers({ db }, { path, query }) {
    const { q, sort = 'last_name' } = query
    const paging = readPaging(query)
    const { rows, total } = await listRoster(db, path.id, q, sort, paging)
    return toPage(rows.map(presentRosterDancer), total, paging)
  },

  async createRosterDancer({ db, now }, { path, body }) {
    const dancer = read(newDancer, body, now)
    const created = await db
      .insertInto('roster_dancers')
      .values({ owner_id: path.id, ...dancer, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!created) throw new Problem(409, 'roster_dancer_exists')
    return presentRosterDancer(created)
  },

  async updateRosterDancer({ db, now }, { path, body }) {
    return db.transaction().execute(async (trx) => {
      const before = await lockRosterDancer(trx, path.id, path.dancerId)
      if (!before) throw new Problem(404, 'not_found')
      const { last_name, first_name, birth_date, gender } = before
      const dancer = read({ last_name, first_name, birth_date, gender }, body, now)
      const changed = await trx
        .updateTable('roster_dancers')
        .set(dancer)
        .where('id', '=', before.id)
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch((error: unknown) => {
          if (violatesConstraint(error, 'roster_dancers_once'))
            throw new Problem(409, 'roster_dancer_exists')
          throw error
        })
      return presentRosterDancer(changed)
    })
  },

  async deleteRosterDancer({ db }, { path }) {
    const gone = await db
      .deleteFrom('roster_dancers')
      .where('owner_id', '=', path.id)
      .where('id', '=', path.dancerId)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw new Problem(404, 'not_found')
  },
} satisfies Handlers

/** @throws Problem 422 by field */
function read(
  fields: Fields,
  body: Input<'createRosterDancer'>['body'],
  now: Date,
): Fields & { gender: Gender } {
  const dancer = mergeFields(fields, body)
  const errors = checkPerson(dancer, today(now))
  if (hasErrors(errors)) throw invalidFields(errors)
  return { ...dancer, gender: isGender(dancer.gender) ? dancer.gender : defaultGender }
}
