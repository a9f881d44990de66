import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { SAMPLE } from './statements.ts'

/** Paths of the reads that are measured, by what they read. */
export const READS = {
  event: '/api/events/1',
  contests: '/api/events/1/contests',
  search: `/api/search-dancer?last_name=${encodeURIComponent('абв')}`,
}

/** The body of a soloist's registration for event 1; another name makes it another dancer's. */
export function soloRegistration(contestId: string, last_name: string = SAMPLE) {
  return {
    regData: { email: 'bench@example.org', phone: '+7 921 000-00-00', city: 'Тверь' },
    packets: { single: { status: true, selectedGroupIds: [contestId] } },
    dancers: [
      {
        last_name: inLetters(last_name),
        first_name: 'Анна',
        birth_date: '1994-03-04',
        gender: 'F',
      },
    ],
    consents: { processing: true, publication: true },
  }
}

/** The contest of event 1 that any adult soloist may enter. */
export async function openContest(db: Kysely<Database>): Promise<string> {
  const { id } = await db
    .selectFrom('contests')
    .where('event_id', '=', 1)
    .where('group_num', '=', 13)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A name has no digits. */
export function inLetters(name: string): string {
  return name.replaceAll(/\d/g, (digit) => 'абвгдежзик'.charAt(Number(digit)))
}
