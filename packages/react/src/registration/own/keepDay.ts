import { noAffiliation } from '@parket/domain/registration/affiliation'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import { keepDraft } from '../../data/keptDrafts.ts'
import { ownerOf, type DayOf, type KeptDay } from './keptDay.ts'

/** Kept beside the drafts, for as long, and gone with a logout as they are (docs/adr/0143). */
export function keepDay(of: DayOf, day: KeptDay): void {
  const registration = withoutPersonalData(day.registration)
  keepDraft(ownerOf(of), JSON.stringify({ ...day, registration }))
}

/** Names what is kept: a new field of the answer is not kept by itself. */
function withoutPersonalData({
  regData,
  dancers,
  registrations,
}: RegistrationAnswer): RegistrationAnswer {
  const { id, event_id, reg_n, start_number, version, was_merged, created_at, updated_at } = regData
  return {
    regData: {
      id,
      event_id,
      reg_n,
      start_number,
      version,
      was_merged,
      created_at,
      updated_at,
      email: '',
      phone: '',
      city: '',
      ...noAffiliation,
      consents: { processing: null, publication: null },
      registered_by: null,
    },
    dancers: dancers.map(({ id, reg_data_id, ind, last_name, first_name, gender }) => ({
      id,
      reg_data_id,
      ind,
      last_name,
      first_name,
      gender,
      birth_date: '',
      user_id: null,
    })),
    registrations,
  }
}
