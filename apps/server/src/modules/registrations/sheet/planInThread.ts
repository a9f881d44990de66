import type { ChargedRegData, ChargeRules } from '@parket/domain/money/charges'
import type { MappedTable } from '@parket/domain/registrationSheet/readRows'
import type { SheetPlan } from '@parket/domain/registrationSheet/planSheet'
import type { SheetRules } from '@parket/domain/registrationSheet/sheetRules'

import { tableThreads } from '../../../tables/tableThreads.ts'

/** What a table is planned from. */
export interface PlanInput {
  table: MappedTable
  rules: SheetRules
  /** All registrations of the event. */
  known: readonly ChargedRegData[]
  chargeRules: ChargeRules
}

/** `charged`: kopecks that each registration of the plan is charged more. */
export type Planned = { plan: SheetPlan; charged: readonly number[] } | { problem: string }

const planning = tableThreads({ running: 2 })

/**
 * Plans a table of registrations (`planSheet`) with what it charges (`sheetCharges`) in a thread of its own: 2,000 rows
 * would hold everybody else up for a quarter of a second.
 *
 * @throws Problem 503 where too many tables wait
 */
export function planInThread(
  eventId: number,
  input: PlanInput,
): Promise<Planned | 'sheet_too_large'> {
  return planning(eventId, new URL('./planWorker.ts', import.meta.url), input)
}
