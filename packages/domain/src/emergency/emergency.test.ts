import { expect, it } from 'vitest'
import { bringBack, isSameField } from './bringBack.ts'
import { boardOf } from './board.ts'
import { copyProblems } from './problems.ts'
import { readMarks, toMarks, withCopy } from './copy.ts'
import { dancedRound, outcomeOf } from './dancedRound.ts'
import { deletedBy } from './deletedBy.ts'
import { all, contestOf, fileOf, round, waltz } from '../testing/emergencyFile.ts'
import { limitsOf, missingText, roundCount, roundProgress } from './progress.ts'
import { contestPlaces, danceRanks } from './results.ts'
import { typedCount, typedRows, withTyped, type TypedMarks } from './typed.ts'

const places = { 5: [1], 7: [2], 9: [3] }

it('a round is marked heat by heat and by number; who has left is not asked for', () => {
  const left = round(1, {
    entries: [5, 7, 9, 11].map((start_number) => ({
      start_number,
      status: start_number === 5 ? 'withdrawn' : 'danced',
      role: null,
    })),
  })
  const danced = dancedRound(fileOf([left]), left, {})
  // One without a heat comes last.
  expect(danced.lines.map(({ number }) => number)).toEqual([9, 7, 11])
  expect(limitsOf(danced)).toMatchObject({ entries: 4, maxima: [] })
})

it('a round of a contest that the file does not have is a broken file', () => {
  const one = round(1)
  expect(() => dancedRound({ ...fileOf([one]), contests: [] }, one, {})).toThrow('no contest')
})

it('what was typed stands over what the server knew, and an earlier attempt stays uncounted', () => {
  const one = round(1, {
    marks: [
      {
        dance: 'Вальс',
        attempt: 1,
        counted: true,
        judge: 'A',
        criterion: null,
        values: { 5: 1, 7: 2 },
      },
      { dance: 'Вальс', attempt: 0, counted: false, judge: 'A', criterion: null, values: { 5: 3 } },
    ],
  })
  const file = fileOf([one])
  const typed = withTyped({}, 1, waltz, { 7: [3] })
  const board = boardOf(dancedRound(file, one, typed), 'Вальс', typed)
  expect(board.rows[0]).toEqual({ 5: [1], 7: [3] })
  expect(dancedRound(file, one, typed).file.marks).toEqual([
    one.file.marks[1],
    {
      dance: 'Вальс',
      attempt: 1,
      counted: true,
      judge: 'A',
      criterion: null,
      values: { 5: 1, 7: 3 },
    },
  ])
  // An unknown dance shows the first.
  expect(boardOf(dancedRound(file, one, typed), '', typed).rows[0]).toEqual({ 5: [1], 7: [3] })
})

it('says what is missing, sheet by sheet, and what cannot be together', () => {
  const one = round(1)
  const file = fileOf([one])
  const progress = (typed: TypedMarks) => roundProgress(dancedRound(file, one, typed), typed)
  expect(missingText(progress({}))).toBe('Не хватает: 2\u00A0танца')
  const begun = withTyped({}, 1, waltz, { 5: [1], 7: [null] })
  expect(progress(begun)[0]).toMatchObject({
    letter: 'A',
    typed: 1,
    total: 3,
    empty: [9, 7],
    fault: null,
  })
  expect(missingText(progress(begun))).toBe('Не хватает: 1\u00A0танец и\u00A08\u00A0оценок')
  const twice = all(one, { 5: [1], 7: [1], 9: [3] })
  expect(progress(twice)[0]?.fault).toMatch(/^Вальс, судья A, № \d, оценка стоит дважды$/)
  expect(missingText(progress(twice))).toBeNull()
  expect(roundCount(dancedRound(file, one, begun), begun)).toEqual({ typed: 1, total: 18 })
  expect(typedCount(begun)).toBe(1)
})

it('counts by the engine: places of a dance, places of the contest with their reasons', () => {
  const one = round(1)
  const file = fileOf([one])
  const typed = all(one, places)
  const danced = dancedRound(file, one, typed)
  expect([...danceRanks(danced, 'Танго')]).toEqual([
    ['5', 1],
    ['7', 2],
    ['9', 3],
  ])
  expect(danceRanks(dancedRound(file, one, {}), 'Танго').size).toBe(0)
  expect(danceRanks(dancedRound(file, round(1, { kind: 'crosses' }), typed), 'Танго').size).toBe(0)
  const { places: counted, problems } = contestPlaces(file, contestOf(file), typed)
  expect(problems).toEqual([])
  expect(counted.map(({ start_number, place }) => [start_number, place])).toEqual([
    [5, 1],
    [7, 2],
    [9, 3],
  ])
  expect(counted[0]?.reason?.sentence).toBeTruthy()
  expect(contestPlaces(file, contestOf(file), {}).problems[0]).toMatch(/^Финал: /)
})

