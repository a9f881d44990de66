import { demoDancer } from '../builders/accounts.ts'
import { type DemoContestInput, demoContest } from '../builders/contests.ts'
import { momentAt, dayFrom } from '../builders/days.ts'
import { teamContacts } from '../builders/teams.ts'
import { type DemoEvent, adults, anyAge, paymentDetails } from './demoEvent.ts'

/** What the event of the day is called. */
export const DAY_EVENT = 'Открытая лига'

/** Event 4 «Открытая лига»: takes place on the day of seeding, whatever the hour. */
export function segodnya(now: Date): DemoEvent {
  const id = 4
  const day = dayFrom(now, 0)
  const contests: DemoContestInput[] = [
    {
      group_num: 9,
      group_name: 'Пары, европейская программа',
      section: 'Стандарт',
      count: [2, 2],
      age: [16, 99],
      rubles: 1500,
      scoring: 'skating',
      dances: ['Медленный вальс', 'Танго', 'Квикстеп'],
      status: 'running',
    },
    {
      group_num: 10,
      group_name: 'Соло, дети',
      section: 'Oriental',
      age: [7, 11],
      rubles: 900,
      status: 'published',
    },
    {
      group_num: 13,
      group_name: 'Соло, юниоры',
      section: 'Oriental',
      age: [12, 17],
      rubles: 1000,
      scoring: 'skating',
      status: 'published',
    },
    {
      group_num: 11,
      group_name: 'Соло, взрослые',
      section: 'Oriental',
      age: adults,
      rubles: 1200,
      status: 'running',
    },
    {
      group_num: 12,
      group_name: 'Соло, взрослые',
      section: 'Folk',
      age: adults,
      rubles: 1200,
      status: 'ready',
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
      status: 'running',
    },
    {
      group_num: 30,
      group_name: 'Малая группа',
      section: 'Folk',
      count: [3, 7],
      age: anyAge,
      rubles: 800,
      status: 'ready',
    },
  ]
  return {
    event: {
      id,
      team_id: 1,
      name: DAY_EVENT,
      kind: 'Кубок города',
      date_begin: momentAt(day, '00:00:00'),
      date_end: momentAt(day, '23:59:59'),
      city: 'Москва',
      place: 'Дом танца',
      reg_from: momentAt(dayFrom(now, -40), '10:00:00'),
      reg_to: momentAt(dayFrom(now, -2), '23:59:59'),
      published: true,
      info: 'Турнир идёт прямо сейчас: следите за заходами и результатами.',
      contacts: teamContacts.parket,
      payment_details: paymentDetails,
      price_steps: [],
      created_at: momentAt(dayFrom(now, -60), '12:00:00'),
    },
    tags: [],
    contests: contests.map((contest) => demoContest(id, contest)),
    timetable: [
      {
        title: 'Утро: дети и юниоры',
        floor: 'Паркет',
        start: momentAt(day, '09:00:00'),
        items: [
          ['ceremony', 'Открытие', 10],
          [10, 0, 30],
          [13, 0, 30],
          ['ceremony', 'Награждение', 15],
        ],
      },
      {
        title: 'День: соло и пары',
        floor: 'Паркет',
        start: momentAt(day, '12:00:00'),
        items: [
          [11, 0, 40],
          [9, 1, 25],
          [40, 1, 40],
          ['break', 'Перерыв', 15],
          [9, 0, 20],
          [40, 0, 30],
        ],
      },
      {
        title: 'Вечер: Folk и группы',
        floor: 'Паркет',
        start: momentAt(day, '17:00:00'),
        items: [
          [12, 0, 25],
          [30, 0, 20],
          ['ceremony', 'Награждение', 30],
        ],
      },
    ],
    entries: {
      count: 60,
      from: momentAt(dayFrom(now, -40), '10:00:00'),
      until: momentAt(dayFrom(now, -2), '23:00:00'),
      shares: { 30: 3, 40: 14 },
      planted: [{ dancers: [demoDancer], groupNums: [11, 12] }],
      present: 0.9,
    },
    laterEntries: {
      groupNums: [9],
      count: 12,
      from: momentAt(dayFrom(now, -20), '10:00:00'),
      until: momentAt(dayFrom(now, -2), '23:00:00'),
      present: 1,
    },
    // Nothing of it is typed from paper: whoever opens a judge's link marks it from its first dance on.
    unmarked: [9],
    panels: { 9: 'ACDEG' },
    trainees: [{ judge_id: 10, letter: 'TA' }],
  }
}
