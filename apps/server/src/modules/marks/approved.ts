import { findApproval, needsApproval } from '../../records/approvals.ts'
import { Problem } from '../../http/problem.ts'
import { makeContent, type Published } from './publication.ts'
import type { RoundState } from './state.ts'

type OfContest = Pick<Published, 'trx' | 'event' | 'contest'> & {
  /** Its rounds, where they are read already. */
  states?: readonly RoundState[] | undefined
}

/**
 * The hash of what marks and decisions of a contest say now, whatever its version.
 * @returns null while there is no result
 */
export async function resultHash(of: OfContest): Promise<string | null> {
  const made = await makeContent({ ...of, round: null }, { version: 1, corrections: [] })
  return made.problems.length > 0 ? null : made.content.hash
}

/** Whether places may be public as they are now: approved, or nobody has to. */
export async function isApprovedNow(of: OfContest): Promise<boolean> {
  if (!(await needsApproval(of.trx, of.event.id))) return true
  const approval = await findApproval(of.trx, of.contest.id)
  return approval !== undefined && approval.hash === (await resultHash(of))
}

/** @throws Problem 409 where the chief judge has to approve first */
export async function refuseUnapproved(of: OfContest): Promise<void> {
  if (!(await isApprovedNow(of))) throw new Problem(409, 'approval_missing')
}
