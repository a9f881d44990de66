import type { DayFloor, DayItem, DayJudge, EventDay } from './dayData.ts'

/** A moment of the day in the event's zone. */
const at = (time: string) => `2027-02-20T${time}:00+03:00`

const judge = (letter: string, name: string, counted: number, differs = 0): DayJudge => ({
  letter,
  name,
  sheets: 5,
  counted,
  differs,
})

let lastId = 100

function round(
  time: string,
  [group_num, name, entries]: readonly [number, string, number],
  item: Partial<DayItem> = {},
): DayItem {
  lastId += 1
  return {
    id: lastId,
    kind: 'round',
    title: '',
    session_id: 1,
    round_index: 0,
    start: at(time),
    expected_start: at(time),
    expected_end: at(time),
    state: 'ahead',
    started_at: null,
    contest: { group_num, name, entries, minimum: 3 },
    readiness: 'ready',
    waits_for: null,
    rounds: [],
    ...item,
  }
}

const pause: DayItem = {
  ...round('15:40', [0, '', 0]),
  kind: 'break',
  title: 'Перерыв',
  round_index: null,
  contest: null,
  readiness: null,
}

const standard = round('14:24', [42, 'Стандарт, взрослые', 24], {
  round_index: 2,
  state: 'running',
  started_at: at('14:24'),
  readiness: 'running',
  rounds: [
    {
      id: 71,
      role: null,
      status: 'running',
      entries: 24,
      heats: 3,
      judges: [
        judge('A', 'Рябова Анна', 5),
        judge('B', 'Штерн Илья', 5),
        judge('C', 'Орлова Вера', 3),
        judge('D', 'Громов Пётр', 4, 1),
        judge('E', 'Асатиани Нино', 0),
      ],
    },
  ],
})

const jackAndJill = round('14:27', [70, 'Jack & Jill, открытая', 31], {
  round_index: 2,
  state: 'running',
  started_at: at('14:27'),
  readiness: 'running',
  rounds: [
    {
      id: 81,
      role: 'leader',
      status: 'running',
      entries: 16,
      heats: 3,
      judges: [judge('H', 'Ким Олег', 5), judge('K', 'Зимина Ия', 5), judge('L', 'Дымов Ян', 2)],
    },
  ],
})

const floors: DayFloor[] = [
  {
    floor: 'А',
    delay: 6,
    relief: { start: at('15:40'), minutes: 6 },
    items: [
      standard,
      round('14:41', [43, 'Сеньоры', 12], { round_index: 1 }),
      round('14:53', [44, 'Дуэты, юниоры', 6]),
      round('15:02', [45, 'Латина, дети', 16], { round_index: 1, readiness: 'unlocked' }),
      round('15:10', [48, 'Соло, взрослые', 24], { round_index: 2, readiness: 'undrawn' }),
      round('15:20', [50, 'Дуэты, взрослые', 2], { readiness: 'few' }),
      round('15:26', [42, 'Стандарт, взрослые', 24], {
        round_index: 1,
        readiness: 'waits',
        waits_for: 2,
      }),
      pause,
    ],
  },
  {
    floor: 'Б',
    delay: 3,
    relief: null,
    items: [
      jackAndJill,
      round('14:38', [30, 'Малая группа', 5]),
      round('14:50', [31, 'Формация', 4], { readiness: 'no_judges' }),
      round('15:00', [47, 'Соло, дебют', 22], { round_index: 2, readiness: 'undrawn' }),
      round('15:12', [49, 'Соло, юниоры', 6], { readiness: 'open' }),
    ],
  },
]

/** A Saturday on two floors, six minutes late. */
export const saturday: EventDay = {
  now: at('14:32'),
  day: '2027-02-20',
  days: ['2027-02-20', '2027-02-21'],
  floors,
  tasks: [
    {
      kind: 'tie',
      title: '41. Юниоры. 1/2',
      details: ['Поровну на границе: № 33, № 58. Решите, кто проходит'],
      contest_id: 'c41',
      group_num: 41,
      round_id: 68,
      round_version: 3,
      since: at('14:20'),
    },
    {
      kind: 'differs',
      title: '42. Стандарт, взрослые. 1/4',
      details: ['Судья D, Громов Пётр'],
      contest_id: 'c42',
      group_num: 42,
      round_id: 71,
      round_version: 3,
      since: at('14:26'),
    },
    {
      kind: 'judges',
      title: '31. Формация. Финал',
      details: [],
      contest_id: 'c31',
      group_num: 31,
      round_id: null,
      round_version: null,
      since: at('14:50'),
    },
    {
      kind: 'publish',
      title: '40. Дуэты, дети',
      details: [],
      contest_id: 'c40',
      group_num: 40,
      round_id: null,
      round_version: null,
      since: null,
    },
  ],
}

function beforeTheStart(floor: DayFloor): DayFloor {
  const [first, ...others] = floor.items
  const rounds = first?.rounds.map(({ id, role, entries, heats }) => ({
    id,
    role,
    status: 'locked' as const,
    entries,
    heats,
    judges: [],
  }))
  const items = first
    ? [
        {
          ...first,
          state: 'ahead' as const,
          started_at: null,
          readiness: 'ready' as const,
          rounds: rounds ?? [],
        },
      ]
    : []
  return { floor: floor.floor, delay: 0, relief: null, items: [...items, ...others] }
}

/** The same before anything has begun. */
export const morning: EventDay = {
  ...saturday,
  now: at('09:40'),
  tasks: [],
  floors: floors.map(beforeTheStart),
}

/** A break on the only floor. */
export const interval: EventDay = {
  ...saturday,
  now: at('15:44'),
  tasks: [],
  floors: [
    {
      floor: '',
      delay: 0,
      relief: null,
      items: [
        { ...pause, state: 'running', started_at: at('15:40') },
        { ...pause, id: 99, kind: 'ceremony', title: 'Награждение детей' },
        round('16:10', [12, 'Соло, взрослые', 8]),
      ],
    },
  ],
}

const final = (time: string, of: readonly [number, string, number], item: Partial<DayItem> = {}) =>
  round(time, of, { readiness: 'undrawn', waits_for: 1, ...item })

/** Semi-finals are judged; finals of this session, and one of the evening, can follow. */
export const afterJudged: EventDay = {
  ...saturday,
  tasks: ([38, 39, 40, 41] as const).map((group_num) => ({
    kind: group_num < 40 ? 'count' : 'publish',
    title: `${group_num}. Дуэты`,
    details: [],
    contest_id: `c${group_num}`,
    group_num,
    round_id: group_num < 40 ? group_num : null,
    round_version: group_num < 40 ? 3 : null,
    since: null,
  })),
  floors: [
    {
      floor: '',
      delay: 0,
      relief: null,
      items: [
        final('15:02', [43, 'Сеньоры', 6]),
        final('15:10', [45, 'Латина, дети', 6]),
        final('15:20', [46, 'Латина, юниоры', 6], { readiness: 'waits' }),
        final('18:00', [12, 'Соло, взрослые', 8], { session_id: 2 }),
      ],
    },
  ],
}
