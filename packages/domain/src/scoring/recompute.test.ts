import { describe, expect, test } from 'vitest'
import { dance, decision, fileRound, resultFile } from '../testing/resultFile.ts'
import {
  canonicalJson,
  closeUp,
  hashInput,
  recompute,
  ScoringError,
  type FilePlace,
  type FileRound,
  type ResultFile,
} from './scoring.ts'

const placesOf = (file: ResultFile) =>
  Object.fromEntries(
    recompute(file).places.map(({ start_number, place, place_to }) => [
      start_number,
      place === place_to ? `${place}` : `${place}–${place_to}`,
    ]),
  )
const textsOf = (file: ResultFile) => recompute(file).disagreements.map(({ text }) => text)

const semi = (more: Partial<FileRound> = {}) =>
  fileRound(
    { kind: 'crosses', index: 1, advance: 3, ...more },
    { 1: '111', 2: '110', 3: '101', 4: '011', 5: '000' },
  )
const final = (more: Partial<FileRound> = {}) =>
  fileRound({ kind: 'skating', ...more }, { 1: '122', 2: '231', 3: '313' })
const chosen = { decisions: [decision('cut', { 2: 1, 3: 1, 4: 0 })] }

const entriesOf = (numbers: number[]): FileRound['entries'] =>
  numbers.map((start_number) => ({ start_number, status: 'danced', role: null }))

describe('a file whose places follow from its marks', () => {
  test('agrees', () => {
    const file = resultFile([semi(chosen), final()], { 1: '1', 2: '2', 3: '3', 4: '4–5', 5: '4–5' })
    expect(recompute(file)).toEqual({
      places: [
        { start_number: 1, place: 1, place_to: 1 },
        { start_number: 2, place: 2, place_to: 2 },
        { start_number: 3, place: 3, place_to: 3 },
        { start_number: 4, place: 4, place_to: 5 },
        { start_number: 5, place: 4, place_to: 5 },
      ],
      disagreements: [],
    })
  })
  test('orders those who left before the final only where the contest says so', () => {
    const places = { 1: '1', 2: '2', 3: '3', 4: '4', 5: '5' }
    const file = resultFile([semi(chosen), final()], places, { order_eliminated: true })
    expect(recompute(file).disagreements).toEqual([])
  })
  test('counts the attempt that counts', () => {
    const repeated = final({
      marks: [
        ...dance('Вальс', { 1: '321', 2: '132', 3: '213' }, { counted: false }),
        ...dance('Вальс', { 1: '122', 2: '231', 3: '313' }, { attempt: 2 }),
      ],
    })
    expect(placesOf(resultFile([repeated], {}))).toEqual({ 1: '1', 2: '2', 3: '3' })
  })
  test('goes by several dances', () => {
    const marks = [
      ...dance('Вальс', { 1: '1', 2: '2', 3: '3' }),
      ...dance('Танго', { 1: '2', 2: '1', 3: '3' }),
    ]
    const file = resultFile([final({ dances: ['Танго', 'Вальс'], marks })], {})
    expect(placesOf(file)).toEqual({ 1: '1–2', 2: '1–2', 3: '3' })
  })
})

