import type { StationKind } from '@parket/domain/station/kinds'

import { hashSecret } from '../../security/stationSecrets.ts'
import { createStation } from '../stations.ts'
import type { RequestData } from './data.ts'
import type { RequestMakers } from './shape.ts'

/** Of stations and their devices. */
export function stationRequests({ db, cup, putJudge }: RequestData): RequestMakers {
  const newStation = (kind: StationKind = 'dj', given = {}) =>
    createStation(db, cup.event.id, kind, given)
  const ofStation = async () => ({ path: { stationId: (await newStation()).id } })

  return {
    createStation: async () => ({ body: { kind: 'judge', judge_id: await putJudge() } }),
    getEventStation: ofStation,
    updateStation: ofStation,
    deleteStation: ofStation,
    openStationCode: ofStation,
    answerWaitingDevice: async () => {
      const waiting = {
        waiting_request: crypto.randomUUID(),
        waiting_hash: hashSecret(crypto.randomUUID()),
        waiting_device: 'iPad',
        waiting_since: cup.event.created_at,
      }
      return { path: { stationId: (await newStation('dj', waiting)).id } }
    },
    pairStation: async () => {
      const { code, device } = await newStation('dj', { token_hash: null })
      return { body: { code, device } }
    },
  }
}
