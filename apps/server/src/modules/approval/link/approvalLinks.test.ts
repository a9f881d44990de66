import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { csrfHeaders, startApi, type Api } from '../../../testing/api.ts'
import { createCompetition, type Competition, type Round } from '../../../testing/competition.ts'
import { anyEngine } from '../../../testing/database.ts'
import { lettersTo, linkIn } from '../../../testing/letters.ts'
import { createJudge, createTeam } from '../../../testing/fixtures.ts'

const HOUR = 3_600_000
const EMAIL = 'chief@parket.test'

let api: Api
let day: Competition
let chiefId: number
let contestId: string
let groupNum: number
let round: Round
/** How far the clock is ahead of the beginning of each test. */
let passed = 0

const pass = (ms: number) => {
  passed += ms
  api.pass(ms)
}

beforeAll(async () => {
  api = await startApi(anyEngine(), { mailGoesOut: true })
  day = await createCompetition(api)
  const { db } = api.database
  await createTeam(db, { name: 'Ореол', domain: 'oreol.localhost' })
  await db
    .updateTable('events')
    .set({
      chief_approval: true,
      date_begin: '2026-11-20T06:00:00Z',
      date_end: '2026-11-20T20:00:00Z',
    })
    .where('id', '=', day.eventId)
    .execute()
  const chief = await createJudge(db, {
    last_name: 'Заречная',
    first_name: 'Ольга',
    email: EMAIL,
  })
  chiefId = chief.id
  await db
    .insertInto('event_judges')
    .values({ event_id: day.eventId, judge_id: chiefId, role: 'chief', letter: null })
    .execute()
})
beforeEach(async () => {
  pass(-passed)
  await api.database.db
    .updateTable('judges')
    .set({ email: EMAIL })
    .where('id', '=', chiefId)
    .execute()
  contestId = await day.enter(2, { scoring: 'skating', dances: ['Вальс'] })
  await day.setContest(contestId, 'ready')
  ;[round] = (await day.rounds(contestId)) as [Round]
  await day.begin(round)
  await day.type(round, (_where, all) =>
    Object.fromEntries(all.map((number, at) => [number, [at + 1]])),
  )
  await day.setRound(round, 'judged')
  ;({ group_num: groupNum } = await day.send<{ group_num: number }>(
    'GET',
    `/api/contests/${contestId}`,
  ))
})
afterAll(() => api.close())

interface Approval {
  is_approved: boolean
  is_by_link: boolean
  by: string | null
  waits: boolean
  approver: string
  link: { to: string[]; sent_at: string | null; expires_at: string | null } | null
}

