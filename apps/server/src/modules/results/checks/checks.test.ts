import type { components } from '@parket/api-client/schema'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import {
  createCompetition,
  type Competition,
  type MarksOf,
  type Round,
} from '../../../testing/competition.ts'
import { forEachEngine } from '../../../testing/database.ts'

type Schemas = components['schemas']
type Refusal = { code: string; errors: Record<string, string[]> }

/** The places of each judge for six; A fills the sheet in by the order of numbers in both dances, B too. */
const filledIn: MarksOf = ({ letter }, numbers) => {
  const places = {
    A: [1, 2, 3, 4, 5, 6],
    B: [1, 2, 3, 4, 5, 6],
    C: [2, 1, 4, 3, 6, 5],
    D: [1, 3, 2, 4, 6, 5],
  }
  const own = places[letter as keyof typeof places] ?? []
  const sorted = numbers.toSorted((one, other) => one - other)
  return Object.fromEntries(sorted.map((number, at) => [number, [own[at] ?? 0]]))
}

forEachEngine('checks before publication', (engine) => {
  let api: Api
  let day: Competition
  beforeAll(async () => {
    api = await startApi(engine)
    day = await createCompetition(api)
  })
  afterAll(() => api.close())

  /** A judged final of six whose sheets of A and B are the same. */
  async function judged(letters = 'ABC'): Promise<string> {
    const id = await day.enter(6, { dances: ['Румба', 'Самба'] }, letters)
    await day.setContest(id, 'ready')
    const [final] = (await day.rounds(id)) as [Round]
    await day.begin(final)
    await day.type(final, filledIn)
    await day.setRound(final, 'judged')
    return id
  }
  const preview = (id: string) =>
    day.send<Schemas['ResultPreview']>('GET', `/api/contests/${id}/result`)
  const publish = (id: string, answers: Schemas['CheckAnswerInput'][], more: object = {}) =>
    day.call('POST', `/api/contests/${id}/publication`, { level: 'places', answers, ...more })
  const askedOf = async (id: string) => (await preview(id)).checks
  const answersTo = (checks: readonly Schemas['ResultCheck'][]) =>
    checks.map(({ key }) => ({ key, text: ' Сверено с бумагой ' }))

  it('say judge and dances; places are public only with an answer to each', async () => {
    const id = await judged()
    const asked = await askedOf(id)
    expect(asked.map(({ kind, text }) => [kind, text.replaceAll('\u00A0', ' ')])).toEqual([
      ['equal-sheets', 'Финал: у судей A и B одинаковые оценки во всех танцах.'],
      ['number-order', 'Финал: оценки судьи A (Румба, Самба) идут по порядку номеров.'],
      ['number-order', 'Финал: оценки судьи B (Румба, Самба) идут по порядку номеров.'],
      [
        'deciding-swap',
        'Финал, Румба: если у судьи A поменять местами № 1, 2, первое место станет общим.',
      ],
      [
        'deciding-swap',
        'Финал, Румба: если у судьи B поменять местами № 1, 2, первое место станет общим.',
      ],
    ])
    const refused = await publish(id, answersTo(asked.slice(1)))
    expect(refused.statusCode).toBe(422)
    const { errors } = refused.json<Refusal>()
    expect(Object.keys(errors)).toEqual([`answers.${asked[0]?.key}`])
    expect(Object.values(errors).flat()).toEqual([
      expect.stringMatching(/^Ответьте на проверку\. Финал: у/),
    ])
    expect((await preview(id)).status).toBe('judged')
    // Nothing of a refused call is kept.
    expect((await askedOf(id)).every(({ answer }) => answer === null)).toBe(true)

    expect((await publish(id, answersTo(asked))).statusCode).toBe(200)
    const answered = await askedOf(id)
    expect(answered[0]?.answer).toMatchObject({
      text: 'Сверено с бумагой',
      by: expect.stringMatching(/\S+ \S+/) as string,
    })
  })

  it('want a word, and not too many', async () => {
    const id = await judged()
    const asked = await askedOf(id)
    const [first] = asked
    for (const text of ['  ', 'о'.repeat(501)]) {
      const answers = [...answersTo(asked.slice(1)), { key: first?.key ?? '', text }]
      const refused = await publish(id, answers)
      expect(refused.statusCode).toBe(422)
      expect(Object.keys(refused.json<Refusal>().errors)).toEqual([`answers.${first?.key}`])
    }
  })

  it('are asked once: who publishes what was held back is not asked again', async () => {
    const id = await judged()
    expect((await publish(id, [], { hold: true })).statusCode).toBe(422)
    const answers = answersTo(await askedOf(id))
    expect((await publish(id, answers, { hold: true })).statusCode).toBe(200)
    expect((await publish(id, [])).statusCode).toBe(200)
  })

  it('stand before many contests are published at once, and before places are revealed', async () => {
    const id = await judged()
    const at = `/api/contests/${id}/ceremony`
    expect(await day.send<Schemas['Ceremony']>('GET', at)).toMatchObject({ lock: 'checks' })
    const shown = await day.call('PUT', at, { revealed_from_place: 6, seen_from_place: null })
    expect(shown.json<Refusal>().code).toBe('reveal_unanswered')
    const many = await day.setContest(id, 'published')
    expect(many.statusCode).toBe(422)
    expect(many.json<Refusal>().errors['contestIds.0']?.[0]).toContain(
      'Сначала ответьте на проверки',
    )

    await publish(id, answersTo(await askedOf(id)), { hold: true })
    expect(await day.send<Schemas['Ceremony']>('GET', at)).toMatchObject({ lock: null })
    expect((await day.setContest(id, 'published')).statusCode).toBe(200)
  })

  const openChecks = () =>
    day.send<Schemas['OpenChecks'][]>('GET', `/api/events/${day.eventId}/checks`)
  const publishMany = (contestIds: string[], answers: Schemas['ContestCheckAnswerInput'][]) =>
    day.call('PUT', `/api/events/${day.eventId}/contest-statuses`, {
      contestIds,
      status: 'published',
      answers,
    })

  it('of many results are listed at once, and publication carries the answers', async () => {
    const ids = [await judged(), await judged()]
    const open = (await openChecks()).filter(({ contest_id }) => ids.includes(contest_id))
    expect(open.map(({ contest_id }) => contest_id).toSorted()).toEqual(ids.toSorted())
    expect(open[0]?.checks).toHaveLength(5)
    const answers = open.flatMap(({ contest_id, checks }) =>
      answersTo(checks).map(({ key, text }) => ({ contest_id, key, text })),
    )
    // A word for one contest answers nothing of the other, and all or none are published.
    const refused = await publishMany(
      ids,
      answers.filter(({ contest_id }) => contest_id === ids[0]),
    )
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json<Refusal>().errors)).toEqual(['contestIds.1'])
    expect((await askedOf(ids[0] ?? '')).every(({ answer: given }) => given === null)).toBe(true)

    expect((await publishMany(ids, answers)).statusCode).toBe(200)
    for (const id of ids) {
      expect((await preview(id)).status).toBe('published')
      const given = (await askedOf(id)).map((check) => check.answer?.text)
      expect(new Set(given)).toEqual(new Set(['Сверено с бумагой']))
    }
    const left = (await openChecks()).map(({ contest_id }) => contest_id)
    expect(left.filter((id) => ids.includes(id))).toEqual([])
  })

  it('are listed for who may publish, of their own event alone, and not where the approval carries the answers', async () => {
    const id = await judged()
    const list = (who?: 'eventManager', eventId = day.eventId) =>
      day.call('GET', `/api/events/${eventId}/checks`, undefined, who)
    expect((await list('eventManager')).statusCode).toBe(403)
    expect((await list(undefined, 987_654)).statusCode).toBe(404)
    const isListed = async () => (await openChecks()).some(({ contest_id }) => contest_id === id)
    expect(await isListed()).toBe(true)
    const { db } = api.database
    const approval = async (isNeeded: boolean) => {
      await db
        .updateTable('events')
        .set({ chief_approval: isNeeded })
        .where('id', '=', day.eventId)
        .execute()
    }
    await approval(true)
    const chief = db.updateTable('event_judges').where('event_id', '=', day.eventId)
    await chief.set({ role: 'chief', letter: null }).where('letter', '=', 'K').execute()
    expect(await isListed()).toBe(false)
    await approval(false)
  })

  it('stand before a contest is published by its form, which has no room for answers', async () => {
    const id = await judged()
    const refused = await day.call('PUT', `/api/contests/${id}`, { status: 'published' })
    expect(refused.statusCode).toBe(422)
    expect(refused.json<Refusal>().errors['status']?.[0]).toContain('ответьте на проверки')
  })

  const answer = (id: string, answers: Schemas['CheckAnswerInput'][], who?: 'eventManager') =>
    day.call('PUT', `/api/contests/${id}/checks`, { answers }, who)
  const lockOf = async (id: string) =>
    (await day.send<Schemas['Ceremony']>('GET', `/api/contests/${id}/ceremony`)).lock

  it('of a result that was held before are answered by themselves, some or all, and the ceremony goes on', async () => {
    const { db } = api.database
    const id = await judged()
    await publish(id, answersTo(await askedOf(id)), { hold: true })
    await db.deleteFrom('check_answers').where('contest_id', '=', id).execute()
    expect(await lockOf(id)).toBe('checks')
    const [first, ...others] = answersTo(await askedOf(id))
    const some = await answer(id, first ? [first] : [])
    expect(some.statusCode).toBe(200)
    const isAnswered = ({ answer: given }: Schemas['ResultCheck']) => given !== null
    expect(some.json<Schemas['ResultCheck'][]>().filter(isAnswered)).toHaveLength(1)
    expect(await lockOf(id)).toBe('checks')
    expect((await answer(id, others)).statusCode).toBe(200)
    expect(await lockOf(id)).toBeNull()
    expect((await preview(id)).is_held).toBe(true)
  })

  it('answered by themselves want a word and the right to publish; what is asked no more is left out', async () => {
    const id = await judged()
    const [first] = await askedOf(id)
    const key = first?.key ?? ''
    const empty = await answer(id, [{ key, text: ' ' }])
    expect(empty.statusCode).toBe(422)
    expect(Object.keys(empty.json<Refusal>().errors)).toEqual([`answers.${key}`])
    expect((await answer(id, [{ key: 'x', text: 'Да' }])).statusCode).toBe(200)
    expect((await answer(id, [{ key, text: 'Да' }], 'eventManager')).statusCode).toBe(403)
    expect((await askedOf(id)).every(({ answer: given }) => given === null)).toBe(true)
  })

  it('have a key that does not tell the club', async () => {
    const id = await judged()
    const { db } = api.database
    const keyWith = async (club: string) => {
      const judge = db
        .updateTable('judges')
        .set({ club })
        .where('id', '=', day.judges['C'] ?? 0)
      await judge.execute()
      await db.updateTable('reg_datas').set({ club }).where('event_id', '=', day.eventId).execute()
      return (await askedOf(id)).find(({ kind }) => kind === 'own-club')?.key
    }
    const key = await keyWith('Вега')
    expect(key).toBeDefined()
    expect(await keyWith('вега ')).toBe(key)
    expect(await keyWith('Заря')).toBe(key)
    await keyWith('')
  })

  it('are answered by who approves, too', async () => {
    const id = await judged()
    const approve = (answers: Schemas['CheckAnswerInput'][]) =>
      day.call('PUT', `/api/contests/${id}/approval`, { approve: true, answers }, 'supervisor')
    const asked = await askedOf(id)
    const refused = await approve([])
    expect(refused.statusCode).toBe(422)
    expect(Object.keys(refused.json<Refusal>().errors)).toHaveLength(asked.length)
    expect((await approve(answersTo(asked))).statusCode).toBe(200)
    expect((await publish(id, [])).statusCode).toBe(200)
  })

  it('stand in the history and in the journal, in both without the words, which can be erased', async () => {
    const { db } = api.database
    const id = await judged()
    const asked = await askedOf(id)
    await publish(id, answersTo(asked))
    const line = await db
      .selectFrom('audit_log')
      .where('entity_id', '=', id)
      .where('action', '=', 'publishResult')
      .select('changes')
      .execute()
    expect(JSON.stringify(line)).toContain('одинаковые оценки')
    expect(JSON.stringify(line)).not.toContain('Сверено')
    const journal = await db
      .selectFrom('journal')
      .where('event_id', '=', day.eventId)
      .where('kind', '=', 'check')
      .select('body')
      .execute()
    const own = journal.filter(({ body }) => JSON.stringify(body).includes(id))
    expect(own).toHaveLength(asked.length)
    expect(JSON.stringify(own)).not.toContain('Сверено')
  })

  it('ask of an even panel, of a sheet typed in no time, and of a judge of the own club', async () => {
    const { db } = api.database
    const id = await judged('ABCD')
    const [final] = (await day.rounds(id)) as [Round]
    const claimed = await db
      .selectFrom('mark_sheets')
      .where('round_id', '=', final.id)
      .where('letter', '=', 'C')
      .where('dance', '=', 'Румба')
      .select(['id', 'claimed_at'])
      .executeTakeFirstOrThrow()
    await db
      .updateTable('mark_sheets')
      .set({ finished_at: new Date(claimed.claimed_at.getTime() + 3000) })
      .where('id', '=', claimed.id)
      .execute()
    const [entry] = final.heats.flat()
    await db
      .updateTable('judges')
      .set({ club: '«Вега»' })
      .where('id', '=', day.judges['C'] ?? 0)
      .execute()
    await db
      .updateTable('reg_datas')
      .set({ club: 'вега' })
      .where('event_id', '=', day.eventId)
      .where('reg_n', '=', entry?.start_number ?? 0)
      .execute()
    const texts = (await askedOf(id)).map(({ text }) => text.replaceAll('\u00A0', ' '))
    expect(texts).toEqual(
      expect.arrayContaining([
        `Судья C из одного клуба с № ${entry?.start_number}.`,
        'Финал: лист судьи C (Румба) введён за 3 секунды.',
        expect.stringMatching(/^Финал\. Судей чётное число/),
      ]),
    )
  })

  it('are for the staff of marks alone', async () => {
    const id = await judged()
    for (const who of ['anonymous', 'registered', 'eventManager'] as const) {
      const answer = await day.call('GET', `/api/contests/${id}/result`, undefined, who)
      expect(answer.statusCode).toBe(who === 'anonymous' ? 401 : 403)
    }
  })
})
