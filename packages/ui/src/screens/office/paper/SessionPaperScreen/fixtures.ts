import { resultOfDay, soloResult } from '../../../fixtures/results.ts'
import type { SessionPaperRound, SessionPapers } from './sessionPaperData.ts'

const [soloId, duetId] = [
  '0b9f6a52-3f0e-4c4e-9f0a-6d6f3f1c0047',
  '0b9f6a52-3f0e-4c4e-9f0a-6d6f3f1c0048',
]

const judges = [
  ['A', 'Рябова Ольга'],
  ['B', 'Валеев Тимур'],
  ['C', 'Штерн Инна'],
] as const

const names = [
  'Тимофеева Ксения',
  'Рогова Лидия',
  'Лебедева Дарья',
  'Ким Дейра',
  'Асланян Рубина',
  'Соколова Вера',
  'Титова Кира',
  'Орлова Мария',
]
const numbers = [12, 33, 52, 58, 77, 114, 120, 9]

function roundOf(
  id: number,
  contest_id: string,
  index: number,
  own: readonly number[],
): SessionPaperRound {
  const heat = own.map((start_number) => ({
    registration_id: 900 + start_number,
    start_number,
    dancers: [names[numbers.indexOf(start_number)] ?? ''],
    city: 'Москва',
    is_late: false,
  }))
  const half = index === 0 ? heat.length : Math.ceil(heat.length / 2)
  return {
    id,
    contest_id,
    role: null,
    index,
    type: 'main',
    label: index === 0 ? 'Финал' : '1/2',
    status: 'locked',
    advance: index === 0 ? 0 : 4,
    dances: null,
    seed: null,
    heats: [heat.slice(0, half), heat.slice(half)].filter((each) => each.length > 0),
    pairs: [],
    conflicts: [],
    own_panel: false,
    seats: judges.map(([letter, name], at) => ({
      letter,
      role: 'line',
      judges: [{ judge_id: at + 1, name }],
    })),
    marks_published: false,
    version: 1,
  }
}

const contest = {
  section: 'Oriental',
  status: 'running',
  scoring: 'skating',
  dances: ['Oriental'],
  criteria: [],
} as const

const items: SessionPapers['session']['items'] = [
  {
    id: 1,
    kind: 'round',
    contest_id: soloId,
    round_index: 1,
    title: '47. Соло, дебют. 1/2',
    minutes: 20,
    start: '2027-02-20T15:00:00+03:00',
  },
  {
    id: 2,
    kind: 'break',
    contest_id: null,
    round_index: null,
    title: 'Перерыв',
    minutes: 10,
    start: '2027-02-20T15:20:00+03:00',
  },
  {
    id: 3,
    kind: 'round',
    contest_id: duetId,
    round_index: 0,
    title: '48. Соло, юниоры. Финал',
    minutes: 15,
    start: '2027-02-20T15:30:00+03:00',
  },
]

/** A semi-final and a final, the final's places known. */
export function sessionPapersFixture(own: Partial<SessionPapers> = {}): SessionPapers {
  return {
    eventId: 1,
    team: { name: 'Паркет', logo_url: null },
    session: {
      number: 1,
      title: 'Суббота, день',
      floor: 'Б',
      start: '2027-02-20T15:00:00+03:00',
      items,
    },
    contests: [
      { ...contest, id: soloId, group_num: 47, group_name: 'Соло, дебют' },
      { ...contest, id: duetId, group_num: 48, group_name: 'Соло, юниоры' },
    ],
    rounds: [roundOf(71, soloId, 1, numbers), roundOf(72, duetId, 0, numbers.slice(0, 5))],
    people: numbers.map((start_number, at) => ({
      start_number,
      names: [names[at] ?? ''],
      troupe: '',
      city: at % 2 === 0 ? 'Москва' : 'Казань',
      club: at % 3 === 0 ? 'Ритм' : '',
      coach: '',
    })),
    results: [{ ...resultOfDay(soloResult), contest_id: duetId }],
    prints: [],
    ...own,
  }
}
