import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { components } from '@parket/api-client/schema'
import { checkResultFile } from '@parket/domain/result/checkResultFile'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { copyClosedRounds, openCopyFolder } from '../journal/copyClosedRounds.ts'
import { sha256 } from '../security/sha256.ts'
import { startApi, type Api } from '../testing/api.ts'
import { runScript } from '../testing/child.ts'
import { createEntries } from '../testing/competition.ts'
import { anyEngine } from '../testing/database.ts'
import { createJudge } from '../testing/fixtures.ts'
import { createFraudDay, PIN, type Danced, type FraudDay } from '../testing/fraudDay.ts'
import { unguarded } from '../testing/tamper.ts'
import { tempFolder } from '../testing/tempFolder.ts'

type Schemas = components['schemas']

/** Somebody who has the database, and bends what a result follows from before it is published. */
let api: Api
let own: FraudDay

beforeAll(async () => {
  api = await startApi(anyEngine())
  own = await createFraudDay(api)
})
afterAll(() => api.close())

const round = ({ id, round: { id: roundId } }: Danced, path: string) =>
  `/api/contests/${id}/rounds/${roundId}${path}`

/** What the journal's page says of the input. */
async function pageFaults(danced: Danced): Promise<string[]> {
  const page = await own.day.send<Schemas['RoundJournal']>('GET', round(danced, '/journal'))
  return page.input_faults
}

/** What the list of all its lines says of it. */
async function listFaults({ id }: Danced): Promise<string[]> {
  const page = await own.day.send<Schemas['JournalPage']>('GET', `/api/contests/${id}/journal`)
  return page.input_faults
}

/** What the site says to who brings a file. */
async function siteFaults(file: ResultFile): Promise<string[]> {
  const { format, version, event, contest, made_at = '', hash, signature = null } = file
  const one = { format, version, event_id: event.id, group_num: contest.group_num, made_at, hash }
  const answer = await api.call({
    method: 'POST',
    url: '/api/result-check',
    body: { files: [{ ...one, signature }] },
  })
  return answer.json<Schemas['FileCheck']>().files[0]?.input_faults ?? []
}

/** As `npm run check-journal -- copies --result file.json` says it. */
async function checkJournal(file: ResultFile): Promise<{ code: number | null; said: string }> {
  const copies = tempFolder()
  const { db } = api.database
  const { last } = await db
    .selectFrom('journal')
    .select((eb) => eb.fn.max('at').as('last'))
    .executeTakeFirstOrThrow()
  await copyClosedRounds(db, await openCopyFolder(copies), last ?? new Date())
  const path = join(tempFolder(), 'result.json')
  writeFileSync(path, JSON.stringify(file))
  const child = runScript('checkJournal.ts', {}, [copies, '--result', path])
  const said: string[] = []
  for (let line = await child.nextLine(); line !== null; line = await child.nextLine()) {
    if (line.startsWith(path)) said.push(line)
  }
  return { code: await child.exit, said: said.join('\n') }
}

async function checksOf({ id }: Danced): Promise<Schemas['ResultCheck'][]> {
  const { checks } = await own.day.send<Schemas['ResultPreview']>(
    'GET',
    `/api/contests/${id}/result`,
  )
  return checks.filter(({ kind }) => kind === 'changed-input')
}

const decide = (danced: Danced, places: readonly number[]) =>
  own.day.send('POST', round(danced, '/decisions'), {
    kind: 'order',
    entries: danced.entries.map((registration_id, at) => ({
      registration_id,
      value: places[at] ?? at + 1,
    })),
    text: 'Так поставил главный судья',
  })

type Change = (danced: Danced) => RawBuilder<unknown> | RawBuilder<unknown>[]
const ids = ({ entries }: Danced) => [entries[0] ?? 0, entries[1] ?? 0] as const
const isOf = ({ id }: Danced) => sql`contest_id = ${id}`
const isIn = (danced: Danced) => sql`round_id = ${danced.round.id}`
const regDatas = (danced: Danced) =>
  sql`select reg_data_id from registrations where id = any(${[...ids(danced)]}::bigint[])`