describe('who left during a contest', () => {
  const status = (
    round: FileRound,
    number: number,
    status: FileRound['entries'][number]['status'],
  ) => ({
    ...round,
    entries: [
      ...round.entries.filter(({ start_number }) => start_number !== number),
      { start_number: number, status, role: null },
    ],
  })

  test('not present: after all who danced the round, without marks', () => {
    const file = resultFile([semi(chosen), status(final(), 9, 'not_present')], {})
    expect(placesOf(file)).toEqual({ 1: '1', 2: '2', 3: '3', 9: '4', 4: '5–6', 5: '5–6' })
  })
  test('disqualified after the marks: no place, the places of the others close up', () => {
    expect(placesOf(resultFile([status(final(), 1, 'disqualified')], {}))).toEqual({
      2: '1',
      3: '2',
    })
  })
  test('withdrawn after the crosses: those left move up', () => {
    const file = resultFile(
      [status(semi(), 2, 'withdrawn'), fileRound({ kind: 'skating' }, { 1: '1', 3: '2', 4: '3' })],
      {},
    )
    expect(recompute(file).disagreements.filter(({ kind }) => kind === 'going-on')).toEqual([])
    expect(placesOf(file)).toMatchObject({ 5: '4', 2: '5' })
  })
  test('the marks are checked with those who left', () => {
    const bad = status(
      fileRound({ kind: 'skating' }, { 1: '111', 2: '231', 3: '313' }),
      1,
      'disqualified',
    )
    expect(textsOf(resultFile([bad], {}))).toEqual([
      'Финал: Вальс, судья B, № 1, оценка стоит дважды',
    ])
  })
  test('closing up keeps the order of each judge', () => {
    expect(
      closeUp(
        [
          [1, 4],
          [3, 1],
          [2, 2],
          [4, 3],
        ],
        (entry) => entry !== 2,
      ),
    ).toEqual([
      [1, 3],
      [2, 1],
      [3, 2],
    ])
    expect(() => closeUp([[1], [1]], () => true)).toThrow(ScoringError)
  })
})

describe('who goes on', () => {
  test('a tie at the cut without a decision is told', () => {
    const [disagreement] = recompute(resultFile([semi(), final()], {})).disagreements
    expect(disagreement).toEqual({
      kind: 'going-on',
      round: '1/2',
      start_number: null,
      text: '1/2: поровну на границе № 2, № 3, № 4, а решения нет',
    })
  })
  test('who is in the next round, and who is not, follows from the crosses', () => {
    const wrong = fileRound({ kind: 'skating' }, { 1: '122', 2: '231', 5: '313' })
    expect(recompute(resultFile([semi(chosen), wrong], {})).disagreements.slice(0, 2)).toEqual([
      {
        kind: 'going-on',
        round: 'Финал',
        start_number: 3,
        text: 'Финал: № 3 проходит, а в туре нет',
      },
      {
        kind: 'going-on',
        round: 'Финал',
        start_number: 5,
        text: 'Финал: № 5 не проходит, а в туре есть',
      },
    ])
  })
  test('a decision for who is not tied is refused', () => {
    const file = resultFile([semi({ decisions: [decision('tie', { 5: 1 })] }), final()], {})
    expect(recompute(file)).toEqual({
      places: [],
      disagreements: [
        {
          kind: 'marks',
          round: '1/2',
          start_number: 5,
          text: '1/2: № 5, решение не подходит к ничьей',
        },
      ],
    })
  })
  test('from the hope round as many as it has, of those who did not go on at once', () => {
    const main = fileRound(
      { kind: 'crosses', index: 1, advance: 1 },
      { 1: '1', 2: '0', 3: '0', 4: '0' },
    )
    const hope = fileRound(
      { kind: 'crosses', index: 1, type: 'hope', advance: 1 },
      { 2: '1', 3: '0', 4: '0' },
    )
    const last = fileRound({ kind: 'skating' }, { 1: '2', 2: '1' })
    expect(
      recompute(resultFile([main, hope, last], { 1: '2', 2: '1', 3: '3–4', 4: '3–4' })),
    ).toMatchObject({ disagreements: [] })
    const other = fileRound(
      { kind: 'crosses', index: 1, type: 'hope', advance: 1 },
      { 1: '1', 2: '0', 3: '0' },
    )
    expect(textsOf(resultFile([main, other, last], {})).slice(0, 2)).toEqual([
      '1/2: № 4 проходит, а в туре нет',
      '1/2: № 1 не проходит, а в туре есть',
    ])
  })
  test('a redance takes the place of the round before', () => {
    const first = fileRound({ kind: 'crosses', index: 1, advance: 2 }, { 1: '1', 2: '1', 3: '0' })
    const again = fileRound(
      { kind: 'crosses', index: 1, type: 'redance', advance: 2 },
      { 1: '1', 2: '0', 3: '1' },
    )
    const last = fileRound({ kind: 'skating' }, { 1: '2', 3: '1' })
    expect(recompute(resultFile([first, again, last], { 1: '2', 3: '1', 2: '3' }))).toMatchObject({
      disagreements: [],
    })
  })
})

