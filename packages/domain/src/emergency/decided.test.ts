import { expect, it } from 'vitest'
import { all, contestOf, fileOf, round, waltz } from '../testing/emergencyFile.ts'
import { readMarks, toMarks, withCopiedDecisions } from './copy.ts'
import { dancedRound } from './dancedRound.ts'
import { decidedFile, decidedOf, withRoundDecided, type TypedDecision } from './decided.ts'
import { arePairsFor, drawnPairs, repeatedIn, withFollowerOf, withScoredPass } from './pairing.ts'
import { copyProblems } from './problems.ts'
import { contestPlaces } from './results.ts'
import { cutEntries, findUndecidedTie } from './tie.ts'
import { withTyped } from './typed.ts'

const said = { text: 'Решение главного судьи', by: 'Ирина', at: '2026-12-01T12:00:00Z' }

const semi = round(1, { index: 1, label: '1/2', kind: 'crosses', advance: 2, dances: ['Вальс'] })
const final = round(2, { entries: [], heats: [], dances: ['Вальс'] })
/** Each of the three has two crosses, and two go on. */
const tied = withTyped(
  withTyped(
    all(semi, { 5: [1], 7: [1], 9: [0] }),
    1,
    { ...waltz, letter: 'B' },
    { 5: [1], 7: [0], 9: [1] },
  ),
  1,
  { ...waltz, letter: 'C' },
  { 5: [0], 7: [1], 9: [1] },
)

it('a tie at the cut is decided in the file: all go on, none, or whom the chief judge names', () => {
  const file = fileOf([semi, final])
  expect(dancedRound(file, final, tied).waitsFor).toEqual(['1/2'])
  expect(findUndecidedTie(dancedRound(file, semi, tied))).toEqual({
    kind: 'cut',
    numbers: [5, 7, 9],
  })
  expect(findUndecidedTie(dancedRound(file, semi, {}))).toBeNull()
  expect(cutEntries('all', [5, 7])).toEqual({ 5: 1, 7: 1 })
  expect(cutEntries('none', [5, 7], [5])).toEqual({ 5: 0, 7: 0 })

  const entries = cutEntries('which', [5, 7, 9], [5, 9])
  const decided = withRoundDecided({}, 1, { decisions: [{ kind: 'cut', entries, ...said }] })
  const counted = decidedFile(file, decided)
  expect(findUndecidedTie(dancedRound(counted, semi, tied))).not.toBeNull()
  const [semiNow, finalNow] = counted.rounds as [typeof semi, typeof final]
  expect(findUndecidedTie(dancedRound(counted, semiNow, tied))).toBeNull()
  expect(dancedRound(counted, finalNow, tied).lines.map(({ number }) => number)).toEqual([5, 9])
  const whole = all(final, { 5: [1], 9: [2] }, tied)
  const { places, problems } = contestPlaces(counted, contestOf(counted), whole)
  expect(problems).toEqual([])
  expect(places.map(({ start_number }) => start_number)).toEqual([5, 9, 7])
})

it('a decision that the marks no longer ask for is said, and nobody goes on by it', () => {
  const entries = cutEntries('all', [5, 7, 9])
  const decided = withRoundDecided({}, 1, { decisions: [{ kind: 'cut', entries, ...said }] })
  const counted = decidedFile(fileOf([semi, final]), decided)
  const clear = all(semi, { 5: [1], 7: [0], 9: [1] })
  expect(dancedRound(counted, final, clear).waitsFor).toEqual(['1/2'])
  expect(contestPlaces(counted, contestOf(counted), clear).places).toEqual([])
})

it('places that only the chief judge’s order parts ask for it', () => {
  const one = round(1, { kind: 'relative-placement', dances: ['Выход'] })
  const file = fileOf([one], 'relative-placement')
  contestOf(file).rules.tie_break = 'chief-judge'
  const name = { dance: 'Выход', attempt: 1 }
  let typed = withTyped({}, 1, { ...name, letter: 'A' }, { 5: [1], 7: [2], 9: [3] })
  typed = withTyped(typed, 1, { ...name, letter: 'B' }, { 5: [2], 7: [3], 9: [1] })
  typed = withTyped(typed, 1, { ...name, letter: 'C' }, { 5: [3], 7: [1], 9: [2] })
  expect(findUndecidedTie(dancedRound(file, one, typed))).toEqual({
    kind: 'order',
    numbers: [5, 7, 9],
  })
  const order: TypedDecision = { kind: 'order', entries: { 9: 1, 5: 2, 7: 3 }, ...said }
  const counted = decidedFile(file, withRoundDecided({}, 1, { decisions: [order] }))
  const { places } = contestPlaces(counted, contestOf(counted), typed)
  expect(places.map(({ start_number }) => start_number)).toEqual([9, 5, 7])
})

