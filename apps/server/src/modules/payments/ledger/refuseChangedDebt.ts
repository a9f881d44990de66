import { formatMoney } from '@parket/domain/format/money'
import type { Debt } from '@parket/domain/money/jointPayment'

import { Problem } from '../../../http/problem.ts'

/**
 * Two desks that see the same debt take it once. Call it with the registrations locked.
 *
 * @param expected kopecks that whoever takes the payment saw owed; left out, it is not checked
 * @throws Problem 409 with what is owed now
 */
export function refuseChangedDebt(debts: readonly Debt[], expected: number | undefined): void {
  const now = debts.reduce((sum, { owed }) => sum + owed, 0)
  if (expected === undefined || expected === now) return
  throw new Problem(409, 'debt_changed', {
    params: { debt: formatMoney(now), expected: formatMoney(expected) },
    debts: debts.map(({ id, owed }) => ({ reg_data_id: id, debt: owed })),
  })
}
