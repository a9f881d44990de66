import type { SheetName } from '@parket/domain/journal/foldMarks'
import { choosePaperSample } from '@parket/domain/marks/paperSample'
import { isOfSheet, type SheetOf } from '@parket/domain/marks/sheetOf'
import { countSheet, type EnteredSheet } from '@parket/domain/marks/sheets'
import type { Kysely } from 'kysely'

import { isOfChain, type Chain } from '../../change/journal.ts'
import type { Database } from '../../db/schema.ts'

/** An entry of a sheet that is counted now. */
export type SampledEntry = SheetOf & EnteredSheet

/**
 * The sheets of devices of a round that are compared with their paper (docs/rules/stations.md, «Second entry with devices»).
 *
 * @param entries of each judge for each dance; none of who has not begun
 */
export async function loadPaperSample(
  db: Kysely<Database>,
  chain: Chain,
  entries: readonly (readonly SampledEntry[])[],
): Promise<SheetOf[]> {
  const ofDevices = entries
    .flat()
    .filter(({ source, isFinished }) => source === 'station' && isFinished)
  if (ofDevices.length === 0) return []
  const lines = await db
    .selectFrom('journal')
    .where(isOfChain(chain))
    .where('kind', '=', 'sheet.finished')
    .select(['body', 'hash'])
    .execute()
  const handedIn = ofDevices.map(({ dance, attempt, letter, pass }) => {
    const sheet = { dance, attempt, letter }
    const hashes = lines.flatMap(({ body, hash }) => {
      const told = body as SheetName
      return told.pass === pass && isOfSheet(sheet)(told) ? [hash] : []
    })
    return { sheet, hashes }
  })
  const isComplete = entries.every((sheets) => {
    const { state } = countSheet(sheets)
    return state === 'counted' || state === 'differs'
  })
  return choosePaperSample(handedIn, isComplete)
}
