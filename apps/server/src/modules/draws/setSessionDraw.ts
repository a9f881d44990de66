import { numberedTitle } from '@parket/domain/contest/title'
import { readDigits } from '@parket/domain/draw/seedText'
import { problemText } from '@parket/domain/problems/catalogue'

import { auditedEventTransaction } from '../../change/auditedTransaction.ts'
import { raiseVersion } from '../../change/raiseVersion.ts'
import { doingOf, noteOfEvent } from '../../change/journal.ts'
import type { Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { listSessions, type SessionRow } from '../../records/timetable.ts'
import { presentSessionDraw } from './present.ts'
import { raiseVersions } from './saidSessions.ts'
import { commitSecrets, listSecrets } from './secrets.ts'

/**
 * Shows the hash of a session's secret; later, once, notes the digits that the hall said, by which the secret is shown
 * as well (docs/rules/rounds-and-heats.md, «Public draw»).
 *
 * @throws Problem 404; 409 where the server draws, the timetable is a draft, the hash is not shown yet, the digits are said
 *   or entries are open; 422 for what are no digits
 */
export function setSessionDraw(
  context: Context,
  { path, body }: Input<'setSessionDraw'>,
): Promise<Answer<'setSessionDraw'>> {
  const typed = body.digits ?? null
  const digits = typed === null ? null : readDigits(typed)
  if (typed !== null && digits === null)
    throw invalidFields({ digits: [problemText('draw_digits')] })
  return auditedEventTransaction(
    context,
    undefined,
    async ({ trx, event, writeAudit }) => {
      const [session] = await listSessions(trx, event.id, path.sessionId)
      if (!session) throw new Problem(404, 'session_not_found')
      // The hash may be shown before the event is set to draw in public.
      if (digits !== null && event.draw_mode === 'server') {
        throw new Problem(409, 'draw_mode_server')
      }
      if (event.timetable_published_at === null) throw new Problem(409, 'draw_timetable_draft')
      const find = async () =>
        (await listSecrets(trx, event.id)).find(({ session_id }) => session_id === session.id)
      const before = await find()
      if (digits === null) {
        await commitSecrets(trx, doingOf(context), event.id, [session.id])
        const made = await find()
        const shown = presentSessionDraw(session, made)
        const changes = { draw_hash: { from: null, to: shown.hash } }
        if (!before) await writeAudit({ entity: 'session', entityId: session.id, changes })
        return shown
      }
      if (!before) throw new Problem(409, 'draw_hash_missing')
      if (before.digits !== null) {
        throw new Problem(409, 'draw_digits_said', { params: { digits: before.digits } })
      }
      refuseOpenEntries(session)
      await trx
        .updateTable('draw_secrets')
        .set({ digits, said_at: context.now })
        .where('id', '=', before.id)
        .execute()
      const { secret } = before
      const line = { session_id: session.id, secret, digits }
      await noteOfEvent(trx, context, event.id, { kind: 'draw', body: line })
      // How the event draws is fixed now: an edit of before cannot be undone any more.
      await raiseVersion(trx, event)
      await raiseVersions(trx, session)
      const changes = { draw_digits: { from: null, to: digits } }
      await writeAudit({ entity: 'session', entityId: session.id, changes })
      return presentSessionDraw(session, await find())
    },
    { isUndoable: false },
  )
}

/**
 * Whoever knows secret and digits computes the heats of any list of entries: the lists are closed before.
 * @throws Problem 409 naming the contests
 */
function refuseOpenEntries({ items }: SessionRow): void {
  const open = items.flatMap(({ kind, contest_status, group_num, group_name, section }) => {
    const isOpen = contest_status === 'draft' || contest_status === 'open'
    const isNamed = kind === 'round' && isOpen && group_num !== null && group_name !== null
    return isNamed ? [numberedTitle({ group_num, group_name, section: section ?? '' })] : []
  })
  if (open.length === 0) return
  throw new Problem(409, 'draw_entries_open', {
    params: { contests: [...new Set(open)].join('; ') },
  })
}
