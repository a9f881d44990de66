import { createApiClient, type ApiClientOptions } from '@parket/api-client/client'
import type { components } from '@parket/api-client/schema'
import { ApiProblem, unwrap } from '@parket/api-client/unwrap'
import type { DeviceRound } from '@parket/domain/station/device/deviceRound'
import type {
  PairedStation,
  PairingAnswer,
  PairingCall,
} from '@parket/domain/station/pairing/pairingMachine'
import type { NumberedOperation, QueueAnswer } from '@parket/domain/station/queue/operation'
import { toWire } from '../data/marks/toWire.ts'

type Schemas = components['schemas']

/** What the server tells of a station's work. */
export interface StationWork {
  station: PairedStation
  /** Up to where the server has operations of this epoch. */
  acknowledged: number
  timeZone: string
  rounds: readonly DeviceRound[]
}

/** What the device says of itself as it sends. */
export interface SenderState {
  epoch: number
  unsent: number
  battery: number | null
}

/** The calls of a device; each rejects as the client of the API does. */
export interface StationApi {
  ask: (code: string) => Promise<PairedStation>
  pair: (call: PairingCall) => Promise<PairingAnswer>
  /** Null: nothing has changed since it was asked last. */
  fetchWork: () => Promise<StationWork | null>
  send: (operations: readonly NumberedOperation[], sender: SenderState) => Promise<QueueAnswer>
}

/** How the server is reached, where that is not the page's own origin. */
export type ServerAddress = Pick<ApiClientOptions, 'baseUrl' | 'fetch' | 'getDs'>

/**
 * @param device the name the device made for itself
 * @param getToken the token of the pairing
 */
export function stationApi(
  device: string,
  getToken: () => string | null,
  address: ServerAddress = { getDs: () => new URLSearchParams(location.search).get('ds') },
): StationApi {
  const client = createApiClient({ csrf: 'none', getToken, ...address })
  // A device is paired as nobody: the token of what it was before opens no such call.
  const unpaired = createApiClient({ csrf: 'none', ...address })
  let etag: string | null = null

  return {
    async ask(code) {
      const answer = await unwrap(
        unpaired.POST('/api/stations/pair', { body: { code, device, confirm: false } }),
      )
      if (!('station' in answer)) throw new ApiProblem({ status: 409, answer: null })
      return toStation(answer.station)
    },
    async pair({ code, requestId, pin }) {
      const answer = await unwrap(
        unpaired.POST('/api/stations/pair', {
          body: {
            code,
            device,
            ...(requestId !== null && { request_id: requestId }),
            ...(pin !== null && { pin }),
          },
        }),
      )
      if ('request_id' in answer) return { requestId: answer.request_id }
      if (answer.token === null) throw new ApiProblem({ status: 409, answer: null })
      // Another pairing has other work.
      etag = null
      return { token: answer.token, station: toStation(answer.station) }
    },
    async fetchWork() {
      const call = await client
        .GET('/api/station', {
          ...(etag !== null && { params: { header: { 'If-None-Match': etag } } }),
        })
        .catch((cause: unknown) => {
          throw new ApiProblem({ status: 0, answer: null, cause })
        })
      if (call.response.status === 304) return null
      const { station, acknowledged, event, rounds } = await unwrap(Promise.resolve(call))
      etag = call.response.headers.get('ETag')
      return {
        station: toStation(station),
        acknowledged,
        timeZone: event.time_zone,
        rounds: rounds.map(toRound),
      }
    },
    async send(operations, { epoch, unsent, battery }) {
      const post = async (sent: readonly NumberedOperation[]) =>
        unwrap(
          client.POST('/api/station/operations', {
            body: { epoch, unsent, battery, operations: sent.map(toWire) },
          }),
        )
      const answer = await post(operations)
      const [first] = operations
      if (!first || answer.acknowledged >= first.seq - 1) return toAnswer(answer)
      // Numbers that were given and are lost with what they named would hold up all that follow: they name nothing now.
      const lost = first.seq - 1 - answer.acknowledged
      const nothing = Array.from({ length: lost }, (_, index) => ({
        ...first,
        seq: answer.acknowledged + 1 + index,
        entries: {},
        isSubmit: false,
      }))
      for (let at = 0; at < lost; at += MOST_FILLED) await post(nothing.slice(at, at + MOST_FILLED))
      return toAnswer(await post(operations))
    },
  }
}

const MOST_FILLED = 200

function toAnswer({ acknowledged, results, versions }: Schemas['StationAnswer']): QueueAnswer {
  return {
    acknowledged,
    results,
    versions: versions.map(({ round_id, version }) => ({ roundId: round_id, version })),
  }
}

function toStation(station: Schemas['PairedStation']): PairedStation {
  const { event_id, is_taken, has_pin, ...same } = station
  return { ...same, eventId: event_id, isTaken: is_taken, hasPin: has_pin }
}

function toRound(round: Schemas['StationRound']): DeviceRound {
  const { id, version, contest, label, kind, dances, advance, criteria, heats } = round
  return {
    id,
    version,
    contest,
    label,
    kind,
    dances,
    advance,
    criteria,
    heats,
    isOfPairs: round.is_of_pairs,
    state: round.state,
    letters: round.letters,
    attempts: round.attempts,
    left: round.left,
    onFloor: round.on_floor,
    sheets: round.sheets.map(({ dance, attempt, finished, entries }) => ({
      dance,
      attempt,
      isFinished: finished,
      rows: Object.fromEntries(entries.map(({ number, values }) => [number, values])),
    })),
  }
}
