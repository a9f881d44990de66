import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import { Problem } from '../../../http/problem.ts'
import { removeRehearsal } from '../core/removeRehearsal.ts'

/**
 * Throws the rehearsal of an event away, with everything that was tried there.
 *
 * @throws Problem 404 where there is none
 */
export async function endRehearsal(context: Context): Promise<void> {
  const origin = eventOf(context)
  await auditedEventTransaction(
    context,
    undefined,
    async ({ trx, writeAudit }) => {
      const id = await removeRehearsal(trx, origin.id)
      if (id === null) throw new Problem(404, 'rehearsal_not_found')
      await writeAudit({
        entity: 'event',
        entityId: origin.id,
        changes: { rehearsal: { from: id, to: null } },
      })
    },
    { isUndoable: false },
  )
}