/** By table: what is changed, and how it is named. `beside`: the file does not have it, so only the staff's page names it. */
const frauds: readonly [
  table: string,
  what: string,
  named: RegExp,
  change: Change,
  beside?: true,
][] = [
  [
    'round_decisions',
    'a decision that nobody made',
    /^Финал\. Решения/,
    (it) =>
      sql`insert into round_decisions (round_id, kind, numbers, reason, office, at)
            values (${it.round.id}, 'order', ${JSON.stringify({ [ids(it)[0]]: 4 })}, 'Так', 'chief', now())`,
  ],
  [
    'round_decisions',
    'other places in a decision',
    /^Финал\. Решения/,
    (it) => {
      const [one, other] = ids(it)
      return sql`update round_decisions set numbers = numbers || ${JSON.stringify({ [one]: 2, [other]: 1 })}
                   where ${isIn(it)}`
    },
  ],
  [
    'round_decisions',
    'a decision that is gone',
    /^Финал\. Решения/,
    (it) => sql`delete from round_decisions where ${isIn(it)}`,
  ],
  [
    'round_decisions',
    'a decision that is taken back',
    /^Финал\. Решения/,
    (it) => sql`update round_decisions set withdrawn_at = now() where ${isIn(it)}`,
  ],
  [
    'round_decisions',
    'whose decision it is',
    /^Финал\. Решения/,
    (it) => sql`update round_decisions set office = 'organiser' where ${isIn(it)}`,
  ],
  [
    'round_exits',
    'a winner who is disqualified',
    /^Финал\. Кто танцевал/,
    (it) =>
      sql`insert into round_exits (round_id, registration_id, status, reason, at)
            values (${it.round.id}, ${ids(it)[0]}, 'disqualified', 'Так', now())`,
  ],
  [
    'round_exits',
    'one who left and is back',
    /^Финал\. Кто танцевал/,
    (it) => sql`delete from round_exits where ${isIn(it)}`,
  ],
  [
    'round_exits',
    'another reason to have left',
    /^Финал\. Кто танцевал/,
    (it) => sql`update round_exits set status = 'disqualified' where ${isIn(it)}`,
  ],
  [
    'panel_judges',
    'another judge on the panel',
    /^Состав судей|^Кто судил/,
    (it) =>
      sql`update panel_judges set judge_id = ${own.day.judges['K']}
            where ${isOf(it)} and judge_id = ${own.day.judges['C']}`,
  ],
  [
    'panel_judges',
    'a judge who is on the panel, too',
    /^Состав судей|^Кто судил/,
    (it) =>
      sql`insert into panel_judges (contest_id, event_id, judge_id, ind)
            values (${it.id}, ${own.day.eventId}, ${own.day.judges['J']}, 3)`,
  ],
  [
    'panel_substitutions',
    'a judge who is put in a seat',
    /^Кто судил под буквами B/,
    (it) =>
      sql`insert into panel_substitutions (round_id, dance, letter, judge_id, reason, at)
            values (${it.round.id}, 'Вальс', 'B', ${own.day.judges['E']}, 'Так', now())`,
    true,
  ],
  [
    'contests',
    'what breaks a tie',
    /^Правила подсчёта/,
    (it) => sql`update contests set tie_break = 'chief-judge' where id = ${it.id}`,
  ],
  [
    'contests',
    'whether extremes are dropped',
    /^Правила подсчёта/,
    (it) => sql`update contests set drop_extremes = 'total' where id = ${it.id}`,
  ],
  [
    'contests',
    'the size of the final',
    /^Правила подсчёта/,
    (it) => sql`update contests set final_max = 2 where id = ${it.id}`,
  ],
  [
    'contests',
    'the order of those who are out',
    /^Правила подсчёта/,
    (it) => sql`update contests set order_eliminated = not order_eliminated where id = ${it.id}`,
  ],
  [
    'rounds',
    'how many go on',
    /^Финал\. Танцы, сколько проходит/,
    (it) => sql`update rounds set advance = 2 where id = ${it.round.id}`,
  ],
  [
    'reg_datas',
    'start numbers of two',
    /^Имена под №|^Чьи это номера/,
    (it) => {
      const [one = 0, other = 0] = it.numbers
      const give = (id: number, number: number) =>
        sql`update reg_datas set start_number = ${number}
              where id = (select reg_data_id from registrations where id = ${id})`
      const [first, second] = ids(it)
      // No two wear the same number, not even between two statements.
      return [give(first, 90_000), give(second, one), give(first, other)]
    },
  ],
  [
    'registrations',
    'whose entry it is',
    /^Финал\. Кто танцевал/,
    (it) => sql`update registrations set reg_data_id =
          (select reg_data_id from registrations where id = ${own.at.drawn.entries[0]})
          where id = ${ids(it)[0]}`,
  ],
  [
    'dancers',
    'names of two',
    /^Имена под №\s\d+, \d+/,
    (it) => sql`update dancers set last_name = other.last_name
          from (select reg_data_id, last_name from dancers) as other
          where dancers.reg_data_id in (${regDatas(it)}) and other.reg_data_id in (${regDatas(it)})
            and other.reg_data_id <> dancers.reg_data_id`,
  ],
  [
    'dancers',
    'names of two with their salts',
    /^Имена под №\s\d+, \d+/,
    (it) => sql`update dancers set last_name = other.last_name, name_salt = other.name_salt
          from (select reg_data_id, last_name, name_salt from dancers) as other
          where dancers.reg_data_id in (${regDatas(it)}) and other.reg_data_id in (${regDatas(it)})
            and other.reg_data_id <> dancers.reg_data_id`,
  ],
]