it('the chief judge’s order is asked of those tied alone, and of another tie once the first is parted', () => {
  const numbers = [3, 5, 7, 9, 11]
  const one = round(1, {
    kind: 'relative-placement',
    dances: ['Выход'],
    heats: [[11, 9, 7, 5, 3]],
    entries: numbers.map((start_number) => ({ start_number, status: 'danced', role: null })),
  })
  one.letters = [['A', 'B']]
  const file = fileOf([one], 'relative-placement')
  contestOf(file).rules.tie_break = 'chief-judge'
  contestOf(file).panel.length = 2
  const name = { dance: 'Выход', attempt: 1 }
  const first = { 3: [1], 5: [2], 7: [3], 9: [4], 11: [5] }
  const other = { 3: [1], 5: [3], 7: [2], 9: [5], 11: [4] }
  let typed = withTyped({}, 1, { ...name, letter: 'A' }, first)
  typed = withTyped(typed, 1, { ...name, letter: 'B' }, other)
  const tieAfter = (decisions: TypedDecision[]) => {
    const counted = decidedFile(file, withRoundDecided({}, 1, { decisions }))
    return findUndecidedTie(dancedRound(counted, counted.rounds[0] as typeof one, typed))
  }
  const order = (entries: Record<number, number>): TypedDecision => {
    return { kind: 'order', entries, ...said }
  }
  expect(tieAfter([])).toEqual({ kind: 'order', numbers: [5, 7] })
  expect(tieAfter([order({ 5: 2, 7: 1 })])).toEqual({ kind: 'order', numbers: [9, 11] })
  expect(tieAfter([order({ 5: 2, 7: 1 }), order({ 9: 1, 11: 2 })])).toBeNull()
})

const ofRole = (id: number, role: 'leader' | 'follower', numbers: readonly number[]) =>
  round(id, {
    index: 1,
    label: '1/2',
    kind: 'callbacks',
    role,
    advance: 2,
    dances: ['Выход'],
    heats: [[...numbers]],
    entries: numbers.map((start_number) => ({ start_number, status: 'danced' as const, role })),
  })
const leaders = ofRole(4, 'leader', [1, 2, 3])
const followers = ofRole(5, 'follower', [11, 12, 13])
const ofPairs = round(6, {
  entries: [],
  heats: [],
  kind: 'relative-placement',
  dances: ['Выход'],
})
const callbacks = all(
  followers,
  { 11: [10], 12: [4.5], 13: [10] },
  all(leaders, { 1: [10], 2: [10], 3: [4.5] }),
)

it('the pairs of a Jack & Jill are made in the file, of those who go on', () => {
  const file = fileOf([leaders, followers, ofPairs], 'relative-placement')
  expect(dancedRound(file, ofPairs, {}).waitsFor).toEqual(['1/2', '1/2'])
  const waiting = dancedRound(file, ofPairs, callbacks)
  const pairing = { leaders: [1, 2], followers: [11, 13] }
  expect(waiting).toMatchObject({ lines: [], pairing })

  const drawn = drawnPairs(pairing, 'x')
  expect(drawnPairs(pairing, 'x')).toEqual(drawn)
  expect(arePairsFor(drawn, pairing)).toBe(true)
  const decided = withRoundDecided({}, 6, {
    pairs: [
      { leader: 1, follower: 13, scored: true },
      { leader: 2, follower: 11, scored: true },
    ],
  })
  const counted = decidedFile(file, decided)
  const finalNow = counted.rounds[2] as typeof ofPairs
  const danced = dancedRound(counted, finalNow, callbacks)
  expect(danced).toMatchObject({ isDerived: true, waitsFor: [], pairing })
  expect(danced.lines).toEqual([
    { number: 1, numbers: [1, 13] },
    { number: 2, numbers: [2, 11] },
  ])
  const whole = all(ofPairs, { 1: [2], 2: [1] }, callbacks)
  const { places, problems } = contestPlaces(counted, contestOf(counted), whole)
  expect(problems).toEqual([])
  expect(places.map(({ start_number, place }) => [start_number, place])).toEqual([
    [2, 1],
    [1, 2],
    [3, 3],
    [11, 1],
    [13, 2],
    [12, 3],
  ])

  // Marks that are corrected send others on: the pairs are to be made again.
  const others = all(leaders, { 1: [10], 2: [4.5], 3: [10] }, callbacks)
  expect(dancedRound(counted, finalNow, others)).toMatchObject({
    lines: [],
    pairing: { leaders: [1, 3], followers: [11, 13] },
  })
})

it('a role that has no round before a final of pairs is not known to the file', () => {
  const file = fileOf([followers, ofPairs], 'relative-placement')
  expect(dancedRound(file, ofPairs, callbacks)).toMatchObject({
    lines: [],
    pairing: null,
    waitsFor: ['Финал'],
  })
})

it('pairs that the server has drawn stay as they are', () => {
  const drawn = round(6, {
    kind: 'relative-placement',
    seed: 'server',
    pairs: [{ leader: 5, follower: 7, scored: true }],
  })
  const pairs = [{ leader: 7, follower: 5, scored: true }]
  const [kept] = decidedFile(fileOf([drawn]), withRoundDecided({}, 6, { pairs, seed: 'x' })).rounds
  expect(kept?.file).toMatchObject({ pairs: drawn.file.pairs, seed: 'server' })
})

