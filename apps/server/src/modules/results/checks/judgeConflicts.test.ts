import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import {
  byNumber,
  createCompetition,
  type Competition,
  type Round,
} from '../../../testing/competition.ts'
import { forEachEngine } from '../../../testing/database.ts'

type Schemas = components['schemas']
type Tie = Schemas['JudgeConflict']

forEachEngine('ties of judges', (engine) => {
  let api: Api
  let day: Competition
  let contestId: string
  let numbers: number[]
  beforeAll(async () => {
    api = await startApi(engine)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    const { db } = api.database
    day = await createCompetition(api)
    contestId = await day.enter(3, { dances: ['Румба'] })
    const entered = await db
      .selectFrom('reg_datas')
      .where('event_id', '=', day.eventId)
      .select(['id', 'reg_n'])
      .orderBy('reg_n')
      .execute()
    numbers = entered.map(({ reg_n }) => reg_n)
    await db
      .updateTable('reg_datas')
      .set({ club: '«Вега»' })
      .where('id', '=', entered[0]?.id ?? 0)
      .execute()
    await db
      .updateTable('judges')
      .set({ club: 'Вега' })
      .where('id', '=', day.judges['B'] ?? 0)
      .execute()
  })

  const url = () => `/api/events/${day.eventId}/judge-conflicts`
  const ties = () => day.send<Tie[]>('GET', url())
  const answer = (answers: object[]) => day.call('PUT', url(), { answers })

  it('are told of every judge of the event, on a panel or not, and of every contest', async () => {
    expect(await ties()).toEqual([
      {
        contest_id: contestId,
        judge_id: day.judges['B'],
        kind: 'club',
        name: 'Вега',
        numbers: numbers.slice(0, 1),
        key: expect.any(String) as string,
        answer: null,
      },
    ])
  })

  it('are answered with a word that stands before publication and is not asked for again', async () => {
    const [tie] = (await ties()) as [Tie]
    const given = { contest_id: contestId, key: tie.key, text: 'Другого судьи нет' }
    const answered = (await answer([given])).json<Tie[]>()
    expect(answered[0]?.answer).toMatchObject({ text: 'Другого судьи нет' })

    await day.setContest(contestId, 'ready')
    const [final] = (await day.rounds(contestId)) as [Round]
    await day.begin(final)
    await day.type(final, byNumber(0))
    await day.setRound(final, 'judged')
    const preview = `/api/contests/${contestId}/result`
    const { checks } = await day.send<Schemas['ResultPreview']>('GET', preview)
    expect(checks).toMatchObject([
      { kind: 'own-club', key: tie.key, answer: { text: 'Другого судьи нет' } },
    ])
    const published = await day.call('POST', `/api/contests/${contestId}/publication`, {
      level: 'places',
      answers: [],
    })
    expect(published.statusCode).toBe(200)
  })

  it('unanswered stand among the checks, and forbid no panel', async () => {
    await day.setContest(contestId, 'ready')
    const [final] = (await day.rounds(contestId)) as [Round]
    await day.begin(final)
    await day.type(final, byNumber(0))
    await day.setRound(final, 'judged')
    const refused = await day.call('POST', `/api/contests/${contestId}/publication`, {
      level: 'places',
      answers: [],
    })
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('из\u00A0одного клуба')
  })

  it('want a word; one that is not there is refused, as are those without the right', async () => {
    const [tie] = (await ties()) as [Tie]
    const blank = await answer([{ contest_id: contestId, key: tie.key, text: ' ' }])
    expect(blank.statusCode).toBe(422)
    for (const given of [{ contest_id: contestId, key: 'нет' }, { key: tie.key }]) {
      const refused = await answer([{ ...given, text: 'Да' }])
      expect(refused.statusCode).toBe(404)
    }
    const manager = await day.call('GET', url(), undefined, 'eventManager')
    expect(manager.statusCode).toBe(403)
  })
})
