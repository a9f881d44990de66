import { can, type Right, type Subject } from '@parket/domain/rights/rights'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { operations, type Operation } from '../../../contract/document.ts'
import { needs } from '../../../security/generated/needs.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../../../testing/competition.ts'
import { anyEngine } from '../../../testing/database.ts'
import { callerNames, type CallerName } from '../../../testing/roles.ts'

/**
 * «Held back until the ceremony where wanted: no call says it earlier»: every call of the contract that reads
 * is made by everybody while a result is held back, and nobody but the staff of marks finds a mark in it.
 */

let api: Api
let day: Competition
let contest: { id: string; num: number; round: Round }
let event: number
/** Marks that stand nowhere else in an answer. */
const SECRET = [9_731, 9_743, 9_767] as const
/** As numbers of their own: by chance their digits stand within an id. */
const isIn = (body: string) => (mark: number) =>
  new RegExp(`(?<![\\w-])${mark}(?![\\w-])`).test(body)
/** The rights by which a contest is danced, marked and published. */
const dayRights = ['heats.edit', 'marks.edit', 'results.publish'] as const
/** A place that somebody danced for; the place where an event is held is a text. */
const PLACE = /"place":\d/

beforeAll(async () => {
  api = await startApi(anyEngine())
  day = await createCompetition(api)
  event = day.eventId
  const criteria = JSON.stringify([{ name: 'Исполнение', max: 10_000 }])
  const id = await day.enter(3, { scoring: 'points', criteria, dances: ['Румба'] }, 'A')
  await day.setContest(id, 'ready')
  const [round] = (await day.rounds(id)) as [Round]
  await day.begin(round)
  await day.type(round, (_, numbers) =>
    Object.fromEntries(numbers.map((number, at) => [number, [SECRET[at] ?? 0]])),
  )
  await day.setRound(round, 'judged')
  await day.send('POST', `/api/contests/${id}/publication`, { level: 'places', hold: true })
  const { group_num } = await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)
  contest = { id, num: group_num, round }
})
afterAll(() => api.close())

const reads = operations.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'))

function addressOf({ id, url }: Operation): string {
  const own: Partial<Record<string, string | number>> = {
    event,
    eventFile: event,
    contest: contest.id,
    team: day.teamId,
  }
  return url
    .replace(':id', String(own[needs[id].at] ?? 1))
    .replace(':groupNum', String(contest.num))
    .replace(':roundId', String(contest.round.id))
    .replaceAll(/:\w+/g, '1')
}

function may(name: CallerName, right: Right): boolean {
  const team = { team_id: day.teamId, kind: 'team' as const }
  const staff = { event_id: event, kind: 'event' as const }
  const roles: Partial<Record<CallerName, Subject['roles']>> = {
    manager: [{ ...team, role: 'manager' }],
    admin: [{ ...team, role: 'admin' }],
    supervisor: [{ ...team, role: 'supervisor' }],
    eventManager: [{ ...staff, role: 'manager' }],
    eventAdmin: [{ ...staff, role: 'admin' }],
    eventSupervisor: [{ ...staff, role: 'supervisor' }],
  }
  const user = name === 'anonymous' ? null : { id: 1, superadmin: name === 'superadmin' }
  const place = { teamId: day.teamId, eventId: event }
  return can({ user, roles: roles[name] ?? [] }, right, place)
}

const mayMark = (name: CallerName) => may(name, 'marks.edit')

it.each(reads.map((operation) => [operation.id, operation] as const))(
  '%s shows a result that is held back to nobody but the staff of marks',
  async (_, operation) => {
    const url = addressOf(operation)
    for (const name of callerNames) {
      const { body, statusCode } = await day.call('GET', url, undefined, name)
      const isTold = SECRET.some(isIn(body)) || (operation.id !== 'getContract' && PLACE.test(body))
      expect([name, isTold && !mayMark(name)]).toEqual([name, false])
      expect(statusCode).not.toBe(500)
    }
  },
)

it('the staff of marks see it before', async () => {
  for (const name of callerNames) {
    const url = `/api/contests/${contest.id}/result`
    const answer = await day.call('GET', url, undefined, name)
    expect([name, answer.statusCode === 200]).toEqual([name, mayMark(name)])
  }
})

/** Every call that draws, marks, decides or publishes, the newest ones too. */
const writes = operations.flatMap((operation) => {
  const need = needs[operation.id]
  const right = dayRights.find((one) => 'right' in need && one === need.right)
  return operation.method === 'GET' || right === undefined ? [] : [{ ...operation, right }]
})

it.each(writes.map((operation) => [operation.id, operation] as const))(
  '%s is refused to everybody without its right',
  async (_, operation) => {
    for (const name of callerNames.filter((one) => !may(one, operation.right))) {
      const method = operation.method as 'POST' | 'PUT' | 'DELETE'
      const { statusCode } = await day.call(method, addressOf(operation), {}, name)
      expect([name, [401, 403, 404].includes(statusCode)]).toEqual([name, true])
    }
  },
)

