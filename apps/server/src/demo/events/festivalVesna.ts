import { type DemoContestInput, demoContest } from '../builders/contests.ts'
import { momentAt, dayFrom } from '../builders/days.ts'
import { teamContacts } from '../builders/teams.ts'
import { type DemoEvent, adults, anyAge } from './demoEvent.ts'

/** Event 5: the second team's, ahead of us. */
export function festivalVesna(now: Date): DemoEvent {
  const id = 5
  const contests: DemoContestInput[] = [
    { group_num: 10, group_name: 'Соло, дети', section: 'Oriental', age: [7, 11], rubles: 800 },
    { group_num: 11, group_name: 'Соло, взрослые', section: 'Oriental', age: adults, rubles: 1100 },
    {
      group_num: 12,
      group_name: 'Соло, взрослые',
      section: 'Табла',
      age: adults,
      rubles: 1100,
      // Full: somebody waits for a place.
      capacity: 3,
    },
    {
      group_num: 20,
      group_name: 'Дуэты',
      section: 'Oriental',
      count: [2, 2],
      age: anyAge,
      rubles: 900,
    },
    {
      group_num: 30,
      group_name: 'Малая группа',
      section: 'Bellydance show',
      count: [3, 7],
      age: anyAge,
      rubles: 700,
    },
    {
      group_num: 60,
      group_name: 'Мастер-класс: табла',
      section: 'Мастер-классы',
      age: anyAge,
      rubles: 1400,
      tags: ['MASTER-CLASS'],
      scoring: 'none',
    },
  ]
  return {
    event: {
      id,
      team_id: 2,
      name: 'Фестиваль «Весна»',
      kind: 'Фестиваль и конкурс',
      date_begin: momentAt(dayFrom(now, 75), '10:00:00'),
      date_end: momentAt(dayFrom(now, 77), '20:00:00'),
      city: 'Казань',
      place: 'Центр танца «Идель»',
      reg_from: momentAt(dayFrom(now, -10), '10:00:00'),
      reg_to: momentAt(dayFrom(now, 65), '23:59:59'),
      published: true,
      info: `## Три дня танца

Конкурс, мастер-классы и гала-концерт на берегу Казанки.
`,
      contacts: teamContacts.vesna,
      payment_details: null,
      price_steps: [
        { from: dayFrom(now, -10), percent: 90 },
        { from: dayFrom(now, 30), percent: 100 },
      ],
      created_at: momentAt(dayFrom(now, -20), '12:00:00'),
    },
    tags: [],
    contests: contests.map((contest) => demoContest(id, contest)),
    entries: {
      count: 15,
      from: momentAt(dayFrom(now, -10), '10:00:00'),
      until: momentAt(dayFrom(now, -1), '23:00:00'),
    },
  }
}
