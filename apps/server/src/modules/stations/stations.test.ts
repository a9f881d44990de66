import { problemText } from '@parket/domain/problems/catalogue'
import type { StationKind } from '@parket/domain/station/kinds'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { anyEngine } from '../../testing/database.ts'
import { createEvent, createJudge, createTeam, defaultTeam } from '../../testing/fixtures.ts'
import { createPeople, type CallerName, type People } from '../../testing/roles.ts'
import { createStation } from '../../testing/stations.ts'

interface Station {
  id: number
  kind: StationKind
  state: string
  who: string
  letter: string | null
  device: string | null
  is_without_pin: boolean
  waiting: { device: string } | null
}
interface Code {
  id: number
  code: string
  link: string
  expires_at: string
}
interface Pairing {
  token: string
  request_id: string
  station: { who: string; letter: string | null; epoch: number; is_taken: boolean }
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let api: Api
let people: People
let teamId: number
let eventId: number
let judgeId: number
beforeAll(async () => {
  api = await startApi(anyEngine())
  const { db } = api.database
  teamId = (await defaultTeam(db)).id
  const { id: foreignTeamId } = await createTeam(db)
  const { id } = await createEvent(db, teamId)
  people = await createPeople(db, { teamId, eventId: id, foreignTeamId })
})
beforeEach(async () => {
  const { db } = api.database
  // On a day of the event: printed links are good.
  const [date_begin, date_end] = ['2026-11-20T06:00:00Z', '2026-11-21T15:00:00Z']
  eventId = (await createEvent(db, teamId, { date_begin, date_end })).id
  judgeId = (await createJudge(db, { last_name: 'Петров', first_name: 'Иван' })).id
  await db
    .insertInto('event_judges')
    .values({ event_id: eventId, judge_id: judgeId, role: 'line', letter: 'C' })
    .execute()
})
afterAll(() => api.close())

const url = (rest = '') => `/api/events/${eventId}/stations${rest}`
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  by: CallerName = 'admin',
) => api.call({ method, url: path, body, token: people[by].token })
const create = async (body: object = { kind: 'judge', judge_id: judgeId }) =>
  (await call('POST', url(), body)).json<Code>()
const list = async () => (await call('GET', url())).json<Station[]>()
const device = () => crypto.randomUUID()
/** Devices have no cookies and no CSRF value. */
const pair = (body: object) =>
  api.app.inject({
    method: 'POST',
    url: '/api/stations/pair',
    headers: { host: 'localhost', 'content-type': 'application/json', 'user-agent': 'Safari' },
    payload: body,
  })
const paired = async (body: object) => (await pair(body)).json<Pairing>()
const seen = (token: string) =>
  api.app.inject({
    method: 'GET',
    url: `/api/events/${eventId}`,
    headers: { host: 'localhost', authorization: `Bearer ${token}` },
  })
/** A call that no station may make: 403 tells that the token is good, 401 that it is not. */
const isGood = async (token: string) => (await seen(token)).statusCode === 403

it('judges are listed first, by letter, then who else works in the hall', async () => {
  for (const kind of ['announcer', 'tally', 'chief'] as const)
    await createStation(api.database.db, eventId, kind)
  await create()
  const kinds = (await list()).map(({ kind }) => kind)
  expect(kinds).toEqual(['judge', 'chief', 'tally', 'announcer'])
})

