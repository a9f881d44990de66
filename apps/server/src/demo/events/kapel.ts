import { type DemoContestInput, demoContest } from '../builders/contests.ts'
import { momentAt, dayFrom } from '../builders/days.ts'
import { teamContacts } from '../builders/teams.ts'
import { type DemoEvent, adults, anyAge } from './demoEvent.ts'

/** Event 6: the second team's, over and published. */
export function kapel(now: Date): DemoEvent {
  const id = 6
  const day = dayFrom(now, -200)
  const contests: DemoContestInput[] = [
    { group_num: 10, group_name: 'Соло, юниоры', section: 'Oriental', age: [12, 17], rubles: 900 },
    { group_num: 11, group_name: 'Соло, взрослые', section: 'Oriental', age: adults, rubles: 1100 },
    {
      group_num: 20,
      group_name: 'Дуэты',
      section: 'Oriental',
      count: [2, 2],
      age: anyAge,
      rubles: 900,
    },
  ]
  return {
    event: {
      id,
      team_id: 2,
      name: 'Капель',
      date_begin: momentAt(day, '10:00:00'),
      date_end: momentAt(day, '19:00:00'),
      city: 'Казань',
      place: 'Центр танца «Идель»',
      reg_from: momentAt(dayFrom(now, -240), '10:00:00'),
      reg_to: momentAt(dayFrom(now, -205), '23:59:59'),
      published: true,
      info: 'Камерный турнир для тех, кто выходит на сцену впервые.',
      contacts: teamContacts.vesna,
      payment_details: null,
      price_steps: [],
      created_at: momentAt(dayFrom(now, -260), '12:00:00'),
    },
    tags: [],
    contests: contests.map((contest) => demoContest(id, { ...contest, status: 'published' })),
    entries: {
      count: 40,
      from: momentAt(dayFrom(now, -240), '10:00:00'),
      until: momentAt(dayFrom(now, -205), '23:00:00'),
      present: 0.97,
    },
  }
}