/** A judged contest in which the chief judge has decided, and one has left. */
async function judged(): Promise<Danced> {
  const danced = await own.dance('judged')
  await decide(danced, [1, 2, 3, 4])
  const last = danced.entries[3] ?? 0
  await own.day.send('PUT', round(danced, `/entries/${last}`), {
    status: 'withdrawn',
    reason: 'Травма',
  })
  return danced
}

describe('the input of a result that is changed in the database before it is published', () => {
  it.each(frauds)('%s: %s', async (_, __, named, change, beside) => {
    const danced = await judged()
    expect(await pageFaults(danced)).toEqual([])
    await unguarded(api.database.db, async (db) => {
      for (const statement of [change(danced)].flat()) await statement.execute(db)
    })
    // The page of the journal, and the step that makes places public.
    expect(await pageFaults(danced)).toEqual(expect.arrayContaining([expect.stringMatching(named)]))
    expect(await listFaults(danced)).toEqual(await pageFaults(danced))
    const checks = await checksOf(danced)
    expect(checks.map(({ text }) => text)).toEqual(await pageFaults(danced))
    const approval = { approve: true, pin: PIN }
    const url = `/api/contests/${danced.id}/approval`
    const silent = await own.ask('chiefStation', { method: 'PUT', url, body: approval })
    expect(silent.statusCode).toBe(422)
    // Whoever answers and publishes nevertheless leaves it to be seen by everybody.
    await own.publish(danced.id)
    const file = await own.file(danced)
    if (beside) return
    expect(await siteFaults(file)).toEqual(expect.arrayContaining([expect.stringMatching(named)]))
  })
})

