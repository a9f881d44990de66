import { contestStatusLabel, type ContestStatus } from '@parket/domain/contest/status'
import { problemText, type ProblemCode } from '@parket/domain/problems/catalogue'
import {
  canChangeRoundStatus,
  isRoundStatus,
  roundStatusLabel,
  type RoundStatus,
} from '@parket/domain/round/status'
import type { Transaction } from 'kysely'

import { changeEvent } from '../../change/change.ts'
import { refuseStale } from '../../change/versions.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { findContests, type Contest } from '../../records/contests.ts'
import { drawRound } from './draw.ts'
import { presentRound } from './present.ts'
import { listRounds, type RoundRow } from './queries.ts'

/**
 * Takes one step of a round's life, forward or back: draws the heats or gives them up, fixes them or
 * opens them again, begins the round or takes that back.
 *
 * @throws Problem 404, 409 for a stale edit, 422 for a step that is not the next or not possible yet
 */
export function setRoundStatus(
  context: Context,
  { path, body }: Input<'setRoundStatus'>,
): Promise<Answer<'setRoundStatus'>> {
  const { status: to = '' } = body
  if (!isRoundStatus(to)) throw refused('round_status_unknown')
  return changeEvent(context, undefined, async ({ trx, note }) => {
    const { contest, round } = await findRound(trx, context, path)
    refuseStale(body.version, round.version)
    const from = round.status
    if (!canChangeRoundStatus(from, to)) {
      const [one, other] = [roundStatusLabel(from), roundStatusLabel(to)]
      throw refused('round_step_forbidden', { from: one, to: other })
    }
    const seed = await followStep(trx, contest, round, to)
    await trx
      .updateTable('rounds')
      .set((eb) => ({ status: to, version: eb('version', '+', 1), ...seed }))
      .where('id', '=', round.id)
      .execute()
    await note({ entity: 'round', entityId: round.id, changes: { status: { from, to } } })
    if (to === 'running' && contest.status === 'ready') {
      await setRunning(trx, contest.id)
      const changes = { status: { from: 'ready', to: 'running' } }
      await note({ entity: 'contest', entityId: contest.id, changes })
    }
    return presentRound((await findRound(trx, context, path)).round)
  })
}

/** What a step does besides: heats and their seed come and go with the draw. */
async function followStep(
  trx: Transaction<Database>,
  contest: Contest,
  round: RoundRow,
  to: RoundStatus,
): Promise<{ seed?: string | null }> {
  switch (to) {
    case 'planned':
      await trx.deleteFrom('heat_entries').where('round_id', '=', round.id).execute()
      return { seed: null }
    case 'drawn':
      return round.status === 'planned' ? drawn(trx, contest, round) : {}
    case 'locked':
      return {}
    case 'running':
      await refuseTooEarly(trx, contest)
      return {}
    case 'judged':
    case 'published':
      throw refused('round_without_marks')
  }
}

/** Only who dances the first round is known without marks. */
async function drawn(trx: Transaction<Database>, contest: Contest, round: RoundRow) {
  if (!(await isFirstRound(trx, round))) throw refused('round_unknown_entries')
  return drawRound(trx, contest, round)
}

/** Whether a round is the first that its contest, or its role, dances. */
export async function isFirstRound(trx: Transaction<Database>, round: RoundRow): Promise<boolean> {
  const first = await trx
    .selectFrom('rounds')
    .where('contest_id', '=', round.contest_id)
    .where('role', 'is not distinct from', round.role)
    .select((eb) => eb.fn.max('round_index').as('index'))
    .executeTakeFirstOrThrow()
  return first.index === round.round_index
}

/** A round begins in a contest that is ready or running and has its judges. */
async function refuseTooEarly(trx: Transaction<Database>, contest: Contest): Promise<void> {
  if (contest.status !== 'ready' && contest.status !== 'running') {
    throw refused('round_contest_status', {
      status: contestStatusLabel(contest.status satisfies ContestStatus),
    })
  }
  const [without] = await withoutPanel(trx, [contest.id])
  if (without) throw refused('contest_without_panel')
}

/** Those of these contests that nobody judges. */
export async function withoutPanel(
  trx: Transaction<Database>,
  contestIds: string[],
): Promise<string[]> {
  const judged = await trx
    .selectFrom('panel_judges')
    .where('contest_id', 'in', contestIds)
    .select('contest_id')
    .distinct()
    .execute()
  const ids = new Set(judged.map(({ contest_id }) => contest_id))
  return contestIds.filter((id) => !ids.has(id))
}

async function setRunning(trx: Transaction<Database>, id: string): Promise<void> {
  await trx
    .updateTable('contests')
    .set((eb) => ({ status: 'running', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/**
 * The contest of the call and its round.
 * @throws Problem 404
 */
export async function findRound(
  trx: Transaction<Database>,
  context: Context,
  path: { id: string; roundId: number },
): Promise<{ contest: Contest; round: RoundRow }> {
  const contest = (await findContests(trx, eventOf(context).id)).find(({ id }) => id === path.id)
  if (!contest) throw new Problem(404, 'contest_not_found')
  const [round] = await listRounds(trx, contest.id, path.roundId)
  if (!round) throw new Problem(404, 'round_not_found')
  return { contest, round }
}

function refused(code: ProblemCode, params?: Parameters<typeof problemText>[1]): Problem {
  return invalid({ status: [problemText(code, params)] })
}
