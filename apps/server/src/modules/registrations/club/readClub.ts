import type { components } from '@parket/api-client/schema'
import { jointPurpose } from '@parket/domain/money/jointPayment'
import { paymentQr } from '@parket/domain/money/paymentQr'
import { amountOwed, paymentStatus } from '@parket/domain/money/paymentStatus'
import type { Kysely } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { EventRow } from '../../../records/events.ts'
import { withParts, type WholeRegData } from '../../../records/registrations.ts'
import { balancesOf } from '../../payments/ledger/balances.ts'
import { presentRegData } from '../core/present.ts'

type Schemas = components['schemas']

/** What an account registered at an event, and what all of it owes together. */
export type Club = {
  registrations: WholeRegData[]
  answer: Schemas['Club']
}

/**
 * All that an account registered at an event, in the order of numbers, with one payment for what it owes: «a family or a
 * club pays the sum of those it holds by one QR» (docs/rules/money.md, «One payment for several registrations»).
 *
 * @param forStaff without PINs
 */
export async function readClub(
  db: Kysely<Database>,
  event: EventRow,
  userId: number,
  { forStaff }: { forStaff: boolean },
): Promise<Club> {
  const regDatas = await db
    .selectFrom('reg_datas')
    .where('event_id', '=', event.id)
    .where('registered_by', '=', userId)
    .where('merged_into', 'is', null)
    .selectAll()
    .orderBy('reg_n')
    .execute()
  const registrations = await withParts(db, regDatas)
  const balances = await balancesOf(
    db,
    regDatas.map(({ id }) => id),
  )
  const own = registrations.map((whole) => {
    const balance = balances.get(whole.regData.id) ?? { charged: 0, paid: 0 }
    return { whole, balance: { ...balance, status: paymentStatus(balance) } }
  })
  const debts = own.filter(({ balance }) => amountOwed(balance) > 0)
  const sum = debts.reduce((total, { balance }) => total + amountOwed(balance), 0)
  const purpose = jointPurpose(
    event.name,
    debts.map(({ whole }) => whole.regData.reg_n),
  )
  const { payment_details } = event
  return {
    registrations,
    answer: {
      registrations: own.map(({ whole, balance }) =>
        Object.assign(presentRegData(whole, { forStaff }), { balance }),
      ),
      owed: sum,
      qr: sum > 0 && payment_details ? paymentQr(payment_details, { sum, purpose }) : null,
    },
  }
}
