import { calendarDay } from '@parket/domain/format/date'
import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import type { Transaction } from 'kysely'

import { inParts } from '../../../db/inParts.ts'
import type { Database } from '../../../db/schema.ts'
import { madeUpCities, madeUpClubs } from './people.ts'
import type { MadeUpSet } from './sets.ts'

/** Rows per statement. */
const AT_ONCE = 1000

/**
 * Registers made-up people at a rehearsal, as if they had done it themselves.
 *
 * @param at when they registered
 */
export async function writeSets(
  trx: Transaction<Database>,
  { id: event_id, time_zone }: { id: number; time_zone: string },
  sets: readonly MadeUpSet[],
  at: Date,
): Promise<void> {
  const written = sets.map((set, index) => ({ ...set, reg_n: index + 1 }))
  const ids = new Map<number, number>()
  for (const part of inParts(written, AT_ONCE)) {
    const rows = await trx
      .insertInto('reg_datas')
      .values(part.map((set) => regDataOf(event_id, set, at)))
      .returning(['id', 'reg_n'])
      .execute()
    for (const { id, reg_n } of rows) ids.set(reg_n, id)
  }
  const idOf = ({ reg_n }: { reg_n: number }) => ids.get(reg_n) ?? 0
  const dancers = written.flatMap((set) =>
    set.dancers.map((dancer, ind) =>
      Object.assign({ reg_data_id: idOf(set), event_id, ind }, dancer),
    ),
  )
  for (const part of inParts(dancers, AT_ONCE)) {
    await trx.insertInto('dancers').values(part).execute()
  }
  const registrations = written.flatMap((set) =>
    set.entries.map(({ contest, role }) => ({
      event_id,
      reg_data_id: idOf(set),
      contest_id: contest.id,
      status: 'active' as const,
      role,
      price_day: calendarDay(at, time_zone),
    })),
  )
  for (const part of inParts(registrations, AT_ONCE)) {
    await trx.insertInto('registrations').values(part).execute()
  }
  await trx
    .updateTable('events')
    .set({ last_reg_n: sets.length })
    .where('id', '=', event_id)
    .execute()
}

function regDataOf(
  event_id: number,
  { reg_n, dancers }: { reg_n: number; dancers: MadeUpSet['dancers'] },
  at: Date,
) {
  const club = madeUpClubs[reg_n % madeUpClubs.length] ?? ''
  return {
    event_id,
    reg_n,
    // Reserved for examples: nobody has it.
    email: `rehearsal-${reg_n}@example.org`,
    phone: '+79000000000',
    city: madeUpCities[reg_n % madeUpCities.length] ?? '',
    club,
    coach: 'Тренер Выдуманный',
    troupe: dancers.length > 2 ? `Коллектив «Пример ${reg_n}»` : '',
    pin_code: String(reg_n).padStart(6, '0'),
    consent_processing: true,
    consent_publication: true,
    consent_at: at,
    consent_text_version: consentTextVersion,
    created_at: at,
  }
}
