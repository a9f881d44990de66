import { isBelowMinimum } from '@parket/domain/contest/minimum'
import { calendarDay } from '@parket/domain/format/date'
import { fullYears } from '@parket/domain/registration/age'

import { eventOf, type Context } from '../../../contract/context.ts'
import { isAllowed, isStaff } from '../../../contract/guard.ts'
import type { Answer, Handlers } from '../../../contract/handlers.ts'
import type { EventRow } from '../../../records/events.ts'
import { countBefore } from './before.ts'
import { countedContests } from './countedContests.ts'
import {
  countAll,
  countByBirthDate,
  countByContest,
  countByDay,
  countByPlace,
  countBySection,
  countNoShows,
  sumMoney,
} from './queries.ts'

export const statisticsHandlers = {
  /** Dear with many entries: those who are no staff share one answer. */
  getEventStatistics(context) {
    const { caller, shared } = context
    const event = eventOf(context)
    if (isStaff(caller, event)) return count(context)
    return shared(`statistics ${event.id}`, () => count(context))
  },
} satisfies Handlers

/**
 * Sums count active entries of what is danced: the entry of a packet stands for its contests' own,
 * so it is only shown by itself.
 */
async function count(context: Context): Promise<Answer<'getEventStatistics'>> {
  const { db, caller } = context
  const event = eventOf(context)
  const { contests, counted } = await countedContests(db, event.id, isStaff(caller, event))
  const ids = contests.map(({ id }) => id)
  const dancers = new Map(
    (await countByContest(db, ids)).map((row) => [row.contest_id, row.dancers]),
  )
  const noShows = new Map(
    (await countNoShows(db, ids)).map((row) => [row.contest_id, row.no_shows]),
  )
  const seesMoney = isAllowed('statistics.viewMoney', caller, event)
  return {
    ...(await countAll(db, counted)),
    by_contest: contests.map((contest) => ({
      contest_id: contest.id,
      group_num: contest.group_num,
      group_name: contest.group_name,
      section: contest.section,
      entries: contest.active_count,
      waiting: contest.waiting_count,
      dancers: dancers.get(contest.id) ?? 0,
      no_shows: noShows.get(contest.id) ?? 0,
      below_minimum: isBelowMinimum(contest),
    })),
    by_section: await countBySection(db, counted),
    by_age: byAge(await countByBirthDate(db, counted), event),
    by_city: await countByPlace(db, counted, 'city'),
    by_club: await countByPlace(db, counted, 'club'),
    by_day: await countByDay(db, event.id, event.time_zone, counted),
    before: await countBefore(context, event),
    money: seesMoney ? await sumMoney(db, event.id) : null,
  }
}

/** Full years on the first day of the event. */
function byAge(
  births: { birth_date: string; dancers: number }[],
  { date_begin, time_zone }: EventRow,
): { age: number; dancers: number }[] {
  const firstDay = calendarDay(date_begin, time_zone)
  const ages = new Map<number, number>()
  for (const { birth_date, dancers } of births) {
    const age = fullYears(birth_date, firstDay)
    ages.set(age, (ages.get(age) ?? 0) + dancers)
  }
  return [...ages]
    .map(([age, dancers]) => ({ age, dancers }))
    .toSorted((one, other) => one.age - other.age)
}
