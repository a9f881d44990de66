import { problemText } from '@parket/domain/problems/catalogue'

import { auditedEventTransaction } from '../../change/auditedTransaction.ts'
import type { Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields } from '../../http/problem.ts'
import { forgetPublished } from './published.ts'

/** Since when the public sees the timetable. */
export function presentPublication({
  timetable_published_at,
}: {
  timetable_published_at: Date | null
}): Answer<'getTimetablePublication'> {
  return { published_at: timetable_published_at?.toISOString() ?? null }
}

/**
 * Shows the timetable to everybody, or takes it back; sent twice it changes nothing.
 *
 * @throws Problem 422 without a state
 */
export function setTimetablePublication(
  context: Context,
  { body: { published } }: Input<'setTimetablePublication'>,
): Promise<Answer<'setTimetablePublication'>> {
  if (published === undefined) throw invalidFields({ published: [problemText('required')] })
  return auditedEventTransaction(context, undefined, async ({ trx, event, writeAudit }) => {
    const before = event.timetable_published_at
    const after = published ? (before ?? context.now) : null
    if ((before === null) === (after === null)) return presentPublication(event)
    if (published) await forgetPublished(trx, event.id)
    await trx
      .updateTable('events')
      .set((eb) => ({ timetable_published_at: after, version: eb('version', '+', 1) }))
      .where('id', '=', event.id)
      .execute()
    await writeAudit({
      entity: 'event',
      entityId: event.id,
      changes: {
        timetable_published_at: {
          from: before?.toISOString() ?? null,
          to: after?.toISOString() ?? null,
        },
      },
    })
    return presentPublication({ timetable_published_at: after })
  })
}
