import { payGroupNumber } from '@parket/domain/event/tags'
import type { Transaction } from 'kysely'

import { changeEvent } from '../../change/change.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { findContests } from '../../records/contests.ts'
import { listTags } from '../../records/events.ts'

/**
 * Deletes a contest that nobody entered, nothing was charged for, and neither packet nor tag names.
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
    const uses = await findUses(trx, contest.id)
    if (uses.registrations || uses.rounds) throw new Problem(409, 'contest_in_use')
    if (uses.ledger) throw new Problem(409, 'contest_charged')
    if (payGroupNumber(await listTags(trx, eventId)) === contest.group_num) {
      throw new Problem(409, 'contest_named_by_tag')
    }

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

/** Which tables refer to a contest. */
function findUses(trx: Transaction<Database>, contestId: string) {
  return trx
    .selectNoFrom((eb) =>
      (['registrations', 'rounds', 'ledger'] as const).map((table) =>
        eb
          .exists(eb.selectFrom(table).where('contest_id', '=', contestId).select('contest_id'))
          .$castTo<boolean>()
          .as(table),
      ),
    )
    .executeTakeFirstOrThrow()
}