describe('a file that disagrees', () => {
  test('a place that does not follow, one too many, one too few', () => {
    const file = resultFile([final()], { 1: '2', 2: '2–3', 9: '4' })
    expect(recompute(file).disagreements).toEqual([
      {
        kind: 'place',
        round: null,
        start_number: 1,
        text: '№ 1: по оценкам 1-е место, в файле 2-е место',
      },
      {
        kind: 'place',
        round: null,
        start_number: 2,
        text: '№ 2: по оценкам 2-е место, в файле 2–3-е место',
      },
      {
        kind: 'place',
        round: null,
        start_number: 3,
        text: '№ 3: по оценкам 3-е место, в файле нет места',
      },
      {
        kind: 'place',
        round: null,
        start_number: 9,
        text: '№ 9: по оценкам нет места, в файле 4-е место',
      },
    ])
  })
  type Change = (given: FileRound['marks']) => FileRound['marks']
  const byJudge =
    (letter: string, values: Record<number, number>): Change =>
    (given) =>
      given.map((one) => (one.judge === letter ? Object.assign({ ...one }, { values }) : one))
  const added =
    (more: Partial<FileRound['marks'][number]>): Change =>
    (given) => [...given, Object.assign({ ...given[0] }, more) as FileRound['marks'][number]]
  test.each<[text: string, change: Change]>([
    ['Финал: Вальс, судья B, № 3, оценки нет', byJudge('B', { 1: 1, 2: 2 })],
    ['Финал: Вальс, судья A, № 3, оценка стоит дважды', byJudge('A', { 1: 1, 2: 2, 3: 2 })],
    ['Финал: Вальс, судья A, № 1, такой оценки быть не может', byJudge('A', { 1: 4, 2: 2, 3: 3 })],
    ['Финал: Вальс, судья A, оценка стоит дважды', added({})],
    ['Финал: Танго, судья A, такой оценки быть не может', added({ dance: 'Танго' })],
    ['Финал: Вальс, судья A, такой оценки быть не может', added({ criterion: 'Образ' })],
    ['Финал: Вальс, оценок нет', () => []],
  ])('marks that cannot be: %s', (text, change) => {
    expect(textsOf(resultFile([final({ marks: change(final().marks) })], {}))).toEqual([text])
  })
  test('a judge without marks in one of the dances', () => {
    const file = resultFile(
      [
        final({
          dances: ['Вальс', 'Танго'],
          marks: [...final().marks, ...dance('Танго', { 1: '12', 2: '21', 3: '33' })],
        }),
      ],
      {},
    )
    expect(textsOf(file)).toEqual(['Финал: Танго, судья C, оценки нет'])
  })
  test('a wrong number of crosses names the judge', () => {
    const bad = fileRound({ kind: 'crosses', index: 1, advance: 1 }, { 1: '11', 2: '01' })
    expect(textsOf(resultFile([bad], {}))).toEqual([
      '1/2: Вальс, судья B, отмечено не столько, сколько нужно',
    ])
  })
  test('another format is refused', () => {
    const file = { ...resultFile([], {}), format: 'parket-result/3' as 'parket-result/1' }
    expect(() => recompute(file)).toThrow(expect.objectContaining({ code: 'bad_file' }))
  })
})

