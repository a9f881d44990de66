import { listText } from '../../format/list.ts'
import { describe, expect, test } from 'vitest'

import {
  askedInDance,
  deviceLink,
  deviceOf,
  openDance,
  sheetLook,
  waitedFor,
  type Board,
  type BoardDevice,
  type BoardRound,
  type BoardSeat,
  type BoardSheet,
} from './board.ts'
import { boardNumbers, boardTasks } from './tasks.ts'
import { wallRows } from './wall.ts'
import { closingProblem, floorText, delayText, deviceNote, seatNote, waitingText } from './words.ts'

const now = '2027-02-20T11:32:00Z'
const before = (seconds: number) => new Date(Date.parse(now) - seconds * 1000).toISOString()

const sheet = (
  state: BoardSheet['state'],
  given = [0],
  source: BoardSheet['source'] = 'station',
) => ({
  state,
  given,
  source,
})
const seat = (
  letter: string,
  sheets: BoardSeat['sheets'],
  judge_id: number | null = 1,
): BoardSeat => ({
  letter,
  judge_id,
  name: `Судья ${letter}`,
  sheets,
})
const round = (own: Partial<BoardRound>): BoardRound => ({
  id: 5,
  contest_id: 'c',
  group_num: 42,
  contest: '42. Стандарт',
  index: 2,
  label: '1/4',
  type: 'main',
  role: null,
  status: 'running',
  version: 1,
  floor: 'А',
  kind: 'crosses',
  advance: 6,
  dances: [
    { name: 'Вальс', attempt: 1 },
    { name: 'Танго', attempt: 1 },
  ],
  heats: [4, 4],
  seats: [],
  problems: [],
  tied: [],
  on_floor: null,
  missing: [],
  late: 0,
  refused: [],
  finished_at: null,
  contest_status: 'running',
  approval: null,
  ...own,
})
const device = (own: Partial<BoardDevice> = {}): BoardDevice => ({
  station_id: 9,
  judge_id: 1,
  letter: 'A',
  who: 'Рябова Елена',
  state: 'paired',
  last_seen_at: before(5),
  unsent: 0,
  battery: 80,
  ...own,
})
const board = (rounds: BoardRound[], devices: BoardDevice[] = []): Board => ({
  now,
  delays: [],
  rounds,
  devices,
})

test('what the marshal noted of a round is said in one line', () => {
  const on_floor = { round_id: 1, dance: 'Танго', heat: 2 }
  expect(floorText(round({ on_floor, missing: [145, 163], heats: [8, 8] }))).toBe(
    'На\u00A0паркете танго, заход\u00A02. Не\u00A0вышли 145 и\u00A0163',
  )
  expect(floorText(round({ on_floor, heats: [6] }))).toBe('На\u00A0паркете танго')
  expect(floorText(round({}))).toBeNull()
})

describe('a device', () => {
  test.each([
    [null, 'none'],
    [device(), 'here'],
    [device({ last_seen_at: before(60) }), 'away'],
    [device({ last_seen_at: before(180) }), 'silent'],
    [device({ last_seen_at: null }), 'silent'],
  ] as const)('%o is %s', (one, link) => {
    expect(deviceLink(one, now)).toBe(link)
  })

  test('belongs to the judge who sits there', () => {
    expect(deviceOf({ judge_id: 1 }, [device()])).toMatchObject({ station_id: 9 })
    expect(deviceOf({ judge_id: 2 }, [device()])).toBeNull()
    expect(deviceOf({ judge_id: null }, [device({ judge_id: null })])).toBeNull()
  })

  test.each([
    [device(), 'quiet', 'на\u00A0связи'],
    [device({ last_seen_at: before(60) }), 'warning', 'без\u00A0сети 1\u00A0мин'],
    [device({ last_seen_at: before(200) }), 'bad', 'молчит 3\u00A0мин'],
    [device({ last_seen_at: null }), 'bad', 'не\u00A0выходил на\u00A0связь'],
  ] as const)('%o is told %s: %s', (one, tone, text) => {
    expect(deviceNote(one, now)).toEqual({ tone, text })
  })
})

describe('a sheet', () => {
  const looks = (sheets: BoardSeat['sheets'], dance: number, devices: BoardDevice[] = []) =>
    sheetLook(seat('A', sheets), dance, { devices, now })

  test.each<[string, BoardSeat['sheets'], number, BoardDevice[], string]>([
    ['of a seat that gives no marks', [null], 0, [], 'none'],
    ['that is not there', [], 0, [], 'none'],
    ['that is in', [sheet('counted')], 0, [], 'done'],
    ['that two read differently', [sheet('differs')], 0, [], 'differs'],
    ['that is asked for twice', [sheet('once')], 0, [], 'once'],
    ['that is compared with paper', [sheet('paper')], 0, [], 'paper'],
    [
      'of paper that is typed',
      [sheet('typing', [1], 'paper')],
      0,
      [device({ unsent: 2 })],
      'marking',
    ],
    ['of nobody’s device', [sheet('empty')], 0, [], 'empty'],
    ['that is being marked', [sheet('typing')], 0, [device()], 'marking'],
    ['of which marks wait on the device', [sheet('typing')], 0, [device({ unsent: 2 })], 'waiting'],
    [
      'of a device that says nothing of what it holds',
      [sheet('empty')],
      0,
      [device({ unsent: null })],
      'empty',
    ],
    ['of a silent device', [sheet('empty')], 0, [device({ last_seen_at: null })], 'silent'],
    [
      'of a later dance',
      [sheet('empty'), sheet('empty')],
      1,
      [device({ last_seen_at: null })],
      'empty',
    ],
  ])('%s', (_, sheets, dance, devices, look) => {
    expect(looks(sheets, dance, devices)).toBe(look)
  })

  test('the dance that a judge has to mark is the first that is not finished', () => {
    expect(openDance(seat('A', [null, sheet('counted'), sheet('typing')]))).toBe(2)
    expect(openDance(seat('A', [sheet('counted')]))).toBeNull()
  })
})