it('followers are exchanged, and of whoever dances twice one pass counts', () => {
  const pairs = drawnPairs({ leaders: [1], followers: [11, 12] }, 'x')
  expect(pairs.filter(({ scored }) => scored)).toHaveLength(1)
  expect(pairs.map((pair) => repeatedIn(pair, pairs))).toEqual([1, 1])
  const [first, second] = pairs
  const other = withScoredPass(
    pairs,
    pairs.findIndex(({ scored }) => !scored),
  )
  expect(other.map(({ scored }) => scored)).toEqual(pairs.map(({ scored }) => !scored))
  const swapped = withFollowerOf(pairs, 0, 1)
  expect(swapped.map(({ follower }) => follower)).toEqual([second?.follower, first?.follower])
  const led = [
    { leader: 1, follower: 11, scored: true },
    { leader: 2, follower: 11, scored: false },
    { leader: 3, follower: 12, scored: true },
  ]
  expect(led.map((pair) => repeatedIn(pair, led))).toEqual([11, 11, null])
})

it('a copy carries what was decided; opened elsewhere it takes nothing away', () => {
  const file = fileOf([semi, final, ofPairs])
  const decision: TypedDecision = { kind: 'cut', entries: { 5: 1 }, ...said }
  const pairs = [{ leader: 1, follower: 11, scored: true }]
  const decided = withRoundDecided(withRoundDecided({}, 1, { decisions: [decision] }), 6, {
    pairs,
    seed: 'x',
  })
  const marks = toMarks(file, {}, { typedBy: '', now: new Date(0), decided })
  expect(marks.rounds).toEqual([
    { round_id: 1, numbers: [5, 9, 7], sheets: [], decisions: [decision] },
    { round_id: 6, numbers: [], sheets: [], pairs, seed: 'x' },
  ])
  expect(readMarks(JSON.stringify(marks))).toEqual({ marks })
  const same = { decided, marks, otherwise: { decisions: [], pairs: [] } }
  expect(withCopiedDecisions({}, marks)).toEqual(same)
  const here = withRoundDecided({}, 1, { decisions: [{ ...decision, text: 'Здесь' }] })
  const opened = withCopiedDecisions(withRoundDecided(here, 6, { pairs: [], seed: null }), marks)
  expect(decidedOf(opened.decided, 1).decisions[0]?.text).toBe('Здесь')
  expect(decidedOf(opened.decided, 6)).toEqual({ decisions: [], pairs, seed: 'x' })
  // In other words it is the same decision.
  expect(opened.otherwise).toEqual({ decisions: [], pairs: [] })
  expect(withCopiedDecisions(decided, marks)).toEqual(same)
})

it('what was decided otherwise here stays and is named; marks of other pairs are not taken', () => {
  const decision: TypedDecision = { kind: 'cut', entries: { 5: 1 }, ...said }
  const pairs = [
    { leader: 1, follower: 11, scored: true },
    { leader: 2, follower: 13, scored: true },
  ]
  const copied = withRoundDecided(withRoundDecided({}, 1, { decisions: [decision] }), 6, { pairs })
  const typed = all(ofPairs, { 1: [1], 2: [2] }, all(semi, { 5: [1] }))
  const marks = toMarks(fileOf([semi, ofPairs]), typed, {
    typedBy: '',
    now: new Date(0),
    decided: copied,
  })
  const swapped = withFollowerOf(pairs, 0, 1)
  const here = withRoundDecided(
    withRoundDecided({}, 1, { decisions: [{ ...decision, entries: { 5: 0 } }] }),
    6,
    { pairs: swapped },
  )
  const opened = withCopiedDecisions(here, marks)
  expect(opened.decided).toEqual(here)
  expect(opened.otherwise).toEqual({ decisions: [1], pairs: [6] })
  expect(opened.marks.rounds.map(({ round_id }) => round_id)).toEqual([1])
  // The same pairs in another order are the same.
  const turned = withRoundDecided({}, 6, { pairs: pairs.toReversed() })
  expect(withCopiedDecisions(turned, marks).otherwise.pairs).toEqual([])
})

it('decisions and pairs of another shape are no copy', () => {
  const rounds = (own: object) => [{ round_id: 1, numbers: [], sheets: [], ...own }]
  const copy = { format: 'parket-emergency-marks/1', file_id: 4, event_id: 1 }
  const wrong = [
    { decisions: 1 },
    { decisions: [{ kind: 'seat', entries: {}, ...said }] },
    { decisions: [{ kind: 'cut', entries: {}, ...said, by: 1 }] },
    { decisions: [{ kind: 'order', entries: { 5: 'x' }, ...said }] },
    { pairs: {} },
    { pairs: [{ leader: 1, follower: 'x', scored: true }] },
    { pairs: [{ leader: 1, follower: 2 }] },
    { seed: 1 },
  ]
  for (const own of wrong) {
    expect(readMarks(JSON.stringify({ ...copy, rounds: rounds(own) }))).toEqual({
      problem: copyProblems.unreadable,
    })
  }
})
