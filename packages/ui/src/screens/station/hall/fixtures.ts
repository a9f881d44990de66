import type {
  CallState,
  HallEntry,
  HallFloor,
  HallItem,
  HallRound,
} from '@parket/domain/station/hall/hall'
import { longestName } from '../../fixtures/cup.ts'
import type { StaffHead } from '../staff/StaffPage.tsx'

const head = { who: 'площадка А', isOffline: false, delay: '+6\u00A0мин', clock: '14:32' }
export const marshalHead: StaffHead = { ...head, title: 'Выпускающий' }
export const announcerHead: StaffHead = { ...head, title: 'Ведущий' }
export const djHead: StaffHead = { ...head, title: 'Диджей' }

export const timeZone = 'Europe/Moscow'

/** «Илья Серов, Анна Лань». */
function entry(
  start_number: number,
  names: string,
  city: string,
  club: string,
  own: Partial<HallEntry> = {},
): HallEntry {
  const dancers = names.split(', ').map((name) => {
    const [first_name = '', last_name = ''] = name.split(' ')
    return { first_name, last_name }
  })
  return {
    registration_id: 1000 + start_number,
    start_number,
    dancers,
    troupe: '',
    city,
    club,
    is_late: false,
    exit: null,
    ...own,
  }
}

const firstHeat = [
  entry(9, 'Вера Орлова, Марат Юсупов', 'Казань', 'Грация'),
  entry(46, 'Ольга Зайцева, Денис Горин', 'Тула', 'Такт'),
  entry(61, 'Лев Нестеров, Яна Ли', 'Самара', 'Волна', { exit: 'withdrawn' }),
  entry(77, 'Иван Мельник, Нора Бор', 'Пермь', 'Вера'),
  entry(188, 'Антон Кац, Лия Рудина', 'Уфа', '', { is_late: true }),
]
const thirdHeat = [
  entry(137, 'Илья Серов, Анна Лань', 'Самара', 'Волна'),
  entry(140, 'Пётр Юдин, Нина Карпова', 'Рязань', 'Такт'),
  entry(145, 'Лев Мороз, Ида Дей', 'Самара', 'Ритм'),
  entry(152, 'Олег Яшин, Эмма Вольф', 'Пермь', 'Вера'),
  entry(158, 'Марк Рогов, Зоя Гай', 'Тверь', 'Плие'),
  entry(163, 'Фёдор Белых, Ася Ким', 'Москва', 'Дуэт'),
  entry(171, 'Глеб Носов, Мила Шах', 'Уфа', ''),
  entry(180, 'Юрий Титов, Вера Лис', 'Москва', 'Дуэт'),
]

const say = (heat: number, states: Readonly<Record<number, CallState>>, dance: string) =>
  Object.entries(states).map(([number, state]) => ({
    dance,
    heat,
    registration_id: 1000 + Number(number),
    state,
  }))

const at = '2027-02-20T11:30:00Z'
const present = 'present' as const

export const quarterFinal: HallRound = {
  id: 42,
  contest_id: 'c42',
  index: 2,
  type: 'main',
  role: null,
  status: 'running',
  dances: ['Танго', 'Венский вальс'],
  heats: [firstHeat, firstHeat.slice(0, 4), thirdHeat],
  calls: [
    ...say(2, { 9: present, 46: present, 77: present }, 'Танго'),
    ...say(
      3,
      { 137: present, 140: present, 145: 'missing', 152: present, 158: 'called', 171: present },
      'Танго',
    ),
    ...say(1, { 9: present, 46: present }, 'Венский вальс'),
  ],
  releases: [
    { n: 1, dance: 'Танго', heat: 1, at },
    { n: 2, dance: 'Танго', heat: 2, at },
  ],
}

