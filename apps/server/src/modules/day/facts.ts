import { problemText } from '@parket/domain/problems/catalogue'

import { auditedEventTransaction } from '../../change/auditedTransaction.ts'
import type { Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'

/**
 * Notes that an item has started or ended, or takes that back. Sent twice it changes nothing.
 *
 * @throws Problem 404, 422 for another state
 */
export function setItemState(
  context: Context,
  { path, body: { state } }: Input<'setItemState'>,
): Promise<Answer<'setItemState'>> {
  return auditedEventTransaction(context, undefined, async ({ trx, event, writeAudit }) => {
    const item = await trx
      .selectFrom('session_items')
      .where('event_id', '=', event.id)
      .where('id', '=', path.itemId)
      .select(['id', 'session_id', 'started_at', 'ended_at'])
      .executeTakeFirst()
    if (!item) throw new Problem(404, 'session_item_not_found')
    const facts = nextFacts(item, state, context.now)
    const changes = {
      started_at: { from: toText(item.started_at), to: toText(facts.started_at) },
      ended_at: { from: toText(item.ended_at), to: toText(facts.ended_at) },
    }
    const changed = Object.entries(changes).filter(([, { from, to }]) => from !== to)
    if (changed.length > 0) {
      await trx
        .updateTable('session_items')
        .set({ ...facts, noted_by: context.caller.user?.id ?? null })
        .where('id', '=', item.id)
        .execute()
      await writeAudit({
        entity: 'session',
        entityId: item.session_id,
        changes: Object.fromEntries(changed),
      })
    }
    return {
      id: item.id,
      started_at: toText(facts.started_at),
      ended_at: toText(facts.ended_at),
    }
  })
}

interface Noted {
  started_at: Date | null
  ended_at: Date | null
}

function nextFacts(item: Noted, state: string | undefined, now: Date): Noted {
  switch (state) {
    case 'ahead':
      return { started_at: null, ended_at: null }
    case 'running':
      return { started_at: item.started_at ?? now, ended_at: null }
    case 'over':
      return { started_at: item.started_at, ended_at: item.ended_at ?? now }
    default:
      throw invalidFields({ state: [problemText('invalid')] })
  }
}

function toText(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