describe('stations', () => {
  it('are made by whoever runs the event, with a code of eight signs and a link', async () => {
    expect((await call('POST', url(), { kind: 'dj' }, 'manager')).statusCode).toBe(403)
    expect((await call('GET', url(), undefined, 'registered')).statusCode).toBe(403)
    const made = await create()
    expect(made.code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    expect(made.link).toMatch(/^http:\/\/localhost:\d+\/judge\/[\w-]{22}$/)
    expect(await list()).toMatchObject([
      { id: made.id, kind: 'judge', who: 'Петров Иван', letter: 'C', state: 'code_open' },
    ])
    expect((await create({ kind: 'screen', label: 'Фойе' })).link).toContain('/screen/')
    expect((await create({ kind: 'tally', who: 'Белова' })).link).toContain('/station/')
  })

  it('stand in the event’s journal from the first code to the last; who works there stands beside it', async () => {
    const { id, code } = await create({ kind: 'tally', label: 'Счётная 1', who: 'Белова Анна' })
    await pair({ code, device: device() })
    await call('PUT', url(`/${id}`), { hand_over: true })
    await call('DELETE', url(`/${id}`))
    const lines = await api.database.db
      .selectFrom('journal')
      .where('event_id', '=', eventId)
      .where('kind', '=', 'station')
      .select(['body', 'user_id', 'station_id'])
      .orderBy('n')
      .execute()
    const { id: userId } = people.admin
    expect(lines).toMatchObject([
      { body: { act: 'made', station_id: id, kind: 'tally' }, user_id: userId },
      { body: { act: 'paired', station_id: id, epoch: 1 }, user_id: null, station_id: id },
      { body: { act: 'handed_over', station_id: id }, user_id: userId },
      { body: { act: 'revoked', station_id: id }, user_id: userId },
    ])
    expect(JSON.stringify(lines)).not.toContain('Белова')
    const hash = String(lines[0]?.body && 'who' in lines[0].body ? lines[0].body.who : '')
    const text = await api.database.db
      .selectFrom('journal_texts')
      .where('hash', '=', hash)
      .select('text')
      .executeTakeFirst()
    expect(text).toEqual({ text: 'Белова Анна' })
  })

  it('keep no code, no link and no token but as hashes', async () => {
    const { code, link } = await create()
    const { token } = await paired({ code, device: device() })
    const rows = await api.database.db.selectFrom('stations').selectAll().execute()
    const kept = JSON.stringify(rows)
    for (const secret of [code, link.split('/').at(-1), token.split('|')[1]]) {
      expect(kept).not.toContain(secret)
    }
  })

  it.each([
    [{}, 'kind'],
    [{ kind: 'guest' }, 'kind'],
    [{ kind: 'judge' }, 'judge_id'],
    [{ kind: 'judge', judge_id: 1_000_000 }, 'judge_id'],
    [{ kind: 'chief' }, 'judge_id'],
    [{ kind: 'dj', label: 'я'.repeat(101) }, 'label'],
  ])('%j is wrong in %s', async (body, field) => {
    const answer = await call('POST', url(), body)
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field])
  })

  it('a judge has one', async () => {
    await create()
    const answer = await call('POST', url(), { kind: 'judge', judge_id: judgeId })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'station_exists' }])
  })

  it('one that never had a device is gone when it is revoked, another one stays and is cut off', async () => {
    const unused = await create({ kind: 'dj' })
    expect((await call('DELETE', url(`/${unused.id}`))).statusCode).toBe(204)
    const { id, code } = await create()
    const { token } = await paired({ code, device: device() })
    expect(await isGood(token)).toBe(true)
    await call('DELETE', url(`/${id}`))
    expect(await isGood(token)).toBe(false)
    expect(await list()).toMatchObject([{ id, state: 'revoked' }])
    // A new code opens it again.
    const again = (await call('POST', url(`/${id}/code`))).json<Code>()
    expect((await pair({ code: again.code, device: device() })).statusCode).toBe(200)
  })

  it('handed over, the device is cut off at once and another code is made', async () => {
    const { id, code } = await create()
    const { token } = await paired({ code, device: device() })
    const answer = await call('PUT', url(`/${id}`), { hand_over: true })
    const changed = answer.json<{ station: Station; code: Code }>()
    expect(changed.station).toMatchObject({ state: 'code_open', device: null })
    expect(await isGood(token)).toBe(false)
    const next = await paired({ code: changed.code.code, device: device() })
    expect(next.station.epoch).toBe(2)
  })

  it('of another event are not there', async () => {
    const { id: otherId } = await createEvent(api.database.db, teamId)
    const { id } = await createStation(api.database.db, otherId, 'dj')
    for (const [method, path, body] of [
      ['GET', `/${id}`, undefined],
      ['PUT', `/${id}`, {}],
      ['DELETE', `/${id}`, undefined],
      ['POST', `/${id}/code`, undefined],
      ['PUT', `/${id}/waiting-device`, { approve: true }],
    ] as const) {
      expect((await call(method, url(path), body)).statusCode).toBe(404)
    }
  })
})

