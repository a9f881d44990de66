import { problemText } from '@parket/domain/problems/catalogue'
import {
  sessionPapers,
  type RoundOnPaper,
  type SessionPaper,
} from '@parket/domain/round/sessionPapers'

import { auditedEventTransaction } from '../../change/auditedTransaction.ts'
import { refuseStale } from '../../change/versions.ts'
import type { Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields } from '../../http/problem.ts'
import { loadPapers } from './load.ts'
import { presentPrints, selectPrintable } from './prints.ts'

type Sent = NonNullable<Input<'notePaperPrint'>['body']['papers']>

/**
 * Notes what is printed of a session with what its papers say, so that the next print knows what changed.
 *
 * @throws Problem 404, 409 where a round is another than the papers show, 422
 */
export function notePaperPrint(
  context: Context,
  { path, body }: Input<'notePaperPrint'>,
): Promise<Answer<'notePaperPrint'>> {
  return auditedEventTransaction(context, undefined, async ({ trx, event, writeAudit }) => {
    const papers = await loadPapers(trx, context, event, path.sessionId)
    const printed = readPapers(body.papers ?? [], papers.onPaper)
    await trx
      .insertInto('paper_prints')
      .values(
        printed.map(({ paper, rounds }) => ({
          event_id: event.id,
          session_id: papers.session.id,
          kind: paper,
          at: context.now,
          printed_by: context.caller.user?.id ?? null,
          rounds: JSON.stringify(rounds),
        })),
      )
      .execute()
    await writeAudit({
      entity: 'session',
      entityId: papers.session.id,
      changes: { papers: { from: null, to: printed.map(({ paper }) => paper) } },
    })
    return presentPrints(trx, event, papers)
  })
}

function readPapers(
  sent: Sent,
  known: readonly RoundOnPaper[],
): { paper: SessionPaper; rounds: RoundOnPaper[] }[] {
  if (sent.length === 0) throw invalidFields({ papers: [problemText('required')] })
  return sent.map(({ paper: name, rounds = [] }, at) => {
    const paper = sessionPapers.find((one) => one === name)
    if (!paper) throw invalidFields({ [`papers.${at}.paper`]: [problemText('invalid')] })
    if (rounds.length === 0)
      throw invalidFields({ [`papers.${at}.rounds`]: [problemText('required')] })
    const own = selectPrintable(paper, known)
    return {
      paper,
      rounds: rounds.map(({ round_id, version }) => {
        const round = own.find((one) => one.round_id === round_id)
        if (!round) throw invalidFields({ [`papers.${at}.rounds`]: [problemText('invalid')] })
        refuseStale(version, round.version)
        return round
      }),
    }
  })
}
