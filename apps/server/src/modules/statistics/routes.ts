import { isBelowMinimum } from '@parket/domain/contest/minimum'
import { isPacket } from '@parket/domain/contest/tags'
import { payGroupNumber } from '@parket/domain/event/tags'
import { calendarDay } from '@parket/domain/format/date'
import { fullYears } from '@parket/domain/registration/age'

import { eventOf, type Context } from '../../contract/context.ts'
import { isAllowed, isStaff } from '../../contract/guard.ts'
import type { Answer, Handlers } from '../../contract/handlers.ts'
import { listContests } from '../../records/contests.ts'
import { listTags, type EventRow } from '../../records/events.ts'
import {
  countAll,
  countByBirthDate,
  countByCity,
  countByContest,
  countByDay,
  countBySection,
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
  const payGroup = payGroupNumber(await listTags(db, event.id))
  const contests = (await listContests(db, event.id)).filter(
    ({ status, group_num }) =>
      group_num !== payGroup && (status !== 'draft' || isStaff(caller, event)),
  )
  const ids = contests.map(({ id }) => id)
  const counted = contests.filter((contest) => !isPacket(contest)).map(({ id }) => id)
  const dancers = new Map(
    (await countByContest(db, ids)).map((row) => [row.contest_id, row.dancers]),
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
      below_minimum: isBelowMinimum(contest),
    })),
    by_section: await countBySection(db, counted),
    by_age: byAge(await countByBirthDate(db, counted), event),
    by_city: await countByCity(db, counted),
    by_day: await countByDay(db, event.id, event.time_zone, counted),
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
