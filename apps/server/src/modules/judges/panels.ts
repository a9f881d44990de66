import { checkPanel } from '@parket/domain/judge/judge'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'

import { changesBetween } from '../../change/audit.ts'
import { auditedEventTransaction } from '../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { refuseSeatedTwice } from '../rounds/panels/seatedTwice.ts'
import { lockContest, refuseJudged, writePanel } from './panel.ts'
import { presentPanels } from './present.ts'
import { listEventJudges, listPanels } from '../../records/eventJudges.ts'

/**
 * Sets the panels of several contests of an event, all or none; panels that stay as they were are no change.
 *
 * @throws Problem 404 for a contest of another event, 409 for one that has been judged, 422 by field
 */
export function replaceEventPanels(
  context: Context,
  { body: { panels } }: Input<'replaceEventPanels'>,
): Promise<Answer<'replaceEventPanels'>> {
  if (!panels) throw invalidFields({ panels: [problemText('required')] })
  const { id: eventId } = eventOf(context)
  return auditedEventTransaction(context, undefined, async ({ trx, writeAudit }) => {
    const judges = await listEventJudges(trx, eventId)
    const errors: FieldErrors = {}
    panels.forEach(({ contest_id, judgeIds }, index) => {
      const at = `panels.${index}`
      if (contest_id === undefined) addError(errors, `${at}.contest_id`, problemText('required'))
      for (const [path, texts] of Object.entries(checkPanel(judgeIds ?? [], judges))) {
        for (const text of texts) addError(errors, `${at}.${path}`, text)
      }
    })
    if (hasErrors(errors)) throw invalidFields(errors)

    const before = await listPanels(trx, eventId)
    for (const [index, { contest_id = '', judgeIds = [] }] of panels.entries()) {
      const from = before.get(contest_id) ?? []
      const changes = changesBetween({ judgeIds: from }, { judgeIds })
      if (Object.keys(changes).length === 0) continue
      const contest = await lockContest(trx, contest_id)
      if (contest.event_id !== eventId) throw new Problem(404, 'contest_not_found')
      await refuseJudged(trx, contest)
      await writePanel(trx, context, eventId, contest.id, judgeIds)
      await refuseSeatedTwice(trx, contest, `panels.${index}.judgeIds`)
      await trx
        .updateTable('contests')
        .set({ version: contest.version + 1 })
        .where('id', '=', contest.id)
        .execute()
      await writeAudit({ entity: 'contest', entityId: contest.id, changes })
    }
    return presentPanels(await listPanels(trx, eventId))
  })
}