describe('a device', () => {
  it('is told whose station it is before it is paired', async () => {
    const { code } = await create()
    const asked = await paired({ code, device: device(), confirm: false })
    expect(asked).toMatchObject({ token: null, station: { who: 'Петров Иван', letter: 'C' } })
    expect(await list()).toMatchObject([{ state: 'code_open' }])
    const answer = await pair({ code: ` ${code.toLowerCase()} `, device: device() })
    expect(answer.statusCode).toBe(200)
    expect(await list()).toMatchObject([{ state: 'paired', device: 'Safari' }])
  })

  it('pairs by a code once; the same one gets its answer again', async () => {
    const { code } = await create()
    const own = device()
    const first = await paired({ code, device: own })
    const again = await paired({ code, device: own })
    expect(again.token).not.toBe(first.token)
    expect([await isGood(first.token), await isGood(again.token)]).toEqual([false, true])
    expect((await pair({ code, device: device() })).statusCode).toBe(422)
  })

  it('that pairs again with the same station goes on in its epoch: an answer may be lost twice', async () => {
    const { code, link, id } = await create()
    const own = device()
    const printed = link.split('/').at(-1)
    const first = await paired({ code, device: own })
    await api.database.db
      .updateTable('stations')
      .set({ acknowledged: 5 })
      .where('id', '=', id)
      .execute()
    await paired({ code: printed, device: own })
    const third = await paired({ code: printed, device: own })
    expect([first.station.epoch, third.station.epoch]).toEqual([1, 1])
    const work = await api.app.inject({
      url: '/api/station',
      headers: { host: 'localhost', authorization: `Bearer ${third.token}` },
    })
    expect(work.json()).toMatchObject({ acknowledged: 5 })
  })

  it('pairs by a code for ten minutes', async () => {
    const { code } = await create()
    api.pass(10 * MINUTE)
    expect((await pair({ code, device: device() })).statusCode).toBe(422)
    api.pass(-10 * MINUTE)
    expect((await pair({ code, device: device() })).statusCode).toBe(200)
  })

  it('pairs by a link on the days of the event', async () => {
    const { link } = await create()
    const code = link.split('/').at(-1)
    api.pass(-DAY)
    const early = await pair({ code, device: device() })
    expect([early.statusCode, early.json()]).toMatchObject([409, { code: 'station_link_early' }])
    api.pass(2 * DAY)
    expect((await pair({ code, device: device() })).statusCode).toBe(200)
    api.pass(DAY)
    const late = await pair({ code, device: device() })
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'station_event_over' }])
    api.pass(-2 * DAY)
  })

  it('is cut off at 06:00 after the last day, in the zone of the event', async () => {
    const { code } = await create()
    const { token } = await paired({ code, device: device() })
    api.pass(DAY + 17.9 * 60 * MINUTE)
    expect(await isGood(token)).toBe(true)
    api.pass(0.2 * 60 * MINUTE)
    expect(await isGood(token)).toBe(false)
    api.pass(-(DAY + 18.1 * 60 * MINUTE))
  })

  it('pairs in a rehearsal before its day', async () => {
    const { db } = api.database
    const { id } = await createEvent(db, teamId, { published: false, rehearsal_of: eventId })
    const { link } = await createStation(db, id, 'tally', { token_hash: null })
    expect((await pair({ code: link, device: device() })).statusCode).toBe(200)
  })

  it('of another team’s host finds nothing', async () => {
    const { code } = await create()
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/stations/pair',
      headers: { host: 'vesna.localhost' },
      payload: { code, device: device() },
    })
    expect(answer.statusCode).toBe(422)
    const { token } = await paired({ code, device: device() })
    const foreign = await api.app.inject({
      url: `/api/events/${eventId}`,
      headers: { host: 'vesna.localhost', authorization: `Bearer ${token}` },
    })
    expect(foreign.statusCode).toBe(401)
  })

  it('that names itself too shortly is refused', async () => {
    const { code } = await create()
    expect((await pair({ code, device: 'tablet' })).statusCode).toBe(422)
  })
})