describe('points', () => {
  const criteria = [
    { name: 'Техника', max: 100 },
    { name: 'Образ', max: 100 },
  ]
  const round = (more: Partial<FileRound> = {}) =>
    fileRound({
      kind: 'points',
      entries: entriesOf([1, 2, 3]),
      marks: [
        ...dance('Вальс', { 1: [90, 80], 2: [70, 70], 3: [85, 85] }, { criterion: 'Техника' }),
        ...dance('Вальс', { 1: [50, 50], 2: [99, 99], 3: [50, 50] }, { criterion: 'Образ' }),
      ],
      ...more,
    })
  test('totals, then criteria, then a shared place', () => {
    expect(
      recompute(resultFile([round()], { 2: '1', 1: '2–3', 3: '2–3' }, { criteria })),
    ).toMatchObject({
      disagreements: [],
    })
  })
  test("the chief judge's deductions come off; the last one stands", () => {
    const decisions = [decision('deduction', { 2: 900 }), decision('deduction', { 2: 100 })]
    expect(placesOf(resultFile([round({ decisions })], {}, { criteria }))).toEqual({
      1: '1–2',
      3: '1–2',
      2: '3',
    })
  })
  test('degrees go by percent of the maximum of the final; a wrong one is named', () => {
    const degrees = [
      { title: 'Лауреат', from_percent: 80 },
      { title: 'Дипломант', from_percent: 50 },
    ]
    const criteria = [{ name: 'Техника', max: 100 }]
    const round = fileRound({ kind: 'points' })
    const marks = dance('Вальс', { 1: [90], 2: [60], 3: [10] }, { criterion: 'Техника' })
    const entries = [1, 2, 3].map((start_number) => ({
      start_number,
      status: 'danced' as const,
      role: null,
    }))
    const scored = { ...round, marks, entries }
    const file = resultFile([scored], { 1: '1', 2: '2', 3: '3' }, { criteria, degrees })
    expect(recompute(file).places.map(({ degree }) => degree)).toEqual([
      'Лауреат',
      'Дипломант',
      undefined,
    ])
    expect(textsOf(file)).toEqual([
      '№ 1: по оценкам 1-е место, Лауреат, в файле 1-е место',
      '№ 2: по оценкам 2-е место, Дипломант, в файле 2-е место',
    ])
    const [first, second, third] = file.places as [FilePlace, FilePlace, FilePlace]
    const places = [{ ...first, degree: 'Лауреат' }, { ...second, degree: 'Дипломант' }, third]
    expect(textsOf({ ...file, places })).toEqual([])
    expect(hashInput({ ...file, places })).not.toBe(hashInput(file))
  })
  test('who has no degree in a redance has none of the round that it repeats', () => {
    const degrees = [{ title: 'Лауреат', from_percent: 80 }]
    const criteria = [{ name: 'Техника', max: 100 }]
    const danced = (marks: Record<number, number[]>) => ({
      ...fileRound({ kind: 'points' }),
      marks: dance('Вальс', marks, { criterion: 'Техника' }),
      entries: entriesOf([1, 2]),
    })
    const redance = { ...danced({ 1: [90], 2: [10] }), type: 'redance' as const }
    const file = resultFile([danced({ 1: [90], 2: [85] }), redance], {}, { criteria, degrees })
    expect(recompute(file).places.map(({ degree }) => degree)).toEqual(['Лауреат', undefined])
  })
  test('who was disqualified has no place', () => {
    const out = { start_number: 2, status: 'disqualified', role: null } as const
    const entries = [...entriesOf([1, 3]), out]
    expect(placesOf(resultFile([round({ entries })], {}, { criteria }))).toEqual({
      1: '1–2',
      3: '1–2',
    })
  })
  test('before a final the highest totals go on', () => {
    const final = round({
      entries: round().entries.slice(1),
      marks: [
        ...dance('Вальс', { 2: [70, 70], 3: [85, 85] }, { criterion: 'Техника' }),
        ...dance('Вальс', { 2: [50, 50], 3: [50, 50] }, { criterion: 'Образ' }),
      ],
    })
    const first = round({ index: 1, advance: 2, decisions: [decision('tie', { 1: 0, 3: 1 })] })
    expect(
      recompute(resultFile([first, final], { 3: '1', 2: '2', 1: '3' }, { criteria })),
    ).toMatchObject({
      disagreements: [],
    })
  })
  test('highest and lowest are dropped where the contest says so', () => {
    const five = round({
      marks: [
        ...dance(
          'Вальс',
          { 1: [90, 0, 50, 50, 50], 2: [60, 60, 60, 40, 40], 3: [1, 1, 1, 1, 1] },
          { criterion: 'Техника' },
        ),
        ...dance(
          'Вальс',
          { 1: [0, 0, 0, 0, 0], 2: [0, 0, 0, 0, 0], 3: [0, 0, 0, 0, 0] },
          { criterion: 'Образ' },
        ),
      ],
    })
    const contest = { criteria, drop_extremes: 'criterion' } as const
    expect(placesOf(resultFile([five], {}, contest))).toEqual({ 2: '1', 1: '2', 3: '3' })
  })
})