it('who goes on from a counted round dances the next; until then it waits', () => {
  const semi = round(1, { index: 1, label: '1/2', kind: 'crosses', advance: 2, dances: ['Вальс'] })
  const final = round(2, { entries: [], heats: [], dances: ['Вальс'] })
  const file = fileOf([semi, final])
  expect(dancedRound(file, final, {})).toMatchObject({ lines: [], waitsFor: ['1/2'] })
  expect(contestPlaces(file, contestOf(file), {}).problems).toEqual([
    'Финал: состав ещё не известен',
  ])
  const typed = all(semi, { 5: [1], 7: [0], 9: [1] })
  const danced = dancedRound(file, final, typed)
  expect(danced).toMatchObject({ isDerived: true, waitsFor: [] })
  expect(danced.lines.map(({ number }) => number)).toEqual([5, 9])
  const whole = all(final, { 5: [2], 9: [1] }, typed)
  expect(
    contestPlaces(file, contestOf(file), whole).places.map(({ start_number }) => start_number),
  ).toEqual([9, 5, 7])
})

it('a hope round is nothing the file draws', () => {
  const semi = round(1, { index: 1, label: '1/2', kind: 'crosses', advance: 2, dances: ['Вальс'] })
  const hope = round(3, {
    entries: [],
    heats: [],
    index: 1,
    label: '1/2',
    type: 'hope',
    dances: ['Вальс'],
  })
  const counted = all(semi, { 5: [1], 7: [0], 9: [1] })
  expect(dancedRound(fileOf([semi, hope]), hope, counted).waitsFor).toEqual(['1/2'])
})

it('a final of pairs is marked by the leader’s number; who leads twice by the follower’s', () => {
  const entries = [
    { start_number: 1, status: 'danced' as const, role: 'leader' },
    { start_number: 11, status: 'danced' as const, role: 'follower' },
    { start_number: 12, status: 'danced' as const, role: 'follower' },
  ]
  const final = round(1, {
    kind: 'relative-placement',
    dances: ['Выход'],
    entries,
    pairs: [
      { leader: 1, follower: 11, scored: true },
      { leader: 1, follower: 12, scored: false },
    ],
  })
  const file = fileOf([final], 'relative-placement')
  const danced = dancedRound(file, final, {})
  expect(danced.lines).toEqual([
    { number: 1, numbers: [1, 11] },
    { number: 12, numbers: [1, 12] },
  ])
  expect(limitsOf(danced).entries).toBe(2)
})

it('points have a mark for each criterion', () => {
  const one = round(1, { kind: 'points', dances: ['Выход'] })
  const file = fileOf([one], 'points')
  const typed = all(one, { 5: [80, 40], 7: [70, 30], 9: [90, 50] })
  expect(limitsOf(dancedRound(file, one, typed)).maxima).toEqual([100, 50])
  expect(contestPlaces(file, contestOf(file), typed).places[0]).toMatchObject({
    start_number: 9,
    place: 1,
  })
  expect(outcomeOf(dancedRound(file, one, {})).error).not.toBeNull()
})

it('a copy has whole rows alone, with who dances; opened elsewhere it takes nothing away', () => {
  const one = round(1)
  const file = fileOf([one, round(2)])
  const typed = withTyped(all(one, places), 1, waltz, { 9: [null] })
  const marks = toMarks(file, typed, { typedBy: ' Ирина ', now: new Date(0) })
  expect(marks).toMatchObject({
    file_id: 4,
    typed_by: 'Ирина',
    saved_at: '1970-01-01T00:00:00.000Z',
  })
  expect(marks.rounds).toHaveLength(1)
  expect(marks.rounds[0]?.numbers).toEqual([5, 9, 7])
  expect(
    marks.rounds[0]?.sheets.find(({ dance, letter }) => dance === 'Вальс' && letter === 'A'),
  ).toEqual({
    ...waltz,
    entries: { 5: [1], 7: [2] },
  })
  expect(
    toMarks(file, withTyped({}, 1, waltz, { 9: [null] }), { typedBy: '', now: new Date(0) }).rounds,
  ).toEqual([])
  const here = withTyped({}, 1, waltz, { 5: [3] })
  const opened = withCopy(here, marks)
  expect(opened).toMatchObject({ differing: 1, added: 16 })
  expect(typedRows(opened.typed, 1, waltz)).toEqual({ 5: [3], 7: [2] })
  expect(withCopy(opened.typed, marks)).toMatchObject({ differing: 1, added: 0 })
})