const url = () => `/api/contests/${contestId}/approval`
const approval = () => day.send<Approval>('GET', url())
const ask = () => day.call('POST', `${url()}/link`)
/** What became of the latest letter, now. */
const endLetter = async (end: 'sent_at' | 'failed_at') => {
  const { id, at } = await api.database.db
    .selectFrom('approval_links')
    .where('contest_id', '=', contestId)
    .select(['letter_id as id', 'sent_at as at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const set = end === 'sent_at' ? { sent_at: at } : { failed_at: at }
  await api.database.db.updateTable('outbox').set(set).where('id', '=', id).execute()
}
/** @returns what stands in the link of the latest letter */
const asked = async () => {
  expect((await ask()).statusCode).toBe(200)
  return linkIn(api.database.db, EMAIL, 'approve')
}
const byLink = async (path: string, token: string, host = 'localhost') =>
  api.app.inject({
    method: 'POST',
    url: path,
    payload: { token },
    headers: { host, ...(await csrfHeaders(api.app, host)) },
  })
const look = (token: string, host?: string) => byLink('/api/approval-link', token, host)
const approve = (token: string, host?: string) => byLink('/api/approval-link/approval', token, host)
const refusalOf = (answer: Awaited<ReturnType<typeof look>>) => [
  answer.statusCode,
  answer.json<{ code: string }>().code,
]
const bySupervisor = () => day.call('PUT', url(), { approve: true }, 'supervisor')
const publish = () =>
  day.call('POST', `/api/contests/${contestId}/publication`, { level: 'places' })
const firstPlace = async () => {
  const answer = await api.call({ url: `/api/events/${day.eventId}/groups/${groupNum}/results` })
  const { places } = answer.json<{ places: { place: number; start_number: number }[] }>()
  return places.find(({ place }) => place === 1)?.start_number
}
/** Turns the two places round. */
const correct = async (by: 'admin' | 'supervisor' = 'admin') => {
  const { sheets } = await day.marks(round)
  for (const { id, marks } of sheets) {
    const turned = marks.map(({ registration_id, values: [value = 1] }) => ({
      registration_id,
      values: [3 - (value ?? 1)],
    }))
    const path = `/api/contests/${contestId}/rounds/${round.id}/sheets/${id}`
    const body = { marks: turned, reason: 'Судья перепутал' }
    expect((await day.call('PUT', path, body, by)).statusCode).toBe(200)
  }
}

it('while the event goes on no link is sent', async () => {
  expect(await approval()).toMatchObject({ approver: 'office', link: null })
  expect(refusalOf(await ask())).toEqual([409, 'approval_link_early'])
})

it('a correction of a published result is approved by the link, and the public sees the old version until then', async () => {
  expect((await bySupervisor()).statusCode).toBe(200)
  expect((await publish()).statusCode).toBe(200)
  const before = await firstPlace()
  pass(48 * HOUR)
  await correct()
  expect(await approval()).toMatchObject({
    waits: true,
    approver: 'link',
    link: { to: ['Заречная Ольга'], sent_at: null },
  })
  const token = await asked()
  const { link } = await approval()
  expect(link?.sent_at).not.toBeNull()
  const offer = await look(token)
  expect(offer.statusCode).toBe(200)
  expect(offer.json()).toMatchObject({
    judge: 'Заречная Ольга',
    version: 2,
    is_public: true,
    reason: 'Судья перепутал',
    changed: expect.arrayContaining([`№ ${before}: было 1-е место, стало 2-е место`]) as unknown,
  })
  expect(offer.body).not.toContain('Танцор')
  expect(offer.json()).not.toHaveProperty('hash')
  // Looking changes nothing: programs that read mail look, too.
  expect(await firstPlace()).toBe(before)
  expect((await approve(token)).statusCode).toBe(204)
  expect(await firstPlace()).not.toBe(before)
  expect(await approval()).toMatchObject({
    is_approved: true,
    is_by_link: true,
    by: 'Заречная Ольга',
    waits: false,
  })
})

it('nobody is asked, and no link approves, while a check has no answer', async () => {
  const { db } = api.database
  const setCoach = (coach: string) =>
    db.updateTable('reg_datas').set({ coach }).where('event_id', '=', day.eventId).execute()
  const seated = await db
    .selectFrom('judges')
    .where('id', '=', Object.values(day.judges)[0] ?? 0)
    .select(['last_name', 'first_name'])
    .executeTakeFirstOrThrow()
  const coach = `${seated.last_name} ${seated.first_name}`
  pass(48 * HOUR)
  await setCoach(coach)
  expect(refusalOf(await ask())).toEqual([409, 'approval_link_unanswered'])
  await setCoach('')
  const token = await asked()
  await setCoach(coach)
  expect(refusalOf(await look(token))).toEqual([409, 'approval_link_unchecked'])
  expect(refusalOf(await approve(token))).toEqual([409, 'approval_link_unchecked'])
  expect(await approval()).toMatchObject({ is_approved: false })

  const { checks } = await day.send<{ checks: { key: string }[] }>(
    'GET',
    `/api/contests/${contestId}/result`,
  )
  const answers = checks.map(({ key }) => ({ key, text: 'Другого судьи нет' }))
  expect(answers).not.toEqual([])
  const answered = await day.call('PUT', `/api/contests/${contestId}/checks`, { answers })
  expect(answered.statusCode).toBe(200)
  expect((await approve(token)).statusCode).toBe(204)
  await setCoach('')
})

it('the history and the journal say that it was the link', async () => {
  pass(48 * HOUR)
  await approve(await asked())
  const { db } = api.database
  const line = await db
    .selectFrom('journal')
    .where('kind', '=', 'approval')
    .select(['body', 'user_id', 'station_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(line).toMatchObject({
    body: { contest_id: contestId, by: 'link', judge_id: chiefId },
    user_id: null,
    station_id: null,
  })
  const noted = await db
    .selectFrom('audit_log')
    .where('entity_id', '=', contestId)
    .where('action', 'in', ['sendApprovalLink', 'approveByLink'])
    .select('action')
    .orderBy('id')
    .execute()
  expect(noted.map(({ action }) => action)).toEqual(['sendApprovalLink', 'approveByLink'])
})

it('a link approves once', async () => {
  pass(48 * HOUR)
  const token = await asked()
  const answers = await Promise.all([approve(token), approve(token), approve(token)])
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
  expect(refusalOf(await look(token))).toEqual([409, 'approval_link_used'])
  expect(refusalOf(await ask())).toEqual([409, 'approval_link_needless'])
})

it('a result that changed since makes the link stale', async () => {
  pass(48 * HOUR)
  const token = await asked()
  await correct()
  expect(refusalOf(await look(token))).toEqual([409, 'approval_link_stale'])
  expect(refusalOf(await approve(token))).toEqual([409, 'approval_link_stale'])
  expect(await approval()).toMatchObject({ is_approved: false, link: { sent_at: null } })
})

it('a later letter takes the place of one before', async () => {
  pass(48 * HOUR)
  const first = await asked()
  const second = await asked()
  expect(second).not.toBe(first)
  expect(refusalOf(await approve(first))).toEqual([409, 'approval_link_over'])
  expect((await approve(second)).statusCode).toBe(204)
})

it('after three days the link is over, and a supervisor may approve instead', async () => {
  pass(48 * HOUR)
  const token = await asked()
  await endLetter('sent_at')
  expect(refusalOf(await bySupervisor())).toEqual([409, 'approval_by_link'])
  pass(72 * HOUR)
  expect(refusalOf(await approve(token))).toEqual([409, 'approval_link_over'])
  expect(await approval()).toMatchObject({ approver: 'office' })
  expect((await bySupervisor()).statusCode).toBe(200)
})

it('a letter that waits to be sent asks nobody yet, and one that failed for good reaches nobody', async () => {
  pass(48 * HOUR)
  await asked()
  pass(72 * HOUR)
  expect(await approval()).toMatchObject({ approver: 'link' })
  await endLetter('failed_at')
  expect(await approval()).toMatchObject({ approver: 'office' })
  await asked()
  expect(await approval()).toMatchObject({ approver: 'link' })
})

it('what was answered long ago is asked anew: an approval by the link that was taken back', async () => {
  pass(48 * HOUR)
  const token = await asked()
  await endLetter('sent_at')
  expect((await approve(token)).statusCode).toBe(204)
  expect((await day.call('PUT', url(), { approve: false }, 'supervisor')).statusCode).toBe(200)
  pass(96 * HOUR)
  expect(await approval()).toMatchObject({ approver: 'link', link: { sent_at: null } })
  expect(refusalOf(await bySupervisor())).toEqual([409, 'approval_by_link'])
})

it('a supervisor approves at once where the server sends no letters', async () => {
  const silent = await startApi(anyEngine())
  try {
    const { db } = silent.database
    const other = await createCompetition(silent)
    const end = { date_begin: '2026-11-20T06:00:00Z', date_end: '2026-11-20T20:00:00Z' }
    await db
      .updateTable('events')
      .set({ chief_approval: true, ...end })
      .where('id', '=', other.eventId)
      .execute()
    const chief = await createJudge(db, { last_name: 'Заречная', email: EMAIL })
    await db
      .insertInto('event_judges')
      .values({ event_id: other.eventId, judge_id: chief.id, role: 'chief', letter: null })
      .execute()
    silent.pass(48 * HOUR)
    const contest = await other.enter(2, { scoring: 'skating', dances: ['Вальс'] })
    const path = `/api/contests/${contest}/approval`
    expect(await other.send('GET', path)).toMatchObject({ approver: 'office', link: null })
    const answer = await other.call('POST', `${path}/link`)
    expect(refusalOf(answer)).toEqual([409, 'approval_link_no_address'])
  } finally {
    await silent.close()
  }
})

it('a supervisor approves where the chief judge has no e-mail, but no correction of the own', async () => {
  const { db } = api.database
  await db.updateTable('judges').set({ email: '' }).where('id', '=', chiefId).execute()
  pass(48 * HOUR)
  expect(await approval()).toMatchObject({ approver: 'office', link: null })
  expect(refusalOf(await ask())).toEqual([409, 'approval_link_no_address'])
  await correct('supervisor')
  expect(refusalOf(await bySupervisor())).toEqual([409, 'approval_own_result'])
  await db.deleteFrom('mark_corrections').execute()
  const { id } = day.people.supervisor
  await db.deleteFrom('mark_sheet_typists').where('user_id', '=', id).execute()
  expect((await bySupervisor()).statusCode).toBe(200)
})

const ofRound = () => `/api/contests/${contestId}/rounds/${round.id}`
it.each([
  [
    'decided about',
    async () => {
      const [one] = (await day.marks(round)).entries
      const body = { status: 'disqualified', reason: 'Запрещённая поддержка' }
      const entry = `${ofRound()}/entries/${one?.registration_id}`
      return day.call('PUT', entry, body, 'supervisor')
    },
  ],
  [
    'has danced again',
    () => day.call('POST', `${ofRound()}/extra`, { type: 'redance' }, 'supervisor'),
  ],
])('nor a result that the supervisor %s', async (_, change) => {
  const { db } = api.database
  await db.updateTable('judges').set({ email: '' }).where('id', '=', chiefId).execute()
  pass(48 * HOUR)
  const changed = await change()
  expect(changed.statusCode).toBeLessThan(300)
  expect(refusalOf(await bySupervisor())).toEqual([409, 'approval_own_result'])
})

it('nor a result that the supervisor typed', async () => {
  const { db } = api.database
  await db.updateTable('judges').set({ email: '' }).where('id', '=', chiefId).execute()
  pass(48 * HOUR)
  const typed = () => db.updateTable('mark_sheet_typists')
  await typed().set({ user_id: day.people.supervisor.id }).execute()
  expect(refusalOf(await bySupervisor())).toEqual([409, 'approval_own_result'])
})

it('a link works on the host of its team alone, and a made-up one nowhere', async () => {
  pass(48 * HOUR)
  const token = await asked()
  expect(refusalOf(await look(token, 'oreol.localhost'))).toEqual([404, 'approval_link_unknown'])
  expect(refusalOf(await approve(token, 'oreol.localhost'))).toEqual([404, 'approval_link_unknown'])
  expect(refusalOf(await approve(`${token}x`))).toEqual([404, 'approval_link_unknown'])
  expect(refusalOf(await approve(''))).toEqual([404, 'approval_link_unknown'])
  expect((await approve(token)).statusCode).toBe(204)
})

it('the link of somebody who is chief judge no more is of no use', async () => {
  const { db } = api.database
  const setRole = (role: 'chief' | 'scrutineer') =>
    db.updateTable('event_judges').set({ role }).where('judge_id', '=', chiefId).execute()
  pass(48 * HOUR)
  const token = await asked()
  await setRole('scrutineer')
  expect(refusalOf(await approve(token))).toEqual([409, 'approval_link_over'])
  await setRole('chief')
})

it('the letter names the contest, no dancer and no place, and the database keeps no token', async () => {
  pass(48 * HOUR)
  const token = await asked()
  const letter = (await lettersTo(api.database.db, EMAIL)).at(-1)
  expect(letter?.subject).toContain(`${groupNum}.`)
  expect(letter?.text).not.toContain('Танцор')
  const rows = await api.database.db.selectFrom('approval_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('after the event nobody but a superadmin says who the chief judge is', async () => {
  const judges = `/api/events/${day.eventId}/judges`
  const { db } = api.database
  const other = await createJudge(db, { last_name: 'Другова', first_name: 'Вера' })
  const one = (id: number) => `${judges}/${id}`
  const own = { last_name: 'Своя', first_name: 'Анна', city: 'Тула', role: 'chief' }
  const refused = [409, 'chief_role_fixed']
  pass(48 * HOUR)
  for (const answer of [
    await day.call('PUT', one(chiefId), { role: 'line', letter: 'Z' }),
    await day.call('DELETE', one(chiefId)),
    await day.call('PUT', one(other.id), { role: 'chief' }),
    await day.call('POST', judges, own),
  ]) {
    expect(refusalOf(answer)).toEqual(refused)
  }
  expect((await day.call('PUT', one(other.id), { role: 'scrutineer' })).statusCode).toBe(200)
  const bySuperadmin = (role: string) => day.call('PUT', one(other.id), { role }, 'superadmin')
  expect((await bySuperadmin('chief')).statusCode).toBe(200)
  expect((await bySuperadmin('scrutineer')).statusCode).toBe(200)
  expect((await day.call('DELETE', one(other.id))).statusCode).toBe(204)
})
