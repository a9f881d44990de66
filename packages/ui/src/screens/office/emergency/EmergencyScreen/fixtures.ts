import type { EmergencyContest, EmergencyFile, EmergencyRound } from '@parket/domain/emergency/file'
import { withTyped, type TypedMarks } from '@parket/domain/emergency/typed'

const dances = ['МВ', 'Танго', 'ВВ', 'МФ', 'К']
const letters = ['A', 'B', 'C', 'D', 'E']
const seats = letters.map((letter, at) => ({
  letter,
  role: 'line',
  name: ['Абрамова Инна', 'Белов Пётр', 'Вишневская Яна', 'Громов Илья', 'Дымова Раиса'][at] ?? '',
}))

const people: [number, string[], string][] = [
  [9, ['Орлова Анна', 'Юсупов Тимур'], 'Казань'],
  [46, ['Зайцева Мария', 'Горин Олег'], 'Тверь'],
  [52, ['Лебедева Софья', 'Асланян Давид'], 'Москва'],
  [87, ['Ким Алина', 'Сафин Руслан'], 'Москва'],
  [114, ['Соколова Вера', 'Орлов Кирилл'], 'Самара'],
  [131, ['Гарипова Лиана', 'Ким Артём'], 'Уфа'],
]
const numbers = people.map(([number]) => number)

export function contest(id: string, group_num: number, group_name: string, scoring = 'skating') {
  return {
    id,
    rules: {
      group_num,
      group_name,
      section: '',
      scoring,
      final_max: 6,
      tie_break: 'head-to-head',
      criteria:
        scoring === 'points'
          ? [
              { name: 'Техника', max: 100 },
              { name: 'Образ', max: 100 },
            ]
          : [],
      drop_extremes: 'off',
    },
    panel: seats,
    numbers,
  } satisfies EmergencyContest
}

interface RoundValues {
  status?: EmergencyRound['status']
  kind?: EmergencyRound['file']['kind']
  index?: number
  entries?: readonly number[]
  dances?: string[]
  advance?: number
}

export function round(id: number, contest_id: string, values: RoundValues = {}): EmergencyRound {
  const { status = 'running', kind = 'skating', index = 0, advance = 0 } = values
  const { entries = numbers, dances: own = dances } = values
  return {
    id,
    contest_id,
    version: 4,
    status,
    attempts: own.map(() => 1),
    letters: own.map(() => letters),
    seats,
    file: {
      index,
      label: index === 0 ? 'Финал' : `1/${2 ** index}`,
      kind,
      type: 'main',
      role: null,
      dances: own,
      advance,
      seed: null,
      heats: [[...entries]],
      entries: entries.map((start_number) => ({ start_number, status: 'danced', role: null })),
      pairs: [],
      marks: [],
      decisions: [],
    },
  }
}

/** The evening of a cup: a final that is typed, one that is over, one that waits. */
export const cupFile: EmergencyFile = {
  format: 'parket-emergency/1',
  id: 12,
  made_at: '2026-12-01T14:30:00+03:00',
  event: {
    id: 1,
    name: 'Кубок Паркета',
    date_begin: '2026-12-01T09:00:00+03:00',
    date_end: '2026-12-01T21:00:00+03:00',
    city: 'Казань',
    time_zone: 'Europe/Moscow',
  },
  team: { name: 'Паркет', accent: '#8a2f4b' },
  contests: [
    contest('children', 40, 'Дети'),
    contest('juniors', 41, 'Юниоры'),
    contest('adults', 42, 'Стандарт, взрослые'),
    contest('show', 60, 'Шоу', 'points'),
    contest('seniors', 43, 'Сеньоры'),
  ],
  rounds: [
    round(20, 'children', { status: 'judged' }),
    round(21, 'juniors', {
      status: 'drawn',
      kind: 'crosses',
      index: 1,
      advance: 3,
      dances: ['МВ'],
    }),
    round(22, 'juniors', { status: 'planned', entries: [], dances: ['МВ'] }),
    round(23, 'adults'),
    round(24, 'show', { kind: 'points', dances: ['Выход'] }),
    round(25, 'seniors'),
  ],
  sessions: [
    {
      title: 'Суббота, день',
      floor: '',
      items: (
        [
          ['children', 0],
          ['juniors', 1],
          ['juniors', 0],
          ['adults', 0],
          ['show', 0],
        ] as const
      ).map(([contest_id, index]) => ({ contest_id, index, start: '2026-12-01T14:00:00+03:00' })),
    },
  ],
  people: people.map(([start_number, names, city]) => ({
    start_number,
    names,
    troupe: '',
    city,
    club: 'Ритм',
  })),
}

/** The first dance of the adults as the picture has it, but for the last mark. */
export const typedDance: TypedMarks = sheets(['МВ'], 29)

/** All dances of it. */
export const typedFinal: TypedMarks = sheets(dances, Infinity)

function sheets(of: readonly string[], most: number): TypedMarks {
  const given = ['543216', '542316', '534216', '453216', '542136'].map((places) =>
    Array.from(places),
  )
  let typed: TypedMarks = {}
  let count = 0
  for (const dance of of) {
    for (const [at, letter] of letters.entries()) {
      for (const [row, number] of numbers.entries()) {
        if (count === most) return typed
        count += 1
        const name = { dance, attempt: 1, letter }
        typed = withTyped(typed, 23, name, { [number]: [Number(given[at]?.[row])] })
      }
    }
  }
  return typed
}
