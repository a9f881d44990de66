import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer } from '../../../contract/handlers.ts'
import { findContests } from '../../../records/contests.ts'
import { isApprovedNow } from '../../marks/approved.ts'
import { listChecks } from './resultChecks.ts'

/**
 * The checks without an answer, of each contest that could be public but for them (docs/rules/marks-and-results.md,
 * «Checks before publication»). One that waits for the chief judge is answered with the approval.
 */
export function listOpenChecks(context: Context): Promise<Answer<'listOpenChecks'>> {
  const event = eventOf(context)
  return context.db.transaction().execute(async (trx) => {
    const contests = await findContests(trx, event.id)
    const open: Answer<'listOpenChecks'> = []
    for (const contest of contests.filter(({ status }) => status === 'judged')) {
      if (!(await isApprovedNow({ trx, event, contest }))) continue
      const checks = await listChecks({ trx, event }, contest)
      const waiting = checks.filter(({ answer }) => answer === null)
      if (waiting.length > 0) open.push({ contest_id: contest.id, checks: waiting })
    }
    return open
  })
}