describe('a round', () => {
  const open = round({
    seats: [
      seat('A', [sheet('counted'), sheet('typing', [2, 1])]),
      seat('B', [sheet('counted'), sheet('empty')], 2),
      seat('Z', [null, null], 3),
    ],
    problems: ['Танго, судья A: ввод не закончен'],
  })

  test('waits for those who have not finished its earliest dance', () => {
    expect(waitedFor(open)).toEqual({ dance: 1, letters: ['A', 'B'] })
    expect(waitingText(open)).toBe('ждём A и\u00A0B')
    expect(closingProblem(open)).toBe('ждём A и\u00A0B')
    expect(waitedFor(round({}))).toBeNull()
    expect(waitingText(round({}))).toBeNull()
  })

  test('that waits for nobody may wait for a decision; else it can be closed', () => {
    expect(closingProblem(round({ problems: ['Поровну на границе'] }))).toBe('Поровну на границе')
    expect(closingProblem(round({}))).toBeNull()
  })

  test('asks for so many crosses, or a mark for each', () => {
    expect(askedInDance(open)).toBe(6)
    expect(askedInDance(round({ advance: 12 }))).toBe(8)
    expect(askedInDance(round({ kind: 'skating' }))).toBe(8)
  })

  test.each<[string, BoardSeat, BoardDevice[], string, string]>([
    ['differs', seat('A', [sheet('differs')]), [], 'bad', 'разошлось с\u00A0бумагой'],
    ['is in', seat('A', [sheet('counted'), null]), [], 'quiet', 'сдано'],
    ['needs another entry', seat('A', [sheet('once')]), [], 'quiet', 'ждёт второго ввода'],
    ['waits for its paper', seat('A', [sheet('paper')]), [], 'quiet', 'ждёт сверки с\u00A0бумагой'],
    ['is on paper', seat('A', [sheet('empty', [0], null)]), [], 'quiet', 'с\u00A0листа'],
    ['is typed', seat('A', [sheet('typing', [2, 1], 'paper')]), [], 'quiet', 'вводят, 3 из\u00A06'],
    ['is marked', seat('A', [sheet('typing', [4, 1])]), [device()], 'quiet', 'ставит, 5 из\u00A06'],
    ['is not begun', seat('A', [sheet('empty')]), [device()], 'quiet', 'на\u00A0связи'],
    [
      'is away',
      seat('A', [sheet('empty')]),
      [device({ last_seen_at: before(100) })],
      'warning',
      'без\u00A0сети 1\u00A0мин',
    ],
    [
      'is silent',
      seat('A', [sheet('empty')]),
      [device({ last_seen_at: before(300) })],
      'bad',
      'молчит 5\u00A0мин',
    ],
  ])('a judge whose sheet %s', (_, one, devices, tone, text) => {
    expect(seatNote(round({}), one, { devices, now })).toEqual({ tone, text })
  })
})

test.each([
  [[], ''],
  [['E'], 'E'],
  [['D', 'E'], 'D и\u00A0E'],
  [['A', 'B', 'C'], 'A, B и\u00A0C'],
])('letters %j are read «%s»', (letters, text) => {
  expect(listText(letters)).toBe(text)
})

test.each([
  [[], null],
  [[0], null],
  [[2, 6], '+6\u00A0мин'],
  [[-3], '−3\u00A0мин'],
  [[65], '+1\u00A0ч 5\u00A0мин'],
])('floors that are %j late say %s', (minutes, text) => {
  expect(delayText(minutes.map((one) => ({ floor: '', minutes: one })))).toBe(text)
})