it('check-journal names it without the server', async () => {
  const danced = await judged()
  await api.database.db
    .updateTable('round_exits')
    .set({ status: 'disqualified' })
    .where('round_id', '=', danced.round.id)
    .execute()
  await own.publish(danced.id)
  const file = await own.file(danced)
  const [contest] = checkResultFile(JSON.stringify(file), sha256)
  // By itself nothing is wrong with the file.
  expect(contest?.problems).toEqual([])
  const { code, said } = await checkJournal(file)
  expect(code).toBe(1)
  expect(said).toMatch(/NOT WHOLE: Финал\. Кто танцевал и\sкто выбыл: не\sто, что в\sжурнале/)
})

it('a change past the server is not hidden by one that the server makes later', async () => {
  const danced = await judged()
  await api.database.db
    .updateTable('round_exits')
    .set({ status: 'disqualified' })
    .where('round_id', '=', danced.round.id)
    .execute()
  const [first = 0] = danced.entries
  const setStatus = (status: string) =>
    own.day.send('PUT', round(danced, `/entries/${first}`), { status, reason: 'Так решено' })
  await setStatus('withdrawn')
  await setStatus('danced')
  expect(await pageFaults(danced)).toEqual([
    expect.stringMatching(
      /^Финал\. Кто танцевал .*: изменено мимо журнала турнира, между строками/,
    ),
  ])
})

it('a judge who is merged, and a panel whose change is undone, raise no alarm', async () => {
  const { day } = own
  const { db } = api.database
  const { A = 0, B = 0, C = 0, H = 0, I = 0 } = day.judges
  await db.updateTable('judges').set({ team_id: day.teamId }).where('id', '=', H).execute()
  const danced = await own.dance('locked')
  const setPanel = (judgeIds: number[]) =>
    day.call('PUT', `/api/contests/${danced.id}/panel`, { judgeIds })
  await day.send('PUT', round(danced, '/status'), { status: 'running' })
  const changed = await setPanel([A, B, I])
  const undone = await day.call(
    'POST',
    `/api/admin/events/${day.eventId}/change-sets/${changed.headers['x-change-set-id'] as string}/undo`,
  )
  expect([undone.statusCode, (await setPanel([A, B, H])).statusCode]).toEqual([200, 200])
  const { id: into } = await createJudge(db, { last_name: 'Судья', first_name: 'Новая' })
  const merged = await day.call('POST', `/api/judges/${H}/merge`, { into }, 'superadmin')
  expect(merged.statusCode).toBe(200)
  expect(await pageFaults(danced)).toEqual([])
  await unguarded(db, (connection) =>
    connection
      .updateTable('panel_judges')
      .set({ judge_id: C })
      .where('contest_id', '=', danced.id)
      .where('judge_id', '=', into)
      .execute(),
  )
  expect(await pageFaults(danced)).not.toEqual([])
})

it('rounds that begin, end and begin again with their contests, and steps that are undone, raise no alarm', async () => {
  const { day } = own
  const setContests = async (status: string, ...contests: Danced[]) => {
    const contestIds = contests.map(({ id }) => id)
    const body = { contestIds, status, generateHeats: false }
    await day.send('PUT', `/api/events/${day.eventId}/contest-statuses`, body)
  }
  const undo = async (answer: { headers: Record<string, unknown> }) => {
    const id = answer.headers['x-change-set-id'] as string
    await day.send('POST', `/api/admin/events/${day.eventId}/change-sets/${id}/undo`)
  }
  const [withContest, byStep, alone] = [
    await own.dance('locked'),
    await own.dance('locked'),
    await own.dance('locked'),
  ]
  await setContests('running', withContest, alone)
  const isFirst = await api.database.db
    .selectFrom('journal')
    .where('kind', '=', 'input')
    .where(sql`body ->> 'contest_id'`, 'in', [withContest.id, alone.id])
    .select('n')
    .execute()
  expect(isFirst).toHaveLength(2)
  await setContests('ready', withContest)
  await setContests('running', withContest)

  await day.setRound(byStep.round, 'running')
  const { version } = await day.send<Schemas['Contest']>('GET', `/api/contests/${byStep.id}`)
  await day.send('PUT', `/api/contests/${byStep.id}`, { version, status: 'ready' })
  await day.setRound(byStep.round, 'running')

  const back = await day.setRound(alone.round, 'locked')
  expect(back.statusCode).toBe(200)
  await undo(back)
  for (const contest of [withContest, byStep, alone]) {
    expect((await day.rounds(contest.id)).map(({ status }) => status)).toEqual(['running'])
    expect(await pageFaults(contest)).toEqual([])
    // And none of them is merely older than such lines.
    await api.database.db
      .updateTable('rounds')
      .set({ advance: 2 })
      .where('id', '=', contest.round.id)
      .execute()
    expect(await pageFaults(contest)).toEqual([expect.stringMatching(/^Финал\. Танцы/)])
  }
})

