import { ApiProblem } from '@parket/api-client/problem'

/**
 * What registrations owe now, in kopecks by their ids, where a payment was refused because somebody else had
 * taken or changed the debt meanwhile; else null.
 */
export function changedDebts(error: unknown): ReadonlyMap<number, number> | null {
  if (!(error instanceof ApiProblem) || error.code !== 'debt_changed') return null
  return new Map((error.answer?.debts ?? []).map(({ reg_data_id, debt }) => [reg_data_id, debt]))
}
