import { parentPort, workerData } from 'node:worker_threads'

import { planSheet } from '@parket/domain/registrationSheet/planSheet'
import { sheetCharges } from '@parket/domain/registrationSheet/sheetCharges'

import type { Planned, PlanInput } from './planInThread.ts'

// Plans the table that it was started with and ends.
const { table, rules, known, chargeRules } = workerData as PlanInput

function planned(): Planned {
  const plan = planSheet(table, rules)
  if ('problem' in plan) return plan
  return { plan, charged: sheetCharges(plan.registrations, known, chargeRules, rules.now) }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, no window
parentPort?.postMessage(planned())
