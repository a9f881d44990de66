import { calendarDay } from '@parket/domain/format/date'
import { statusOfNewEntry } from '@parket/domain/registration/capacity'
import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { Contest } from '../../../records/contests.ts'
import type { EventRow } from '../../../records/events.ts'
import type { RegDataRow, RegistrationRow } from '../../../records/registrations.ts'
import type { ChosenEntry } from './entries.ts'
import { countPlaces } from './places.ts'

/**
 * Inserts the entries of a registration, each active or waiting. Call it behind the event's lock.
 */
export async function insertEntries(
  trx: Transaction<Database>,
  { id, event_id }: RegDataRow,
  { time_zone }: EventRow,
  entries: ChosenEntry[],
  contests: Contest[],
  now: Date,
): Promise<RegistrationRow[]> {
  const byId = new Map(contests.map((contest) => [contest.id, contest]))
  const limited = entries.filter(({ contest_id }) => byId.get(contest_id)?.capacity != null)
  const occupancies = await countPlaces(
    trx,
    limited.map(({ contest_id }) => contest_id),
  )
  const price_day = calendarDay(now, time_zone)
  return trx
    .insertInto('registrations')
    .values(
      entries.map(({ contest_id, packet_contest_id, role }) => {
        const contest = byId.get(contest_id)
        if (!contest) throw new TypeError(`Contest ${contest_id} was not checked`)
        return {
          event_id,
          reg_data_id: id,
          contest_id,
          packet_contest_id,
          role: contest.jnj_role_split ? role : null,
          status: statusOfNewEntry(contest, role, occupancies.get(contest.id) ?? []),
          price_day,
        }
      }),
    )
    .returningAll()
    .execute()
}