/** What everybody is told by each call; moments of the answers apart. */
async function toldToEverybody(): Promise<Map<string, string>> {
  const told = new Map<string, string>()
  for (const operation of reads) {
    const { body } = await day.call('GET', addressOf(operation), undefined, 'anonymous')
    told.set(operation.id, body)
  }
  return told
}

/** In the contract's order. */
const byCall = (one: string, other: string) =>
  reads.findIndex(({ id }) => id === one) - reads.findIndex(({ id }) => id === other)

/** It counts what was public, so it also rises with what is taken back. */
const withoutVersion = (body = '') => body.replace(/"results_version":\d+/, '')

const times = (text: string, part: string) => text.split(part).length - 1

it('while places are revealed every call tells those alone, and takes back what is taken back', async () => {
  const url = `/api/contests/${contest.id}/ceremony`
  let seen: number | null = null
  const show = async (place: number | null) => {
    await day.send('PUT', url, { seen_from_place: seen, revealed_from_place: place })
    seen = place
  }
  const { places } = await day.send<{ places: { place: number; names: string[] }[] }>(
    'GET',
    `/api/contests/${contest.id}/result`,
  )
  const atFirst = await toldToEverybody()
  let before = atFirst
  for (const shown of [3, 2]) {
    await show(shown)
    const after = await toldToEverybody()
    const changed = [...after].filter(([id, body]) => body !== before.get(id))
    const telling = changed
      .map(([id]) => id)
      .filter((id) => (after.get(id) ?? '').includes('"place"'))
    expect(telling).toEqual(
      ['listEventResults', 'getContestResult', 'getEventNow'].toSorted(byCall),
    )
    for (const [id, body] of after) {
      if (id === 'getContract') continue
      expect([id, SECRET.some(isIn(body))]).toEqual([id, false])
      for (const { place, names } of places.filter((one) => one.place < shown)) {
        const [name = ''] = names
        const more = times(body, name) - times(before.get(id) ?? '', name)
        expect([id, place, more]).toEqual([id, place, 0])
        expect([id, times(body, `"place":${place},`)]).toEqual([id, 0])
      }
    }
    const summaries = JSON.parse(after.get('listEventResults') ?? '') as { entries: number }[]
    expect(summaries.map(({ entries }) => entries)).toEqual([4 - shown])
    before = after
  }
  await show(3)
  await show(null)
  for (const id of ['listEventResults', 'getContestResult', 'getEventNow', 'getResultFile']) {
    const now = await toldToEverybody()
    expect(withoutVersion(now.get(id))).toBe(withoutVersion(atFirst.get(id)))
  }
})

it('once it is released everybody sees places, and marks once these are published', async () => {
  const url = `/api/events/${event}/groups/${contest.num}/results`
  const seen = async () => (await day.call('GET', url, undefined, 'anonymous')).body
  const publish = (level: string) =>
    day.send('POST', `/api/contests/${contest.id}/publication`, { level })
  await publish('places')
  const places = await seen()
  expect(places).toContain('"place":1')
  expect(SECRET.some(isIn(places))).toBe(false)
  await publish('marks')
  const marks = await seen()
  expect(SECRET.every(isIn(marks))).toBe(true)
})

it('no call tells of a draw that is given up before its heats are locked', async () => {
  const id = await day.enter(3, { scoring: 'skating' })
  await day.setContest(id, 'ready')
  const [round] = (await day.rounds(id)) as [Round]
  const before = await toldToEverybody()
  await day.setRound(round, 'planned')
  await day.setRound(round, 'drawn')
  const after = await toldToEverybody()
  // The stream has versions alone.
  const calls = [...after].filter(([call]) => call !== 'getEventLive')
  expect(calls.filter(([call, body]) => body !== before.get(call))).toEqual([])
})

it('no call tells of a heat that is let out before it is public who dances it, or of who is missing', async () => {
  const id = await day.enter(3, { scoring: 'skating', dances: ['Румба'] })
  await day.setContest(id, 'ready')
  const [round] = (await day.rounds(id)) as [Round]
  await day.setRound(round, 'locked')
  const { heats } = (await day.rounds(id))[0] as Round
  const before = await toldToEverybody()
  const url = `/api/contests/${id}/rounds/${round.id}`
  const heat = { dance: 'Румба', heat: 1 }
  const registration_ids = (heats[0] ?? []).map(({ registration_id }) => registration_id)
  await day.send('PUT', `${url}/heat-calls`, { ...heat, state: 'missing', registration_ids })
  await day.send('PUT', `${url}/heat-release`, { ...heat, released: true })
  const after = await toldToEverybody()
  const calls = [...after].filter(([call]) => call !== 'getEventLive')
  expect(calls.filter(([call, body]) => body !== before.get(call))).toEqual([])
})
