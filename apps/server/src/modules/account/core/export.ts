import type { Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { Problem } from '../../../http/problem.ts'
import { presentOwnRegistrations } from '../../registrations/own/present.ts'
import { listAllOwn, listNamed } from '../../registrations/own/queries.ts'
import { presentRosterDancer } from '../roster/present.ts'
import { listWholeRoster } from '../roster/queries.ts'
import { findOwnIdentity } from '../../search/exactPerson.ts'
import { listKeysOfPerson, listTeamsOfPerson } from '../../search/samePerson.ts'
import { presentMembership, presentStaffRow, presentUser } from '../../people/users/present.ts'
import { findUser, listMemberships, listStaffRows } from '../../people/users/queries.ts'

/** «Own data export»: everything kept about a person in all teams, as a file. */
export async function exportUserData(
  context: Context,
  { path }: Input<'exportUserData'>,
): Promise<Answer<'exportUserData'>> {
  const { db, now, reply, caller } = context
  const user = await findUser(db, path.id)
  if (!user) throw new Problem(404, 'not_found')
  const [teams, events, roster, registrations] = [
    await listMemberships(db, user.id),
    await listStaffRows(db, user.id),
    await listWholeRoster(db, user.id),
    await listAllOwn(db, user.id),
  ]
  const name = `parket-${user.id}.json`
  void reply.header('content-disposition', `attachment; filename="${name}"`)
  return {
    exported_at: now.toISOString(),
    user: presentUser(user),
    teams: teams.map(presentMembership),
    events: events.map(presentStaffRow),
    roster: roster.map(presentRosterDancer),
    registrations: [
      ...(await presentOwnRegistrations(
        db,
        registrations,
        { caller, userId: user.id, keys: [] },
        null,
      )),
      ...(await namedRegistrations(context, user.id)),
    ],
  }
}

/**
 * What others registered the person for, as «Мои регистрации» show it: without their contacts and the other dancers.
 * Nothing where it is not sure who the person is.
 */
async function namedRegistrations(
  context: Context,
  userId: number,
): Promise<Answer<'exportUserData'>['registrations']> {
  const { db, caller } = context
  const person = await findOwnIdentity(context)
  if (!person) return []
  const found: Answer<'exportUserData'>['registrations'] = []
  for (const teamId of await listTeamsOfPerson(db, person)) {
    const owner = { userId, keys: await listKeysOfPerson(db, teamId, person) }
    const rows = await listNamed(db, owner, teamId)
    found.push(...(await presentOwnRegistrations(db, rows, { caller, ...owner }, null)))
  }
  return found
}
