import { type DemoContestInput, demoContest } from '../builders/contests.ts'
import { momentAt, dayFrom } from '../builders/days.ts'
import { type DemoEvent, adults, anyAge } from './demoEvent.ts'

/** Event 3: being prepared, seen by staff only. */
export function zimnyayaSkazka(now: Date): DemoEvent {
  const id = 3
  const day = dayFrom(now, 120)
  const contests: DemoContestInput[] = [
    { group_num: 10, group_name: 'Соло, взрослые', section: 'Show', age: adults, rubles: 1300 },
    {
      group_num: 20,
      group_name: 'Дуэты',
      section: 'Show',
      count: [2, 2],
      age: anyAge,
      rubles: 1100,
    },
  ]
  return {
    event: {
      id,
      team_id: 1,
      name: 'Зимняя сказка',
      date_begin: momentAt(day, '10:00:00'),
      date_end: momentAt(day, '20:00:00'),
      city: 'Тула',
      place: '',
      reg_from: null,
      reg_to: null,
      published: false,
      info: '',
      contacts: { phone: '', email: '', site: '', address: '' },
      payment_details: null,
      price_steps: [],
      created_at: momentAt(dayFrom(now, -3), '12:00:00'),
    },
    tags: [],
    contests: contests.map((contest) => demoContest(id, { ...contest, status: 'draft' })),
  }
}