it('only a saved copy is read as one', () => {
  const one = round(1)
  const marks = toMarks(fileOf([one]), all(one, places), { typedBy: '', now: new Date(0) })
  expect(readMarks(JSON.stringify(marks))).toEqual({ marks })
  const [first] = marks.rounds
  const wrong = [
    null,
    { ...marks, format: 'x' },
    { ...marks, file_id: '4' },
    { ...marks, event_id: 1.5 },
    { ...marks, rounds: {} },
    { ...marks, rounds: [{ ...first, round_id: 'a' }] },
    { ...marks, rounds: [{ ...first, numbers: 5 }] },
    { ...marks, rounds: [{ ...first, sheets: null }] },
    { ...marks, rounds: [{ ...first, sheets: [{ dance: 1 }] }] },
    { ...marks, rounds: [{ ...first, sheets: [{ dance: 'В', attempt: 'x' }] }] },
    { ...marks, rounds: [{ ...first, sheets: [{ dance: 'В', attempt: 1 }] }] },
    { ...marks, rounds: [{ ...first, sheets: [{ ...waltz, entries: { 5: 1 } }] }] },
    { ...marks, rounds: [{ ...first, sheets: [{ ...waltz, entries: { 5: ['x'] } }] }] },
  ]
  for (const one of wrong) {
    expect(readMarks(JSON.stringify(one))).toEqual({ problem: copyProblems.unreadable })
  }
  expect(readMarks('<html>')).toEqual({ problem: copyProblems.unreadable })
})

it('equal rows are counted, missing ones put in, one that differs keeps the sheet back', () => {
  const brought = { 1: [1], 2: [2] }
  expect(bringBack(brought, null)).toEqual({ state: 'added', rows: brought })
  expect(bringBack(brought, { 1: [1], 2: [2], 3: [3] })).toEqual({ state: 'equal' })
  expect(bringBack(brought, { 1: [1] })).toEqual({ state: 'added', rows: { 2: [2] } })
  expect(bringBack(brought, { 1: [2] })).toEqual({ state: 'differs' })
})

it('the field is the same where the numbers still mean those who are marked', () => {
  const ids: Record<number, number> = { 5: 50, 7: 70 }
  const registrationOf = (number: number) => ids[number]
  const field = { marked: new Set([50, 70, 90]), dancing: new Set([50, 70]) }
  expect(isSameField([5, 7], registrationOf, field)).toBe(true)
  expect(isSameField([5], registrationOf, field)).toBe(false)
  expect(isSameField([5, 7, 8], registrationOf, field)).toBe(false)
})

it('is deleted a week after the event', () => {
  expect(deletedBy({ date_end: '2026-12-01T21:30:00Z', time_zone: 'Europe/Moscow' })).toBe(
    '2026-12-09',
  )
})

it('an error of the program is no missing mark', () => {
  const one = round(1)
  const danced = dancedRound(fileOf([one]), one, all(one, places))
  const broken = { ...danced, contest: null } as unknown as typeof danced
  const points = { ...broken, file: { ...danced.file, kind: 'points' as const } }
  expect(() => outcomeOf(points)).toThrow(TypeError)
})

it('a seat left empty in another dance changes nothing in this one; without rounds there are no places', () => {
  const decision = { kind: 'seat' as const, judge: 'C', dance: 'Танго', entries: {} }
  const given = { text: 'Ушёл', by: 'Главный судья', at: '2026-12-01T11:00:00Z' }
  const one = {
    ...round(1, { decisions: [{ ...decision, ...given }] }),
    letters: [
      ['A', 'B', 'C'],
      ['A', 'B'],
    ],
  }
  const typed = all(one, places)
  const danced = dancedRound(fileOf([one]), one, typed)
  expect(danceRanks(danced, 'Вальс').get('9')).toBe(3)
  const broken = { ...danced, contest: null } as unknown as typeof danced
  expect(() => danceRanks(broken, 'Вальс')).toThrow(TypeError)
  const empty = fileOf([])
  expect(contestPlaces(empty, contestOf(empty), {})).toEqual({ places: [], problems: [] })
})

it('a round that nobody is in has neither an outcome nor a fault', () => {
  const one = round(1)
  const danced = { ...dancedRound(fileOf([one]), one, {}), lines: [] }
  expect(outcomeOf(danced)).toEqual({ outcome: null, error: null })
})
