import { problemText } from '@parket/domain/problems/catalogue'

import { keepText, noteOfEvent } from '../../change/journal.ts'
import { readReason } from '../../change/reason.ts'
import { actorOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields } from '../../http/problem.ts'
import { changeDecided } from './context.ts'
import { roundMarks } from './present.ts'
import { refuseReleased } from './republish.ts'

const statuses = ['not_present', 'withdrawn', 'disqualified'] as const

/**
 * Says what became of an entry of a round: `danced`, or who left it, with who said so and why
 * (docs/rules/rounds-and-heats.md, «Who is in a round»). Marks that it has stay. What is public is not changed from a tablet in the
 * hall.
 *
 * @throws Problem 404, 409 before the round begins, 422
 */
export function setRoundEntryStatus(
  context: Context,
  { path, body }: Input<'setRoundEntryStatus'>,
): Promise<Answer<'setRoundEntryStatus'>> {
  const actor = actorOf(context)
  return changeDecided(context, path, body.reason ?? '', async ({ trx, writeAudit, state }) => {
    await refuseReleased(trx, context, state)
    const id = path.registrationId
    if (!state.round.entries.some((entry) => entry.id === id)) {
      throw invalidFields({ registration_id: [problemText('entry_not_in_round')] })
    }
    const status = statuses.find((one) => one === body.status) ?? null
    if (status === null && body.status !== 'danced') {
      throw invalidFields({ status: [problemText('invalid')] })
    }
    const reason = readReason(body.reason)
    const before = state.exits.find(({ registration_id }) => registration_id === id)
    await trx
      .deleteFrom('round_exits')
      .where('round_id', '=', state.round.id)
      .where('registration_id', '=', id)
      .execute()
    if (status !== null) {
      const at = context.now
      await trx
        .insertInto('round_exits')
        .values({
          round_id: state.round.id,
          registration_id: id,
          status,
          reason,
          ...actor,
          at,
        })
        .execute()
    }
    await writeAudit({
      entity: 'round',
      entityId: state.round.id,
      changes: {
        [`entries.${id}`]: { from: before?.status ?? 'danced', to: status ?? 'danced' },
        reason: { from: before?.reason ?? null, to: reason },
      },
    })
    const { contest, round } = state
    await noteOfEvent(trx, context, contest.event_id, {
      kind: 'decision',
      body: {
        contest_id: contest.id,
        round_id: round.id,
        kind: 'exit',
        registration_id: id,
        status: status ?? 'danced',
        reason: await keepText(trx, contest.event_id, reason),
      },
    })
    return roundMarks(trx, context, state)
  })
}
