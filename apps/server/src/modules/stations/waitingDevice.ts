import { problemText } from '@parket/domain/problems/catalogue'

import { doingOf } from '../../change/journal.ts'
import type { Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { unpaired } from './codes.ts'
import { changeStations } from './change.ts'
import { presentStation } from './present.ts'
import { noteStation } from './noteStation.ts'
import { lockStation } from './queries.ts'

/**
 * Lets a second device take the place of the paired one, which is cut off at once, or refuses it.
 * @throws Problem 404, 409 when none waits, 422
 */
export function answerWaitingDevice(
  context: Context,
  { path, body }: Input<'answerWaitingDevice'>,
): Promise<Answer<'answerWaitingDevice'>> {
  const { approve } = body
  if (approve === undefined) throw invalidFields({ approve: [problemText('required')] })
  return changeStations(context, async ({ trx, writeAudit, event }) => {
    const station = await lockStation(trx, event.id, path.stationId)
    const { waiting_request, waiting_hash, waiting_device } = station
    if (waiting_request === null || station.waiting_answer !== null) {
      throw new Problem(409, 'station_nobody_waits')
    }
    // Its time to come begins with the yes.
    const asked = {
      waiting_request,
      waiting_hash,
      waiting_device,
      waiting_since: context.now,
    }
    await trx
      .updateTable('stations')
      .set(
        approve
          ? { ...unpaired, ...asked, waiting_answer: 'approved' }
          : { waiting_answer: 'refused' },
      )
      .where('id', '=', station.id)
      .execute()
    await writeAudit({
      entity: 'station',
      entityId: station.id,
      changes: {
        device: approve ? { from: '…', to: '…' } : { from: '…', to: null },
      },
    })
    if (approve) await noteStation(trx, doingOf(context), station, 'handed_over')
    return presentStation(await lockStation(trx, event.id, station.id), event, context.now)
  })
}