describe('Jack & Jill', () => {
  const entries = (numbers: number[], role: 'leader' | 'follower') =>
    numbers.map((start_number) => ({ start_number, status: 'danced' as const, role }))
  const prelim = (
    role: 'leader' | 'follower',
    marks: Record<number, number[]>,
    more: Partial<FileRound> = {},
  ) =>
    fileRound({
      kind: 'callbacks',
      index: 1,
      role,
      advance: 2,
      marks: dance('Вальс', marks),
      entries: entries(Object.keys(marks).map(Number), role),
      ...more,
    })
  const leaders = prelim(
    'leader',
    { 1: [10, 10], 2: [10, 4.5], 3: [4.5, 10] },
    {
      decisions: [decision('order', { 2: 2, 3: 1 })],
    },
  )
  const followers = prelim('follower', {
    11: [10, 10],
    12: [10, 10],
    13: [4.5, 4.5],
    14: [4.3, 4.3],
  })
  const final = (more: Partial<FileRound> = {}) =>
    fileRound({
      kind: 'relative-placement',
      pairs: [
        { leader: 1, follower: 11, scored: true },
        { leader: 3, follower: 12, scored: true },
      ],
      entries: [...entries([1, 3], 'leader'), ...entries([11, 12], 'follower')],
      marks: dance('Вальс', { 1: '212', 3: '121' }),
      ...more,
    })

  test('callbacks by role, the chief judge parts those tied, pairs share the place of the pair', () => {
    const places = { 3: '1', 1: '2', 2: '3', 12: '1', 11: '2', 13: '3–4', 14: '3–4' }
    expect(recompute(resultFile([leaders, followers, final()], places))).toMatchObject({
      places: [
        { start_number: 3 },
        { start_number: 1 },
        { start_number: 2 },
        { start_number: 12 },
        { start_number: 11 },
        { start_number: 13 },
        { start_number: 14 },
      ],
      disagreements: [],
    })
  })
  test('who repeats is placed by the scored pair, the partner by the other', () => {
    const odd = final({
      pairs: [
        { leader: 1, follower: 11, scored: true },
        { leader: 3, follower: 12, scored: true },
        { leader: 3, follower: 13, scored: false },
      ],
      entries: [...entries([1, 3], 'leader'), ...entries([11, 12, 13], 'follower')],
      marks: dance('Вальс', { 1: '313', 3: '132', 13: '221' }),
    })
    expect(placesOf(resultFile([odd], {}))).toEqual({
      3: '1',
      1: '2',
      13: '1',
      12: '2',
      11: '3',
    })
    const other = final({
      pairs: [
        { leader: 1, follower: 11, scored: true },
        { leader: 3, follower: 11, scored: false },
      ],
      entries: [...entries([1, 3], 'leader'), ...entries([11], 'follower')],
    })
    expect(placesOf(resultFile([other], {}))).toEqual({ 3: '1', 1: '2', 11: '1' })
  })
  test("the chief judge's marks never count; the chief's order breaks ties", () => {
    const marks = dance('Вальс', { 1: '2112', 3: '1221' })
    const tied = final({ marks: marks.filter(({ judge }) => judge !== 'C') })
    const panel = [{ letter: 'D', name: 'Главный', role: 'chief' }]
    const contest = { tie_break: 'chief-judge' } as const
    const file = resultFile([tied], {}, contest)
    expect(textsOf({ ...file, panel })).toEqual([
      'Финал: № 1, поровну, а порядка главного судьи нет',
    ])
    const ordered = { ...tied, decisions: [decision('order', { 1: 1, 3: 2 })] }
    expect(placesOf({ ...file, panel, rounds: [ordered] })).toEqual({
      1: '1',
      3: '2',
      11: '1',
      12: '2',
    })
  })
  test("the chief judge's callbacks in a prelim count where the file says so: an older one", () => {
    const prelim = fileRound(
      { kind: 'callbacks', index: 1, advance: 1, role: 'leader' },
      { 1: [10, 4.5, 4.5], 3: [4.5, 10, 10] },
    )
    const panel = [
      { letter: 'A', name: '', role: 'line' },
      { letter: 'B', name: '', role: 'chief' },
      { letter: 'C', name: '', role: 'chief' },
    ]
    const final = (number: number) =>
      fileRound({ kind: 'relative-placement', role: 'leader' }, { [number]: '1' })
    const older = resultFile([prelim, final(3)], { 1: '2', 3: '1' })
    expect(recompute({ ...older, panel }).disagreements).toEqual([])
    const marks = prelim.marks.map((given) => ({ ...given, counted: given.judge === 'A' }))
    const today = resultFile([{ ...prelim, marks }, final(1)], { 1: '1', 3: '2' })
    expect(recompute({ ...today, panel }).disagreements).toEqual([])
  })
  test('of a pair one is disqualified: the other role keeps its places, the own one closes up', () => {
    const gone = { start_number: 12, status: 'disqualified', role: 'follower' } as const
    const out = final({
      entries: [...entries([1, 3], 'leader'), ...entries([11], 'follower'), gone],
    })
    expect(placesOf(resultFile([out], {}))).toEqual({ 3: '1', 1: '2', 11: '1' })
  })
  test('who danced without a pair is refused by number', () => {
    const unpaired = final({
      entries: [...entries([1, 3], 'leader'), ...entries([11, 12, 13], 'follower')],
    })
    expect(textsOf(resultFile([unpaired], {}))).toEqual(['Финал: № 13, пары нет'])
  })
  test('entries without pairs are placed by themselves', () => {
    const alone = fileRound({ kind: 'relative-placement' }, { 1: '212', 3: '121' })
    expect(placesOf(resultFile([alone], {}))).toEqual({ 3: '1', 1: '2' })
  })
  test('is judged once', () => {
    const twice = final({
      dances: ['Вальс', 'Танго'],
      marks: [...final().marks, ...dance('Танго', { 1: '212', 3: '121' })],
    })
    expect(textsOf(resultFile([twice], {}))).toEqual([
      'Финал: A round of this kind is judged once, as one dance',
    ])
  })
})