test('what waits is told in the order in which it holds results up', () => {
  const rounds = [
    round({
      tied: [33, 58],
      late: 2,
      refused: [
        { letter: 'A', dance: 'Вальс', numbers: [9, 23], text: 'Такого номера в туре нет' },
        { letter: 'B', dance: 'Танго', numbers: [], text: 'Это место другого судьи' },
      ],
      seats: [seat('B', [sheet('differs')], 2), seat('A', [sheet('empty')])],
    }),
    round({ id: 6, seats: [seat('C', [sheet('counted')], 3), seat('D', [sheet('empty')], 4)] }),
  ]
  const devices = [
    device({ last_seen_at: before(200), battery: 9 }),
    device({ station_id: 10, judge_id: 3, letter: null, last_seen_at: before(500), battery: 14 }),
    device({ station_id: 11, judge_id: 4, battery: null }),
  ]
  const tasks = boardTasks(board(rounds, devices))
  expect(tasks.map(({ kind, title, text }) => [kind, title, text])).toEqual([
    ['tie', '42. Стандарт, 1/4: ничья на\u00A0черте', 'Поровну: №\u00A033, №\u00A058'],
    ['differs', 'Два ввода разошлись', '42. Стандарт, 1/4, Вальс, судья\u00A0B'],
    ['late', '42. Стандарт, 1/4: поздние оценки', '2\u00A0отправки пришли поздно'],
    [
      'refused',
      'A: отметки не\u00A0приняты',
      '42. Стандарт, 1/4. Вальс, №\u00A09, №\u00A023, Такого номера в туре нет',
    ],
    ['refused', 'B: отметки не\u00A0приняты', '42. Стандарт, 1/4. Танго, Это место другого судьи'],
    ['silent', 'A молчит 3\u00A0мин', 'Судья A, 42. Стандарт, 1/4'],
    ['battery', 'A: батарея 9\u00A0%', 'Рябова Елена'],
    ['battery', 'Судья: батарея 14\u00A0%', 'Рябова Елена'],
  ])
  // A difference of a dance that the round no longer has is nobody's task.
  const gone = round({ dances: [], seats: [seat('B', [sheet('differs')])] })
  expect(boardTasks(board([gone]))).toEqual([])
})

test('the wall counts the sheets of dances that have begun', () => {
  const begun = round({
    seats: [
      seat('A', [sheet('counted'), sheet('empty')]),
      seat('B', [sheet('typing'), sheet('empty')]),
      seat('C', [sheet('differs'), sheet('empty')]),
      seat('D', [sheet('once'), null]),
    ],
  })
  const devices = [device({ unsent: 4 }), device({ unsent: null })]
  expect(boardNumbers(board([begun], devices))).toEqual({
    accepted: 2,
    onDevices: 4,
    missing: 1,
    differing: 1,
  })
})

describe('a row of the wall', () => {
  const rows = (own: Partial<BoardRound>) =>
    wallRows(board([round(own)])).map(({ title, text, note, act }) => [title, text, note, act])

  test('is a dance that has begun or is next', () => {
    const two = (first: BoardSheet['state'], second: BoardSheet['state']) => [
      seat('A', [sheet(first), sheet('empty')]),
      seat('B', [sheet(second), sheet('empty')]),
    ]
    expect(rows({ seats: two('empty', 'empty') })).toEqual([
      ['42. Стандарт, 1/4, вальс', 'идёт', { tone: 'quiet', text: 'ждём A и\u00A0B' }, 'Набрать'],
    ])
    expect(rows({ seats: two('counted', 'counted') }).map(([title]) => title)).toEqual([
      '42. Стандарт, 1/4, вальс',
      '42. Стандарт, 1/4, танго',
    ])
  })

  test.each<[BoardSheet['state'], Partial<BoardRound>, object, string]>([
    ['differs', {}, { tone: 'bad', text: 'разошлось: A' }, 'Сверить'],
    ['once', {}, { tone: 'warning', text: 'второй ввод: A' }, 'Второй ввод'],
    ['paper', {}, { tone: 'warning', text: 'сверьте с\u00A0бумагой: A' }, 'С\u00A0бумагой'],
    ['counted', {}, { tone: 'good', text: '1 из\u00A01' }, 'Листы'],
    ['counted', { tied: [3] }, { tone: 'warning', text: 'у\u00A0главного' }, 'Листы'],
  ])('with a sheet that is %s and %o says what to do', (state, own, note, act) => {
    const dances = [{ name: 'Вальс', attempt: 2 }]
    const [row] = rows({ dances, seats: [seat('A', [sheet(state)])], ...own })
    expect(row).toEqual(['42. Стандарт, 1/4, вальс', 'сдают, 2-й раз', note, act])
  })

  test('is a counted round, with what its places wait for; a locked one is not there', () => {
    const counted = { status: 'judged', seats: [seat('A', []), seat('B', [])] } as const
    const approval = { is_needed: true, is_approved: false, waits: false }
    expect(rows({ ...counted, approval })).toEqual([
      ['42. Стандарт, 1/4', 'подсчитан', { tone: 'warning', text: 'у\u00A0главного' }, 'Листы'],
    ])
    expect(rows({ ...counted, late: 1, approval: { ...approval, is_approved: true } })).toEqual([
      [
        '42. Стандарт, 1/4',
        'подсчитан, утверждён, 1\u00A0поздняя отправка',
        { tone: 'good', text: '2 из\u00A02' },
        'Листы',
      ],
    ])
    expect(rows(counted)[0]?.[1]).toBe('подсчитан')
    expect(rows({ status: 'locked' })).toEqual([])
  })
})