it('somebody who comes late into a round that runs, and leaves it again, raises no alarm', async () => {
  const { day } = own
  const danced = await own.dance('locked')
  await day.setRound(danced.round, 'running')
  const [late = 0] = await createEntries(api.database.db, day.eventId, danced.id, [null])
  const answer = await day.call('POST', round(danced, '/late-entries'), { registration_id: late })
  expect(answer.statusCode).toBe(200)
  expect(await pageFaults(danced)).toEqual([])
  const id = answer.headers['x-change-set-id'] as string
  await day.send('POST', `/api/admin/events/${day.eventId}/change-sets/${id}/undo`)
  expect((await day.marks(danced.round)).entries).toHaveLength(4)
  expect(await pageFaults(danced)).toEqual([])
})

it('a role that is put right while a contest of two roles runs raises no alarm', async () => {
  const { day } = own
  const id = await day.enter(['leader', 'follower', 'leader', 'follower'], {
    scoring: 'relative-placement',
    jnj_role_split: true,
    max_count: 100,
  })
  await day.setContest(id, 'ready')
  for (const one of await day.rounds(id)) await day.begin(one)
  const { id: entry, reg_data_id } = await api.database.db
    .selectFrom('registrations')
    .where('contest_id', '=', id)
    .where('role', '=', 'leader')
    .select(['id', 'reg_data_id'])
    .executeTakeFirstOrThrow()
  const url = `/api/events/${day.eventId}/reg-datas/${reg_data_id}`
  const { regData } = await day.send<Schemas['RegDataAnswer']>('GET', url)
  const changed = await day.call('PUT', url, {
    version: regData.version,
    registrations: [{ id: entry, contest_id: id, role: 'follower' }],
    late_reason: 'Перепутали роль',
  })
  expect(changed.statusCode).toBe(200)
  const [final] = await day.rounds(id)
  const page = await day.send<Schemas['RoundJournal']>(
    'GET',
    `/api/contests/${id}/rounds/${final?.id}/journal`,
  )
  expect(page.input_faults).toEqual([])
})

it('a substitute who is no more of the event, and is merged, raises no alarm', async () => {
  const { day } = own
  const { db } = api.database
  const { id: spare } = await createJudge(db, { last_name: 'Судья', first_name: 'Запасная' })
  const ofEvent = `/api/events/${day.eventId}/judges/${spare}`
  await day.send('PUT', ofEvent, { role: 'scrutineer', letter: null })
  const danced = await own.dance('locked')
  await day.setRound(danced.round, 'running')
  await day.send('POST', round(danced, '/substitutions'), {
    letter: 'B',
    judge_id: spare,
    dance: 'Вальс',
    reason: 'Заболел',
  })
  const removed = await day.call('DELETE', ofEvent)
  expect(removed.statusCode).toBe(204)
  const { id: into } = await createJudge(db, { last_name: 'Судья', first_name: 'Другая' })
  const merged = await day.call('POST', `/api/judges/${spare}/merge`, { into }, 'superadmin')
  expect(merged.statusCode).toBe(200)
  expect(await pageFaults(danced)).toEqual([])
})

