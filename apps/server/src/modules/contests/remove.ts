import { audit } from '../../change/audit.ts'
import { eventOf, userOf, type Context } from '../../contract/context.ts'
import type { Input } from '../../contract/handlers.ts'
import { Problem } from '../../http/problem.ts'
import { lockEvent } from '../../change/lockEvent.ts'
import { findContests } from '../../records/contests.ts'

/**
 * Deletes a contest that nobody entered, nothing was charged for and no packet bundles.
 *
 * @throws Problem 409 otherwise
 */
export function deleteContest(context: Context, { path }: Input<'deleteContest'>): Promise<void> {
  const { id: eventId } = eventOf(context)
  return context.db.transaction().execute(async (trx) => {
    const event = await lockEvent(trx, eventId)
    const contests = await findContests(trx, eventId)
    const contest = contests.find(({ id }) => id === path.id)
    if (!contest) throw new Problem(404, 'contest_not_found')

    const packet = contests.find(({ packet }) => packet?.groupNums.includes(contest.group_num))
    if (packet)
      throw new Problem(409, 'contest_bundled', { params: { contest: packet.group_name } })
    const { is_used } = await trx
      .selectNoFrom((eb) =>
        eb
          .or(
            (['registrations', 'ledger', 'rounds'] as const).map((table) =>
              eb.exists(
                eb.selectFrom(table).where('contest_id', '=', contest.id).select('contest_id'),
              ),
            ),
          )
          .$castTo<boolean>()
          .as('is_used'),
      )
      .executeTakeFirstOrThrow()
    if (is_used) throw new Problem(409, 'contest_in_use')

    await trx.deleteFrom('contests').where('id', '=', contest.id).execute()
    await audit(trx, {
      userId: userOf(context).id,
      teamId: event.team_id,
      eventId,
      action: 'deleteContest',
      entity: 'contest',
      entityId: contest.id,
      changes: {
        group_num: { from: contest.group_num, to: null },
        group_name: { from: contest.group_name, to: null },
      },
    })
  })
}
