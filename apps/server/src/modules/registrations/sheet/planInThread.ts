import type { ChargedRegData, ChargeRules } from '@parket/domain/money/charges'
import type { MappedTable } from '@parket/domain/registrationSheet/readRows'
import type { SheetPlan } from '@parket/domain/registrationSheet/planSheet'
import type { SheetRules } from '@parket/domain/registrationSheet/sheetRules'

import { createConcurrencyLimiter } from '../../../security/concurrencyLimiter.ts'
import { runInThread, ThreadTooDear } from '../../../threads/runInThread.ts'

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

/** 2,000 rows take a third of a second and few megabytes. */
const LIMITS = {
  timeMs: 10_000,
  memory: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 },
}

/** Each takes memory of its own: two at a time, and events take turns. */
const planning = createConcurrencyLimiter({
  running: 2,
  runningPerQueue: 1,
  waiting: 4,
  waitMs: 5000,
})

/**
 * Plans a table of registrations (`planSheet`) with what it charges (`sheetCharges`) in a thread of its own: 2,000 rows
 * would hold everybody else up for a quarter of a second.
 *
 * @throws Problem 503 where too many tables wait
 */
export async function planInThread(
  eventId: number,
  input: PlanInput,
): Promise<Planned | 'sheet_too_large'> {
  const file = new URL('./planWorker.ts', import.meta.url)
  try {
    return await planning(eventId, () => runInThread<Planned>(file, input, LIMITS))
  } catch (error) {
    if (error instanceof ThreadTooDear) return 'sheet_too_large'
    throw error
  }
}
