import type { components } from '@parket/api-client/schema'
import { checkResultFile } from '@parket/domain/result/checkResultFile'
import { hashInput, type ResultFile } from '@parket/domain/scoring/resultFile'
import { isResultValid } from '@parket/domain/result/resultReport'
import { signedText, type ResultKeys } from '@parket/domain/scoring/resultSignature'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

import { createKeyPair, isSignatureOf, signText } from '../../../security/ed25519.ts'
import { sha256 } from '../../../security/sha256.ts'
import { createVault } from '../../../security/vault.ts'
import { startApi, type Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import {
  byNumber,
  createCompetition,
  type Competition,
  type Round,
} from '../../../testing/competition.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createEvent, createJudge } from '../../../testing/fixtures.ts'
import { eraseNames } from '../../retention/erase.ts'

type Schemas = components['schemas']
type PublishedCheck = Schemas['PublishedCheck']

const KEYS = '/.well-known/parket-keys.json'

forEachEngine('signed result files', (engine) => {
  let api: Api
  let day: Competition
  let foreignHost: string
  beforeAll(async () => {
    api = await startApi(engine)
    day = await createCompetition(api)
    foreignHost = `team${day.eventId}.localhost`
  })
  afterAll(() => api.close())

  const open = <T>(url: string) => day.send<T>('GET', url, undefined, 'anonymous')
  const keys = (host = 'localhost') =>
    api.call({ url: KEYS, host }).then((it) => it.json<ResultKeys>())
  const fileOf = (num: number) =>
    open<ResultFile>(`/api/events/${day.eventId}/groups/${num}/result-file`)

  /** A contest whose marks are public. */
  async function published(): Promise<{ id: string; num: number }> {
    const id = await day.enter(3, { dances: ['Румба'] })
    await day.setContest(id, 'ready')
    for (const { id: roundId } of await day.rounds(id)) {
      const round = (await day.rounds(id)).find((one) => one.id === roundId) as Round
      await day.begin(round)
      await day.type(round, byNumber(round.advance))
      await day.setRound(round, 'judged')
    }
    await publish(id)
    const { group_num } = await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)
    return { id, num: group_num }
  }
  async function publish(id: string, reason?: string): Promise<void> {
    const url = `/api/contests/${id}/publication`
    await day.send('POST', url, { level: 'places', ...(reason !== undefined && { reason }) })
    await day.send('POST', url, { level: 'marks' })
  }

  const given = (file: ResultFile) => ({
    format: file.format,
    version: file.version,
    event_id: file.event.id,
    group_num: file.contest.group_num,
    made_at: file.made_at ?? '',
    hash: file.hash,
    signature: file.signature ?? null,
  })
  async function ask(file: ResultFile, host = 'localhost'): Promise<PublishedCheck> {
    const body = { files: [given(file)] }
    const answer = await api.call({ method: 'POST', url: '/api/result-check', host, body })
    return answer.json<Schemas['FileCheck']>().files[0] as PublishedCheck
  }
  const checked = (file: ResultFile, by: ResultKeys) => {
    const [contest] = checkResultFile(JSON.stringify(file), sha256)
    if (!contest) throw new Error('No contest')
    return { ...contest, isSound: isResultValid(contest, by, isSignatureOf) }
  }

  it('are signed by the team’s key, made at its first need, and checked by what its site gives', async () => {
    const { num } = await published()
    const file = await fileOf(num)
    expect(file).toMatchObject({ format: 'parket-result/2', version: 1, team: { name: 'Паркет' } })
    const list = await keys()
    expect(list).toMatchObject({ format: 'parket-keys/1', team: 'Паркет' })
    expect(list.keys).toEqual([expect.objectContaining({ id: file.signature?.key, until: null })])
    expect(checked(file, list)).toMatchObject({ problems: [], hiddenNames: 0, isSound: true })
    expect(await ask(file)).toMatchObject({ published: 'same', version: 1, signature: 'good' })
    // The next file of the team is signed by the same key.
    const other = await fileOf((await published()).num)
    expect(other.signature?.key).toBe(file.signature?.key)
  })

  it('keep the private half encrypted, and nobody is told it', async () => {
    await published()
    const [row] = await api.database.db
      .selectFrom('result_keys')
      .where('team_id', '=', day.teamId)
      .selectAll()
      .execute()
    expect(row?.sealed).not.toContain('PRIVATE KEY')
    expect(JSON.stringify(await keys())).not.toContain(row?.sealed)
  })

  it('name a tampered mark, a forged signature and a foreign key', async () => {
    const { num } = await published()
    const file = await fileOf(num)
    const [round] = file.rounds as [ResultFile['rounds'][number]]
    const marks = round.marks.map((row, at) =>
      at === 0 ? { ...row, values: { ...row.values, 1: 3, 3: 1 } } : row,
    )
    const tampered = { ...file, rounds: [{ ...round, marks }] }
    const list = await keys()
    expect(checked(tampered, list).problems).toContain('файл изменён: контрольная сумма другая')

    const rehashed = { ...tampered, hash: sha256(hashInput(tampered)) }
    expect(checked(rehashed, list).isSound).toBe(false)
    expect(await ask(rehashed)).toMatchObject({ published: 'other', signature: 'bad' })

    const forger = createKeyPair()
    const value = signText(forger.privateKey, signedText(rehashed))
    const claimed = {
      ...rehashed,
      signature: { alg: 'Ed25519' as const, key: list.keys[0]?.id ?? '', value },
    }
    expect(await ask(claimed)).toMatchObject({ published: 'other', signature: 'bad' })
    const foreign = { ...rehashed, signature: { ...claimed.signature, key: '0000000000000000' } }
    expect(await ask(foreign)).toMatchObject({ signature: 'unknown_key', key: null })
    expect(checked(foreign, list).isSound).toBe(false)
    // Without its signature, and called a file of before, it is still none that was published.
    const { signature: _, ...bare } = { ...rehashed, format: 'parket-result/1' as const }
    expect(await ask(bare)).toMatchObject({ published: 'other', signature: 'none' })
  })

  it('stay true when a name is hidden or erased, and name one that was changed', async () => {
    const { num } = await published()
    const { db } = api.database
    const [publication] = await db
      .selectFrom('publications')
      .innerJoin('contests', 'contests.id', 'publications.contest_id')
      .where('contests.group_num', '=', num)
      .where('contests.event_id', '=', day.eventId)
      .select('publications.registrations')
      .execute()
    const [first, second] = await db
      .selectFrom('registrations')
      .where('id', 'in', Object.values(publication?.registrations ?? {}))
      .select('reg_data_id')
      .orderBy('id')
      .execute()
    const file = await fileOf(num)
    const list = await keys()
    await db
      .updateTable('reg_datas')
      .set({ consent_publication: false })
      .where('id', '=', first?.reg_data_id ?? 0)
      .execute()
    await db
      .updateTable('dancers')
      .set({ last_name: 'Удалено', first_name: '№ 7', name_salt: null })
      .where('reg_data_id', '=', second?.reg_data_id ?? 0)
      .execute()
    const hidden = await fileOf(num)
    expect(hidden).toMatchObject({ hash: file.hash, signature: file.signature })
    expect(
      hidden.places.flatMap(({ names_salt = [] }) => names_salt).filter((it) => it === null),
    ).toHaveLength(2)
    expect(checked(hidden, list)).toMatchObject({ problems: [], hiddenNames: 2, isSound: true })

    await db
      .updateTable('reg_datas')
      .set({ consent_publication: true })
      .where('id', '=', first?.reg_data_id ?? 0)
      .execute()
    await db
      .updateTable('dancers')
      .set({ last_name: 'Подменённая' })
      .where('reg_data_id', '=', first?.reg_data_id ?? 0)
      .execute()
    const renamed = checked(await fileOf(num), list)
    expect(renamed.isSound).toBe(false)
    expect(renamed.problems).toEqual([expect.stringContaining('не то, что опубликовано')])
  })

  it('stay true of who gave no consent and is erased, by account and by time; a correction says no other name', async () => {
    const { id, num } = await published()
    const { db } = api.database
    const list = await keys()
    const rows = await db
      .selectFrom('registrations')
      .innerJoin('contests', 'contests.id', 'registrations.contest_id')
      .where('contests.id', '=', id)
      .select('reg_data_id')
      .orderBy('registrations.id')
      .execute()
    const [account, both, time] = rows.map(({ reg_data_id }) => reg_data_id) as [
      number,
      number,
      number,
    ]
    await db
      .updateTable('reg_datas')
      .set({ consent_publication: false })
      .where('id', 'in', [account, both, time])
      .execute()
    await db
      .updateTable('dancers')
      .set({ last_name: 'Удалено', first_name: '№ 7', name_salt: null })
      .where('reg_data_id', 'in', [account, both])
      .execute()
    await db
      .updateTable('dancers')
      .set({ erased_at: new Date() })
      .where('reg_data_id', 'in', [both, time])
      .execute()
    await db.transaction().execute(async (trx) => {
      for (const each of [both, time]) await eraseNames(trx, each)
    })
    // Consent that comes later brings no name back.
    await db
      .updateTable('reg_datas')
      .set({ consent_publication: true })
      .where('id', '=', time)
      .execute()
    const erased = await fileOf(num)
    expect(
      erased.places.flatMap(({ names }) => names).filter((it) => it === 'Удалено № 7'),
    ).toHaveLength(2)
    expect(checked(erased, list)).toMatchObject({ problems: [], hiddenNames: 3, isSound: true })

    await day.setContest(id, 'judged')
    const [round] = (await day.rounds(id)) as [Round]
    await day.setRound(round, 'judged')
    await publish(id, 'Ещё раз')
    const second = await fileOf(num)
    expect(JSON.stringify(second.corrections)).not.toContain('имя другое')
    expect(checked(second, list)).toMatchObject({ problems: [], isSound: true })
  })

  it('stay true when a judge is merged into another one of the same name', async () => {
    const { num } = await published()
    const { db } = api.database
    const file = await fileOf(num)
    const [letter, judgeId] = Object.entries(day.judges)[0] as [string, number]
    const own = await db
      .selectFrom('judges')
      .where('id', '=', judgeId)
      .select(['last_name', 'first_name'])
      .executeTakeFirstOrThrow()
    const { id: into } = await createJudge(db, { ...own, city: 'Другой город' })
    const url = `/api/judges/${judgeId}/merge`
    await day.send('POST', url, { into }, 'superadmin')
    const merged = await fileOf(num)
    expect(merged).toMatchObject({ hash: file.hash, panel: file.panel })
    expect(checked(merged, await keys())).toMatchObject({ problems: [], isSound: true })
    const { id: further } = await createJudge(db, { ...own, city: 'Третий город' })
    await day.send('POST', `/api/judges/${into}/merge`, { into: further }, 'superadmin')
    day.judges[letter] = further
    expect(checked(await fileOf(num), await keys())).toMatchObject({ problems: [], isSound: true })
  })

  it('have a newer version once corrected: the old one is known, and that there is a newer', async () => {
    const { id, num } = await published()
    const first = await fileOf(num)
    const { db } = api.database
    await day.setContest(id, 'judged')
    expect(await ask(first)).toMatchObject({
      published: 'withdrawn',
      version: null,
      signature: 'good',
    })
    // A corrected name is a reason for a new version.
    await db
      .updateTable('dancers')
      .set({ last_name: 'Исправленная' })
      .where('event_id', '=', day.eventId)
      .execute()
    await publish(id, 'Фамилия с опечаткой')
    const second = await fileOf(num)
    expect(second.version).toBe(2)
    expect(second.corrections[0]?.changed).toContainEqual(
      expect.stringMatching(/^№ \d+: имя другое$/),
    )
    expect(await ask(first)).toMatchObject({ published: 'older', version: 2, signature: 'good' })
    expect(await ask(second)).toMatchObject({ published: 'same', version: 2 })
    expect(checked(second, await keys())).toMatchObject({ problems: [], isSound: true })
  })

  it('of format 1 are read as before, and are format 2 from their next version on', async () => {
    const { id, num } = await published()
    const { db } = api.database
    const stored = await fileOf(num)
    const { signature: _1, team: _2, made_at: _3, ...core } = stored
    const old: ResultFile = {
      ...core,
      format: 'parket-result/1',
      panel: core.panel.map(({ letter, role }) => ({ letter, role, name: '' })),
      places: core.places.map(({ names_commit: _4, names_salt: _5, ...place }) =>
        Object.assign(place, { names: [] }),
      ),
    }
    const content = { ...old, hash: sha256(hashInput(old)) }
    await db
      .updateTable('publications')
      .set({ content: JSON.stringify(content) })
      .where('contest_id', '=', id)
      .execute()
    const file = await fileOf(num)
    expect(file.places[0]).not.toHaveProperty('names_salt')
    expect(file).not.toHaveProperty('signature')
    expect(checkResultFile(JSON.stringify(file), sha256)).toMatchObject([
      { problems: [], isUnsignedFormat: true },
    ])
    expect(await ask(file)).toMatchObject({ published: 'same', signature: 'none' })
    await day.setContest(id, 'judged')
    await publish(id, 'Ещё раз')
    expect(await fileOf(num)).toMatchObject({ format: 'parket-result/2', version: 2 })
  })

  it('are checked by the keys and events of the host’s own team alone', async () => {
    const { num } = await published()
    const file = await fileOf(num)
    expect((await keys(foreignHost)).keys.map(({ id }) => id)).not.toContain(file.signature?.key)
    expect(await ask(file, foreignHost)).toEqual({
      published: 'unknown',
      version: null,
      journal: 'unknown',
      input_faults: [],
      signature: 'unknown_key',
      key: null,
    })
  })

  it('are asked about so often from one address, and no more', async () => {
    const file = await fileOf((await published()).num)
    const call = () =>
      api.call({ method: 'POST', url: '/api/result-check', body: { files: [given(file)] } })
    expect((await call()).statusCode).toBe(200)
    await api.database.db
      .updateTable('rate_limits')
      .set({ attempts: 100 })
      .where('scope', '=', 'result-check')
      .execute()
    expect((await call()).statusCode).toBe(429)
    await api.database.db.deleteFrom('rate_limits').where('scope', '=', 'result-check').execute()
  })

  it('of one event are looked up in its journal together', async () => {
    const files: ResultFile[] = []
    for (const { num } of [await published(), await published()]) files.push(await fileOf(num))
    const checks = (asked: readonly ResultFile[]) =>
      api.countQueries(async () => {
        const body = { files: asked.map(given) }
        const answer = await api.call({ method: 'POST', url: '/api/result-check', body })
        const told = asked.map(() => expect.objectContaining({ journal: 'told', input_faults: [] }))
        expect(answer.json()).toMatchObject({ files: told })
      })
    expect(await checks(files)).toBe(await checks(files.slice(0, 1)))
  })

  it('of numbers that no event can have are unknown', async () => {
    const file = await fileOf((await published()).num)
    const event = { ...file.event, id: Number.MAX_SAFE_INTEGER }
    const contest = { ...file.contest, group_num: 2 ** 40 }
    expect(await ask({ ...file, event, contest })).toMatchObject({ published: 'unknown' })
  })

  it('nothing is told of a result whose marks are not public', async () => {
    const { id, num } = await published()
    const file = await fileOf(num)
    const { db } = api.database
    await db.updateTable('contests').set({ marks_published: false }).where('id', '=', id).execute()
    expect(await ask({ ...file, hash: 'guessed' })).toMatchObject({
      published: 'unknown',
      version: null,
    })
    expect(await ask(file)).toMatchObject({ published: 'withdrawn', version: null })
  })

  it('are unsigned while the server’s key opens no key of the team, which signs again afterwards', async () => {
    const before = await fileOf((await published()).num)
    const { db } = api.database
    const signing = db.selectFrom('result_keys').selectAll().where('until_at', 'is', null)
    const { id, sealed } = await signing.executeTakeFirstOrThrow()
    const setSealed = (value: string | null) =>
      db.updateTable('result_keys').set({ sealed: value }).where('id', '=', id).execute()
    const wrong = createVault('another key of the server, long enough').seal('x', 'y')
    await setSealed(wrong)
    const { id: contestId, num } = await published()
    const unsigned = await fileOf(num)
    expect(unsigned).not.toHaveProperty('signature')
    expect(await signing.executeTakeFirstOrThrow()).toMatchObject({ id, sealed: wrong })
    expect(await auditOf(db, 'contest', contestId)).toContainEqual(
      expect.objectContaining({ changes: { result_key: { from: id, to: null } } }),
    )
    await setSealed(sealed)
    const after = await fileOf((await published()).num)
    expect(after.signature?.key).toBe(before.signature?.key)
    expect(checked(after, await keys()).isSound).toBe(true)
  })
})

