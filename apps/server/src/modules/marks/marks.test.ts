import { problemText } from '@parket/domain/problems/catalogue'
import { recompute } from '@parket/domain/scoring/recompute'
import type { ResultFile } from '@parket/domain/scoring/resultFile'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { auditOf } from '../../testing/auditLog.ts'
import {
  byNumber,
  createCompetition,
  type Competition,
  type MarkSheet,
  type Round,
  type RoundMarks,
} from '../../testing/competition.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createStation } from '../../testing/stations.ts'

type Refusal = { code: string; errors: Record<string, string[]> }

forEachEngine('marks of a round', (engine) => {
  let api: Api
  let day: Competition
  beforeAll(async () => {
    api = await startApi(engine)
    day = await createCompetition(api)
  })
  afterAll(() => api.close())

  const dances = ['Румба', 'Джайв']

  /** A contest whose first round has begun. */
  async function running(entries: number, values: object = {}, letters = 'ABC'): Promise<Round> {
    const id = await day.enter(entries, { dances, ...values }, letters)
    await day.setContest(id, 'ready')
    const [first] = await day.rounds(id)
    await day.begin(first as Round)
    return (await day.rounds(id))[0] as Round
  }
  const urlOf = ({ contest_id, id }: Round) => `/api/contests/${contest_id}/rounds/${id}`
  const idsOf = (round: Round) => round.heats.flat().map(({ registration_id }) => registration_id)
  const claim = (round: Round, body: object, by?: 'admin' | 'supervisor' | 'eventAdmin') =>
    day.call('POST', `${urlOf(round)}/sheets`, body, by)
  const places = (round: Round, values: number[]) =>
    idsOf(round).map((registration_id, at) => ({ registration_id, values: [values[at]] }))

  /** A finished sheet. */
  async function typed(
    round: Round,
    whose: { dance: string; letter: string; pass?: string },
    values: number[],
    by: 'admin' | 'supervisor' | 'eventAdmin' = 'admin',
  ): Promise<MarkSheet> {
    const sheet = (await claim(round, whose, by)).json<MarkSheet>()
    const url = `${urlOf(round)}/sheets/${sheet.id}`
    await day.send('PUT', url, { marks: places(round, values) }, by)
    return day.send<MarkSheet>('POST', `${url}/finish`, {}, by)
  }

  async function fileOf({ contest_id }: Round): Promise<ResultFile> {
    const { group_num } = await day.send<{ group_num: number }>(
      'GET',
      `/api/contests/${contest_id}`,
    )
    return day.send('GET', `/api/events/${day.eventId}/groups/${group_num}/result-file`)
  }

  it('are typed sheet by sheet, heat by heat and by number as on paper; what is left is named', async () => {
    const round = await running(3)
    const before = await day.marks(round)
    expect(before).toMatchObject({
      kind: 'skating',
      dances: [
        { name: 'Румба', attempt: 1 },
        { name: 'Джайв', attempt: 1 },
      ],
      sheets: [],
    })
    const onPaper = round.heats.map((heat) => heat.map(({ start_number }) => start_number))
    expect(before.entries.map(({ start_number }) => start_number)).toEqual(
      onPaper.flatMap((numbers) => numbers.toSorted((one, other) => one - other)),
    )
    expect(before.problems).toContain('Румба, судья A: оценки не введены')

    const sheet = await typed(round, { dance: 'Румба', letter: 'A' }, [2, 1, 3])
    expect(sheet.finished_at).not.toBeNull()
    const { problems } = await day.marks(round)
    expect(problems).not.toContain('Румба, судья A: оценки не введены')
    expect(problems).toHaveLength(5)
  })

  it('are corrected in both entries where two people read the sheet alike', async () => {
    const round = await running(3)
    const whose = { dance: 'Румба', letter: 'A' }
    const first = await typed(round, whose, [2, 1, 3])
    await typed(round, { ...whose, pass: 'second' }, [2, 1, 3], 'supervisor')
    const url = `${urlOf(round)}/sheets/${first.id}`
    const reason = 'Сверено с листом'
    await day.send('PUT', url, { marks: places(round, [1, 2, 3]), reason })
    const { differences, problems } = await day.marks(round)
    expect(differences).toEqual([])
    expect(problems).not.toContain('Румба, судья A: два ввода расходятся')
  })

  it('impossible ones are refused at once, by dance, judge and entry', async () => {
    const round = await running(3)
    const sheet = (await claim(round, { dance: 'Джайв', letter: 'B' })).json<MarkSheet>()
    const url = `${urlOf(round)}/sheets/${sheet.id}`
    const [one] = round.heats.flat()
    const put = (marks: object[]) => day.call('PUT', url, { marks })
    const wrong = await put([{ registration_id: one?.registration_id, values: [4] }])
    expect(wrong.json<Refusal>().errors).toEqual({
      'marks.0': [`Джайв, судья B, № ${one?.start_number}, такой оценки быть не может`],
    })
    expect((await put([{ registration_id: 999_999, values: [1] }])).json<Refusal>().errors).toEqual(
      { 'marks.0': [problemText('entry_not_in_round')] },
    )
    await put(places(round, [1, 2, 2]))
    const twice = await day.call('POST', `${url}/finish`, {})
    expect(twice.statusCode).toBe(422)
    expect(twice.json<Refusal>().errors['marks']?.[0]).toMatch(
      /^Джайв, судья B, № \d+, оценка стоит дважды$/,
    )
  })

  it('typed by two people at once lose nothing: a sheet is one person’s until it is taken over', async () => {
    const round = await running(3)
    const sheet = (await claim(round, { dance: 'Румба', letter: 'A' })).json<MarkSheet>()
    const url = `${urlOf(round)}/sheets/${sheet.id}`
    const [one = 0, other = 0] = idsOf(round)
    await day.send('PUT', url, { marks: [{ registration_id: one, values: [1] }] })
    expect((await claim(round, { dance: 'Румба', letter: 'A' })).json<MarkSheet>().id).toBe(
      sheet.id,
    )
    const foreign = await claim(round, { dance: 'Румба', letter: 'A' }, 'supervisor')
    expect(foreign.json<Refusal>().code).toBe('sheet_claimed')
    const put = await day.call('PUT', url, { marks: [] }, 'supervisor')
    expect(put.json<Refusal>().code).toBe('sheet_claimed')

    const body = { dance: 'Румба', letter: 'A', take_over: true }
    const taken = (await claim(round, body, 'supervisor')).json<MarkSheet>()
    expect(taken.marks).toEqual([{ registration_id: one, values: [1] }])
    const next = { marks: [{ registration_id: other, values: [2] }] }
    const saved = await day.send<MarkSheet>('PUT', url, next, 'supervisor')
    expect(saved.marks).toHaveLength(2)
    const late = await day.call('PUT', url, next, 'admin')
    expect(late.json<Refusal>().code).toBe('sheet_claimed')
  })

  it('name the version they were typed into; what stands already is only sent again', async () => {
    const round = await running(3)
    const sheet = (await claim(round, { dance: 'Румба', letter: 'A' })).json<MarkSheet>()
    const url = `${urlOf(round)}/sheets/${sheet.id}`
    const marks = places(round, [2, 1, 3])
    const put = (body: object) => day.call('PUT', url, body)
    const { version } = sheet
    for (const [method, at] of [
      ['PUT', url],
      ['POST', `${url}/finish`],
    ] as const) {
      expect((await day.call(method, at, { marks, version: undefined })).statusCode).toBe(400)
    }

    const saved = (await put({ marks, version })).json<MarkSheet>()
    expect(saved.version).toBe(version + 1)
    // The answer was lost.
    const again = await put({ marks, version })
    expect([again.statusCode, again.json()]).toEqual([200, saved])
    for (const other of [places(round, [1, 2, 3]), []]) {
      const stale = await put({ marks: other, version })
      expect([stale.statusCode, stale.json<Refusal>().code]).toEqual([409, 'stale'])
    }
    const stale = await day.call('POST', `${url}/finish`, { version })
    expect(stale.json<Refusal>().code).toBe('stale')
    const finished = await day.send<MarkSheet>('POST', `${url}/finish`, { version: version + 1 })

    const correction = { marks: places(round, [1, 2, 3]), reason: 'Сверено с листом' }
    const given = { ...correction, version: finished.version }
    const corrected = (await put(given)).json<MarkSheet>()
    expect((await put(given)).json()).toEqual(corrected)
    const { rows } = await api.database.db
      .selectFrom('mark_corrections')
      .where('sheet_id', '=', sheet.id)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
    expect(rows).toBe(1)
  })

  it('entered a second time by another person count once they agree, else a third decides', async () => {
    const round = await running(3)
    const whose = { dance: 'Румба', letter: 'A' }
    const second = { ...whose, pass: 'second' }
    expect((await claim(round, second, 'supervisor')).json<Refusal>().code).toBe('sheet_not_begun')
    await typed(round, whose, [1, 2, 3])
    expect((await claim(round, second)).json<Refusal>().code).toBe('sheet_same_person')
    const own = (await claim(round, second, 'supervisor')).json<MarkSheet>()
    const seen = await day.send<RoundMarks>('GET', `${urlOf(round)}/marks`, undefined, 'supervisor')
    expect(seen.sheets.map(({ pass, marks }) => [pass, marks.length])).toEqual([
      ['first', 0],
      ['second', 0],
    ])
    const resolved = { ...whose, pass: 'resolved' }
    expect((await claim(round, resolved, 'eventAdmin')).json<Refusal>().code).toBe(
      'sheet_without_differences',
    )
    await typed(round, second, [1, 3, 2], 'supervisor')
    const [one, two, three] = idsOf(round)
    const { differences, problems } = await day.marks(round)
    expect(differences).toMatchObject([
      { ...whose, registration_id: Math.min(two ?? 0, three ?? 0), criterion: 0 },
      { ...whose, registration_id: Math.max(two ?? 0, three ?? 0), criterion: 0 },
    ])
    expect(problems).toContain('Румба, судья A: два ввода расходятся')
    const third = (await claim(round, resolved, 'eventAdmin')).json<MarkSheet>()
    expect(third.marks.find(({ registration_id }) => registration_id === one)?.values).toEqual([1])
    expect(third.marks.find(({ registration_id }) => registration_id === two)?.values).toEqual([
      null,
    ])
    await typed(round, resolved, [1, 3, 2], 'eventAdmin')
    const after = await day.marks(round)
    expect(after.differences).toEqual([])
    expect(after.problems).not.toContain('Румба, судья A: два ввода расходятся')
    expect(own.pass).toBe('second')
  })

  it('once finished are corrected with a reason alone, which is kept with what was before', async () => {
    const round = await running(2)
    const sheet = await typed(round, { dance: 'Румба', letter: 'A' }, [1, 2])
    const url = `${urlOf(round)}/sheets/${sheet.id}`
    const marks = places(round, [2, 1])
    expect((await day.call('PUT', url, { marks })).json<Refusal>().errors).toEqual({
      reason: [problemText('reason_missing')],
    })
    const half = { marks: marks.slice(0, 1), reason: 'Не та строка' }
    expect((await day.call('PUT', url, half)).statusCode).toBe(422)
    const reason = 'Перепутаны строки'
    const corrected = await day.send<MarkSheet>('PUT', url, { marks, reason }, 'supervisor')
    expect(new Set(corrected.marks.map(({ values }) => values[0]))).toEqual(new Set([1, 2]))
    const kept = await api.database.db
      .selectFrom('mark_corrections')
      .where('sheet_id', '=', sheet.id)
      .select(['reason', 'before', 'user_id'])
      .execute()
    const [one = 0, other = 0] = idsOf(round)
    expect(kept).toEqual([
      { reason, before: { [one]: [1], [other]: [2] }, user_id: day.people.supervisor.id },
    ])
    const noted = await auditOf(api.database.db, 'markSheet', sheet.id)
    expect(noted.at(-1)).toMatchObject({ action: 'saveSheet', changes: { reason: { to: reason } } })
  })

  it('of a repeated dance are given anew; the first attempt is kept', async () => {
    const round = await running(2, {}, 'A')
    await typed(round, { dance: 'Румба', letter: 'A' }, [1, 2])
    const repeated = await day.send<RoundMarks>('POST', `${urlOf(round)}/decisions`, {
      kind: 'attempt',
      dance: 'Румба',
      text: 'Сбой музыки',
    })
    expect(repeated.dances[0]).toEqual({ name: 'Румба', attempt: 2 })
    expect(repeated.problems).toContain('Румба, судья A: оценки не введены')
    await typed(round, { dance: 'Румба', letter: 'A' }, [2, 1])
    const { sheets, decisions } = await day.marks(round)
    expect(sheets.map(({ attempt }) => attempt)).toEqual([1, 2])
    const url = `${urlOf(round)}/decisions/${decisions[0]?.id}`
    expect((await day.call('DELETE', url)).json<Refusal>().code).toBe('attempt_marked')
  })

  it('a substitute takes a seat at a dance’s boundary: the letter stays, both names stand', async () => {
    const round = await running(2)
    await typed(round, { dance: 'Румба', letter: 'B' }, [1, 2])
    const substitute = (body: object) =>
      day.call('POST', `${urlOf(round)}/substitutions`, {
        letter: 'B',
        judge_id: day.judges['K'],
        dance: 'Джайв',
        reason: 'Стало плохо',
        ...body,
      })
    expect((await substitute({ dance: 'Румба' })).json<Refusal>().code).toBe('seat_judged')
    expect((await substitute({ judge_id: day.judges['A'] })).json<Refusal>().errors).toEqual({
      judge_id: [problemText('judge_seated')],
    })
    expect((await substitute({ letter: 'Z' })).json<Refusal>().errors).toEqual({
      letter: [problemText('letter_foreign')],
    })
    const { seats } = (await substitute({})).json<RoundMarks>()
    expect(seats[1]).toMatchObject({
      letter: 'B',
      judges: [
        { name: 'СудьяB Ирина', dance: null },
        { name: 'СудьяK Ирина', dance: 'Джайв', reason: 'Стало плохо' },
      ],
    })
    expect((await substitute({ judge_id: day.judges['J'] })).json<Refusal>().code).toBe(
      'seat_judged',
    )
  })

  it('of a judge who left and nobody replaces are not asked for: the chief leaves the seat empty', async () => {
    const round = await running(3)
    await typed(round, { dance: 'Румба', letter: 'A' }, [1, 2, 3])
    await typed(round, { dance: 'Румба', letter: 'B' }, [1, 2, 3])
    await typed(round, { dance: 'Румба', letter: 'C' }, [3, 2, 1])
    const half = (await claim(round, { dance: 'Джайв', letter: 'C' })).json<MarkSheet>()
    const vacate = (body: object) =>
      day.call('POST', `${urlOf(round)}/decisions`, {
        kind: 'seat',
        text: 'Судья заболел',
        ...body,
      })
    expect((await vacate({ dance: 'Самба', letter: 'X' })).json<Refusal>().errors).toEqual({
      dance: [problemText('dance_foreign')],
      letter: [problemText('letter_foreign')],
    })
    const given = await vacate({ dance: 'Румба', letter: 'C' })
    expect([given.statusCode, given.json<Refusal>().code]).toEqual([409, 'seat_judged'])

    const marks = (await vacate({ dance: 'Джайв', letter: 'C' })).json<RoundMarks>()
    expect(marks.problems).toEqual([
      'Джайв, судья A: оценки не введены',
      'Джайв, судья B: оценки не введены',
    ])
    expect(marks.seats.map(({ letter, empty_from }) => [letter, empty_from])).toEqual([
      ['A', null],
      ['B', null],
      ['C', 'Джайв'],
    ])
    expect(marks.decisions).toMatchObject([
      { kind: 'seat', letter: 'C', dance: 'Джайв', text: 'Судья заболел', office: 'chief' },
    ])
    // The sheet half given is void, and nobody sits there any more.
    const url = `${urlOf(round)}/sheets/${half.id}`
    const late = await day.call('PUT', url, { marks: places(round, [1, 2, 3]) })
    expect([late.statusCode, late.json<Refusal>().code]).toEqual([409, 'seat_empty'])
    expect((await claim(round, { dance: 'Джайв', letter: 'C' })).statusCode).toBe(422)
    const again = await vacate({ dance: 'Джайв', letter: 'C' })
    expect(again.json<Refusal>().errors).toEqual({ letter: [problemText('seat_empty')] })
    const substitute = await day.call('POST', `${urlOf(round)}/substitutions`, {
      letter: 'C',
      judge_id: day.judges['J'],
      dance: 'Джайв',
      reason: 'Пришла замена',
    })
    expect(substitute.json<Refusal>().errors).toEqual({ letter: [problemText('seat_empty')] })
    expect((await vacate({ dance: 'Джайв', letter: 'B' })).statusCode).toBe(200)
    const last = await vacate({ dance: 'Джайв', letter: 'A' })
    expect(last.json<Refusal>().errors).toEqual({ letter: [problemText('seat_last')] })

    // Both come back before the next dance: the sheet is the judge's again.
    const { decisions } = await day.marks(round)
    for (const { id } of decisions) {
      await day.send('DELETE', `${urlOf(round)}/decisions/${id}`)
    }
    await day.send('PUT', url, { marks: places(round, [1, 2, 3]) })
    await vacate({ dance: 'Джайв', letter: 'C' })
    await typed(round, { dance: 'Джайв', letter: 'A' }, [1, 2, 3])
    await typed(round, { dance: 'Джайв', letter: 'B' }, [2, 1, 3])
    expect((await day.setRound(round, 'judged')).statusCode).toBe(200)

    const body = { level: 'places' }
    expect(
      (await day.call('POST', `/api/contests/${round.contest_id}/publication`, body)).statusCode,
    ).toBe(200)
    await day.call('POST', `/api/contests/${round.contest_id}/publication`, { level: 'marks' })
    const file = await fileOf(round)
    expect(recompute(file).disagreements).toEqual([])
    expect(file.rounds[0]?.decisions).toMatchObject([
      { kind: 'seat', judge: 'C', dance: 'Джайв', text: 'Судья заболел', by: 'Главный судья' },
    ])
    expect(file.rounds[0]?.marks.map(({ dance, judge }) => `${dance} ${judge}`).sort()).toEqual([
      'Джайв A',
      'Джайв B',
      'Румба A',
      'Румба B',
      'Румба C',
    ])
  })

  it('of an earlier dance that is repeated are asked of those who are still there', async () => {
    const round = await running(2)
    for (const letter of 'ABC') await typed(round, { dance: 'Румба', letter }, [1, 2])
    const decide = (body: object) =>
      day.send<RoundMarks>('POST', `${urlOf(round)}/decisions`, { text: 'Так решено', ...body })
    await decide({ kind: 'seat', dance: 'Джайв', letter: 'C' })
    const repeated = await decide({ kind: 'attempt', dance: 'Румба' })
    expect(repeated.problems).toEqual(
      ['Румба', 'Джайв'].flatMap((dance) =>
        ['A', 'B'].map((letter) => `${dance}, судья ${letter}: оценки не введены`),
      ),
    )
    expect(repeated.seats[2]).toMatchObject({ empty_from: 'Джайв', empty_in: dances })
    expect((await claim(round, { dance: 'Румба', letter: 'C' })).statusCode).toBe(422)

    await typed(round, { dance: 'Румба', letter: 'A' }, [2, 1])
    const [seat] = repeated.decisions
    const back = await day.call('DELETE', `${urlOf(round)}/decisions/${seat?.id}`)
    expect(back.json<Refusal>().code).toBe('seat_followed')
    await typed(round, { dance: 'Румба', letter: 'B' }, [2, 1])
    for (const letter of 'AB') await typed(round, { dance: 'Джайв', letter }, [2, 1])
    expect((await day.setRound(round, 'judged')).statusCode).toBe(200)

    const publication = `/api/contests/${round.contest_id}/publication`
    await day.send('POST', publication, { level: 'places' })
    await day.send('POST', publication, { level: 'marks' })
    const file = await fileOf(round)
    expect(recompute(file).disagreements).toEqual([])
    const counted = file.rounds[0]?.marks.filter((one) => one.counted)
    expect(counted?.map(({ dance, judge }) => `${dance} ${judge}`).sort()).toEqual([
      'Джайв A',
      'Джайв B',
      'Румба A',
      'Румба B',
    ])
    expect(file.rounds[0]?.decisions.at(-1)).toMatchObject({ kind: 'attempt', dance: 'Румба' })
  })

  it('of a seat that is empty are not asked for in later rounds, and it stays empty once these have marks', async () => {
    const round = await running(9)
    const first = { dances: ['Румба', 'Джайв'] }
    const crosses = [1, 1, 1, 1, 1, 1, 0, 0, 0]
    for (const letter of 'AB') {
      for (const dance of first.dances) await typed(round, { dance, letter }, crosses)
    }
    const vacated = await day.send<RoundMarks>('POST', `${urlOf(round)}/decisions`, {
      kind: 'seat',
      dance: 'Румба',
      letter: 'C',
      text: 'Судья уехал',
    })
    expect((await day.setRound(round, 'judged')).statusCode).toBe(200)
    const final = (await day.rounds(round.contest_id))[1] as Round
    await day.begin(final)
    const begun = (await day.rounds(round.contest_id))[1] as Round
    expect((await day.marks(begun)).seats.map(({ letter }) => letter)).toEqual(['A', 'B'])
    await typed(begun, { dance: 'Румба', letter: 'A' }, [1, 2, 3, 4, 5, 6])
    const url = `${urlOf(round)}/decisions/${vacated.decisions[0]?.id}`
    const back = await day.call('DELETE', url)
    expect([back.statusCode, back.json<Refusal>().code]).toEqual([409, 'seat_followed'])
    for (const [dance, letter] of [
      ['Румба', 'B'],
      ['Джайв', 'A'],
      ['Джайв', 'B'],
    ] as const) {
      await typed(begun, { dance, letter }, [1, 2, 3, 4, 5, 6])
    }
    expect((await day.setRound(begun, 'judged')).statusCode).toBe(200)
    const preview = await day.send<{ rounds: { panel?: { letter: string; name: string }[] }[] }>(
      'GET',
      `/api/contests/${round.contest_id}/result`,
    )
    expect(preview.rounds.map(({ panel }) => panel?.map(({ letter }) => letter))).toEqual([
      undefined,
      ['A', 'B'],
    ])
  })

  it('hold the panel they were given by: it changes by a substitution alone', async () => {
    const round = await running(2)
    await typed(round, { dance: 'Румба', letter: 'B' }, [1, 2])
    const judgeIds = [day.judges['A'], day.judges['D'], day.judges['E']]
    const answer = await day.call('PUT', `/api/contests/${round.contest_id}/panel`, { judgeIds })
    expect(answer.json<Refusal>().code).toBe('panel_judged')
  })

  it('of points stand by criterion, in tenths', async () => {
    const criteria = [
      { name: 'Техника', max: 100 },
      { name: 'Образ', max: 50 },
    ]
    const round = await running(2, {
      scoring: 'points',
      criteria: JSON.stringify(criteria),
      dances: ['Oriental'],
    })
    const { criteria: shown, kind } = await day.marks(round)
    expect({ shown, kind }).toEqual({ shown: criteria, kind: 'points' })
    const sheet = (await claim(round, { dance: 'Oriental', letter: 'A' })).json<MarkSheet>()
    const url = `${urlOf(round)}/sheets/${sheet.id}`
    const [one = 0, other = 0] = idsOf(round)
    const put = (values: (number | null)[], id = one) =>
      day.call('PUT', url, { marks: [{ registration_id: id, values }] })
    expect((await put([101, 50])).statusCode).toBe(422)
    expect((await put([100, 51])).statusCode).toBe(422)
    expect((await put([10, 10, 10])).statusCode).toBe(422)
    expect((await put([95, null])).json<MarkSheet>().marks[0]?.values).toEqual([95, null])
    await put([95, 48])
    await put([80, 45], other)
    expect((await day.call('POST', `${url}/finish`, {})).statusCode).toBe(200)
  })

  it('of a Jack & Jill prelim are the panel’s alone: the chief judge is beside it', async () => {
    await api.database.db
      .updateTable('event_judges')
      .set({ role: 'chief' })
      .where('judge_id', '=', day.judges['K'] ?? 0)
      .execute()
    const round = await running(10, { scoring: 'relative-placement', dances: ['WCS'] }, 'ABK')
    const { kind, problems } = await day.marks(round)
    expect([kind, problems]).toEqual([
      'callbacks',
      ['WCS, судья A: оценки не введены', 'WCS, судья B: оценки не введены'],
    ])
    expect((await claim(round, { dance: 'WCS', letter: 'K' })).json<Refusal>().errors).toEqual({
      letter: [problemText('letter_foreign')],
    })
    const callbacks = [10, 10, 10, 10, 10, 10, 4.5, 4.3, 4.2, 0]
    for (const letter of ['A', 'B']) await typed(round, { dance: 'WCS', letter }, callbacks)
    expect((await day.setRound(round, 'judged')).statusCode).toBe(200)
  })

  it('are taken while a round is danced, from its panel, for its dances', async () => {
    const id = await day.enter(2, { dances })
    await day.setContest(id, 'ready')
    const [drawn] = (await day.rounds(id)) as [Round]
    const early = await claim(drawn, { dance: 'Румба', letter: 'A' })
    expect(early.json<Refusal>().code).toBe('round_not_begun')
    await day.begin(drawn)
    const wrong = await claim(drawn, { dance: 'Вальс', letter: 'Z', pass: 'fourth' })
    expect(Object.keys(wrong.json<Refusal>().errors)).toEqual(['dance', 'letter', 'pass'])
    expect((await day.call('POST', `${urlOf(drawn)}/sheets`, {}, 'manager')).statusCode).toBe(403)
    expect((await day.call('GET', `${urlOf(drawn)}/marks`, undefined, 'manager')).statusCode).toBe(
      403,
    )
  })

  it('are never deleted: a marked round keeps its draw, whatever is stepped back', async () => {
    const round = await running(2)
    await typed(round, { dance: 'Румба', letter: 'A' }, [1, 2])
    expect((await day.setRound(round, 'locked')).statusCode).toBe(200)
    expect((await day.setRound(round, 'drawn')).json<Refusal>().code).toBe('round_marked')
    await day.setContest(round.contest_id, 'ready')
    expect((await day.setContest(round.contest_id, 'closed')).json<Refusal>().code).toBe(
      'round_marked',
    )
    await day.begin((await day.rounds(round.contest_id))[0] as Round)
    expect((await day.marks(round)).sheets).toHaveLength(1)
  })

  it('decide who goes on: the next round is drawn from them, and the contest follows', async () => {
    const round = await running(10)
    expect((await day.setRound(round, 'judged')).statusCode).toBe(422)
    await day.type(round, byNumber(6))
    const { going_on, problems } = await day.marks(round)
    expect([going_on.length, problems]).toEqual([6, []])
    expect((await day.setRound(round, 'judged')).statusCode).toBe(200)
    const final = (await day.rounds(round.contest_id))[1] as Round
    await day.begin(final)
    const [, drawn] = (await day.rounds(round.contest_id)) as [Round, Round]
    expect(new Set(idsOf(drawn))).toEqual(new Set(going_on))
    await day.type(drawn, byNumber(0))
    expect((await day.setRound(drawn, 'judged')).statusCode).toBe(200)
    const contest = await day.send<{ status: string }>('GET', `/api/contests/${round.contest_id}`)
    expect(contest.status).toBe('judged')
  })

  it('a tie at the cut is decided on the record: all, none, or which', async () => {
    const round = await running(9, { dances: ['Румба'] }, 'A')
    await day.setRound(round, 'locked')
    await api.database.db
      .updateTable('rounds')
      .set({ advance: 6 })
      .where('id', '=', round.id)
      .execute()
    await day.begin((await day.rounds(round.contest_id))[0] as Round)
    // Two judges who differ in one entry: the sixth place is tied.
    await api.database.db
      .insertInto('panel_judges')
      .values({
        contest_id: round.contest_id,
        event_id: day.eventId,
        judge_id: day.judges['B'] ?? 0,
        ind: 1,
      })
      .execute()
    await day.type(round, ({ letter }, numbers) =>
      Object.fromEntries(
        numbers
          .toSorted((one, other) => one - other)
          .map((number, at) => [number, [at < 5 || at === (letter === 'A' ? 5 : 6) ? 1 : 0]]),
      ),
    )
    const tied = await day.marks(round)
    expect([tied.going_on.length, tied.undecided.length]).toEqual([5, 2])
    expect((await day.setRound(round, 'judged')).statusCode).toBe(422)

    const decide = (body: object) => day.call('POST', `${urlOf(round)}/decisions`, body)
    expect((await decide({ kind: 'cut', choice: 'all' })).json<Refusal>().errors).toEqual({
      text: [problemText('reason_missing')],
    })
    const all = (
      await decide({ kind: 'cut', choice: 'all', text: 'Зал вмещает' })
    ).json<RoundMarks>()
    expect([all.going_on.length, all.undecided.length]).toEqual([7, 0])
    expect(all.decisions).toMatchObject([{ office: 'organiser', text: 'Зал вмещает' }])
    const none = (await decide({ kind: 'cut', choice: 'none', text: 'Время' })).json<RoundMarks>()
    expect(none.going_on).toHaveLength(5)
    const [one, other] = tied.undecided
    const which = (
      await decide({
        kind: 'order',
        entries: [
          { registration_id: other, value: 1 },
          { registration_id: one, value: 2 },
        ],
        text: 'Решение главного судьи',
      })
    ).json<RoundMarks>()
    expect(which.going_on).toContain(other)
    expect(which.going_on).not.toContain(one)
    expect(which.decisions.at(-1)).toMatchObject({ kind: 'order', office: 'chief' })
    const back = await day.send<RoundMarks>(
      'DELETE',
      `${urlOf(round)}/decisions/${which.decisions.at(-1)?.id}`,
    )
    expect(back.decisions).toHaveLength(2)
  })

  it('a decision behind a public result is made, changed and taken back in the office, never at the chief judge’s device', async () => {
    const round = await running(3, { dances: ['Румба'] })
    await day.type(round, byNumber(0))
    const entries = idsOf(round).map((id, at) => ({ registration_id: id, value: at + 1 }))
    const { decisions } = await day.send<RoundMarks>('POST', `${urlOf(round)}/decisions`, {
      kind: 'order',
      entries,
      text: 'Решение главного судьи',
    })
    await day.setRound(round, 'judged')
    await day.send('POST', `/api/contests/${round.contest_id}/publication`, { level: 'places' })
    const url = `${urlOf(round)}/decisions/${decisions[0]?.id}`
    const { token } = await createStation(api.database.db, day.eventId, 'chief')
    const headers = { host: 'localhost', authorization: `Bearer ${token}` }
    const deduction = {
      kind: 'deduction',
      entries: [{ registration_id: entries[0]?.registration_id, value: 1 }],
      text: 'Костюм',
    }
    const exit = { status: 'disqualified', reason: 'Чужой костюм' }
    const exitUrl = `${urlOf(round)}/entries/${entries[0]?.registration_id}`
    const before = await day.marks(round)
    for (const [method, to, payload] of [
      ['DELETE', url, undefined],
      ['POST', `${urlOf(round)}/decisions`, { ...deduction, kind: 'order', entries }],
      ['POST', `${urlOf(round)}/decisions`, deduction],
      ['PUT', exitUrl, exit],
    ] as const) {
      const refused = await api.app.inject({
        method,
        url: to,
        headers,
        ...(payload && { payload }),
      })
      expect([refused.statusCode, refused.json<Refusal>().code]).toEqual([409, 'decision_released'])
    }
    expect(await day.marks(round)).toEqual(before)
    expect((await day.call('PUT', exitUrl, exit)).statusCode).toBe(200)
    expect((await day.call('DELETE', url)).statusCode).toBe(200)
    expect((await day.call('DELETE', url)).json<Refusal>().code).toBe('decision_not_found')
  })

  it('a reopened round keeps later marks, and says who would now go on or drop out', async () => {
    const round = await running(10, { dances: ['Румба'] }, 'A')
    await day.type(round, byNumber(6))
    await day.setRound(round, 'judged')
    const final = (await day.rounds(round.contest_id))[1] as Round
    await day.begin(final)
    await day.type(final, byNumber(0))
    expect((await day.setRound(round, 'running')).statusCode).toBe(200)
    const { sheets, entries, next } = await day.marks(round)
    expect(next).toMatchObject({ would_go_on: [], would_drop_out: [] })
    const byStart = entries.toSorted((one, other) => one.start_number - other.start_number)
    const [sixth, seventh] = [byStart[5]?.registration_id, byStart[6]?.registration_id]
    await day.send('PUT', `${urlOf(round)}/sheets/${sheets[0]?.id}`, {
      marks: [
        { registration_id: sixth, values: [0] },
        { registration_id: seventh, values: [1] },
      ],
      reason: 'Крест стоял строкой ниже',
    })
    expect((await day.marks(round)).next).toEqual({
      round_id: final.id,
      would_go_on: [seventh],
      would_drop_out: [sixth],
    })
    expect((await day.marks(final)).sheets).toHaveLength(1)
  })

  it('say what became of an entry, by whom and why; the disqualified have no place', async () => {
    const round = await running(3, { dances: ['Румба'] })
    const [one = 0] = idsOf(round)
    const url = `${urlOf(round)}/entries/${one}`
    expect((await day.call('PUT', url, { status: 'gone', reason: 'x' })).statusCode).toBe(422)
    expect((await day.call('PUT', url, { status: 'withdrawn' })).json<Refusal>().errors).toEqual({
      reason: [problemText('reason_missing')],
    })
    const reason = 'Запрещённая поддержка'
    const after = await day.send<RoundMarks>('PUT', url, { status: 'disqualified', reason })
    const left = after.entries.find(({ registration_id }) => registration_id === one)
    expect(left).toMatchObject({ status: 'disqualified', reason })
    // The others are placed without it.
    await day.type(round, byNumber(0))
    expect((await day.marks(round)).problems).toEqual([])
    await day.send('PUT', url, { status: 'danced', reason: 'Ошиблись номером' })
    expect((await day.marks(round)).problems).toHaveLength(1)
  })
})
