import { initialScheme, type PointsScheme } from '@parket/domain/rating/scheme'
import { cup, folkSolo, orientalSolo, pastCup } from '../fixtures/cup.ts'
import type {
  DancerHistory,
  PersonRating,
  RatingItem,
  RatingMove,
  RatingPage,
} from './parts/ratingData.ts'

const springBall = {
  ...pastCup,
  id: 7,
  name: 'Весенний бал',
  date_begin: '2026-04-18T10:00:00+03:00',
  date_end: '2026-04-18T20:00:00+03:00',
}

const items: RatingItem[] = [
  {
    ...orientalSolo,
    level: 'Дебют',
    event: pastCup,
    contest_id: '1',
    place: 2,
    place_to: 3,
    entries: 24,
    points: { num: 15, den: 2 },
    rule: '24 участника, ступень 20–39, место 2–3, поровну между разделившими место: 7,5 очка',
    scheme: 'WSDC',
    is_counted: true,
  },
  {
    ...folkSolo,
    level: 'Дебют',
    event: pastCup,
    contest_id: '2',
    place: 1,
    place_to: 1,
    entries: 12,
    points: { num: 10, den: 1 },
    rule: '12 участников, ступень 11–19, место 1: 10 очков',
    scheme: 'WSDC',
    is_counted: true,
  },
  {
    ...orientalSolo,
    level: 'Дебют',
    event: springBall,
    contest_id: '3',
    place: 9,
    place_to: 9,
    entries: 15,
    points: { num: 0, den: 1 },
    rule: '15 участников, ступень 11–19, место 9: 0 очков',
    scheme: 'WSDC',
    is_counted: false,
  },
]

export const personRating: PersonRating = {
  total: { num: 35, den: 2 },
  rank: 4,
  rank_to: 5,
  promotions: [{ level: 'Дебют', to: 'Новички' }],
  items,
  changes: [
    {
      at: '2026-11-22',
      before: { num: 18, den: 1 },
      after: { num: 35, den: 2 },
      results: [
        {
          event_name: pastCup.name,
          group_name: orientalSolo.group_name,
          text: 'Исправлено место',
          before: { num: 8, den: 1 },
          after: { num: 15, den: 2 },
        },
      ],
    },
  ],
}

export const dancerHistory: DancerHistory = {
  partners: [
    { person_id: 9, name: 'Орлов Пётр', events: 3 },
    { person_id: null, name: 'Лебедев Илья', events: 1 },
  ],
  next: [{ event: cup, contests: ['20. Соло, взрослые · Folk', '60. Дуэты · Oriental'] }],
}

/** WSDC over a year, the best four. */
export const yearScheme: PointsScheme = {
  ...initialScheme,
  starts_on: '2026-01-01',
  multipliers: [{ kind: 'Чемпионат', percent: 250 }],
  window: { kind: 'rolling', months: 12 },
  best: 4,
  promotions: [{ level: 'Дебют', points: 12, to: 'Новички' }],
}

export const ratingPage: RatingPage = {
  items: [
    {
      person_id: 1,
      name: 'Смирнова Мария',
      city: 'Москва',
      rank: 1,
      rank_to: 1,
      points: { num: 35, den: 2 },
      results: 2,
      promotions: [{ level: 'Дебют', to: 'Новички' }],
    },
    {
      person_id: 2,
      name: 'К. А.',
      city: 'Тверь',
      rank: 2,
      rank_to: 3,
      points: { num: 8, den: 1 },
      results: 1,
      promotions: [],
    },
    {
      person_id: 3,
      name: 'Орлова Вера',
      city: 'Казань',
      rank: 2,
      rank_to: 3,
      points: { num: 8, den: 1 },
      results: 3,
      promotions: [],
    },
    {
      person_id: 4,
      name: 'Белова Анна',
      city: '',
      rank: null,
      rank_to: null,
      points: { num: 1, den: 3 },
      results: 1,
      promotions: [],
    },
  ],
  total: 4,
  page: 1,
  pageCount: 1,
  isUpdating: false,
  choices: {
    sections: ['Folk', 'Oriental'],
    levels: ['Дебют', 'Новички'],
    ages: [
      { value: '7,9', title: '7–9 лет' },
      { value: '18,', title: 'от 18 лет' },
    ],
    seasons: [
      { value: '2026', title: '2026' },
      { value: '2025', title: '2025' },
    ],
    cities: ['Казань', 'Москва', 'Тверь'],
  },
  asOf: '2026-12-01',
  rules: yearScheme,
}

export const noFilters = { q: '', section: '', level: '', age: '', season: '', city: '' }

export const moves: RatingMove[] = [
  {
    person_id: 3,
    name: 'Орлова Вера',
    before: { num: 4, den: 1 },
    after: { num: 8, den: 1 },
    rank_before: 5,
    rank_after: 2,
  },
  {
    person_id: 2,
    name: 'К. А.',
    before: { num: 10, den: 1 },
    after: { num: 8, den: 1 },
    rank_before: 1,
    rank_after: 2,
  },
  {
    person_id: 4,
    name: 'Белова Анна',
    before: { num: 0, den: 1 },
    after: { num: 1, den: 3 },
    rank_before: null,
    rank_after: 9,
  },
]
