import type { StationKind } from '@parket/domain/station/kinds'

import { hashSecret } from '../../security/stationSecrets.ts'
import { createRunningRound } from '../runningRound.ts'
import { createStation } from '../stations.ts'
import type { RequestData } from './data.ts'
import type { RequestMakers } from './shape.ts'

/** Of stations and their devices. */
export function stationRequests({
  db,
  cup,
  register,
  nextLetter,
  putJudge,
}: RequestData): RequestMakers {
  const newStation = (kind: StationKind = 'dj', given = {}) =>
    createStation(db, cup.event.id, kind, given)
  const ofStation = async () => ({ path: { stationId: (await newStation()).id } })

  /** The station of the judge of a final that is danced. */
  const newMarking = async () => {
    const { registrations, regData } = await register()
    const entryId = (registrations[0] as { id: number }).id
    const letters: [string, null] = [await nextLetter(), null]
    const given = { eventId: cup.event.id, group_num: 80_000 + entryId, entryId, letters }
    const round = await createRunningRound(db, given)
    const { judge_id } = await db
      .selectFrom('panel_judges')
      .where('contest_id', '=', round.contestId)
      .select('judge_id')
      .executeTakeFirstOrThrow()
    const { id: stationId, token } = await newStation('judge', { judge_id })
    return {
      round,
      stationId,
      number: regData.reg_n,
      headers: { authorization: `Bearer ${token}` },
    }
  }

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
    receiveUnsent: async () => {
      const { round, stationId, number } = await newMarking()
      const operation = {
        seq: 1,
        round_id: round.roundId,
        round_version: 1,
        attempt: 1,
        dance: round.freeDance,
        letter: round.letter,
        entries: { [number]: [85] },
      }
      return { path: { stationId }, body: { epoch: 1, operations: [operation] } }
    },
    pairStation: async () => {
      const { code, device } = await newStation('dj', { token_hash: null })
      return { body: { code, device } }
    },
    getBoard: async () => {
      await newMarking()
      return {}
    },
    getStation: async () => {
      const { headers } = await newMarking()
      return { headers, callerId: null }
    },
    sendOperations: async () => {
      const { headers, round, number } = await newMarking()
      const operation = {
        seq: 1,
        round_id: round.roundId,
        round_version: 1,
        attempt: 1,
        dance: round.freeDance,
        letter: round.letter,
        entries: { [number]: [85] },
      }
      return { headers, callerId: null, body: { epoch: 1, operations: [operation] } }
    },
  }
}