describe('a second device', () => {
  const take = async () => {
    const { id, link } = await create()
    const code = link.split('/').at(-1)
    const first = await paired({ code, device: device() })
    const own = device()
    const asked = await pair({ code, device: own, device_name: 'Второй планшет' })
    expect(asked.statusCode).toBe(202)
    const { request_id } = asked.json<Pairing>()
    return { id, code, first, own, request_id }
  }

  it('waits for the organiser, and is paired after a yes; the first one is cut off', async () => {
    const { id, code, first, own, request_id } = await take()
    expect(await list()).toMatchObject([
      { state: 'waiting', waiting: { device: 'Второй планшет' } },
    ])
    const asking = { code, device: own, request_id }
    expect((await pair(asking)).statusCode).toBe(202)
    expect(await isGood(first.token)).toBe(true)
    const answer = await call('PUT', url(`/${id}/waiting-device`), { approve: true })
    expect(answer.statusCode).toBe(200)
    expect(await isGood(first.token)).toBe(false)
    // Nobody else takes the place that was given to it.
    expect((await pair({ code, device: device() })).statusCode).toBe(409)
    const second = await pair(asking)
    expect([second.statusCode, await isGood(second.json<Pairing>().token)]).toEqual([200, true])
  })

  it('asks with its request until it has used the token that it got: an answer may be lost', async () => {
    const { id, code, own, request_id } = await take()
    await call('PUT', url(`/${id}/waiting-device`), { approve: true })
    const asking = { code, device: own, request_id }
    const lost = await paired(asking)
    const again = await paired(asking)
    expect([lost.station.epoch, again.station.epoch]).toEqual([2, 2])
    expect([await isGood(lost.token), await isGood(again.token)]).toEqual([false, true])
    expect((await pair(asking)).statusCode).toBe(422)
    // It keeps nobody from asking any more.
    expect((await pair({ code, device: device() })).statusCode).toBe(202)
  })

  it('let in late, has ten minutes from the organiser’s yes', async () => {
    const { id, code, own, request_id } = await take()
    api.pass(9 * MINUTE)
    await call('PUT', url(`/${id}/waiting-device`), { approve: true })
    api.pass(9 * MINUTE)
    expect((await pair({ code, device: device() })).json()).toMatchObject({ code: 'station_busy' })
    expect((await pair({ code, device: own, request_id })).statusCode).toBe(200)
    api.pass(-18 * MINUTE)
  })

  it('is refused after a no, and the first one goes on', async () => {
    const { id, code, first, own, request_id } = await take()
    await call('PUT', url(`/${id}/waiting-device`), { approve: false })
    expect((await pair({ code, device: own, request_id })).statusCode).toBe(403)
    expect(await isGood(first.token)).toBe(true)
    const none = await call('PUT', url(`/${id}/waiting-device`), { approve: true })
    expect(none.statusCode).toBe(409)
  })

  it('waits alone: a third one is told so', async () => {
    const { code } = await take()
    expect((await pair({ code, device: device() })).json()).toMatchObject({ code: 'station_busy' })
  })

  it('is known by its name: another one with its request gets nothing', async () => {
    const { id, code, request_id } = await take()
    await call('PUT', url(`/${id}/waiting-device`), { approve: true })
    expect((await pair({ code, device: device(), request_id })).statusCode).toBe(422)
  })
})

describe('wrong codes', () => {
  const wrong = (own: string) => pair({ code: '22222222', device: own })

  it('are counted by device, whatever its address', async () => {
    const { code } = await create()
    const own = device()
    for (let n = 0; n < 10; n += 1) expect((await wrong(own)).statusCode).toBe(422)
    expect((await pair({ code, device: own })).statusCode).toBe(429)
    expect((await pair({ code, device: device() })).statusCode).toBe(200)
    api.pass(15 * MINUTE)
  })

  it('of ever new devices use up the budget of the event, not its links', async () => {
    const { code, link } = await create()
    await Promise.all(Array.from({ length: 100 }, () => wrong(device())))
    expect((await pair({ code, device: device() })).statusCode).toBe(429)
    const printed = { code: link.split('/').at(-1), device: device() }
    expect((await pair(printed)).statusCode).toBe(200)
    api.pass(15 * MINUTE)
  })
})

describe('the chief judge’s PIN', () => {
  const chief = async () => {
    const { db } = api.database
    const { id } = await createJudge(db)
    await db
      .insertInto('event_judges')
      .values({ event_id: eventId, judge_id: id, role: 'chief', letter: null })
      .execute()
    return create({ kind: 'chief' })
  }
  const onlyChief = async () => (await list()).find(({ kind }) => kind === 'chief')

  it('is set at the first pairing and needed by a new device', async () => {
    const { id, code } = await chief()
    expect((await pair({ code, device: device(), pin: '12' })).statusCode).toBe(422)
    expect((await pair({ code, device: device(), pin: '2468' })).statusCode).toBe(200)
    expect(await onlyChief()).toMatchObject({ is_without_pin: false })
    const next = (await call('PUT', url(`/${id}`), { hand_over: true })).json<{ code: Code }>()
    const wrong = await pair({ code: next.code.code, device: device(), pin: '1357' })
    expect(wrong.json()).toMatchObject({ errors: { pin: [problemText('chief_pin_wrong')] } })
    expect((await pair({ code: next.code.code, device: device(), pin: '2468' })).statusCode).toBe(
      200,
    )
    expect(await onlyChief()).toMatchObject({ is_without_pin: false })
  })

  it('left out, the device is noted as connected without it', async () => {
    const { id, code } = await chief()
    await pair({ code, device: device(), pin: '2468' })
    const next = (await call('PUT', url(`/${id}`), { hand_over: true })).json<{ code: Code }>()
    await pair({ code: next.code.code, device: device() })
    expect(await onlyChief()).toMatchObject({ is_without_pin: true })
  })

  it('outlives the station: another one made by an admin does not get round it', async () => {
    const { id, code } = await chief()
    await pair({ code, device: device(), pin: '2468' })
    await call('DELETE', url(`/${id}`))
    const next = await create({ kind: 'chief' })
    expect((await pair({ code: next.code, device: device(), pin: '1357' })).statusCode).toBe(422)
  })
})
