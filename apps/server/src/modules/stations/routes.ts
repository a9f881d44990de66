import { eventOf } from '../../contract/context.ts'
import type { Handlers } from '../../contract/handlers.ts'
import { Problem } from '../../http/problem.ts'
import { getBoard } from './board/board.ts'
import { createStation, deleteStation, openStationCode, updateStation } from './change.ts'
import { pairStation } from './pair.ts'
import { receiveUnsent } from './marking/receiveUnsent.ts'
import { sendOperations } from './marking/operations.ts'
import { stationWork } from './marking/work.ts'
import { presentStation } from './present.ts'
import { findStation, listStations } from './queries.ts'
import { answerWaitingDevice } from './waitingDevice.ts'

export const stationHandlers = {
  async listStations(context) {
    const event = eventOf(context)
    const stations = await listStations(context.db, event.id)
    return stations.map((station) => presentStation(station, event, context.now))
  },

  async getEventStation(context, { path }) {
    const event = eventOf(context)
    const station = await findStation(context.db, event.id, path.stationId)
    if (!station) throw new Problem(404, 'station_not_found')
    return presentStation(station, event, context.now)
  },

  createStation,
  updateStation,
  deleteStation,
  openStationCode,
  answerWaitingDevice,
  pairStation,

  getBoard: (context) => getBoard(context),
  getStation: (context) => stationWork(context),
  sendOperations,
  receiveUnsent,
} satisfies Handlers
