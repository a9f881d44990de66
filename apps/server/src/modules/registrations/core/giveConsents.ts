import { hasErrors } from '@parket/domain/problems/fieldErrors'
import { checkConsentAnswer } from '@parket/domain/registration/consents'

import { changesBetween } from '../../../change/audit.ts'
import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import { isStaff } from '../../../contract/guard.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { invalidFields } from '../../../http/problem.ts'
import { openRegData } from './access.ts'
import { readWhole, refuseErased } from './change.ts'
import { consentColumns, consentsOf, notedConsents } from './consents.ts'
import { presentRegData } from './present.ts'
import { refuseMerged } from './refuseMerged.ts'

/**
 * Gives the consents that were not asked yet. It needs no open registration window: the letter that asks for them is read
 * after the last day, too.
 *
 * @throws Problem as `openRegData` does; 409 for what was merged or erased, 422 without the consent to processing
 */
export async function giveConsents(
  context: Context,
  { path, query, body }: Input<'giveConsents'>,
): Promise<Answer<'giveConsents'>> {
  const seen = eventOf(context)
  const { id } = await openRegData(context, path.regId, query.pin, 'registrations.edit')
  const errors = checkConsentAnswer(body)
  if (hasErrors(errors)) throw invalidFields(errors)
  return auditedEventTransaction(
    context,
    undefined,
    async ({ trx, writeAudit }) => {
      const before = await readWhole(trx, seen.id, id)
      refuseErased(before)
      refuseMerged(before.regData)
      const given = consentsOf(before.regData)
      const after = { processing: true, publication: body.publication ?? given.publication }
      const changes = changesBetween(notedConsents(given), notedConsents(after))
      if (Object.keys(changes).length > 0) {
        // Who signed one of them on paper stays on record.
        const { consent_paper_by, consent_paper_on } = before.regData
        await trx
          .updateTable('reg_datas')
          .set({
            ...consentColumns(after, context.now),
            consent_paper_by,
            consent_paper_on,
            version: before.regData.version + 1,
          })
          .where('id', '=', id)
          .execute()
        await writeAudit({ entity: 'regData', entityId: id, changes })
      }
      return presentRegData(await readWhole(trx, seen.id, id), {
        forStaff: isStaff(context.caller, seen),
      })
    },
    { isUndoable: false },
  )
}
