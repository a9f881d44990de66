import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { auditOf } from '../../testing/auditLog.ts'
import {
  createCompetition,
  type Competition,
  type MarkSheet,
  type Round,
} from '../../testing/competition.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createStation, type TestStation } from '../../testing/stations.ts'

type By = 'admin' | 'supervisor' | 'eventAdmin'

const dance = 'Румба'
const whose = { dance, letter: 'A' }
const reason = 'На листе исправлено, подпись судьи есть'

forEachEngine('two who typed a sheet differently', (engine) => {
  let api: Api
  let day: Competition
  beforeAll(async () => {
    api = await startApi(engine)
    day = await createCompetition(api)
  })
  afterAll(() => api.close())

  const urlOf = ({ contest_id, id }: Round) => `/api/contests/${contest_id}/rounds/${id}`
  const places = (round: Round, values: number[]) =>
    round.heats.flat().map(({ registration_id }, at) => ({ registration_id, values: [values[at]] }))

  async function typed(round: Round, pass: string, values: number[], by: By) {
    const sheet = await day.send<MarkSheet>(
      'POST',
      `${urlOf(round)}/sheets`,
      { ...whose, pass },
      by,
    )
    const url = `${urlOf(round)}/sheets/${sheet.id}`
    await day.send('PUT', url, { marks: places(round, values) }, by)
    return url
  }

  /** A final whose sheet of judge A the admin and the supervisor read differently; the admin says what both agree on. */
  async function proposed() {
    const id = await day.enter(3, { dances: [dance] })
    await day.setContest(id, 'ready')
    await day.begin((await day.rounds(id))[0] as Round)
    const round = (await day.rounds(id))[0] as Round
    await day.send('POST', `${await typed(round, 'first', [1, 2, 3], 'admin')}/finish`, {}, 'admin')
    const second = await typed(round, 'second', [1, 3, 2], 'supervisor')
    await day.send('POST', `${second}/finish`, {}, 'supervisor')
    const url = await typed(round, 'resolved', [1, 3, 2], 'admin')
    const agree = (by: By, body: object = {}) => day.call('POST', `${url}/agreement`, body, by)
    const problems = async () => (await day.marks(round)).problems
    return { round, url, second, agree, problems }
  }
  const codeOf = (answer: Awaited<ReturnType<Competition['call']>>) =>
    answer.json<{ code: string }>().code
  const differs = `${dance}, судья A: два ввода расходятся`

  it('agree together: their marks count once both said yes, with the reason of the first', async () => {
    const { round, url, agree, problems } = await proposed()
    expect(codeOf(await day.call('POST', `${url}/finish`, {}, 'admin'))).toBe('sheet_needs_both')
    expect((await agree('admin')).statusCode).toBe(422)
    const first = (await agree('admin', { reason })).json<MarkSheet>()
    expect(first).toMatchObject({ finished_at: null, agreements: [{ reason }] })
    expect(await problems()).toContain(differs)

    // Who said yes says it once, however often it is sent.
    expect((await agree('admin', { reason })).json<MarkSheet>().agreements).toHaveLength(1)
    expect(await problems()).toContain(differs)

    const both = (await agree('supervisor')).json<MarkSheet>()
    expect(both.finished_at).not.toBeNull()
    expect(await problems()).not.toContain(differs)
    const { id } = both
    const noted = await auditOf(api.database.db, 'markSheet', id)
    expect(noted.flatMap(({ changes }) => Object.keys(changes ?? {}))).toEqual(
      expect.arrayContaining([
        `agreements.${day.people.admin.id}`,
        `agreements.${day.people.supervisor.id}`,
        'finished_at',
      ]),
    )
    const { agreements } = await day.send<{ agreements: object[] }>(
      'GET',
      `/api/contests/${round.contest_id}/result`,
    )
    expect(agreements).toMatchObject([{ index: 0, dance, letter: 'A', reason }])
    expect((agreements[0] as { by: string[] }).by).toHaveLength(2)
  })

  it('decide it together only: neither corrects an entry until both are the same', async () => {
    const { round, second, problems } = await proposed()
    const correction = { marks: places(round, [1, 2, 3]), reason }
    for (const by of ['admin', 'supervisor'] as const) {
      const refused = await day.call('PUT', second, correction, by)
      expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'sheet_needs_both'])
    }
    expect(await problems()).toContain(differs)
    expect((await day.call('PUT', second, correction, 'eventAdmin')).statusCode).toBe(200)
    expect(await problems()).not.toContain(differs)
  })

  it('are the two: a third person’s yes is none', async () => {
    const { agree } = await proposed()
    expect(codeOf(await agree('eventAdmin', { reason }))).toBe('sheet_of_two')
    await agree('admin', { reason })
    expect(codeOf(await agree('eventAdmin', { reason }))).toBe('sheet_of_two')
  })

  it('begin with who holds the sheet', async () => {
    const { agree } = await proposed()
    expect(codeOf(await agree('supervisor', { reason }))).toBe('sheet_claimed')
  })

  it('agree on what they saw: marks that change take the yes back', async () => {
    const { url, agree, round, problems } = await proposed()
    const { version } = (await agree('admin', { reason })).json<MarkSheet>()
    const changed = await day.send<MarkSheet>('PUT', url, { marks: places(round, [3, 2, 1]) })
    expect(changed.agreements).toEqual([])
    expect(codeOf(await agree('supervisor', { version }))).toBe('stale')
    expect(codeOf(await agree('supervisor'))).toBe('sheet_claimed')
    expect(await problems()).toContain(differs)
  })

  it('leave it to a third, who takes the sheet over and decides alone', async () => {
    const { url, agree, round, problems } = await proposed()
    await agree('admin', { reason })
    const claim = { ...whose, pass: 'resolved', take_over: true }
    const taken = await day.send<MarkSheet>('POST', `${urlOf(round)}/sheets`, claim, 'eventAdmin')
    expect(taken.agreements).toEqual([])
    await day.send('POST', `${url}/finish`, {}, 'eventAdmin')
    expect(await problems()).not.toContain(differs)
    expect(codeOf(await agree('supervisor'))).toBe('sheet_without_differences')
  })

  it('say it at the same moment, and it counts once', async () => {
    const { agree, url } = await proposed()
    await agree('admin', { reason })
    const answers = await Promise.all([agree('supervisor'), agree('supervisor')])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const id = Number(url.split('/').at(-1))
    const noted = await auditOf(api.database.db, 'markSheet', id)
    expect(noted.filter(({ changes }) => changes && 'finished_at' in changes)).toHaveLength(1)
  })

  it('may not where the event leaves it to a third', async () => {
    const { agree, round } = await proposed()
    const { db } = api.database
    const ask = (third_decides: boolean) =>
      db.updateTable('events').set({ third_decides }).where('id', '=', day.eventId).execute()
    await ask(true)
    expect(codeOf(await agree('admin', { reason }))).toBe('sheet_needs_third')
    const claim = { ...whose, pass: 'resolved', take_over: true }
    expect(codeOf(await day.call('POST', `${urlOf(round)}/sheets`, claim, 'supervisor'))).toBe(
      'sheet_same_person',
    )
    await ask(false)
  })

  /** A final that two stations of these people read differently. */
  async function stationsDiffer(people: [string, string]) {
    const id = await day.enter(3, { dances: [dance] })
    await day.setContest(id, 'ready')
    await day.begin((await day.rounds(id))[0] as Round)
    const round = (await day.rounds(id))[0] as Round
    const { db } = api.database
    const station = (who: string) => createStation(db, day.eventId, 'tally', { who })
    const one = await station(people[0])
    const other = await station(people[1])
    const call = (station: TestStation, method: 'POST' | 'PUT', url: string, body: object) =>
      api.app.inject({
        method,
        url,
        headers: { host: 'localhost', authorization: `Bearer ${station.token}` },
        payload: body,
      })
    const type = async (station: TestStation, pass: string, values: number[]) => {
      const claim = await call(station, 'POST', `${urlOf(round)}/sheets`, { ...whose, pass })
      const { id, version } = claim.json<MarkSheet>()
      const url = `${urlOf(round)}/sheets/${id}`
      const saved = await call(station, 'PUT', url, { version, marks: places(round, values) })
      return { url, version: saved.json<MarkSheet>().version }
    }
    const finish = (station: TestStation, { url, version }: { url: string; version: number }) =>
      call(station, 'POST', `${url}/finish`, { version })
    return { round, one, other, call, type, finish }
  }

  it('at two stations agree together, by the names on them', async () => {
    const { db } = api.database
    await db
      .updateTable('events')
      .set({ date_begin: '2026-11-20T06:00:00Z', date_end: '2026-11-20T20:00:00Z' })
      .where('id', '=', day.eventId)
      .execute()
    const people: [string, string] = ['Орлова Анна', 'Зимин Пётр']
    const { round, one, other, call, type, finish } = await stationsDiffer(people)
    await finish(one, await type(one, 'first', [1, 2, 3]))
    await finish(other, await type(other, 'second', [1, 3, 2]))
    const both = await type(one, 'resolved', [1, 3, 2])
    expect((await finish(one, both)).json<{ code: string }>().code).toBe('sheet_needs_both')
    const agree = (by: TestStation, body: object) =>
      call(by, 'POST', `${both.url}/agreement`, { version: both.version, ...body })
    const first = (await agree(one, { reason })).json<MarkSheet>()
    expect(first).toMatchObject({
      finished_at: null,
      agreements: [{ user_id: null, station_id: one.id, name: 'Орлова Анна', reason }],
    })
    // The same person at another station, and somebody else, are not the other one.
    const twin = await createStation(db, day.eventId, 'tally', { who: 'орлова анна' })
    expect((await agree(twin, {})).json<MarkSheet>().agreements).toHaveLength(1)
    const third = await createStation(db, day.eventId, 'tally', { who: 'Третьяк Олег' })
    expect((await agree(third, {})).json<{ code: string }>().code).toBe('sheet_of_two')
    expect((await agree(other, {})).json<MarkSheet>().finished_at).not.toBeNull()
    expect((await day.marks(round)).problems).not.toContain(differs)
    const { agreements } = await day.send<{ agreements: object[] }>(
      'GET',
      `/api/contests/${round.contest_id}/result`,
    )
    expect(agreements).toMatchObject([{ by: people, reason }])
  })

  it('are who was named as they typed, whoever works at the station by now', async () => {
    const { round, one, call, type, finish } = await stationsDiffer(['Орлова Анна', 'Зимин Пётр'])
    await finish(one, await type(one, 'first', [1, 2, 3]))
    const rename = (who: string) =>
      day.send('PUT', `/api/events/${day.eventId}/stations/${one.id}`, { who })
    await rename('Белова Ольга')
    const twin = await createStation(api.database.db, day.eventId, 'tally', { who: 'Орлова  анна' })
    const second = { ...whose, pass: 'second' }
    const refused = await call(twin, 'POST', `${urlOf(round)}/sheets`, second)
    expect(refused.json()).toMatchObject({ code: 'sheet_same_person' })
    // The next person at the same place is another one.
    const begun = await type(one, 'second', [1, 3, 2])
    await rename('Орлова Анна')
    const { statusCode } = await finish(one, begun)
    expect(statusCode).toBe(409)
    const back = await call(one, 'POST', `${urlOf(round)}/sheets`, second)
    expect(back.json()).toMatchObject({ code: 'sheet_same_person' })
    await rename('Белова Ольга')
    expect((await finish(one, begun)).statusCode).toBe(200)
    const both = await type(one, 'resolved', [1, 3, 2])
    const agree = (body: object) =>
      call(one, 'POST', `${both.url}/agreement`, { version: both.version, ...body })
    await agree({ reason })
    await rename('Орлова Анна')
    expect((await agree({})).json<MarkSheet>()).toMatchObject({
      finished_at: expect.any(String) as string,
      agreements: [{ name: 'Белова Ольга' }, { name: 'Орлова Анна' }],
    })
  })

  it('stand in the round’s journal by the name of that moment', async () => {
    const { round, call, type } = await stationsDiffer(['Орлова Анна', 'Зимин Пётр'])
    const made = await day.send<{ id: number; code: string }>(
      'POST',
      `/api/events/${day.eventId}/stations`,
      { kind: 'tally', who: 'Белова Ольга' },
    )
    const paired = await api.app.inject({
      method: 'POST',
      url: '/api/stations/pair',
      headers: { host: 'localhost' },
      payload: { code: made.code, device: crypto.randomUUID() },
    })
    const station = { id: made.id, token: paired.json<{ token: string }>().token } as TestStation
    const { url, version } = await type(station, 'first', [1, 2, 3])
    const path = `/api/events/${day.eventId}/stations/${made.id}`
    await day.send('PUT', path, { who: 'Зимина Ева' })
    await call(station, 'POST', `${urlOf(round)}/sheets`, whose)
    await call(station, 'PUT', url, { version: version + 1, marks: places(round, [3, 2, 1]) })
    const { lines } = await day.send<{ lines: { kind: string; who: string }[] }>(
      'GET',
      `${urlOf(round)}/journal`,
    )
    const marked = lines.filter(({ kind }) => kind === 'mark').map(({ who }) => who)
    expect(marked).toEqual(['Белова Ольга', 'Зимина Ева'])
  })

  it('are somebody: where nobody is named nothing is typed', async () => {
    const { round, one, other, call, type, finish } = await stationsDiffer(['', 'Зимин Пётр'])
    const refused = await call(one, 'POST', `${urlOf(round)}/sheets`, whose)
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'station_nameless' }])
    const begun = await type(other, 'first', [1, 2, 3])
    const path = `/api/events/${day.eventId}/stations/${other.id}`
    await day.send('PUT', path, { who: ' ' })
    for (const answer of [
      await finish(other, begun),
      await call(other, 'PUT', begun.url, { version: begun.version, marks: [] }),
    ]) {
      expect(answer.json()).toMatchObject({ code: 'station_nameless' })
    }
  })

  it('where one of the two is a judge’s device, leave it to a third', async () => {
    const { db } = api.database
    const { round, one, type, finish } = await stationsDiffer(['Орлова Анна', 'Зимин Пётр'])
    const device = await createStation(db, day.eventId, 'judge', { judge_id: day.judges['A'] ?? 0 })
    const { version } = await db
      .selectFrom('rounds')
      .where('id', '=', round.id)
      .select('version')
      .executeTakeFirstOrThrow()
    const numbers = (await day.marks(round)).entries.map(({ start_number }) => start_number)
    const sent = await api.app.inject({
      method: 'POST',
      url: '/api/station/operations',
      headers: { host: 'localhost', authorization: `Bearer ${device.token}` },
      payload: {
        epoch: 1,
        operations: [
          {
            seq: 1,
            round_id: round.id,
            round_version: version,
            attempt: 1,
            dance,
            letter: 'A',
            entries: Object.fromEntries(numbers.map((number, at) => [number, [at + 1]])),
            submit: true,
          },
        ],
      },
    })
    expect(sent.json<{ results: object[] }>().results).toMatchObject([{ state: 'applied' }])
    await finish(one, await type(one, 'second', [3, 2, 1]))
    const claim = await api.app.inject({
      method: 'POST',
      url: `${urlOf(round)}/sheets`,
      headers: { host: 'localhost', authorization: `Bearer ${one.token}` },
      payload: { ...whose, pass: 'resolved' },
    })
    expect(claim.json<{ code: string }>().code).toBe('sheet_same_person')
  })
})
