import { arrangeContests, numberings } from '@parket/domain/contest/order'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'

import { changesBetween } from '../../change/audit.ts'
import { auditedEventTransaction } from '../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { findContests, type Contest } from '../../records/contests.ts'
import { afterChange } from './afterChange.ts'
import { followPayGroup, refusePublishedNumbers, writePlaces } from './numbers.ts'

/**
 * Puts the contests of an event in another order, with other numbers or without. Packets and the tag PAY-GROUP follow
 * the numbers.
 *
 * @throws Problem 409 where the event has other contests by now, or is published and numbers would change; 422
 */
export function reorderContests(
  context: Context,
  { body }: Input<'reorderContests'>,
): Promise<Answer<'reorderContests'>> {
  const { id: eventId } = eventOf(context)
  const numbering = numberings.find((each) => each === (body.numbers ?? 'stay'))
  if (numbering === undefined) throw invalidFields({ numbers: [problemText('invalid')] })
  return auditedEventTransaction(context, undefined, async (tx) => {
    const all = await findContests(tx.trx, eventId)
    const contestIds = (body.contestIds ?? []).map((id) => id.toLowerCase())
    const { places, numbers } = arrangeContests(inWantedOrder(contestIds, all), numbering)
    refusePublishedNumbers(tx, numbers)
    await writePlaces(tx, all, places)
    await tx.writeAudit({
      entity: 'event',
      entityId: eventId,
      changes: changesBetween(
        { contest_order: all.map(({ id }) => id) },
        { contest_order: contestIds },
      ),
    })
    await followPayGroup(tx, numbers)
    const fields = new Set([...numbers].some(([from, to]) => from !== to) ? ['group_num'] : [])
    return afterChange(tx.trx, context, { contestIds, fields })
  })
}

/** @throws Problem 422 for an id that is repeated or unknown, 409 where one of the event's is not named */
function inWantedOrder(contestIds: readonly string[], all: readonly Contest[]): Contest[] {
  const byId = new Map(all.map((contest) => [contest.id, contest]))
  const errors: FieldErrors = {}
  const contests = contestIds.flatMap((id, index) => {
    const contest = byId.get(id)
    if (!contest) addError(errors, `contestIds.${index}`, problemText('contest_foreign'))
    else if (contestIds.indexOf(id) < index) {
      addError(errors, `contestIds.${index}`, problemText('repeated'))
    }
    return contest ? [contest] : []
  })
  if (hasErrors(errors)) throw invalidFields(errors)
  if (contests.length < all.length) throw new Problem(409, 'stale')
  return contests
}
