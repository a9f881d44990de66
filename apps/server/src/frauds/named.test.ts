import type { components } from '@parket/api-client/schema'
import { checkResultFile } from '@parket/domain/result/checkResultFile'
import { isResultValid } from '@parket/domain/result/resultReport'
import type { ResultKeys } from '@parket/domain/scoring/resultSignature'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { isSignatureOf } from '../security/ed25519.ts'
import { sha256 } from '../security/sha256.ts'
import { startApi, type Api } from '../testing/api.ts'
import { anyEngine } from '../testing/database.ts'
import { createFraudDay, PIN, type Danced, type FraudDay } from '../testing/fraudDay.ts'

type Schemas = components['schemas']

let api: Api
let own: FraudDay

beforeAll(async () => {
  api = await startApi(anyEngine())
  own = await createFraudDay(api)
  const { db } = api.database
  const event_id = own.day.eventId
  const at = new Date('2026-11-20T06:00:00Z')
  await db
    .updateTable('events')
    .set({ timetable_published_at: at })
    .where('id', '=', event_id)
    .execute()
  const { id: session_id } = await db
    .insertInto('sessions')
    .values({ event_id, number: 1, title: 'Утро', floor: '', start_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const place = { session_id, event_id, ind: 0, kind: 'round' as const, round_index: 0, minutes: 5 }
  await db
    .insertInto('session_items')
    .values({ ...place, contest_id: own.at.locked.id })
    .execute()
})
afterAll(() => api.close())

const open = <T>(url: string) => own.day.send<T>('GET', url, undefined, 'anonymous')
const resultOf = ({ num }: Danced) =>
  open<Schemas['ContestResult']>(`/api/events/${own.day.eventId}/groups/${num}/results`)
const drawsOf = async ({ id }: Danced) => {
  const { contests } = await open<Schemas['EventDraws']>(`/api/events/${own.day.eventId}/draws`)
  return contests.find(({ contest_id }) => contest_id === id)?.rounds[0]?.draws ?? []
}
const winnerOf = async (danced: Danced) =>
  (await resultOf(danced)).places.find(({ place }) => place === 1)?.start_number

/** Gives each judge's first place to another one. */
async function correct({ id, round, entries, sheets }: Danced, reason: string): Promise<void> {
  const marks = entries.map((registration_id, at) => ({
    registration_id,
    values: [[2, 1, 3, 4][at]],
  }))
  for (const sheetId of sheets) {
    const url = `/api/contests/${id}/rounds/${round.id}/sheets/${sheetId}`
    await own.day.send('PUT', url, { marks, reason })
  }
}

async function approve({ id }: Danced): Promise<void> {
  const { checks } = await own.day.send<Schemas['ResultPreview']>(
    'GET',
    `/api/contests/${id}/result`,
  )
  const answers = checks
    .filter(({ answer }) => answer === null)
    .map(({ key }) => ({ key, text: 'Проверено' }))
  const body = { approve: true, pin: PIN, answers }
  const answer = await own.ask('chiefStation', {
    method: 'PUT',
    url: `/api/contests/${id}/approval`,
    body,
  })
  expect(answer.statusCode).toBe(200)
}

describe('what may be done, and is told to everybody', () => {
  it('a correction is public with its reason and all that changed, once the chief judge has approved it', async () => {
    const { published } = own.at
    const { db } = api.database
    const first = await own.file(published)
    const winner = await winnerOf(published)
    await correct(published, 'Опечатка у последнего')
    expect(await winnerOf(published)).toBe(winner)

    // Beside it somebody with the database bends a rule, and puts another judge in a seat.
    const { C = 0, D = 0 } = own.day.judges
    await db.updateTable('contests').set({ final_max: 2 }).where('id', '=', published.id).execute()
    await db
      .updateTable('panel_judges')
      .set({ judge_id: D })
      .where('contest_id', '=', published.id)
      .where('judge_id', '=', C)
      .execute()
    const setLetter = (id: number, letter: string) =>
      db.updateTable('event_judges').set({ letter }).where('judge_id', '=', id).execute()
    await setLetter(C, 'Z')
    await setLetter(D, 'C')
    await correct(published, 'Опечатка у последнего')

    await approve(published)
    expect(await winnerOf(published)).not.toBe(winner)
    const file = await own.file(published)
    const told = JSON.stringify(file.corrections)
    expect(told).toContain('Опечатка у последнего')
    expect(told).toContain(`№ ${winner}: было 1-е место, стало 2-е место`)
    expect(told).toMatch(/финал/i)
    expect(told).toMatch(/C: имя другое/)
    const shown = JSON.stringify((await resultOf(published)).corrections)
    expect(shown).toContain('Опечатка у последнего')

    // Who has the first file is told of the newer one.
    const { format, version, event, made_at, hash, signature = null } = first
    const one = { format, version, event_id: event.id, group_num: published.num, made_at, hash }
    const answer = await api.call({
      method: 'POST',
      url: '/api/result-check',
      body: { files: [{ ...one, signature }] },
    })
    const [said] = answer.json<Schemas['FileCheck']>().files
    expect(said?.version).toBe(file.version)
    expect(file.version).toBeGreaterThan(version)

    await setLetter(D, 'Y')
    await setLetter(C, 'C')
  })

  it('a seed that was changed in the database is not the one in the list of draws', async () => {
    const { locked } = own.at
    const setSeed = (seed: string | null) =>
      api.database.db
        .updateTable('rounds')
        .set({ seed })
        .where('id', '=', locked.round.id)
        .execute()
    await setSeed(crypto.randomUUID())
    expect(await drawsOf(locked)).toMatchObject([{ seed: locked.round.seed }])
    await setSeed(locked.round.seed)
  })

  it('a redraw is public with its reason, and so is one that was undone', async () => {
    const { locked } = own.at
    const status = (to: string, reason = '') =>
      own.day.send('PUT', `/api/contests/${locked.id}/rounds/${locked.round.id}/status`, {
        status: to,
        reason,
      })
    await status('drawn', 'Так решил главный судья')
    await status('planned', 'Ошибка в списке')
    await status('drawn')
    await status('locked')
    const draws = await drawsOf(locked)
    expect(draws).toHaveLength(2)
    expect(draws[0]).toMatchObject({
      seed: locked.round.seed,
      unlocked: [{ by: 'chief', reason: 'Так решил главный судья' }],
      withdrawn: { reason: 'Ошибка в списке' },
    })
  })

  it('a file that the replaced key signed is still the team’s, and one it signs later is not', async () => {
    const { published } = own.at
    const file = await own.file(published)
    api.pass(120_000)
    const replaced = await own.day.call(
      'POST',
      `/api/teams/${own.day.teamId}/result-keys`,
      { key: file.signature?.key },
      'supervisor',
    )
    expect(replaced.statusCode).toBe(200)
    const keys = (await api.call({ url: '/.well-known/parket-keys.json' })).json<ResultKeys>()
    const isFine = (text: typeof file) => {
      const [contest] = checkResultFile(JSON.stringify(text), sha256)
      return contest !== undefined && isResultValid(contest, keys, isSignatureOf)
    }
    expect(isFine(file)).toBe(true)
    expect(keys.keys).toHaveLength(2)
    expect(isFine({ ...file, made_at: '2026-11-21T00:00:00.000Z' })).toBe(false)
  })

  it('nothing of a judged contest is public before it is published', async () => {
    const { judged } = own.at
    await approve(judged)
    const base = `/api/events/${own.day.eventId}/groups/${judged.num}`
    for (const path of ['results', 'result-file']) {
      const answer = await own.day.call('GET', `${base}/${path}`, undefined, 'anonymous')
      expect(answer.body).not.toMatch(/"place":\s?1/)
    }
  })
})

describe('a judge’s device', () => {
  const operation = (danced: Danced, values: object) => ({
    round_id: danced.round.id,
    round_version: danced.round.version,
    attempt: 1,
    dance: 'Вальс',
    letter: 'A',
    entries: { [danced.numbers[0] ?? 0]: [2] },
    ...values,
  })
  const frauds: readonly [what: string, told: RegExp, ask: () => object][] = [
    [
      'in a seat of another judge',
      /^Это место другого судьи/,
      () => operation(own.at.running, { letter: 'B' }),
    ],
    [
      'of a trainee who is none',
      /^Это место другого судьи/,
      () => operation(own.at.running, { letter: 'TA' }),
    ],
    ['in a round that is counted', /^Тур утверждён/, () => operation(own.at.judged, {})],
    ['in a round that is published', /^Тур опубликован/, () => operation(own.at.published, {})],
    ['in a round that has not begun', /^Тур закрыт/, () => operation(own.at.locked, {})],
    [
      'of a dance that there is not',
      /^Такого танца в туре нет/,
      () => operation(own.at.running, { dance: 'Танго' }),
    ],
    [
      'of an attempt that there is not',
      /^Такого исполнения танца не было/,
      () => operation(own.at.running, { attempt: 2 }),
    ],
    [
      'for a number that does not dance',
      /^Такого номера в туре нет: № 999/,
      () => operation(own.at.running, { entries: { 999: [1] } }),
    ],
    [
      'of a place that there is not',
      /^Такой оценки быть не может/,
      () => operation(own.at.running, { entries: { [own.at.running.numbers[0] ?? 0]: [9] } }),
    ],
    [
      'of a round that there is not',
      /^Такого тура на турнире нет/,
      () => operation(own.at.running, { round_id: 999_999 }),
    ],
  ]
  let seq = 0
  it.each(frauds)('sends marks %s: they do not count, and it is told', async (_, told, ask) => {
    const { db } = api.database
    const sheets = () =>
      db.selectFrom('mark_sheets').select(['id', 'marks', 'version']).orderBy('id').execute()
    const before = await sheets()
    seq += 1
    const answer = await own.ask('judgeStation', {
      method: 'POST',
      url: '/api/station/operations',
      body: { epoch: 1, operations: [{ seq, ...ask() }] },
    })
    expect(answer.statusCode).toBe(200)
    const { results } = answer.json<{ results: { state: string; message: string | null }[] }>()
    expect(results).toHaveLength(1)
    expect(results[0]?.state).not.toBe('applied')
    expect(results).toEqual([expect.objectContaining({ message: expect.stringMatching(told) })])
    expect(await sheets()).toEqual(before)
  })
})
