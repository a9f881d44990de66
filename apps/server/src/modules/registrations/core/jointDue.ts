import { mostRegistrations } from '@parket/domain/money/jointPayment'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import type { Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import type { RegDataRow } from '../../../records/registrations.ts'
import { balancesOf } from '../../payments/ledger/balances.ts'

/** What the registrations of one address owe together. */
export interface AddressDue {
  /** Kopecks. */
  sum: number
  /** Of those that owe something, the smallest first. */
  regNs: number[]
}

/**
 * What a family owes at an event: its registrations have one e-mail address, and only its reader gets to know.
 *
 * @returns null where no other registration of the address owes anything
 */
export async function jointDueOf(
  trx: Transaction<Database>,
  { id, event_id, email }: Pick<RegDataRow, 'id' | 'event_id' | 'email'>,
): Promise<AddressDue | null> {
  const family = await trx
    .selectFrom('reg_datas')
    .where('event_id', '=', event_id)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', eb.fn('lower', [eb.val(email)])))
    .where('merged_into', 'is', null)
    .select(['id', 'reg_n'])
    .orderBy('reg_n')
    .limit(mostRegistrations)
    .execute()
  const balances = await balancesOf(
    trx,
    family.map((one) => one.id),
  )
  const owing = family.flatMap((one) => {
    const debt = amountOwed(balances.get(one.id) ?? { charged: 0, paid: 0 })
    return debt > 0 ? [{ ...one, debt }] : []
  })
  if (owing.length < 2 || !owing.some((one) => one.id === id)) return null
  return {
    sum: owing.reduce((total, { debt }) => total + debt, 0),
    regNs: owing.map(({ reg_n }) => reg_n),
  }
}
