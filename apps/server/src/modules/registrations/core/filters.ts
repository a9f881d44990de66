import type { AgeMode } from '@parket/domain/event/event'
import { calendarDay } from '@parket/domain/format/date'
import type { PaymentStatus } from '@parket/domain/money/paymentStatus'
import type { EntryStatus } from '@parket/domain/registration/request'
import { sql, type SelectQueryBuilder } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { containsFolded, searchWords } from '../../../db/textSearch.ts'
import type { EventRow } from '../../../records/events.ts'
import { selectBalances, hasStatus } from '../../payments/ledger/balances.ts'

export type RegDataFilters = {
  /** Only those with an entry in this contest. */
  groupNum?: number
  /** Only those with an entry of this status (in that contest, if one is given). */
  status?: EntryStatus
  /** Dancer's name, number, city, troupe, club, coach, e-mail or phone. */
  q?: string
  payment?: PaymentStatus
  /** Whether the consent to processing was given. */
  consent?: 'given' | 'missing'
  city?: string
  club?: string
  /** Full years at the event of at least one dancer; both ends included. */
  ageMin?: number
  ageMax?: number
}

/** The filters as the address of a call has them. */
export function readFilters(
  query: Omit<RegDataFilters, 'groupNum' | 'ageMin' | 'ageMax'> & {
    group_num?: number
    age_min?: number
    age_max?: number
  },
): RegDataFilters {
  const { group_num: groupNum, age_min: ageMin, age_max: ageMax } = query
  const { status, q, payment, consent, city, club } = query
  return { groupNum, status, q, payment, consent, city, club, ageMin, ageMax }
}

/** What decides ages at an event. */
export type AgeRules = Pick<EventRow, 'id' | 'date_begin' | 'time_zone'> & { age_mode: AgeMode }

/** The registrations of an event that fit the filters. */
export function applyFilters<O>(
  query: SelectQueryBuilder<Database, 'reg_datas', O>,
  event: AgeRules,
  filters: RegDataFilters,
): SelectQueryBuilder<Database, 'reg_datas', O> {
  const { q, payment, consent, city, club } = filters
  const own = query
    .where('reg_datas.event_id', '=', event.id)
    .where('reg_datas.merged_into', 'is', null)
  let chosen = byEntries(own, event.id, filters)
  if (city !== undefined) chosen = chosen.where('reg_datas.city', '=', city)
  if (club !== undefined) chosen = chosen.where('reg_datas.club', '=', club)
  if (consent === 'given') chosen = chosen.where('reg_datas.consent_processing', 'is', true)
  if (consent === 'missing') chosen = chosen.where('reg_datas.consent_processing', 'is not', true)
  if (payment !== undefined) {
    chosen = chosen.where(
      sql<boolean>`reg_datas.id in (
        select reg_data_id from ${selectBalances(event.id)} as balance where ${hasStatus(payment)})`,
    )
  }
  chosen = byAge(chosen, event, filters)
  for (const word of searchWords(q)) chosen = chosen.where(() => matchesRegData(word, event.id))
  return chosen
}

function byEntries<O>(
  query: SelectQueryBuilder<Database, 'reg_datas', O>,
  eventId: number,
  { groupNum, status }: RegDataFilters,
): SelectQueryBuilder<Database, 'reg_datas', O> {
  if (groupNum === undefined && status === undefined) return query
  return query.where((eb) => {
    let entries = eb
      .selectFrom('registrations')
      .whereRef('registrations.reg_data_id', '=', 'reg_datas.id')
    if (groupNum !== undefined) {
      entries = entries.where('registrations.contest_id', '=', (inner) =>
        inner
          .selectFrom('contests')
          .where('contests.event_id', '=', eventId)
          .where('contests.group_num', '=', groupNum)
          .select('contests.id'),
      )
    }
    if (status !== undefined) entries = entries.where('registrations.status', '=', status)
    return eb.exists(entries.select('registrations.id'))
  })
}

function byAge<O>(
  query: SelectQueryBuilder<Database, 'reg_datas', O>,
  event: AgeRules,
  { ageMin, ageMax }: RegDataFilters,
): SelectQueryBuilder<Database, 'reg_datas', O> {
  if (ageMin === undefined && ageMax === undefined) return query
  const firstDay = calendarDay(event.date_begin, event.time_zone)
  // By years alone, everybody is as old as on the last day of the year.
  const day = event.age_mode === 'year' ? `${firstDay.slice(0, 4)}-12-31` : firstDay
  const yearsBefore = (years: number) =>
    sql<string>`(${day}::date - make_interval(years => ${years}::int))::date`
  return query.where((eb) => {
    let dancers = eb
      .selectFrom('dancers')
      .whereRef('dancers.reg_data_id', '=', 'reg_datas.id')
      .where('dancers.event_id', '=', event.id)
    if (ageMin !== undefined) {
      dancers = dancers.where('dancers.birth_date', '<=', yearsBefore(ageMin))
    }
    if (ageMax !== undefined) {
      dancers = dancers.where('dancers.birth_date', '>', yearsBefore(ageMax + 1))
    }
    return eb.exists(dancers.select('dancers.id'))
  })
}

/**
 * Whether a registration of the event contains a word. The condition on the event is repeated for
 * dancers, or the plan could read those of all events.
 */
export function matchesRegData(word: string, eventId: number) {
  const digits = word.replaceAll(/\D/g, '')
  // «8 916…» is «+7 916…».
  const national = digits.replace(/^[78](?=\d{4})/, '')
  const number = readNumber(word)
  const conditions = [
    sql`exists (select from dancers where dancers.event_id = ${eventId}
      and dancers.reg_data_id = reg_datas.id
      and (${containsFolded(sql.ref('dancers.last_name_key'), word)}
        or ${containsFolded(sql.ref('dancers.first_name_key'), word)}))`,
    containsFolded(sql.ref('reg_datas.search_key'), word),
    // Older phones stand as they were typed; fewer than four digits do not search phones.
    ...(digits.length > 3
      ? [sql`regexp_replace(reg_datas.phone, '\\D', '', 'g') like ${`%${national}%`}`]
      : []),
    ...(number === null
      ? []
      : [sql`reg_datas.reg_n = ${number}`, sql`reg_datas.start_number = ${number}`]),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

/** What a registration's dancers wear. */
export const startNumber = sql<number>`coalesce(reg_datas.start_number, reg_datas.reg_n)`

/** A number as it is searched for; null: something else is. */
export function readNumber(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}
