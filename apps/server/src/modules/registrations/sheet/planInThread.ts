import type { ChargedRegData, ChargeRules } from '@parket/domain/money/charges'
import type { MappedTable } from '@parket/domain/registrationSheet/readRows'
import type { SheetPlan } from '@parket/domain/registrationSheet/planSheet'
import type { SheetRules } from '@parket/domain/registrationSheet/sheetRules'

import { runInThread } from '../../../threads/runInThread.ts'

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

/** Two thousand rows take a third of a second where nothing else is done. */
const TIME_LIMIT_MS = 60_000

/**
 * Plans a table of registrations (`planSheet`) with what it charges (`sheetCharges`) in a thread of its own: 2,000 rows
 * would hold everybody else up for a quarter of a second.
 *
 * @throws ThreadTooDear
 */
export function planInThread(input: PlanInput): Promise<Planned> {
  return runInThread<Planned>(new URL('./planWorker.ts', import.meta.url), input, {
    timeMs: TIME_LIMIT_MS,
  })
}
