import { type DemoContestInput, demoContest } from '../builders/contests.ts'
import { momentAt, dayFrom } from '../builders/days.ts'
import { teamContacts } from '../builders/teams.ts'
import { type DemoEvent } from './demoEvent.ts'

/** Event 7: the third team's, ahead of us. */
export function oreolOpen(now: Date): DemoEvent {
  const id = 7
  const day = dayFrom(now, 60)
  const jnj = {
    section: 'Jack & Jill',
    scoring: 'relative-placement' as const,
    jnj_role_split: true,
    rubles: 900,
  }
  const contests: DemoContestInput[] = [
    { ...jnj, group_num: 10, group_name: 'Jack & Jill Новички', age: [14, 99] },
    { ...jnj, group_num: 11, group_name: 'Jack & Jill Открытая', age: [14, 99] },
    {
      group_num: 20,
      group_name: 'Классика',
      section: 'Хастл',
      count: [2, 2],
      age: [14, 99],
      rubles: 1000,
      scoring: 'skating',
      dances: ['Быстрая музыка', 'Медленная музыка'],
    },
  ]
  return {
    event: {
      id,
      team_id: 3,
      name: 'Ореол Open',
      date_begin: momentAt(day, '11:00:00'),
      date_end: momentAt(day, '22:00:00'),
      city: 'Орёл',
      place: 'Концертный зал «Лунный»',
      reg_from: momentAt(dayFrom(now, -5), '10:00:00'),
      reg_to: momentAt(dayFrom(now, 55), '23:59:59'),
      published: true,
      info: 'Хастл и West Coast Swing: Jack & Jill и классика в один день.',
      contacts: teamContacts.oreol,
      payment_details: null,
      price_steps: [],
      created_at: momentAt(dayFrom(now, -15), '12:00:00'),
    },
    tags: [],
    contests: contests.map((contest) => demoContest(id, contest)),
    entries: {
      count: 12,
      from: momentAt(dayFrom(now, -5), '10:00:00'),
      until: momentAt(dayFrom(now, -1), '23:00:00'),
    },
  }
}
