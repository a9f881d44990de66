import { computeCharges, type ChargedRegData, type ChargeRules } from '../money/charges.ts'
import { totalOf } from '../money/total.ts'
import type { Instant } from '../format/date.ts'
import type { PlannedRegistration } from './planSheet.ts'

/**
 * What each registration of a table would be charged more than now, in kopecks and in their order.
 *
 * @param known all registrations of the event
 * @param now the day of the price of an entry that says none
 */
export function sheetCharges(
  planned: readonly PlannedRegistration[],
  known: readonly ChargedRegData[],
  rules: ChargeRules,
  now: Instant,
): number[] {
  const lastNumber = known.reduce((last, { reg_n }) => Math.max(last, reg_n), 0)
  const today = typeof now === 'string' ? now : now.toISOString()
  const changed = new Map(known.map((regData) => [regData.id, regData]))
  const ids = planned.map(({ regDataId, dancers, entries }, index) => {
    // Those to be made have no id yet: below all that there are.
    const id = regDataId ?? -1 - index
    const before = changed.get(id) ?? {
      id,
      reg_n: lastNumber + 1 + index,
      dancers,
      registrations: [],
    }
    const added = entries.map(({ contestId, status, pricedOn }) => ({
      contest_id: contestId,
      packet_contest_id: null,
      status,
      created_at: pricedOn ?? today,
    }))
    changed.set(id, { ...before, registrations: [...before.registrations, ...added] })
    return id
  })
  const [before, after] = [
    computeCharges(known, rules),
    computeCharges([...changed.values()], rules),
  ]
  return ids.map((id) => totalOf(after.get(id) ?? []) - totalOf(before.get(id) ?? []))
}
