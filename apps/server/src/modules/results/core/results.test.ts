import type { components } from '@parket/api-client/schema'
import { LONGEST_REASON } from '@parket/domain/marks/reason'
import { problemText } from '@parket/domain/problems/catalogue'
import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import { recompute } from '@parket/domain/scoring/recompute'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import {
  byNumber,
  createCompetition,
  type Competition,
  type Round,
  type RoundMarks,
} from '../../../testing/competition.ts'
import { forEachEngine } from '../../../testing/database.ts'

type Schemas = components['schemas']
type Refusal = { code: string; errors: Record<string, string[]> }

forEachEngine('results', (engine) => {
  let api: Api
  let day: Competition
  beforeAll(async () => {
    api = await startApi(engine)
    day = await createCompetition(api)
  })
  afterAll(() => api.close())

  const open = <T>(url: string) => day.send<T>('GET', url, undefined, 'anonymous')
  const statusOf = async (url: string) =>
    (await day.call('GET', url, undefined, 'anonymous')).statusCode
  const publish = (id: string, body: object) =>
    day.call('POST', `/api/contests/${id}/publication`, body)

  /** A judged contest of one or more rounds; smaller numbers are better. */
  async function judged(entries = 3, values: object = {}): Promise<{ id: string; num: number }> {
    const id = await day.enter(entries, { dances: ['Румба'], ...values })
    await day.setContest(id, 'ready')
    for (const { id: roundId } of await day.rounds(id)) {
      const round = (await day.rounds(id)).find((one) => one.id === roundId) as Round
      await day.begin(round)
      await day.type(round, byNumber(round.advance))
      await day.setRound(round, 'judged')
    }
    const { group_num } = await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)
    return { id, num: group_num }
  }
  const resultOf = (num: number) => `/api/events/${day.eventId}/groups/${num}/results`
  const fileOf = (num: number) => `/api/events/${day.eventId}/groups/${num}/result-file`

  it('are public in two levels: places, then every mark with the reason of each place', async () => {
    const { id, num } = await judged()
    const preview = await day.send<Schemas['ResultPreview']>('GET', `/api/contests/${id}/result`)
    expect(preview).toMatchObject({
      status: 'judged',
      version: null,
      was_published: false,
      problems: [],
    })
    expect(preview.places.map(({ place }) => place)).toEqual([1, 2, 3])
    expect(preview.panel).toHaveLength(3)
    expect(preview.rounds).toMatchObject([{ label: 'Финал', kind: 'skating', dances: ['Румба'] }])
    expect(preview.rounds[0]?.marks).toHaveLength(3)
    expect(await statusOf(resultOf(num))).toBe(404)
    expect((await publish(id, { level: 'marks' })).json<Refusal>().code).toBe('round_not_published')

    expect((await publish(id, { level: 'places' })).statusCode).toBe(200)
    const places = await open<Schemas['ContestResult']>(resultOf(num))
    expect(places).toMatchObject({
      status: 'published',
      version: 1,
      is_corrected: false,
      marks_published: false,
      panel: [],
    })
    expect(places.places[0]).toMatchObject({
      place: 1,
      place_to: 1,
      rule: null,
      line: null,
      sentence: null,
      names: [expect.stringMatching(/^Танцор\S+ Анна$/)],
    })
    expect(places.rounds[0]?.marks).toEqual([])
    const file = await day.call('GET', fileOf(num), undefined, 'anonymous')
    expect(file.statusCode).toBe(404)
    // The places are public: the refusal says what is lacking.
    expect(file.json()).toMatchObject({ code: 'marks_not_published' })
    expect(Date.parse(places.protest_until) - Date.parse(places.published_at)).toBe(30 * 60_000)

    const [first] = places.places.map(({ start_number }) => start_number)
    const url = `/api/events/${day.eventId}/results`
    const asked = await open<Schemas['ContestResultSummary'][]>(`${url}?start_number=${first}`)
    expect(asked.find(({ contest_id }) => contest_id === id)?.own).toMatchObject({
      start_number: first,
      places: [{ place: 1, place_to: 1, sentence: null }],
      rounds: [],
    })
    const unasked = await open<Schemas['ContestResultSummary'][]>(url)
    expect(unasked.map(({ own }) => own)).toEqual(unasked.map(() => null))

    expect((await publish(id, { level: 'marks' })).statusCode).toBe(200)
    const marks = await open<Schemas['ContestResult']>(resultOf(num))
    expect(marks.rounds[0]?.marks).toHaveLength(3)
    expect(marks.panel).toHaveLength(3)
    expect(marks.places[0]).toMatchObject({
      rule: '5',
      line: 'большинство первых мест: 3 из 3',
    })
  })

  it('of a contest that nobody judges are never said to be still coming', async () => {
    const id = await day.enter(2, { scoring: 'none' })
    const { group_num } = await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)
    for (const url of [resultOf(group_num), fileOf(group_num)]) {
      const refused = await day.call('GET', url, undefined, 'anonymous')
      expect(refused.statusCode).toBe(404)
      expect(refused.json<Refusal>().code).toBe('contest_without_result')
    }
  })

  it('held back until the ceremony are in no call until they are released', async () => {
    const { id, num } = await judged()
    const held = await publish(id, { level: 'places', hold: true })
    expect(held.json()).toMatchObject({ status: 'judged', is_held: true, version: 1 })
    expect(await statusOf(resultOf(num))).toBe(404)
    const list = await open<Schemas['ContestResultSummary'][]>(`/api/events/${day.eventId}/results`)
    expect(list.filter(({ contest_id }) => contest_id === id)).toEqual([])
    expect((await publish(id, { level: 'places' })).json()).toMatchObject({
      status: 'published',
      is_held: false,
      version: 1,
    })
    expect(await statusOf(resultOf(num))).toBe(200)
  })

  it('of a round before the end are who goes on; its marks when they are published too', async () => {
    const id = await day.enter(10, { dances: ['Румба'] })
    await day.setContest(id, 'ready')
    const [first] = (await day.rounds(id)) as [Round]
    await day.begin(first)
    await day.type(first, byNumber(first.advance))
    await day.setRound(first, 'judged')
    const { group_num: num } = await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)
    expect(await statusOf(resultOf(num))).toBe(404)
    const early = await publish(id, { level: 'marks', round_id: first.id })
    expect(early.json<Refusal>().code).toBe('round_not_published')
    await day.setRound(first, 'published')
    const shown = await open<Schemas['ContestResult']>(resultOf(num))
    expect(shown).toMatchObject({ status: 'running', places: [] })
    expect(shown.rounds).toMatchObject([{ label: '1/2', marks: [] }])
    expect(shown.rounds[0]?.going_on).toHaveLength(6)
    expect((await publish(id, { level: 'marks', round_id: first.id })).statusCode).toBe(200)
    const marked = await open<Schemas['ContestResult']>(resultOf(num))
    expect(marked.rounds[0]?.marks).toHaveLength(3)
    expect((await day.setRound(first, 'judged')).statusCode).toBe(200)
    expect(await statusOf(resultOf(num))).toBe(404)
  })

  it('corrected after publication have a new version with reason and difference', async () => {
    const { id, num } = await judged()
    await publish(id, { level: 'places' })
    await publish(id, { level: 'marks' })
    const [final] = (await day.rounds(id)) as [Round]
    const url = `/api/contests/${id}/rounds/${final.id}`
    const { sheets, entries } = await day.send<RoundMarks>('GET', `${url}/marks`)
    const numbers = new Map(entries.map((entry) => [entry.registration_id, entry.start_number]))
    const byMark = (sheet: (typeof sheets)[number] | undefined, mark: number) =>
      sheet?.marks.find(({ values }) => values[0] === mark)?.registration_id ?? 0
    const [one, two] = [byMark(sheets[0], 1), byMark(sheets[0], 2)]
    const marks = [
      { registration_id: one, values: [2] },
      { registration_id: two, values: [1] },
    ]
    for (const { id: sheetId } of sheets.slice(0, 2)) {
      const corrected = await day.call('PUT', `${url}/sheets/${sheetId}`, {
        marks,
        reason: 'Судья A перепутал номера',
      })
      expect(corrected.statusCode).toBe(200)
    }
    const result = await open<Schemas['ContestResult']>(resultOf(num))
    expect(result).toMatchObject({ version: 3, is_corrected: true })
    expect(result.corrections.map(({ version, reason }) => [version, reason])).toEqual([
      [2, 'Судья A перепутал номера'],
      [3, 'Судья A перепутал номера'],
    ])
    expect(result.corrections[1]?.changed).toContain(
      `№ ${numbers.get(two)}: было 2-е место, стало 1-е место`,
    )
    expect(result.places[0]?.start_number).toBe(numbers.get(two))

    // What would leave no result is refused, and the published one stays.
    const broken = await day.call('POST', `${url}/decisions`, {
      kind: 'attempt',
      dance: 'Румба',
      text: 'Перетанцовка',
    })
    expect(broken.statusCode).toBe(422)
    expect(broken.json<Refusal>().errors['marks']?.[0]).toBe(problemText('round_stays_judged'))
    expect((await open<Schemas['ContestResult']>(resultOf(num))).version).toBe(3)
  })

  it('a correction says when a rule is another than in the version before', async () => {
    const points = { scoring: 'points' as const, criteria: '[{"name":"Техника","max":100}]' }
    const { id, num } = await judged(3, points)
    await publish(id, { level: 'places' })
    await publish(id, { level: 'marks' })
    const frozen = await day.call('PUT', `/api/contests/${id}`, { drop_extremes: 'total' })
    expect([frozen.statusCode, frozen.json<Refusal>().code]).toEqual([409, 'contest_drawn'])

    // As an earlier version of the product let it be changed.
    const changed = { drop_extremes: 'total' as const }
    await api.database.db.updateTable('contests').set(changed).where('id', '=', id).execute()
    const [final] = (await day.rounds(id)) as [Round]
    const { sheets, entries } = await day.marks(final)
    const last = entries.at(-1)
    await day.send('PUT', `/api/contests/${id}/rounds/${final.id}/sheets/${sheets[0]?.id}`, {
      marks: [{ registration_id: last?.registration_id, values: [91] }],
      reason: 'Опечатка у последнего',
    })
    const result = await open<Schemas['ContestResult']>(resultOf(num))
    expect(result.corrections[0]?.changed).toEqual([
      'Крайние оценки: было Учитываются все, стало Отбрасываются по сумме',
      expect.stringMatching(/^Финал, Румба, судья A, Техника, № \d+: было 9,8, стало 9,1$/),
    ])
  })

  it('of points name the degree that is reached, in the places and in the open file', async () => {
    const { id, num } = await judged(3, {
      scoring: 'points' as const,
      criteria: '[{"name":"Техника","max":100}]',
      degrees:
        '[{"title":"Лауреат I степени","from_percent":100},{"title":"Дипломант","from_percent":99}]',
    })
    await publish(id, { level: 'places' })
    const degrees = ['Лауреат I степени', 'Дипломант', null]
    const shown = await open<Schemas['ContestResult']>(resultOf(num))
    expect(shown.places.map(({ degree }) => degree)).toEqual(degrees)
    const preview = await day.send<Schemas['ResultPreview']>('GET', `/api/contests/${id}/result`)
    expect(preview.places.map(({ degree }) => degree)).toEqual(degrees)
    await publish(id, { level: 'marks' })
    const file = await open<ResultFile>(fileOf(num))
    expect(file.contest.degrees).toHaveLength(2)
    expect(file.places.map(({ degree }) => degree ?? null)).toEqual(degrees)
    expect('degree' in (file.places[2] ?? {})).toBe(false)
    expect(recompute(file).disagreements).toEqual([])
  })

  it('taken back are public no more, and want a reason to be published again', async () => {
    const { id, num } = await judged()
    await day.setContest(id, 'published')
    expect(await statusOf(resultOf(num))).toBe(200)
    const [final] = (await day.rounds(id)) as [Round]
    expect((await day.setRound(final, 'judged')).json<Refusal>().code).toBe('contest_published')
    expect((await day.setContest(id, 'judged')).statusCode).toBe(200)
    expect(await statusOf(resultOf(num))).toBe(404)
    expect((await publish(id, { level: 'places' })).json<Refusal>().errors).toEqual({
      reason: [problemText('reason_missing')],
    })
    const long = await publish(id, { level: 'places', reason: 'а'.repeat(LONGEST_REASON + 1) })
    expect(long.json<Refusal>().errors).toEqual({
      reason: [problemText('too_long', { max: LONGEST_REASON })],
    })
    const preview = await day.send('GET', `/api/contests/${id}/result`)
    expect(preview).toMatchObject({ version: null, was_published: true })
    const again = await publish(id, { level: 'places', reason: 'Протест рассмотрен' })
    expect(again.json()).toMatchObject({ version: 2, status: 'published' })
  })

  it('a contest is judged and published as its rounds are: a status is a fact', async () => {
    const id = await day.enter(2, { dances: ['Румба'] })
    await day.setContest(id, 'ready')
    await day.begin((await day.rounds(id))[0] as Round)
    expect((await day.setContest(id, 'judged')).json<Refusal>().errors).toEqual({
      'contestIds.0': [problemText('contest_unjudged')],
    })
    expect((await publish(id, { level: 'places' })).json<Refusal>().code).toBe('contest_not_judged')
    const [round] = (await day.rounds(id)) as [Round]
    await day.type(round, byNumber(0))
    await day.setRound(round, 'judged')
    expect((await day.setContest(id, 'running')).statusCode).toBe(200)
    expect((await day.rounds(id))[0]?.status).toBe('running')
    expect((await day.marks(round)).sheets).toHaveLength(3)
  })

  it('the open file recomputes to the same places; names follow the consents, the hash does not', async () => {
    const { id, num } = await judged(4, { dances: ['Румба', 'Джайв'] })
    await publish(id, { level: 'places' })
    await publish(id, { level: 'marks' })
    const file = await open<ResultFile>(fileOf(num))
    expect(recompute(file)).toMatchObject({ disagreements: [] })
    expect(file.panel[0]).toMatchObject({ letter: 'A', name: 'СудьяA Ирина' })
    expect(file.hash).toMatch(/^[0-9a-f]{64}$/)
    const [first] = file.places
    await api.database.db
      .updateTable('reg_datas')
      .where('event_id', '=', day.eventId)
      .where('reg_n', '=', first?.start_number ?? 0)
      .set({ consent_publication: false })
      .execute()
    const masked = await open<ResultFile>(fileOf(num))
    expect(masked.places[0]?.names).toEqual(['Т. А.'])
    expect(masked.hash).toBe(file.hash)

    const ofEvent = await open<{ contests: ResultFile[] }>(`/api/events/${day.eventId}/result-file`)
    expect(ofEvent.contests.map(({ contest }) => contest.group_num)).toContain(num)
    const schema = await open<{ properties: object }>('/api/result-file.schema.json')
    expect(Object.keys(schema.properties)).toContain('rounds')
  })

  it('names city and studio where the text that was consented to does', async () => {
    const { id, num } = await judged(2)
    await publish(id, { level: 'places' })
    const first = async () => {
      const url = `/api/events/${day.eventId}/groups/${num}/results`
      return (await open<Schemas['ContestResult']>(url)).places[0]
    }
    const shown = await first()
    expect(shown).toMatchObject({ city: '', club: '' })
    const change = (values: object) =>
      api.database.db
        .updateTable('reg_datas')
        .where('event_id', '=', day.eventId)
        .where('reg_n', '=', shown?.start_number ?? 0)
        .set(values)
        .execute()
    await change({ club: 'Ритм', consent_text_version: consentTextVersion })
    expect(await first()).toMatchObject({ city: 'Москва', club: 'Ритм' })
    await change({ consent_publication: false })
    expect(await first()).toMatchObject({ city: '', club: '' })
  })

  it('places stand in the tournaments of a dancer once they are public', async () => {
    const { id } = await judged(2)
    const [round] = (await day.rounds(id)) as [Round]
    const entry = round.heats.flat().toSorted((one, other) => one.start_number - other.start_number)
    const [last_name = '', first_name = ''] = entry[0]?.dancers[0]?.split(' ') ?? []
    const place = async () => {
      const query = new URLSearchParams({ ln: last_name, fn: first_name, bd: '1999-04-12' })
      const { items } = await open<Schemas['TournamentPage']>(
        `/api/info-by-name?${query.toString()}`,
      )
      return items[0]?.entries.map((one) => one.place)
    }
    expect(await place()).toEqual([null])
    await publish(id, { level: 'places' })
    expect(await place()).toEqual([{ place: 1, place_to: 1 }])
  })

  it('of entries disqualified or absent: the one has no place, the other is last', async () => {
    const id = await day.enter(4, { dances: ['Румба'] })
    await day.setContest(id, 'ready')
    const [round] = (await day.rounds(id)) as [Round]
    await day.begin(round)
    const [one, other] = round.heats.flat()
    const entry = (registration: number | undefined) =>
      `/api/contests/${id}/rounds/${round.id}/entries/${registration}`
    const reason = 'Решение главного судьи'
    await day.send('PUT', entry(one?.registration_id), { status: 'disqualified', reason })
    await day.send('PUT', entry(other?.registration_id), { status: 'not_present', reason })
    await day.type(round, byNumber(0))
    await day.setRound(round, 'judged')
    const preview = (await publish(id, { level: 'places' })).json<Schemas['ResultPreview']>()
    const { places, exits } = preview
    expect(exits).toMatchObject([
      { index: 0, start_number: one?.start_number, status: 'disqualified', reason },
      { index: 0, start_number: other?.start_number, status: 'not_present', reason },
    ])
    expect(exits[0]).toMatchObject({ type: 'main', role: null, by: expect.any(String) as string })
    expect(exits[0]?.at).toMatch(/^\d{4}-/)
    const { group_num } = await day.send<{ group_num: number }>('GET', `/api/contests/${id}`)
    expect(JSON.stringify(await open(resultOf(group_num)))).not.toContain(reason)
    expect(places).toHaveLength(3)
    expect(places.map(({ start_number }) => start_number)).not.toContain(one?.start_number)
    expect(places.at(-1)).toMatchObject({ start_number: other?.start_number, place: 3 })
    // Of an erased account the row stays, without a name.
    await api.database.db.updateTable('users').set({ last_name: '', first_name: '' }).execute()
    const later = await day.send<Schemas['ResultPreview']>('GET', `/api/contests/${id}/result`)
    expect(later.exits.map(({ by }) => by)).toEqual([null, null])
  })
})
