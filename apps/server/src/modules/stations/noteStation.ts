import type { Transaction } from 'kysely'

import { appendJournal, keepText, type Doing } from '../../change/journal.ts'
import type { Database } from '../../db/schema.ts'
import type { StationRow } from './queries.ts'

/** What became of a station. Handed over, its device is cut off and another one may come. */
type StationAct = 'made' | 'renamed' | 'paired' | 'handed_over' | 'revoked'

/**
 * Notes in the event's chain what became of a station, behind the event's lock. Who works there stands beside the chain: a
 * name can go.
 */
export async function noteStation(
  trx: Transaction<Database>,
  doing: Doing,
  station: Pick<StationRow, 'id' | 'event_id' | 'kind' | 'judge_id' | 'who'> &
    Partial<Pick<StationRow, 'epoch' | 'is_without_pin'>>,
  act: StationAct,
): Promise<void> {
  const { id, event_id, kind, judge_id, who, epoch = 0, is_without_pin = false } = station
  const body = {
    act,
    station_id: id,
    kind,
    judge_id,
    epoch,
    ...(is_without_pin && { is_without_pin }),
    who: await keepText(trx, event_id, who),
  }
  await appendJournal(trx, { eventId: event_id, roundId: null }, doing, [{ kind: 'station', body }])
}
