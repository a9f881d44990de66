import type {
  Board,
  BoardDevice,
  BoardRound,
  BoardSeat,
  BoardSheet,
} from '@parket/domain/station/board/board'
import type { StaffHead } from './StaffPage.tsx'

const now = '2027-02-20T11:32:00Z'
const ago = (seconds: number) => new Date(Date.parse(now) - seconds * 1000).toISOString()

export const chiefHead: StaffHead = {
  title: 'Главный судья',
  who: 'Ирина Дорохова',
  isOffline: false,
  delay: '+6\u00A0мин',
  clock: '14:32',
}
export const tallyHead: StaffHead = { ...chiefHead, title: 'Счётная комиссия', who: 'Олег Мамин' }

const sheet = (
  state: BoardSheet['state'],
  given: number[] = [],
  source: BoardSheet['source'] = 'station',
): BoardSheet => ({ state, source, given })
const done = sheet('counted', [4, 4, 4])
const empty = sheet('empty', [0, 0, 0], null)

const seat = (
  letter: string,
  judge_id: number,
  name: string,
  sheets: BoardSeat['sheets'],
): BoardSeat => ({ letter, judge_id, name, sheets })

const round = (own: Partial<BoardRound>): BoardRound => ({
  id: 42,
  contest_id: '42',
  group_num: 42,
  contest: '42.\u00A0Стандарт, взрослые',
  index: 2,
  label: '1/4',
  type: 'main',
  role: null,
  status: 'running',
  version: 3,
  floor: 'А',
  kind: 'crosses',
  advance: 12,
  dances: [],
  heats: [],
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

/** A quarter-final in its second dance: two mark, one is in, one has no network, one is silent. */
export const quarterFinal = round({
  dances: ['Медленный вальс', 'Танго', 'Венский вальс', 'Медленный фокстрот', 'Квикстеп'].map(
    (name) => ({ name, attempt: 1 }),
  ),
  heats: [8, 8, 8],
  seats: [
    seat('A', 1, 'Рябова Елена', [done, sheet('typing', [4, 4, 2]), empty, empty, empty]),
    seat('B', 2, 'Валеев Тимур', [done, done, empty, empty, empty]),
    seat('C', 3, 'Петров Сергей', [done, sheet('typing', [4, 4, 3]), empty, empty, empty]),
    seat('D', 4, 'Громов Пётр', [done, sheet('typing', [4, 3, 2]), empty, empty, empty]),
    seat('E', 5, 'Асатиани Нана', [done, empty, empty, empty, empty]),
  ],
  problems: ['Танго, судья A: ввод не закончен'],
  on_floor: { round_id: 42, dance: 'Танго', heat: 2 },
  missing: [145],
})

/** Of which all sheets are in: a tie is left, and two entries of one differ. */
const semiFinal = round({
  id: 41,
  contest_id: '41',
  group_num: 41,
  contest: '41.\u00A0Юниоры',
  index: 1,
  label: '1/2',
  floor: 'Б',
  advance: 6,
  dances: [{ name: 'Ча-ча-ча', attempt: 1 }],
  heats: [6, 6],
  seats: [
    seat('H', 6, 'Штерн Лев', [sheet('counted', [3, 3])]),
    seat('K', 7, 'Орлова Анна', [sheet('counted', [2, 4])]),
    seat('L', 8, 'Дымов Илья', [sheet('differs', [3, 3])]),
  ],
  problems: ['Ча-ча-ча, судья L: два ввода расходятся'],
  tied: [33, 58],
})

/** A final by places that can be closed. */
export const readyFinal = round({
  id: 43,
  contest_id: '43',
  group_num: 43,
  contest: '43.\u00A0Сеньоры',
  index: 0,
  label: 'Финал',
  floor: 'Б',
  kind: 'skating',
  advance: 0,
  dances: [{ name: 'Самба', attempt: 2 }],
  heats: [6],
  seats: [
    seat('H', 6, 'Штерн Лев', [sheet('counted', [6])]),
    seat('K', 7, 'Орлова Анна', [sheet('counted', [6])]),
  ],
})

export const judgedFinal = round({
  id: 40,
  contest_id: '40',
  group_num: 40,
  contest: '40.\u00A0Дети',
  index: 0,
  label: 'Финал',
  status: 'judged',
  kind: 'skating',
  contest_status: 'judged',
  late: 1,
  seats: ['A', 'B', 'C', 'D', 'E'].map((letter) => ({
    letter,
    judge_id: null,
    name: '',
    sheets: [],
  })),
  approval: { is_needed: true, is_approved: false, waits: false },
})

const judgedSemi = round({
  ...judgedFinal,
  id: 39,
  contest_id: '44',
  group_num: 44,
  contest: '44.\u00A0Дуэты',
  index: 1,
  label: '1/2',
  contest_status: 'running',
  late: 0,
  approval: null,
})

const lockedRound = round({
  id: 70,
  group_num: 70,
  contest: '70.\u00A0Jack & Jill',
  status: 'locked',
})

const device = (own: Partial<BoardDevice> & { judge_id: number }): BoardDevice => ({
  station_id: own.judge_id,
  letter: 'A',
  who: 'Рябова Елена',
  state: 'paired',
  last_seen_at: ago(4),
  unsent: 0,
  battery: 84,
  ...own,
})

export const devices = [
  device({ judge_id: 1 }),
  device({ judge_id: 2, letter: 'B', who: 'Валеев Тимур', battery: 61 }),
  device({ judge_id: 3, letter: 'C', who: 'Петров Сергей', battery: 9 }),
  device({
    judge_id: 4,
    letter: 'D',
    who: 'Громов Пётр',
    unsent: 9,
    last_seen_at: ago(70),
    battery: 44,
  }),
  device({
    judge_id: 5,
    letter: 'E',
    who: 'Асатиани Нана',
    last_seen_at: ago(190),
    battery: null,
  }),
]

export const fullBoard: Board = {
  now,
  delays: [{ floor: 'А', minutes: 6 }],
  rounds: [quarterFinal, semiFinal, lockedRound, judgedFinal, judgedSemi],
  devices,
}

export const calmBoard: Board = { ...fullBoard, rounds: [readyFinal], devices: [] }

/** A final of devices: one sheet of it is compared with paper. */
export const sampledBoard: Board = {
  ...fullBoard,
  rounds: [
    {
      ...readyFinal,
      seats: [
        seat('H', 6, 'Штерн Лев', [sheet('counted', [6])]),
        seat('K', 7, 'Орлова Анна', [sheet('paper', [6])]),
      ],
      problems: ['Самба, судья K: сверьте с\u00A0бумагой'],
    },
  ],
}

export const emptyBoard: Board = { ...fullBoard, delays: [], rounds: [], devices: [] }
