import type { Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { Problem } from '../../http/problem.ts'
import { presentOwnRegistrations } from '../ownRegistrations/present.ts'
import { listAllOwn } from '../ownRegistrations/queries.ts'
import { presentRosterDancer } from '../roster/present.ts'
import { listWholeRoster } from '../roster/queries.ts'
import { presentMembership, presentStaffRow, presentUser } from '../users/present.ts'
import { findUser, listMemberships, listStaffRows } from '../users/queries.ts'

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
    registrations: await presentOwnRegistrations(
      db,
      registrations,
      { caller, userId: user.id, keys: [] },
      null,
    ),
  }
}
