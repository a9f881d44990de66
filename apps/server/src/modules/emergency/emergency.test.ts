import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { toMarks, type EmergencyMarks } from '@parket/domain/emergency/copy'
import type { EmergencyFile, EmergencyRound } from '@parket/domain/emergency/file'
import { contestPlaces } from '@parket/domain/emergency/results'
import { withTyped, type TypedMarks } from '@parket/domain/emergency/typed'
import { copyProblems, emergencyProblems } from '@parket/domain/emergency/problems'
import { problemText } from '@parket/domain/problems/catalogue'
import { millisecondsInDay } from 'date-fns/constants'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../../testing/competition.ts'
import { forEachEngine } from '../../testing/database.ts'
import { NOW } from '../../testing/fixtures.ts'
import { createStation } from '../../testing/stations.ts'
import { tempFolder } from '../../testing/tempFolder.ts'
import { keepEmergencyFiles } from './keepFiles.ts'
import { removeEmergencyFiles } from './removeFiles.ts'

interface Brought {
  equal: number
  added: number
  waiting: number
  refused: number
  rounds: { title: string; sheets: { state: string; message: string | null }[] }[]
}

forEachEngine('emergency file', (engine) => {
  let api: Api
  let day: Competition
  let round: Round
  let contestId: string
  beforeAll(async () => {
    api = await startApi(engine)
    day = await createCompetition(api)
  })
  beforeEach(async () => {
    contestId = await day.enter(3, { scoring: 'skating', dances: ['Вальс', 'Танго'] })
    await day.setContest(contestId, 'ready')
    ;[round] = (await day.rounds(contestId)) as [Round]
    await day.begin(round)
  })
  afterAll(() => api.close())

  const url = () => `/api/events/${day.eventId}/emergency-file`
  /** The test's document is what the file carries alone. */
  const download = async () => JSON.parse((await day.call('GET', url())).body) as EmergencyFile
  const ofRound = (file: EmergencyFile) =>
    file.rounds.find(({ id }) => id === round.id) as EmergencyRound
  const bring = (marks: object) => day.send<Brought>('POST', url(), marks)
  const saved = (file: EmergencyFile, typed: TypedMarks): EmergencyMarks =>
    toMarks(file, typed, { typedBy: 'Заречная Ирина', now: NOW })
  const lines = async () =>
    api.database.db
      .selectFrom('journal')
      .where('round_id', '=', round.id)
      .selectAll()
      .orderBy('n')
      .execute()

  /** A sheet with these places, in the order of the file. */
  function sheet(
    file: EmergencyFile,
    { dance = 'Вальс', letter = 'A', places = [1, 2, 3] },
    typed: TypedMarks = {},
  ): TypedMarks {
    const { entries } = ofRound(file).file
    const rows = entries.map(({ start_number }, at) => [start_number, [places[at] ?? 0]])
    return withTyped(typed, round.id, { dance, attempt: 1, letter }, Object.fromEntries(rows))
  }

  function whole(file: EmergencyFile): TypedMarks {
    let typed: TypedMarks = {}
    for (const dance of ['Вальс', 'Танго']) {
      for (const letter of ['A', 'B', 'C']) {
        const places = letter === 'C' ? [2, 1, 3] : [1, 2, 3]
        typed = sheet(file, { dance, letter, places }, typed)
      }
    }
    return typed
  }

  it('carries panels, heats, names and marks, and nothing that nobody needs to mark', async () => {
    const file = await download()
    expect(ofRound(file)).toMatchObject({
      contest_id: contestId,
      status: 'running',
      letters: [
        ['A', 'B', 'C'],
        ['A', 'B', 'C'],
      ],
      file: { kind: 'skating', dances: ['Вальс', 'Танго'], marks: [] },
    })
    expect(ofRound(file).seats[0]).toMatchObject({
      letter: 'A',
      name: expect.stringMatching(/^СудьяA/),
    })
    const text = JSON.stringify(file)
    expect(text).not.toMatch(/@|\+7|birth|phone|email|price|pin/i)
    expect(file.people[0]).toEqual({
      start_number: expect.any(Number),
      names: expect.any(Array),
      troupe: expect.any(String),
      city: expect.any(String),
      club: expect.any(String),
    })
  })

  it('is for those who may type marks alone, of the own event; the log says who took it', async () => {
    const manager = await day.call('GET', url(), undefined, 'manager')
    expect(manager.statusCode).toBe(403)
    const marshal = await createStation(api.database.db, day.eventId, 'marshal')
    expect((await api.call({ url: url(), token: marshal.token })).statusCode).toBe(403)
    const taken = await download()
    const noted = await api.database.db
      .selectFrom('audit_log')
      .where('action', '=', 'getEmergencyFile')
      .select('changes')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(noted?.changes).toEqual({ emergency_file: { from: null, to: taken.id } })
  })

  it('is one file as long as the numbers are the same; a station that takes it again is noted once', async () => {
    const { db } = api.database
    const chief = await createStation(db, day.eventId, 'chief')
    const count = async () => {
      const files = await db.selectFrom('emergency_files').select('id').execute()
      const lines = await db
        .selectFrom('audit_log')
        .where('station_id', '=', chief.id)
        .select('id')
        .execute()
      return [files.length, lines.length]
    }
    const take = () => api.call({ url: url(), token: chief.token })
    const { id } = await download()
    const [files = 0] = await count()
    expect((await take()).body).toContain(`"id":${id}`)
    expect((await take()).statusCode).toBe(200)
    expect(await count()).toEqual([files, 1])
  })

  it('a final counted in the file is the server’s, with the name of who typed it in the journal', async () => {
    const file = await download()
    const typed = whole(file)
    const offline = contestPlaces(
      file,
      file.contests.find(({ id }) => id === contestId) as EmergencyFile['contests'][number],
      typed,
    )
    expect(await bring(saved(file, typed))).toMatchObject({ added: 6, waiting: 0, refused: 0 })
    const { problems } = await day.marks(round)
    expect(problems).toEqual([])
    expect(
      (await day.setRound((await day.rounds(contestId))[0] as Round, 'judged')).statusCode,
    ).toBe(200)
    const preview = await day.send<{ places: { start_number: number; place: number }[] }>(
      'GET',
      `/api/contests/${contestId}/result`,
    )
    const bare = (places: { start_number: number; place: number }[]) =>
      places.map(({ start_number, place }) => ({ start_number, place }))
    expect(bare(preview.places)).toEqual(bare(offline.places))

    const { is_intact, is_whole, ...journal } = await day.send<{
      is_intact: boolean
      is_whole: boolean
      lines: { kind: string; epoch: number; text: string; body: { source: string } }[]
    }>('GET', `/api/contests/${contestId}/rounds/${round.id}/journal`)
    expect({ is_intact, is_whole }).toEqual({ is_intact: true, is_whole: true })
    expect(journal.lines[0]).toMatchObject({
      kind: 'mark',
      epoch: file.id,
      body: { source: 'emergency' },
      text: `Аварийный файл № ${file.id}, набирает Заречная Ирина`,
    })
  })

  it('brought twice changes nothing', async () => {
    const file = await download()
    const marks = saved(file, sheet(file, { letter: 'B', places: [3, 2, 1] }, sheet(file, {})))
    await bring(marks)
    const before = await lines()
    const { versions } = await sheetsNow()
    expect(await bring(marks)).toMatchObject({ equal: 2, added: 0, waiting: 0 })
    expect(await lines()).toEqual(before)
    expect((await sheetsNow()).versions).toEqual(versions)
  })

  async function sheetsNow() {
    const { sheets } = await day.marks(round)
    return { versions: sheets.map(({ id, version }) => [id, version]), sheets }
  }

  it('what differs waits, whole, and once; a person puts it in or leaves it', async () => {
    const file = await download()
    await day.type(
      round,
      (_, [one = 0, two = 0, three = 0]) => ({ [one]: [1], [two]: [2], [three]: [3] }),
      'Вальс',
    )
    const equal = saved(file, sheet(file, { letter: 'A', places: orderOf(file) }))
    expect(await bring(equal)).toMatchObject({ equal: 1, added: 0, waiting: 0 })

    const other = saved(file, sheet(file, { letter: 'B', places: orderOf(file).toReversed() }))
    const waiting = await bring(other)
    expect(waiting).toMatchObject({ equal: 0, waiting: 1 })
    expect(waiting.rounds[0]?.sheets[0]?.message).toBe(problemText('late_emergency'))
    expect(await bring(other)).toMatchObject({ waiting: 1 })
    const lateUrl = `/api/contests/${contestId}/rounds/${round.id}/late-marks`
    const late = await day.send<{ n: number; reason: string; changes: object[] }[]>('GET', lateUrl)
    expect(late).toHaveLength(1)
    expect(late[0]).toMatchObject({ reason: 'late_emergency' })
    expect(late[0]?.changes).toHaveLength(2)

    await day.send('PUT', `${lateUrl}/${late[0]?.n}`, { apply: true, reason: 'Сверено с листом' })
    expect(await bring(other)).toMatchObject({ equal: 1, waiting: 0 })
    const { is_whole } = await day.send<{ is_whole: boolean }>(
      'GET',
      `/api/contests/${contestId}/rounds/${round.id}/journal`,
    )
    expect(is_whole).toBe(true)

    const third = saved(file, sheet(file, { letter: 'C', places: orderOf(file).toReversed() }))
    await bring(third)
    const [, next] = await day.send<{ n: number }[]>('GET', lateUrl)
    await day.send('PUT', `${lateUrl}/${next?.n}`, { apply: false, reason: 'Верен планшет' })
    const again = await bring(third)
    expect(again.rounds[0]?.sheets).toEqual([
      { dance: 'Вальс', letter: 'C', state: 'refused', message: problemText('late_decided') },
    ])
  })

  /** The places that `day.type` gives, in the order of the file's entries. */
  function orderOf(file: EmergencyFile): number[] {
    const inOrder = round.heats
      .flat()
      .map(({ start_number }) => start_number)
      .toSorted((a, b) => a - b)
    return ofRound(file).file.entries.map(({ start_number }) => inOrder.indexOf(start_number) + 1)
  }

  it('rows that lack are put into a sheet that was begun; it counts once it is whole', async () => {
    const file = await download()
    const [one, ...others] = ofRound(file).file.entries.map(({ start_number }) => start_number)
    const name = { dance: 'Вальс', attempt: 1, letter: 'A' }
    const begun = withTyped({}, round.id, name, { [one ?? 0]: [1] })
    expect(await bring(saved(file, begun))).toMatchObject({ added: 1 })
    const first = (await sheetsNow()).sheets.find(({ letter }) => letter === 'A')
    expect(first?.finished_at).toBeNull()
    const rest = Object.fromEntries(others.map((number, at) => [number, [at + 2]]))
    expect(await bring(saved(file, withTyped(begun, round.id, name, rest)))).toMatchObject({
      added: 1,
    })
    expect(
      (await sheetsNow()).sheets.find(({ letter }) => letter === 'A')?.finished_at,
    ).not.toBeNull()
  })

  it('what a judge has begun on a device stays the judge’s: the typed paper waits', async () => {
    const file = await download()
    const station = await createStation(api.database.db, day.eventId, 'judge', {
      judge_id: day.judges['A'] ?? 0,
    })
    const [one = 0] = ofRound(file).file.entries.map(({ start_number }) => start_number)
    const operation = {
      seq: 1,
      round_id: round.id,
      round_version: ofRound(file).version,
      attempt: 1,
      dance: 'Вальс',
      letter: 'A',
      entries: { [one]: [1] },
    }
    const sent = await api.app.inject({
      method: 'POST',
      url: '/api/station/operations',
      headers: { host: 'localhost', authorization: `Bearer ${station.token}` },
      payload: { epoch: 1, operations: [operation] },
    })
    expect(sent.json()).toMatchObject({ results: [{ state: 'applied' }] })
    expect(await bring(saved(file, sheet(file, { letter: 'A' })))).toMatchObject({
      added: 0,
      waiting: 1,
    })
    const { sheets } = await sheetsNow()
    expect(sheets.filter(({ letter }) => letter === 'A')).toMatchObject([
      { source: 'station', finished_at: null },
    ])
  })

  it('marks of a judged round wait; of one that has not begun, or that others dance, are refused', async () => {
    const file = await download()
    const typed = whole(file)
    await bring(saved(file, typed))
    await day.setRound((await day.rounds(contestId))[0] as Round, 'judged')
    const changed = saved(file, sheet(file, { letter: 'A', places: [2, 1, 3] }))
    expect(await bring(changed)).toMatchObject({ waiting: 1 })

    const other = await day.enter(3, { scoring: 'skating', dances: ['Вальс', 'Танго'] })
    await day.setContest(other, 'ready')
    ;[round] = (await day.rounds(other)) as [Round]
    const early = await download()
    const marks = saved(early, sheet(early, {}))
    const refused = await bring(marks)
    expect(refused.rounds[0]?.sheets[0]?.message).toBe(emergencyProblems.notBegun)

    await day.begin(round)
    const [sent] = marks.rounds
    const foreign = { ...marks, rounds: [{ ...sent, numbers: sent?.numbers.slice(1) ?? [] }] }
    const field = await bring(foreign)
    expect(field.rounds[0]?.sheets[0]?.message).toBe(emergencyProblems.otherField)
    expect(await bring(marks)).toMatchObject({ added: 1 })
  })

  it('impossible marks, dances, judges and rounds are refused by name, the others are taken', async () => {
    const file = await download()
    const marks = saved(file, sheet(file, {}))
    const [sent] = marks.rounds
    const [good] = sent?.sheets ?? []
    const [number = 0] = sent?.numbers ?? []
    const sheets = [
      good,
      { ...good, letter: 'B', entries: { [number]: [9] } },
      { ...good, dance: 'Самба' },
      { ...good, letter: 'Z' },
      { ...good, letter: 'C', attempt: 2 },
    ]
    const answer = await bring({
      ...marks,
      rounds: [
        { ...sent, sheets },
        { ...sent, round_id: 999_999 },
      ],
    })
    expect(answer).toMatchObject({ added: 1, refused: 5 })
    expect(answer.rounds[0]?.sheets.map(({ message }) => message)).toEqual([
      null,
      `${problemText('operation_mark')}: № ${number}`,
      problemText('operation_dance'),
      problemText('operation_seat'),
      problemText('operation_attempt'),
    ])
    expect(answer.rounds[1]?.sheets[0]?.message).toBe(problemText('operation_round'))
  })

  it('another file, or one of another event, is refused at its field', async () => {
    const file = await download()
    const marks = saved(file, sheet(file, {}))
    const errors = async (body: object) =>
      (await day.call('POST', url(), body)).json<{ errors: object }>().errors
    expect(await errors({ ...marks, format: 'x' })).toEqual({
      format: [copyProblems.unreadable],
    })
    const foreign = { file_id: [emergencyProblems.foreign] }
    expect(await errors({ ...marks, file_id: 2 ** 40 })).toEqual(foreign)
    expect(await errors({ ...marks, event_id: day.eventId + 1 })).toEqual(foreign)
    expect(await errors({ ...marks, typed_by: 'а'.repeat(201) })).toEqual({
      typed_by: [problemText('too_long', { max: 200 })],
    })
    expect(await errors({ ...marks, rounds: [] })).toEqual({
      rounds: [emergencyProblems.empty],
    })
  })

  it('is made by itself with each draw; the newest is kept', async () => {
    const folder = tempFolder()
    const { db } = api.database
    const keep = () => keepEmergencyFiles(db, folder, JSON.stringify, NOW)
    const [path = ''] = await keep()
    expect(path).toBe(join(folder, `event-${day.eventId}`, 'emergency.html'))
    const first = JSON.parse(readFileSync(path, 'utf8')) as EmergencyFile
    expect(await keep()).toEqual([])
    const other = await day.enter(2, { scoring: 'skating' })
    await day.setContest(other, 'ready')
    expect(await keep()).toEqual([path])
    const second = JSON.parse(readFileSync(path, 'utf8')) as EmergencyFile
    expect(second.id).toBeGreaterThan(first.id)
    expect(second.contests.map(({ id }) => id)).toContain(other)
  })

  it('the kept file is removed after the day that its face names, or with its people', async () => {
    const folder = tempFolder()
    const { db } = api.database
    const own = join(folder, `event-${day.eventId}`, 'emergency.html')
    const gone = join(folder, 'event-999999', 'emergency.html')
    for (const path of [own, gone]) {
      mkdirSync(dirname(path))
      writeFileSync(path, '')
    }
    const { date_end } = await db
      .selectFrom('events')
      .where('id', '=', day.eventId)
      .select('date_end')
      .executeTakeFirstOrThrow()
    const after = (days: number) =>
      new Date(new Date(date_end).getTime() + days * millisecondsInDay)
    expect(await removeEmergencyFiles(db, folder, after(7))).toEqual([gone])
    expect(await removeEmergencyFiles(db, folder, after(8))).toEqual([own])
    expect(await removeEmergencyFiles(db, folder, after(8))).toEqual([])
  })

  it('a disk that is not there is told, and the file is made once it is back', async () => {
    const folder = join(tempFolder(), 'gone')
    const { db } = api.database
    const keep = () => keepEmergencyFiles(db, folder, JSON.stringify, NOW)
    const other = await day.enter(2, { scoring: 'skating' })
    await day.setContest(other, 'ready')
    await expect(keep()).rejects.toThrow('ENOENT')
    mkdirSync(folder)
    expect(await keep()).toHaveLength(1)
  })
})
