import type { components } from '@parket/api-client/schema'
import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { startCup, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createContest, createJudge, createTeam, defaultTeam } from '../../../testing/fixtures.ts'
import { createPeople, type People } from '../../../testing/roles.ts'

type Round = components['schemas']['Round']
type RegData = { regData: { id: number }; registrations: { id: number; status: string }[] }
type Refusal = { code: string; message: string; errors: Record<string, string[]> }

forEachEngine('somebody new enters a drawn contest', (engine) => {
  let api: Api
  let cup: Cup
  let people: People
  let groupNum = 700
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    const { db } = api.database
    const teamId = (await defaultTeam(db)).id
    const foreignTeamId = (await createTeam(db)).id
    people = await createPeople(db, { teamId, eventId: cup.event.id, foreignTeamId })
    await db
      .insertInto('event_judges')
      .values({
        event_id: cup.event.id,
        judge_id: (await createJudge(db)).id,
        role: 'line',
        letter: 'A',
      })
      .execute()
  })
  afterAll(() => api.close())

  const put = (url: string, body: object, token = people.admin.token) =>
    api.call({ method: 'PUT', url, body, token })
  const post = (url: string, body: object, token: string | undefined = people.admin.token) =>
    api.call({ method: 'POST', url, body, token })
  const register = (body: object, token?: string) =>
    post(`/api/events/${cup.event.id}/register`, body, token)
  const setContest = (id: string, status: string, more: object = {}) =>
    put(`/api/events/${cup.event.id}/contest-statuses`, { contestIds: [id], status, ...more })
  const roundsOf = async (id: string) =>
    (await api.call({ url: `/api/contests/${id}/rounds`, token: people.admin.token })).json<
      Round[]
    >()
  const late = (round: Round, body: object) =>
    post(`/api/contests/${round.contest_id}/rounds/${round.id}/late-entries`, body)
  const isLate = ({ is_late }: { is_late: boolean }) => is_late

  /** A contest whose rounds are drawn, before `bodies` were entered into it. */
  async function drawn(bodies: (id: string) => object[], values: object = {}) {
    groupNum += 1
    const { id } = await createContest(api.database.db, cup.event.id, {
      group_num: groupNum,
      heat_size: 4,
      ...values,
    })
    const entered: RegData[] = []
    for (const body of bodies(id)) entered.push((await register(body)).json<RegData>())
    await setContest(id, 'closed')
    await setContest(id, 'ready', { generateHeats: true })
    const rounds = await roundsOf(id)
    return { id, rounds, first: rounds[0] as Round, entered }
  }
  const five = (id: string) => Array.from({ length: 5 }, () => registration([id]))

  async function run(round: Round) {
    await put(`/api/contests/${round.contest_id}/panel`, {
      judgeIds: (await api.database.db.selectFrom('event_judges').select('judge_id').execute()).map(
        ({ judge_id }) => judge_id,
      ),
    })
    const url = `/api/contests/${round.contest_id}/rounds/${round.id}/status`
    await put(url, { status: 'locked' })
    expect((await put(url, { status: 'running' })).statusCode).toBe(200)
  }

  it('with a reason of staff, into the smallest heat, marked, charged and noted', async () => {
    const { id, first } = await drawn(five)
    const body = { ...registration([id]), late_reason: 'Застряли в пробке' }
    const answer = await register(body)
    expect(answer.statusCode).toBe(201)
    const [entry] = answer.json<RegData>().registrations
    const [after] = await roundsOf(id)
    const smallest = first.heats.findIndex(({ length }) => length === 2)
    expect(after?.heats[smallest]?.find(isLate)).toMatchObject({ registration_id: entry?.id })
    expect(after?.version).toBe(first.version + 1)
    expect(await auditOf(api.database.db, 'round', first.id)).toMatchObject([
      {
        changes: {
          late_entries: { from: [], to: [entry?.id] },
          reason: { from: null, to: 'Застряли в пробке' },
        },
      },
    ])
    const lines = await api.database.db
      .selectFrom('ledger')
      .where('reg_data_id', '=', answer.json<RegData>().regData.id)
      .selectAll()
      .execute()
    expect(lines.length).toBeGreaterThan(0)
  })

  it('not without a reason, and not by the dancer’s own word', async () => {
    const { id } = await drawn(five)
    const body = registration([id])
    expect((await register(body)).statusCode).toBe(422)
    expect((await register({ ...body, late_reason: ' ' })).json<Refusal>().errors).toEqual({
      late_reason: [problemText('reason_missing')],
    })
    const own = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/register`,
      body: { ...body, late_reason: 'Очень хочу' },
    })
    expect(own.statusCode).toBe(422)
    expect((await roundsOf(id))[0]?.heats.flat().filter(isLate)).toEqual([])
  })

  it('also from a registration that there is already, and into locked heats', async () => {
    const { id, first } = await drawn(five)
    await put(`/api/contests/${id}/rounds/${first.id}/status`, { status: 'locked' })
    const other = (await register(registration([cup.ids.oriental]))).json<RegData>()
    const registrations = [
      ...other.registrations.map((entry) => ({ id: entry.id })),
      { contest_id: id },
    ]
    const url = `/api/events/${cup.event.id}/reg-datas/${other.regData.id}`
    expect((await put(url, { registrations })).statusCode).toBe(422)
    const answer = await put(url, { registrations, late_reason: 'Решила в последний день' })
    expect(answer.statusCode).toBe(200)
    const [after] = await roundsOf(id)
    expect(after?.heats.flat().filter(isLate)).toHaveLength(1)
    expect(after?.heats.map(({ length }) => length)).toEqual([3, 3])
  })

  it('not once the first round runs: 409 in words', async () => {
    const { id, first } = await drawn(five)
    await run(first)
    const answer = await register({ ...registration([id]), late_reason: 'Опоздали' })
    expect(answer.statusCode).toBe(409)
    expect(answer.json<Refusal>()).toMatchObject({
      code: 'late_entry_begun',
      message: expect.stringContaining('первый тур уже начался') as string,
    })
    expect((await roundsOf(id))[0]?.heats.flat()).toHaveLength(5)
  })

  it('waits where the contest is full; the one who waits gets a heat for a reason', async () => {
    const { id, first } = await drawn(five, { capacity: 5 })
    const made = (
      await register({ ...registration([id]), late_reason: 'Опоздали' })
    ).json<RegData>()
    const [entry] = made.registrations
    expect(entry?.status).toBe('waiting')
    expect((await roundsOf(id))[0]?.heats.flat()).toHaveLength(5)

    expect((await late(first, { registration_id: entry?.id })).json<Refusal>().errors).toEqual({
      reason: [problemText('reason_missing')],
    })
    const answer = await late(first, { registration_id: entry?.id, reason: 'Место освободилось' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['x-change-set-id']).toBeUndefined()
    expect(answer.json<Round>().heats.flat().filter(isLate)).toMatchObject([
      { registration_id: entry?.id },
    ])
    const after = await api.call({
      url: `/api/events/${cup.event.id}/reg-datas/${made.regData.id}`,
      token: people.admin.token,
    })
    expect(after.json<RegData>()).toMatchObject({ registrations: [{ status: 'active' }] })
  })

  it('one who waits gets no heat of a round that runs', async () => {
    const { id, first } = await drawn((contest) => [...five(contest), registration([contest])], {
      capacity: 5,
    })
    await run(first)
    const waiting = await api.database.db
      .selectFrom('registrations')
      .where('contest_id', '=', id)
      .where('status', '=', 'waiting')
      .select('id')
      .executeTakeFirstOrThrow()
    const answer = await late(first, { registration_id: waiting.id, reason: 'Опоздали' })
    expect(answer.json()).toMatchObject({ code: 'late_entry_begun' })
  })

  it('of a Jack & Jill into the round of its role', async () => {
    const of = (id: string, role: string) => ({ ...registration([id]), roles: { [id]: role } })
    const { id, rounds } = await drawn(
      (contest) =>
        Array.from({ length: 10 }, (_, nth) => of(contest, nth % 2 ? 'leader' : 'follower')),
      { jnj_role_split: true, scoring: 'relative-placement', final_max: 3 },
    )
    const leaders = rounds.find(({ role }) => role === 'leader') as Round
    await run(leaders)
    const follower = await register({ ...of(id, 'follower'), late_reason: 'Опоздала' })
    expect(follower.statusCode).toBe(201)
    const lateRoles = (await roundsOf(id)).flatMap(({ role, heats }) =>
      heats
        .flat()
        .filter(isLate)
        .map(() => role),
    )
    expect(lateRoles).toEqual(['follower'])
    const leader = await register({ ...of(id, 'leader'), late_reason: 'Опоздал' })
    expect(leader.json()).toMatchObject({ code: 'late_entry_begun' })
  })

  it('never twice in one heat: the smallest one with the dancer in it is passed over', async () => {
    const { id, first } = await drawn(five)
    const { db } = api.database
    const smallest = first.heats.findIndex(({ length }) => length === 2)
    const twin = await db
      .selectFrom('dancers')
      .innerJoin('registrations', 'registrations.reg_data_id', 'dancers.reg_data_id')
      .where('registrations.id', '=', first.heats[smallest]?.[0]?.registration_id ?? 0)
      .select(['last_name', 'first_name', 'birth_date'])
      .executeTakeFirstOrThrow()
    // The same person in the contest once more, as a wrong birth date that was mended may leave it.
    const added = (await register(registration([cup.ids.folk]))).json<RegData>()
    const regDataId = added.regData.id
    await db.updateTable('dancers').set(twin).where('reg_data_id', '=', regDataId).execute()
    const entry = await db
      .updateTable('registrations')
      .set({ contest_id: id })
      .where('reg_data_id', '=', regDataId)
      .where('contest_id', '=', cup.ids.folk)
      .returning('id')
      .executeTakeFirstOrThrow()
    await put(`/api/contests/${id}/rounds/${first.id}/status`, { status: 'locked' })
    const answer = (await late(first, { registration_id: entry.id })).json<Round>()
    expect(answer.heats[smallest]).toHaveLength(2)
    expect(answer.heats[1 - smallest]?.find(isLate)).toMatchObject({ registration_id: entry.id })
  })
})