forEachEngine('the result of a rehearsal', (engine) => {
  it('is signed by nobody, corrected neither', async () => {
    const api = await startApi(engine)
    onTestFinished(() => api.close())
    const day = await createCompetition(api)
    const { db } = api.database
    const { id: event } = await createEvent(db, day.teamId)
    await db
      .updateTable('events')
      .set({ rehearsal_of: event, published: false })
      .where('id', '=', day.eventId)
      .execute()
    const id = await day.enter(2, { dances: ['Румба'] })
    await day.setContest(id, 'ready')
    const [round] = (await day.rounds(id)) as [Round]
    await day.begin(round)
    await day.type(round, byNumber(round.advance))
    await day.setRound(round, 'judged')
    const publish = (reason?: string) =>
      day.send('POST', `/api/contests/${id}/publication`, {
        level: 'places',
        ...(reason !== undefined && { reason }),
      })
    await publish()
    await day.setContest(id, 'judged')
    await publish('Ещё раз')
    await day.send('POST', `/api/contests/${id}/publication`, { level: 'marks' })
    const whole = await day.send<{ format: string; contests: ResultFile[] }>(
      'GET',
      `/api/events/${day.eventId}/result-file`,
    )
    expect(whole).toMatchObject({
      format: 'parket-result/1',
      contests: [{ format: 'parket-result/1' }],
    })
    const rows = await db
      .selectFrom('publications')
      .where('contest_id', '=', id)
      .select('content')
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const { content } of rows) {
      expect(content.format).toBe('parket-result/1')
      expect(content).not.toHaveProperty('signature')
    }
    expect(await db.selectFrom('result_keys').select('id').execute()).toEqual([])
  })
})

forEachEngine('a server without a key of its own', (engine) => {
  let api: Api
  let day: Competition
  beforeAll(async () => {
    api = await startApi(engine, { vault: null })
    day = await createCompetition(api)
  })
  afterAll(() => api.close())

  it('publishes without a signature', async () => {
    const id = await day.enter(2, { dances: ['Румба'] })
    await day.setContest(id, 'ready')
    const [round] = (await day.rounds(id)) as [Round]
    await day.begin(round)
    await day.type(round, byNumber(round.advance))
    await day.setRound(round, 'judged')
    const url = `/api/contests/${id}/publication`
    await day.send('POST', url, { level: 'places' })
    await day.send('POST', url, { level: 'marks' })
    const { group_num } = await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)
    const file = await day.send<ResultFile>(
      'GET',
      `/api/events/${day.eventId}/groups/${group_num}/result-file`,
    )
    expect(file.format).toBe('parket-result/2')
    expect(file).not.toHaveProperty('signature')
    expect(checkResultFile(JSON.stringify(file), sha256)).toMatchObject([{ problems: [] }])
  })
})
