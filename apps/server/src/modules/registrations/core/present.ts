import type { components } from '@parket/api-client/schema'
import { paymentStatus, type Balance } from '@parket/domain/money/paymentStatus'

import {
  pricedOn,
  type DancerRow,
  type PlacedRow,
  type RegDataRow,
  type WholeRegData,
} from '../../../records/registrations.ts'

type Schemas = components['schemas']

/**
 * A registration for whoever may see all of it: its owner, the PIN's holder, the staff.
 *
 * @param forStaff without the PIN: «no staff answer shows a PIN» (docs/rules/rights.md, «Staff and PINs»)
 */
export function presentRegData(
  whole: WholeRegData,
  { forStaff }: { forStaff: boolean },
): Schemas['RegDataAnswer'] {
  return {
    regData: {
      ...presentContacts(whole.regData, forStaff),
      ...(!forStaff && { pin_code: whole.regData.pin_code }),
    },
    registrations: whole.registrations.map((entry) => presentEntry(entry, whole.regData)),
    dancers: whole.dancers.map((dancer) => ({
      ...presentDancer(dancer),
      ...(forStaff && { admission: presentAdmission(dancer) }),
    })),
  }
}

/** A registration as a row of the staff's list. */
export function presentItem(
  whole: WholeRegData,
  { charged, paid }: Balance = { charged: 0, paid: 0 },
): Schemas['RegDataItem'] {
  return {
    ...presentRegData(whole, { forStaff: true }),
    balance: { charged, paid, status: paymentStatus({ charged, paid }) },
  }
}

function presentContacts(regData: RegDataRow, forStaff: boolean): Schemas['RegData'] {
  const { consent_paper_by, consent_paper_on } = regData
  return {
    id: regData.id,
    reg_n: regData.reg_n,
    event_id: regData.event_id,
    email: regData.email,
    phone: regData.phone,
    city: regData.city,
    troupe: regData.troupe,
    club: regData.club,
    coach: regData.coach,
    start_number: regData.start_number,
    attendance: regData.attendance,
    attendance_at: regData.attendance_at?.toISOString() ?? null,
    registered_by: regData.registered_by,
    was_merged: regData.merged_into !== null,
    consents: {
      processing: regData.consent_processing,
      publication: regData.consent_publication,
      paper:
        forStaff && consent_paper_on !== null
          ? { given_by: consent_paper_by, given_on: consent_paper_on }
          : null,
    },
    version: regData.version,
    created_at: regData.created_at.toISOString(),
    updated_at: regData.updated_at.toISOString(),
  }
}

/** Attendance of the entry, or else of the whole registration. */
function presentEntry(registration: PlacedRow, regData: RegDataRow): Schemas['Registration'] {
  const { id, reg_data_id, contest_id, packet_contest_id, status, role, waiting_place } =
    registration
  const attendance = registration.attendance ?? regData.attendance
  return {
    id,
    reg_data_id,
    contest_id,
    packet_contest_id,
    status,
    waiting_place,
    attendance,
    role,
    priced_on: pricedOn(registration),
  }
}

function presentAdmission(dancer: DancerRow): Schemas['Admission'] {
  const { medical_seen, insurance_seen, document_seen } = dancer
  return { medical: medical_seen, insurance: insurance_seen, document: document_seen }
}

export function presentDancer(dancer: DancerRow): Schemas['Dancer'] {
  const { id, reg_data_id, user_id, ind, last_name, first_name, birth_date, gender } = dancer
  const { former_last_name, federation_codes } = dancer
  return {
    id,
    reg_data_id,
    user_id,
    ind,
    last_name,
    first_name,
    birth_date,
    gender,
    former_last_name,
    federation_codes,
  }
}
