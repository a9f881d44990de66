import { type DemoContestInput, demoContest } from '../builders/contests.ts'
import { momentAt, dayFrom } from '../builders/days.ts'
import { inventParties } from '../builders/parties.ts'
import { teamContacts } from '../builders/teams.ts'
import {
  type DemoEvent,
  adults,
  anyAge,
  payGroupContest,
  payGroupTag,
  paymentDetails,
} from './demoEvent.ts'

const id = 1

/** Event 1: two days ahead of us, open for registration; people of every kind have entered, nobody contest 14. */
export function kubokParketa(now: Date): DemoEvent {
  const first = dayFrom(now, 45)
  const solo = { group_name: 'Соло, взрослые', rubles: 1200, age: adults }
  const contests: DemoContestInput[] = [
    payGroupContest,
    { group_num: 10, group_name: 'Соло, дети', section: 'Oriental', age: [7, 9], rubles: 900 },
    { ...solo, group_num: 11, section: 'Oriental' },
    { ...solo, group_num: 12, section: 'Folk' },
    { ...solo, group_num: 13, section: 'Show' },
    {
      ...solo,
      group_num: 14,
      section: 'Oriental',
      group_name: 'Соло, взрослые, дебют',
      capacity: 2,
    },
    {
      group_num: 20,
      group_name: 'Дуэты',
      section: 'Oriental',
      count: [2, 2],
      age: [12, 99],
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
      group_name: 'Пакет: любые 2–3 соло',
      age: adults,
      rubles: 2800,
      tags: ['PACKET'],
      packet: { groupNums: [11, 12, 13], min: 2, max: 3 },
      scoring: 'none',
    },
    {
      group_num: 50,
      group_name: 'Фулл-пасс',
      rubles: 3500,
      tags: ['PASS'],
      packet: { groupNums: [11, 12, 13], min: 1, max: 3 },
      scoring: 'none',
    },
    {
      group_num: 60,
      group_name: 'Мастер-класс',
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
    {
      ...solo,
      group_num: 80,
      section: 'Show',
      group_name: 'Соло, взрослые, импровизация',
      status: 'cancelled',
    },
    {
      ...solo,
      group_num: 81,
      section: 'Folk',
      group_name: 'Соло, взрослые, живая музыка',
      status: 'closed',
    },
  ]
  return {
    event: {
      id,
      team_id: 1,
      name: 'Кубок Паркета',
      kind: 'Рейтинговый турнир',
      date_begin: momentAt(first, '09:00:00'),
      date_end: momentAt(dayFrom(now, 46), '21:00:00'),
      city: 'Москва',
      place: 'Дворец спорта «Паркет», Большой зал',
      reg_from: momentAt(dayFrom(now, -14), '10:00:00'),
      reg_to: momentAt(dayFrom(now, 38), '23:59:59'),
      pay_until: momentAt(dayFrom(now, 41), '23:59:59'),
      published: true,
      info: `## О турнире

Открытый кубок по восточному танцу, шоу и фольклору. Два дня, два паркета, гала-концерт вечером второго дня.

| День | Что будет |
|---|---|
| Первый | Соло и дуэты, мастер-класс |
| Второй | Группы, формации, Jack & Jill, награждение |

**Оплата**: на стойке регистрации или по реквизитам, которые придут вместе с номером.
`,
      contacts: teamContacts.parket,
      payment_details: paymentDetails,
      price_steps: [],
      created_at: momentAt(dayFrom(now, -30), '12:00:00'),
    },
    tags: [payGroupTag],
    contests: contests.map((contest) => demoContest(id, contest)),
    hasRegulars: true,
    entries: {
      count: 103,
      from: momentAt(dayFrom(now, -14), '10:00:00'),
      until: momentAt(dayFrom(now, -1), '23:00:00'),
      // Nobody is in 14; formations and most of Jack & Jill are of the club and of the parties.
      shares: { 10: 8, 11: 14, 12: 9, 13: 10, 14: 0, 20: 7, 30: 2, 31: 0, 60: 6, 70: 6, 81: 9 },
      more: (random, all) =>
        inventParties(random, {
          contests: all,
          day: first,
          from: momentAt(dayFrom(now, -13), '10:00:00'),
          until: momentAt(dayFrom(now, -1), '20:00:00'),
        }),
      withdrawn: 0.05,
      unpaid: 45,
    },
  }
}
