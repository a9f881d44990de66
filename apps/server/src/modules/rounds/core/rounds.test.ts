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
type Refusal = { code: string; errors: Record<string, string[]> }

forEachEngine('the rounds of a contest', (engine) => {
  let api: Api
  let cup: Cup
  let people: People
  let judgeId: number
  let groupNum = 500
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    const { db } = api.database
    const teamId = (await defaultTeam(db)).id
    const foreignTeamId = (await createTeam(db)).id
    people = await createPeople(db, { teamId, eventId: cup.event.id, foreignTeamId })
    judgeId = (await createJudge(db)).id
    await db
      .insertInto('event_judges')
      .values({ event_id: cup.event.id, judge_id: judgeId, role: 'line', letter: 'A' })
      .execute()
  })
  afterAll(() => api.close())

  const put = (url: string, body: object, token = people.admin.token) =>
    api.call({ method: 'PUT', url, body, token })
  const setContests = (contestIds: string[], status: string, more: object = {}) =>
    put(`/api/events/${cup.event.id}/contest-statuses`, { contestIds, status, ...more })
  const roundsOf = async (contestId: string) =>
    (
      await api.call({ url: `/api/contests/${contestId}/rounds`, token: people.manager.token })
    ).json<Round[]>()
  const setRound = (round: Round, status: string, version?: number) =>
    put(`/api/contests/${round.contest_id}/rounds/${round.id}/status`, {
      status,
      version,
      reason: 'Ошибка в списке',
    })
  const arrange = (round: Round, heats: number[][], version?: number) =>
    put(`/api/contests/${round.contest_id}/rounds/${round.id}/heats`, { heats, version })
  const isElsewhere = ({ kind }: { kind: string }) => kind === 'elsewhere'
  const statusOf = async (id: string) =>
    (
      await api.database.db
        .selectFrom('contests')
        .where('id', '=', id)
        .select('status')
        .executeTakeFirstOrThrow()
    ).status
  const judge = (contestId: string) =>
    put(`/api/contests/${contestId}/panel`, { judgeIds: [judgeId] })

  /** A closed contest with so many entries. */
  async function closed(entries: number, values: object = {}): Promise<string> {
    groupNum += 1
    const { id } = await createContest(api.database.db, cup.event.id, {
      group_num: groupNum,
      heat_size: 4,
      ...values,
    })
    for (let nth = 0; nth < entries; nth += 1) {
      await api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/register`,
        body: registration([id]),
      })
    }
    await setContests([id], 'closed')
    return id
  }
  async function ready(entries: number, values?: object): Promise<{ id: string; first: Round }> {
    const id = await closed(entries, values)
    await setContests([id], 'ready', { generateHeats: true })
    const [first] = await roundsOf(id)
    return { id, first: first as Round }
  }

  it('are shown with their heats to the staff, from the first danced to the final', async () => {
    const { id } = await ready(10)
    const rounds = await roundsOf(id)
    expect(rounds).toMatchObject([
      { index: 1, label: '1/2', status: 'drawn', advance: 6, role: null, conflicts: [] },
      { index: 0, label: 'Финал', status: 'planned', advance: 0, heats: [], seed: null },
    ])
    const heats = rounds[0]?.heats ?? []
    expect(heats.map((heat) => heat.length).toSorted((one, other) => one - other)).toEqual([
      3, 3, 4,
    ])
    expect(heats[0]?.[0]).toEqual({
      registration_id: expect.any(Number) as number,
      start_number: expect.any(Number) as number,
      dancers: [expect.stringMatching(/\S+ \S+/)],
      city: expect.any(String) as string,
      is_late: false,
    })
    expect((await api.call({ url: `/api/contests/${id}/rounds` })).statusCode).toBe(401)
  })

  it('tell each heat in the order of the judge’s sheet: by number', async () => {
    const id = await closed(9, { heat_size: 5 })
    await setContests([id], 'ready', { generateHeats: true })
    const [round] = await roundsOf(id)
    const byNumber = round?.heats.map((heat) =>
      heat.toSorted((one, other) => one.start_number - other.start_number),
    )
    expect(round?.heats).toEqual(byNumber)
    expect(round?.heats).toHaveLength(2)
  })

  it('take one step at a time, forward and back; who took it is noted', async () => {
    const { first } = await ready(3)
    expect((await setRound(first, 'running')).json<Refusal>().errors).toEqual({
      status: [problemText('round_step_forbidden', { from: 'Заходы распределены', to: 'Идёт' })],
    })
    expect((await setRound(first, 'soon')).json<Refusal>().errors).toEqual({
      status: [problemText('round_status_unknown')],
    })
    expect((await setRound(first, 'locked')).json()).toMatchObject({
      status: 'locked',
      version: first.version + 1,
      heats: first.heats,
      seed: first.seed,
    })
    expect((await setRound(first, 'drawn')).json()).toMatchObject({ heats: first.heats })
    const noted = await auditOf(api.database.db, 'round', first.id)
    expect(noted).toMatchObject([
      { action: 'setRoundStatus', changes: { status: { from: 'drawn', to: 'locked' } } },
      { changes: { status: { from: 'locked', to: 'drawn' } } },
    ])
  })

  it('are changed at the version they were read at', async () => {
    const { first } = await ready(3)
    expect((await setRound(first, 'locked', first.version)).statusCode).toBe(200)
    const stale = await setRound(first, 'drawn', first.version)
    expect(stale.statusCode).toBe(409)
    expect(stale.json<Refusal>().code).toBe('stale')
  })

  it('are drawn anew from another seed once the draw is given up', async () => {
    const { first } = await ready(9)
    const given = await setRound(first, 'planned')
    expect(given.json()).toMatchObject({ status: 'planned', heats: [], seed: null })
    const again = (await setRound(first, 'drawn')).json<Round>()
    expect(again.status).toBe('drawn')
    expect(again.seed).not.toBe(first.seed)
    expect(again.heats.flat()).toHaveLength(9)
  })

  it('after the first are not drawn before it is known who dances them', async () => {
    const { id } = await ready(10)
    const [, final] = await roundsOf(id)
    const answer = await setRound(final as Round, 'drawn')
    expect(answer.json<Refusal>().errors).toEqual({
      status: [problemText('round_unknown_entries')],
    })
  })

  it('begin with a panel of judges, and their contest with them', async () => {
    const { id, first } = await ready(3)
    await setRound(first, 'locked')
    expect((await setRound(first, 'running')).json<Refusal>().errors).toEqual({
      status: [problemText('contest_without_panel')],
    })
    await judge(id)
    expect((await setRound(first, 'running')).json()).toMatchObject({ status: 'running' })
    expect(await statusOf(id)).toBe('running')
    expect((await setRound(first, 'judged')).json<Refusal>().errors).toEqual({
      status: ['Oriental, судья A: оценки не введены'],
    })
    expect((await setRound(first, 'locked')).statusCode).toBe(200)
  })

  it('of a cancelled contest do not begin', async () => {
    const { id, first } = await ready(3)
    await setRound(first, 'locked')
    await setContests([id], 'cancelled')
    expect((await setRound(first, 'running')).json<Refusal>().errors).toEqual({
      status: [problemText('round_contest_status', { status: 'Отменена' })],
    })
  })

  it('are found in their own contest only', async () => {
    const { first } = await ready(2)
    const { id } = await ready(2)
    const foreign = { ...first, contest_id: id }
    expect((await setRound(foreign, 'locked')).json()).toMatchObject({ code: 'round_not_found' })
    expect((await arrange(foreign, [])).statusCode).toBe(404)
  })

  it('are planned until they begin: how many go on, and their own dances', async () => {
    const { id, first } = await ready(10, { dances: ['Самба', 'Румба'] })
    const plan = (round: Round, body: object) =>
      put(`/api/contests/${id}/rounds/${round.id}/plan`, body)
    const planned = await plan(first, { advance: 7, dances: ['Румба'], version: first.version })
    expect(planned.json<Round>()).toMatchObject({ advance: 7, dances: ['Румба'] })
    expect((await plan(first, { advance: 5, version: first.version })).statusCode).toBe(409)
    expect((await plan(first, { advance: 10 })).json<Refusal>().errors).toEqual({
      advance: [problemText('advance_range', { min: 1, max: 9 })],
    })
    expect((await plan(first, { dances: ['Танго'] })).statusCode).toBe(422)
    await judge(id)
    await setRound(first, 'locked')
    await setRound(first, 'running')
    const begun = await plan(first, { advance: 6 })
    expect([begun.statusCode, begun.json<Refusal>().code]).toEqual([409, 'round_begun'])
    const url = `/api/contests/${id}/rounds/${first.id}/marks`
    const { dances, advance } = (await api.call({ url, token: people.admin.token })).json<
      components['schemas']['RoundMarks']
    >()
    expect({ dances, advance }).toEqual({ dances: [{ name: 'Румба', attempt: 1 }], advance: 7 })
  })

  it('have the same dances where their contest says so', async () => {
    const { id, first } = await ready(3, { dances: ['Самба', 'Румба'], recall_same_dances: true })
    const url = `/api/contests/${id}/rounds/${first.id}/plan`
    expect((await put(url, { dances: ['Самба'] })).json<Refusal>().errors).toEqual({
      dances: [problemText('dances_same')],
    })
  })

  it('let entries move between heats until these are locked', async () => {
    const { first } = await ready(5)
    const byNumber = first.heats
      .flat()
      .toSorted((one, other) => one.start_number - other.start_number)
    const ids = byNumber.map(({ registration_id }) => registration_id)
    const [one = 0, ...others] = ids
    const moved = await arrange(first, [others, [], [one]], first.version)
    expect(moved.statusCode).toBe(200)
    const { heats, version } = moved.json<Round>()
    expect(heats.map((heat) => heat.map(({ registration_id }) => registration_id))).toEqual([
      others,
      [one],
    ])
    expect(version).toBe(first.version + 1)
    for (const wrong of [[others], [[...ids, one]], [[...others, 999_999]]]) {
      const answer = await arrange(first, wrong)
      expect(answer.statusCode).toBe(422)
      expect(answer.json<Refusal>().errors).toEqual({
        heats: [problemText('heats_other_entries')],
      })
    }
    expect((await arrange(first, [ids], first.version)).statusCode).toBe(409)
    await setRound(first, 'locked')
    expect((await arrange(first, [ids])).json()).toMatchObject({ code: 'heats_locked' })
  })

  it('take a late entry into the smallest heat once these are locked, and mark it', async () => {
    const { id, first } = await ready(5)
    const { db } = api.database
    await db.updateTable('contests').set({ status: 'open' }).where('id', '=', id).execute()
    const made = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/register`,
      body: registration([id]),
    })
    const registration_id =
      made.json<{ registrations: { id: number }[] }>().registrations[0]?.id ?? 0
    await db.updateTable('contests').set({ status: 'ready' }).where('id', '=', id).execute()
    const add = (body: object) =>
      api.call({
        method: 'POST',
        url: `/api/contests/${id}/rounds/${first.id}/late-entries`,
        body,
        token: people.admin.token,
      })

    expect((await add({ registration_id })).json()).toMatchObject({ code: 'heats_not_locked' })
    await setRound(first, 'locked')
    const answer = (await add({ registration_id })).json<Round>()
    const smallest = first.heats.findIndex((heat) => heat.length === 2)
    expect(answer.heats[smallest]?.at(-1)).toMatchObject({ registration_id, is_late: true })
    expect(answer.heats.flat().filter(({ is_late }) => is_late)).toHaveLength(1)
    expect(answer.version).toBe(first.version + 2)

    expect((await add({ registration_id })).json()).toMatchObject({ code: 'late_entry_placed' })
    const { first: foreign } = await ready(1)
    const stranger = foreign.heats[0]?.[0]?.registration_id
    for (const body of [{ registration_id: stranger }, { registration_id: 999_999 }, {}]) {
      expect((await add(body)).json<Refusal>().errors).toEqual({
        registration_id: [problemText('late_entry_invalid')],
      })
    }
  })

  it('say why a heat is not as it should be, also one arranged by hand', async () => {
    const { first } = await ready(5)
    const { db } = api.database
    const [one, other] = first.heats.flat().map(({ registration_id }) => registration_id)
    const regDatas = db.selectFrom('registrations').select('reg_data_id')
    const twin = await db
      .selectFrom('dancers')
      .where('reg_data_id', '=', regDatas.where('id', '=', one ?? 0))
      .select(['last_name', 'first_name', 'birth_date'])
      .executeTakeFirstOrThrow()
    await db
      .updateTable('dancers')
      .where('reg_data_id', '=', regDatas.where('id', '=', other ?? 0))
      .set(twin)
      .execute()
    const rest = first.heats
      .flat()
      .map(({ registration_id }) => registration_id)
      .filter((id) => id !== one && id !== other)
    const { conflicts } = (await arrange(first, [[one ?? 0, other ?? 0], rest])).json<Round>()
    expect(conflicts).toContainEqual({
      heat: 0,
      kind: 'dancer',
      registration_ids: expect.arrayContaining([one, other]) as number[],
      reason: 'Развести танцора по разным заходам не удалось',
    })
  })

  it('keep who dances on another floor at that time out of a heat, and mark who is moved into one', async () => {
    const [one, other] = [await closed(4, { heat_size: 2 }), await closed(4, { heat_size: 2 })]
    const { db } = api.database
    const entriesOf = async (id: string) =>
      (
        await db
          .selectFrom('registrations')
          .where('contest_id', '=', id)
          .select('reg_data_id')
          .orderBy('id')
          .execute()
      ).map(({ reg_data_id }) => reg_data_id)
    // The same four people dance both.
    const [first, second] = [await entriesOf(one), await entriesOf(other)]
    for (const [at, regDataId] of first.entries()) {
      const twin = await db
        .selectFrom('dancers')
        .where('reg_data_id', '=', regDataId)
        .select(['last_name', 'first_name', 'birth_date'])
        .executeTakeFirstOrThrow()
      await db
        .updateTable('dancers')
        .where('reg_data_id', '=', second[at] ?? 0)
        .set(twin)
        .execute()
    }
    for (const [contest_id, floor] of [
      [one, 'Большой зал'],
      [other, 'Малый зал'],
    ]) {
      const items = [{ kind: 'round', contest_id, round_index: 0, minutes: 10 }]
      const answer = await api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/sessions`,
        body: { start: cup.event.date_begin, floor, items },
        token: people.admin.token,
      })
      expect(answer.statusCode).toBe(201)
    }
    await setContests([one, other], 'ready', { generateHeats: true })
    const [big] = (await roundsOf(one)) as [Round]
    const [small] = (await roundsOf(other)) as [Round]
    expect([...big.conflicts, ...small.conflicts].filter(isElsewhere)).toEqual([])
    const names = ({ heats: [heat = []] }: Round) => heat.flatMap(({ dancers }) => dancers)
    expect(names(big).filter((name) => names(small).includes(name))).toEqual([])
    const ids = small.heats.map((heat) => heat.map(({ registration_id }) => registration_id))
    const moved = (await arrange(small, ids.toReversed())).json<Round>()
    expect(moved.conflicts.filter(isElsewhere)).toHaveLength(4)
  })

  it('and the status of a contest agree: «A status is a fact, not a label»', async () => {
    const empty = await closed(0)
    const undrawn = await closed(2)
    expect(
      (await setContests([empty], 'ready', { generateHeats: true })).json<Refusal>(),
    ).toMatchObject({
      errors: { 'contestIds.0': [problemText('contest_without_entries')] },
    })
    const both = await setContests([undrawn, empty], 'ready')
    expect(both.statusCode).toBe(422)
    expect(Object.keys(both.json<Refusal>().errors)).toEqual(['contestIds.0', 'contestIds.1'])
    const alone = await put(`/api/contests/${undrawn}`, { status: 'ready' })
    expect(alone.json<Refusal>().errors).toEqual({ status: [problemText('contest_without_heats')] })

    const { id } = await ready(2)
    expect((await setContests([id], 'running')).json<Refusal>().errors).toEqual({
      'contestIds.0': [problemText('contest_without_panel')],
    })
    await judge(id)
    expect((await setContests([id], 'running')).statusCode).toBe(200)
    expect(await roundsOf(id)).toMatchObject([{ status: 'running' }])
    await setContests([id], 'ready')
    expect(await roundsOf(id)).toMatchObject([{ status: 'locked' }])
    await setContests([id], 'closed', { reason: 'Ошибка в списке' })
    expect(await roundsOf(id)).toEqual([])
  })
})
