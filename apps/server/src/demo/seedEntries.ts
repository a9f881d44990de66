import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { seededRandom } from '../modules/events/rehearsal/random.ts'
import { type DemoContestInput, demoContest } from './builders/contests.ts'
import { DEMO_ZONE, momentAt, dayFrom } from './builders/days.ts'
import { inventEntries } from './builders/entries.ts'
import { writePayments } from './builders/payments.ts'
import { teamContacts } from './builders/teams.ts'
import { writeEntries } from './builders/writeEntries.ts'
import { PAY_GROUP, payGroupContest, payGroupTag, paymentDetails } from './events/demoEvent.ts'

const sections = ['Oriental', 'Folk', 'Show', 'Табла', 'Фьюжн']
const ageGroups: { name: string; age: [number, number] }[] = [
  { name: 'дети', age: [7, 9] },
  { name: 'ювеналы', age: [10, 13] },
  { name: 'юниоры', age: [14, 17] },
  { name: 'взрослые', age: [18, 39] },
  { name: 'сеньоры', age: [40, 99] },
]
const forms: { name: string; count: [number, number]; rubles: number }[] = [
  { name: 'Соло', count: [1, 1], rubles: 1200 },
  { name: 'Дуэты', count: [2, 2], rubles: 1000 },
  { name: 'Группы', count: [3, 12], rubles: 800 },
]

/**
 * Adds one large event of the default team, open for registration, with entries as in real life.
 *
 * @param count how many entries (regDatas)
 * @returns the event's id
 */
export async function seedEntries(
  db: Kysely<Database>,
  count: number,
  now: Date = new Date(),
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('events')
      .values(eventRow(now, count, (await defaultTeam(trx)).id))
      .returning('id')
      .executeTakeFirstOrThrow()
    const contests = contestInputs().map((contest) => demoContest(id, contest))
    await trx
      .insertInto('event_tags')
      .values({ ...payGroupTag, event_id: id })
      .execute()
    await trx
      .insertInto('contests')
      .values(contests.map((contest) => ({ ...contest, packet: null })))
      .execute()
    const random = seededRandom(id)
    const entries = inventEntries(random, {
      contests,
      payGroup: PAY_GROUP,
      shares: Object.fromEntries(contests.map((contest) => [contest.group_num, share(contest)])),
      day: dayFrom(now, EVENT_IN_DAYS),
      count,
      from: momentAt(dayFrom(now, -OPEN_SINCE_DAYS), '10:00:00'),
      until: now,
    })
    const written = await writeEntries(trx, random, entries, { event_id: id, withdrawn: 0.03 })
    await writePayments(trx, random, written, {
      event_id: id,
      contests,
      tags: [payGroupTag],
      price_steps: [],
      cashier_id: null,
      until: now,
    })
    return id
  })
}

const EVENT_IN_DAYS = 20
const OPEN_SINCE_DAYS = 60

function defaultTeam(trx: Kysely<Database>) {
  return trx.selectFrom('teams').select('id').where('domain', 'is', null).executeTakeFirstOrThrow()
}

function eventRow(now: Date, count: number, team_id: number) {
  return {
    team_id,
    name: `Большой турнир (${count})`,
    date_begin: momentAt(dayFrom(now, EVENT_IN_DAYS), '09:00:00'),
    date_end: momentAt(dayFrom(now, EVENT_IN_DAYS + 2), '22:00:00'),
    city: 'Москва',
    place: 'Выставочный центр',
    time_zone: DEMO_ZONE,
    reg_from: momentAt(dayFrom(now, -OPEN_SINCE_DAYS), '10:00:00'),
    published: true,
    contacts: JSON.stringify(teamContacts.parket),
    payment_details: JSON.stringify(paymentDetails),
  }
}

function contestInputs(): DemoContestInput[] {
  const danced = forms.flatMap((form, f) =>
    sections.flatMap((section, s) =>
      ageGroups.map(({ name, age }, a) => ({
        group_num: (f + 1) * 100 + s * 10 + a,
        group_name: `${form.name}, ${name}`,
        section,
        count: form.count,
        age,
        rubles: form.rubles,
      })),
    ),
  )
  return [payGroupContest, ...danced]
}

/** Most dance alone. */
function share({ max_count }: { max_count: number }): number {
  if (max_count === 1) return 12
  return max_count === 2 ? 4 : 2
}
