import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { isAsClosed, isIntact } from '../../journal/checkChains.ts'
import { readChain } from '../../journal/readChain.ts'
import { findRound } from '../rounds/core/find.ts'
import { loadShownBody } from './hideLines.ts'
import { findInputFaults } from './input/findFaults.ts'
import { hashedLine, listLines, whoOf } from './journalLines.ts'
import { isPublishedWhole } from './publishedWhole.ts'
import { areSheetsWhole } from './sheetsWhole.ts'
import { loadRound } from './state.ts'

/**
 * The chain of a round, with the names of who did it and the reasons that stand beside. Of each
 * it tells what the caller may see.
 * @throws Problem 404
 */
export async function getRoundJournal(
  context: Context,
  { path }: Input<'getRoundJournal'>,
): Promise<Answer<'getRoundJournal'>> {
  const { contest, round } = await findRound(context.db, context, path)
  const eventId = eventOf(context).id
  const state = await loadRound(context.db, contest, round)
  const shown = await loadShownBody(context.db, context, state)
  const rows = await listLines(context.db, eventId, path.roundId)
  const event = await readChain(context.db, { eventId, roundId: null })
  const chain = rows.map((row) => hashedLine(row))
  const lines = rows.map((row, at) => {
    const { n, kind, user_id, station_id, epoch, seq, prev, hash, text } = row
    const { at: moment = '', device_at = null } = chain[at] ?? {}
    const line = {
      n,
      at: moment,
      device_at,
      kind,
      user_id,
      station_id,
      epoch,
      seq,
      text,
      prev,
      hash,
    }
    return Object.assign(line, { body: shown(row), who: whoOf(row) })
  })
  return {
    head: rows.at(-1)?.hash ?? '',
    is_intact: isAsClosed(chain, event, path.roundId),
    is_event_intact: isIntact(event),
    is_whole: await areSheetsWhole(context.db, path.roundId, rows, event),
    is_published_whole: await isPublishedWhole(context.db, contest.id, event),
    input_faults: (await findInputFaults(context.db, contest, { lines: event })).map(
      ({ text }) => text,
    ),
    lines,
  }
}
