import { demoDancer } from '../builders/accounts.ts'
import { type DemoContestInput, demoContest } from '../builders/contests.ts'
import { momentAt, dayFrom } from '../builders/days.ts'
import { teamContacts } from '../builders/teams.ts'
import {
  type DemoEvent,
  adults,
  anyAge,
  payGroupContest,
  payGroupTag,
  paymentDetails,
} from './demoEvent.ts'

const id = 2

const contests: DemoContestInput[] = [
  payGroupContest,
  { group_num: 10, group_name: 'Соло, дети', section: 'Oriental', age: [7, 9], rubles: 900 },
  { group_num: 11, group_name: 'Соло, ювеналы', section: 'Oriental', age: [10, 13], rubles: 1000 },
  { group_num: 12, group_name: 'Соло, юниоры', section: 'Oriental', age: [14, 17], rubles: 1000 },
  { group_num: 13, group_name: 'Соло, взрослые', section: 'Oriental', age: adults, rubles: 1200 },
  { group_num: 14, group_name: 'Соло, взрослые', section: 'Folk', age: adults, rubles: 1200 },
  { group_num: 15, group_name: 'Соло, взрослые', section: 'Show', age: adults, rubles: 1200 },
  { group_num: 16, group_name: 'Соло, сеньоры', section: 'Oriental', age: [40, 99], rubles: 1200 },
  {
    group_num: 20,
    group_name: 'Дуэты',
    section: 'Oriental',
    count: [2, 2],
    age: anyAge,
    rubles: 1000,
  },
  {
    group_num: 30,
    group_name: 'Малая группа',
    section: 'Folk',
    count: [3, 7],
    age: anyAge,
    rubles: 800,
  },
  {
    group_num: 31,
    group_name: 'Формация',
    section: 'Show',
    count: [8, 24],
    age: anyAge,
    rubles: 700,
  },
  {
    group_num: 40,
    group_name: 'Пары, латиноамериканская программа',
    section: 'Латина',
    count: [2, 2],
    age: [16, 99],
    rubles: 1500,
    scoring: 'skating',
    dances: ['Самба', 'Ча-ча-ча', 'Румба', 'Пасодобль', 'Джайв'],
  },
  {
    group_num: 41,
    group_name: 'Пары, европейская программа',
    section: 'Стандарт',
    count: [2, 2],
    age: [16, 99],
    rubles: 1500,
    scoring: 'skating',
    dances: ['Медленный вальс', 'Танго', 'Венский вальс', 'Медленный фокстрот', 'Квикстеп'],
  },
  {
    group_num: 60,
    group_name: 'Мастер-класс: постановка рук',
    section: 'Мастер-классы',
    age: anyAge,
    rubles: 1500,
    tags: ['MASTER-CLASS'],
    scoring: 'none',
  },
  {
    group_num: 70,
    group_name: 'Jack & Jill Открытая',
    section: 'Jack & Jill',
    age: [16, 99],
    rubles: 1000,
    scoring: 'relative-placement',
    jnj_role_split: true,
  },
]

/** Event 2: over and published. */
export function osenniyBal(now: Date): DemoEvent {
  const day = dayFrom(now, -30)
  return {
    event: {
      id,
      team_id: 1,
      name: 'Осенний бал',
      kind: 'Рейтинговый турнир',
      date_begin: momentAt(day, '09:00:00'),
      date_end: momentAt(day, '22:00:00'),
      city: 'Санкт-Петербург',
      place: 'Дворец культуры на Неве',
      reg_from: momentAt(dayFrom(now, -100), '10:00:00'),
      reg_to: momentAt(dayFrom(now, -35), '23:59:59'),
      published: true,
      info: `## Спасибо всем участникам!

Бал собрал танцоров двенадцати городов. Результаты и протоколы опубликованы на странице **Результаты**.
`,
      contacts: teamContacts.parket,
      payment_details: paymentDetails,
      price_steps: [
        { from: dayFrom(now, -100), percent: 80 },
        { from: dayFrom(now, -70), percent: 100 },
        { from: dayFrom(now, -42), percent: 120 },
      ],
      created_at: momentAt(dayFrom(now, -120), '12:00:00'),
    },
    tags: [payGroupTag, { tag_name: 'Уровень', tag_value: 'всероссийский', pub: true }],
    contests: contests.map((contest) =>
      demoContest(id, { ...contest, status: contest === payGroupContest ? 'closed' : 'published' }),
    ),
    decidedBy: { 40: '10', 41: '11' },
    timetable: [
      {
        title: 'Утро: дети и юниоры',
        floor: 'Большой зал',
        start: momentAt(day, '09:30:00'),
        items: [
          ['ceremony', 'Открытие', 15],
          [10, 0, 30],
          [11, 0, 30],
          [12, 0, 30],
          ['break', 'Перерыв', 15],
          [30, 0, 25],
          ['ceremony', 'Награждение детей и юниоров', 20],
        ],
      },
      {
        title: 'День: соло и дуэты',
        floor: 'Большой зал',
        start: momentAt(day, '13:00:00'),
        items: [
          [15, 0, 25],
          [16, 0, 15],
          ['break', 'Перерыв', 20],
          [13, 0, 20],
          [14, 0, 20],
          [20, 0, 20],
        ],
      },
      {
        title: 'Вечер: пары, формации, Jack & Jill',
        floor: 'Большой зал',
        start: momentAt(day, '17:30:00'),
        items: [
          [40, 1, 30],
          [41, 1, 30],
          [70, 1, 20],
          ['break', 'Перерыв', 20],
          [31, 0, 20],
          [40, 0, 25],
          [41, 0, 25],
          [70, 0, 20],
          ['ceremony', 'Награждение', 30],
        ],
      },
    ],
    entries: {
      count: 175,
      from: momentAt(dayFrom(now, -100), '10:00:00'),
      until: momentAt(dayFrom(now, -35), '23:00:00'),
      shares: { 13: 22, 14: 16, 15: 14, 16: 7, 20: 7, 30: 5, 31: 3, 40: 14, 41: 10, 60: 4, 70: 14 },
      planted: [{ dancers: [demoDancer], groupNums: [13, 14] }],
      withdrawn: 0.03,
      present: 0.96,
    },
  }
}