it('an honest day with all of them raises no alarm', async () => {
  const { day } = own
  const danced = await own.dance('running')
  const [one = 0, two = 0] = danced.entries
  const { entries } = await day.marks(danced.round)
  const entryUrl = (id: number) => round(danced, `/entries/${id}`)
  // Decisions, exits, the panel, names and numbers, before the round is counted and after.
  const decision = async () => {
    const before = await day.marks(danced.round)
    await decide(danced, [1, 2, 3, 4])
    const after = await day.marks(danced.round)
    const known = new Set(before.decisions.map(({ id }) => id))
    return after.decisions.find(({ id }) => !known.has(id))?.id ?? 0
  }
  const made = await decision()
  await day.send('DELETE', round(danced, `/decisions/${made}`))
  await day.send('PUT', entryUrl(one), { status: 'disqualified', reason: 'Ошибка' })
  await day.send('PUT', entryUrl(one), { status: 'danced', reason: 'Отменено' })
  await day.setRound(danced.round, 'judged')
  await day.send('PUT', entryUrl(two), { status: 'withdrawn', reason: 'Травма' })
  await decision()
  const { reg_data_id: regId } = await api.database.db
    .selectFrom('registrations')
    .where('id', '=', one)
    .select('reg_data_id')
    .executeTakeFirstOrThrow()
  const path = `/api/events/${day.eventId}/reg-datas/${regId}`
  const swap = { start_number: entries[1]?.start_number, swap: true, reason: 'Перепутали номера' }
  await day.send('PUT', `${path}/start-number`, swap)
  const { dancers, regData } = await day.send<Schemas['RegDataAnswer']>('GET', path)
  const [dancer] = dancers
  await day.send('PUT', path, {
    version: regData.version,
    dancers: [{ ...dancer, first_name: 'Мария' }],
  })
  // Seats: a judge marks under another letter in a round that has no marks yet, and another one sits down.
  const locked = await own.dance('locked')
  await day.send('PUT', round(locked, '/status'), { status: 'running' })
  const { A = 0, B = 0, D = 0, F = 0, G = 0 } = day.judges
  await day.send('PUT', `/api/contests/${locked.id}/panel`, { judgeIds: [A, B, D] })
  await day.send('PUT', round(locked, '/panel'), { judgeIds: [A, B, G] })
  await day.send('PUT', round(locked, '/panel'), { judgeIds: null })
  await day.send('PUT', `/api/events/${day.eventId}/judges/${D}`, { role: 'line', letter: 'X' })
  await day.send('POST', round(locked, '/substitutions'), {
    letter: 'X',
    judge_id: F,
    dance: 'Вальс',
    reason: 'Заболел',
  })
  await day.send('PUT', round(locked, '/status'), { status: 'locked' })
  await day.send('PUT', round(locked, '/status'), { status: 'running' })
  await day.type(locked.round, (_, numbers) =>
    Object.fromEntries(numbers.map((number, place) => [number, [place + 1]])),
  )
  await day.setRound(locked.round, 'judged')
  for (const contest of [danced, locked]) {
    expect(await pageFaults(contest)).toEqual([])
    expect(await listFaults(contest)).toEqual([])
    expect(await checksOf(contest)).toEqual([])
    await own.publish(contest.id)
    const file = await own.file(contest)
    expect(await siteFaults(file)).toEqual([])
    expect((await checkJournal(file)).code).toBe(0)
  }
  // After the publication: a correction, and a number that is given back.
  await day.send('PUT', entryUrl(two), { status: 'danced', reason: 'Вернулась' })
  await day.send('PUT', `${path}/start-number`, { ...swap, start_number: null })
  expect(await pageFaults(danced)).toEqual([])
  await day.send('PUT', `/api/events/${day.eventId}/judges/${D}`, { role: 'line', letter: 'X' })
})
