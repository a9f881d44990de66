import { auditedEventTransaction } from '../../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import { Problem } from '../../../http/problem.ts'
import { countBegunMails, takeBackMails } from '../../../jobs/outbox.ts'
import { uncountUse } from '../../../security/attempts.ts'

/** What the letters of one press are taken back by. */
export function lettersTopic(eventId: number, lettersId: string): string {
  return `letters ${eventId} ${lettersId}`
}

/** As which letters of an event to one address are counted. */
export function letterUse(eventId: number, address: string, now: Date) {
  return { scope: `organiser-letter-${eventId}`, account: address, now }
}

/**
 * Takes back letters to the chosen that wait: they never go, and do not count among those of the day. Those that have
 * gone stay told in the history (docs/rules/mail.md, «A letter to the chosen»).
 *
 * @throws Problem 404, 409 where none waits any more
 */
export function takeBackLetters(
  context: Context,
  { path }: Input<'takeBackLetters'>,
): Promise<Answer<'takeBackLetters'>> {
  const { id: eventId } = eventOf(context)
  return auditedEventTransaction(
    context,
    undefined,
    async ({ trx, writeAudit }) => {
      const topic = lettersTopic(eventId, path.lettersId)
      const taken = await takeBackMails(trx, [topic])
      const gone = await countBegunMails(trx, topic)
      if (taken.length === 0) {
        throw gone > 0 ? new Problem(409, 'letters_gone') : new Problem(404, 'letters_not_found')
      }
      // In the order in which they were counted, so that two transactions do not wait for each other.
      for (const { to } of taken.toSorted((a, b) => (a.to.address < b.to.address ? -1 : 1))) {
        await uncountUse(trx, letterUse(eventId, to.address, context.now))
      }
      await writeAudit(
        ...taken.flatMap(({ subject, regDataIds = [] }) =>
          regDataIds.map((id) => ({
            entity: 'regData' as const,
            entityId: id,
            changes: { written: { from: subject, to: null } },
          })),
        ),
      )
      return { taken_back: taken.length, gone }
    },
    { isUndoable: false },
  )
}