const final: HallRound = {
  ...quarterFinal,
  id: 43,
  contest_id: 'c43',
  index: 0,
  status: 'locked',
  dances: ['Ча-ча-ча', 'Самба', 'Румба', 'Пасодобль', 'Джайв'],
  heats: [
    [
      entry(33, 'Игорь Рогов, Алла Лис', 'Тверь', 'Плие'),
      entry(58, 'Ким Ен, Ида Дей', 'Москва', ''),
      entry(114, 'Роман Соколов, Юлия Орлова', 'Омск', 'Ритм'),
    ],
  ],
  calls: [],
  releases: [],
}

const item = (own: Partial<HallItem>): HallItem => ({
  kind: 'round',
  title: '',
  group_num: null,
  label: null,
  state: 'ahead',
  expected_start: null,
  minutes: 10,
  dances: [],
  rounds: [],
  ...own,
})

export const fullFloor: HallFloor = {
  floor: 'А',
  delay: 6,
  on_floor: { round_id: 42, dance: 'Танго', heat: 2 },
  items: [
    item({
      title: 'Стандарт, взрослые',
      group_num: 42,
      label: '1/4',
      state: 'running',
      expected_start: '2027-02-20T11:20:00Z',
      dances: quarterFinal.dances,
      rounds: [quarterFinal],
    }),
    item({
      title: 'Сеньоры',
      group_num: 43,
      label: 'Финал',
      expected_start: '2027-02-20T11:52:00Z',
      dances: final.dances,
      rounds: [final],
    }),
    item({ kind: 'break', minutes: 6, expected_start: '2027-02-20T12:04:00Z' }),
    item({
      kind: 'ceremony',
      title: 'Награждение: дети',
      minutes: 15,
      expected_start: '2027-02-20T12:10:00Z',
    }),
    item({
      title: 'Хип-хоп, формейшн',
      group_num: 81,
      label: 'Финал',
      expected_start: '2027-02-20T12:40:00Z',
      dances: ['Хип-хоп'],
    }),
  ],
}

/** Nothing has gone out yet, and nobody is marked. */
export const freshFloor: HallFloor = {
  ...fullFloor,
  delay: 0,
  on_floor: null,
  items: fullFloor.items.map((one) =>
    Object.assign({}, one, {
      rounds: one.rounds.map((round) => Object.assign({}, round, { calls: [], releases: [] })),
    }),
  ),
}

/** The longest names that a registration takes, and cities and clubs to match. */
const longHeat = thirdHeat.map((one, at) =>
  Object.assign({}, one, {
    dancers: one.dancers.map(() => ({
      first_name: at % 2 === 0 ? 'Александра-Констанция' : 'Максимилиан Александр',
      last_name: at % 2 === 0 ? 'Воскресенская-Преображенская' : 'Христорождественскийпокровский',
    })),
    city: 'Петропавловск-Камчатский, село Верхненовокутлумбетьево',
    club: 'Образцовый ансамбль бального танца «Вдохновение» Дворца культуры железнодорожников',
  }),
)
const longRound: HallRound = { ...quarterFinal, heats: [firstHeat, firstHeat, longHeat] }

/** Before the heat of the longest names has gone out. */
export const longNextFloor: HallFloor = {
  ...fullFloor,
  items: fullFloor.items.map((one) =>
    one.group_num === 42
      ? Object.assign({}, one, { title: longestName, rounds: [longRound] })
      : one,
  ),
}

/** The heat of the longest names is on the floor. */
export const longFloor = withThirdHeatOut(longNextFloor)

export const emptyFloor: HallFloor = { floor: '', delay: 0, on_floor: null, items: [] }

export const oneFloor = { names: ['А'], value: 'А', onChange: () => {} }

/** The heat with the changes is on the floor. */
export const lateFloor = withThirdHeatOut(fullFloor)

function withThirdHeatOut(floor: HallFloor): HallFloor {
  const release = { n: 3, dance: 'Танго', heat: 3, at }
  return {
    ...floor,
    on_floor: { round_id: 42, dance: 'Танго', heat: 3 },
    items: floor.items.map((one) =>
      Object.assign({}, one, {
        rounds: one.rounds.map((round) =>
          round.id === 42
            ? Object.assign({}, round, { releases: [...round.releases, release] })
            : round,
        ),
      }),
    ),
  }
}
