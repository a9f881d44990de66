import type { StationApi } from '@parket/site/station/stationApi'

import type { Looked, OpenPhone } from './viewer.ts'
import { isOfMarks, type Forger, type Interloper } from './network.ts'

/** A client with a fault that loses marks: what the run has to find. */
export type ClientFault = (api: StationApi) => StationApi

/** Beyond every number. */
const ALL = Number.MAX_SAFE_INTEGER

/** The queue is cleared once anything was taken: what was put while that was on its way is gone. */
export const clearsQueue: ClientFault = (api) => ({
  ...api,
  send: async (operations, sender) => ({
    ...(await api.send(operations, sender)),
    acknowledged: ALL,
  }),
})

/** Operations are sent in the order of the device's clock. */
export const ordersByClock: ClientFault = (api) => ({
  ...api,
  send: (operations, sender) => {
    const seqs = operations.map(({ seq }) => seq)
    const byClock = operations.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    const renumbered = byClock.map((one, at) =>
      Object.assign({}, one, { seq: seqs[at] ?? one.seq }),
    )
    return api.send(renumbered, sender)
  },
})

/** A server that acknowledges before it stores, and dies in between: so it does with each fifth call. */
export function acknowledgesFirst(): Interloper {
  let calls = 0
  return ({ path, body }) => {
    if (!isOfMarks({ path })) return null
    calls += 1
    if (calls % 5 !== 0) return null
    const { operations } = JSON.parse(body.toString()) as { operations: { seq: number }[] }
    return { acknowledged: operations.at(-1)?.seq ?? 0, results: [], versions: [] }
  }
}

/** A snapshot that tells results before anything is published. */
export const tellsEarly: Forger = (call, answer) => {
  if (!isSnapshot(call, answer)) return answer
  const snapshot = JSON.parse(answer.body.toString()) as {
    floors: { items: { result: string | null }[] }[]
  }
  const floors = snapshot.floors.map(({ items, ...floor }) =>
    Object.assign(floor, {
      items: items.map((item) => Object.assign(item, { result: 'published' })),
    }),
  )
  return { ...answer, body: Buffer.from(JSON.stringify({ ...snapshot, floors })) }
}

/** A snapshot that tells of a heat on the floor before it is public who dances it. */
export const tellsHeats: Forger = (call, answer) => {
  if (!isSnapshot(call, answer)) return answer
  const text = answer.body.toString()
  return {
    ...answer,
    body: Buffer.from(text.replaceAll('"is_on_floor":false', '"is_on_floor":true')),
  }
}

/** A server that goes on answering its first snapshot, each time as the newest version. */
export function answersOld(): Forger {
  let first: Buffer | null = null
  return (call, answer) => {
    if (!isSnapshot(call, answer)) return answer
    first ??= answer.body
    return { ...answer, body: first }
  }
}

/** A phone whose stream is dead, and that asks no more after its first look. */
export const looksOnce: OpenPhone = ({ url, eventId, onAnswer }) => {
  void fetch(`${url}/api/events/${eventId}/now`)
    .then((answer) => answer.json())
    .then((now) => onAnswer(now as Looked, []))
    // A look that is lost on the way is not made again either.
    .catch(() => {})
  return () => {}
}

function isSnapshot({ path }: { path: string }, { status }: { status: number }): boolean {
  return path.endsWith('/now') && status === 200
}