describe('the hash', () => {
  test('canonical JSON: keys in order, no spaces, nothing for what is undefined', () => {
    expect(canonicalJson({ b: [1, 'ё"', null], a: { d: 1.5, c: true }, u: undefined })).toBe(
      '{"a":{"c":true,"d":1.5},"b":[1,"ё\\"",null]}',
    )
    expect(canonicalJson({ '10': 1, '9': 2, я: 3, z: 4 })).toBe('{"10":1,"9":2,"z":4,"я":3}')
  })
  test("is of all but itself and people's names: an erasure leaves it true", () => {
    const file = resultFile([final()], { 1: '1', 2: '2', 3: '3' })
    const erased = {
      ...file,
      hash: 'abc',
      panel: file.panel.map((judge) => ({ ...judge, name: '' })),
      places: file.places.map((place) => ({ ...place, names: [] })),
    }
    expect(hashInput(erased)).toBe(hashInput(file))
    expect(hashInput(file)).not.toContain('Танцор')
    expect(hashInput(file)).not.toContain('Судья A')
    expect(JSON.parse(hashInput(file))).toMatchObject({
      event: { name: 'Кубок' },
      panel: [{ letter: 'A', role: 'line' }, {}, {}],
      places: [{ start_number: 1, place: 1, place_to: 1, rule: '5' }, {}, {}],
    })
  })
  test('changes with any mark', () => {
    const file = resultFile([final()], {})
    const other = resultFile([fileRound({ kind: 'skating' }, { 1: '221', 2: '132', 3: '313' })], {})
    expect(hashInput(other)).not.toBe(hashInput(file))
  })
})
