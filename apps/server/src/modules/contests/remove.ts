import { changeEvent } from '../../change/change.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Input } from '../../contract/handlers.ts'
import { Problem } from '../../http/problem.ts'
import { findContests } from '../../records/contests.ts'

/**
 * Deletes a contest that nobody entered, nothing was charged for and no packet bundles.
 *
 * @throws Problem 409 otherwise
 */
export function deleteContest(context: Context, { path }: Input<'deleteContest'>): Promise<void> {
  const { id: eventId } = eventOf(context)
  return changeEvent(context, undefined, async ({ trx, note }) => {
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
    await note({
      entity: 'contest',
      entityId: contest.id,
      changes: {
        group_num: { from: contest.group_num, to: null },
        group_name: { from: contest.group_name, to: null },
      },
    })
  })
}
