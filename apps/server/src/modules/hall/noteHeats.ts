import { problemText } from '@parket/domain/problems/catalogue'
import { isCallState, type Outing } from '@parket/domain/station/hall/hall'
import { isSameOuting, outingsOf } from '@parket/domain/station/hall/outings'
import { sql } from 'kysely'

import { auditedTransaction, type AuditedTransaction } from '../../change/auditedTransaction.ts'
import { actorOf, eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { listPublicRounds } from '../live/publicRounds.ts'
import { findRound, lockRound } from '../rounds/core/find.ts'
import { loadHallRounds, type LoadedRound } from './loadHall.ts'

/**
 * Says who of a heat is there. Whoever is said to be missing stays in the round: that is the chief judge's to decide.
 *
 * @throws Problem 404, 409 unless the heats are locked and the round is not counted, 422
 */
export function setHeatCalls(
  context: Context,
  { path, body }: Input<'setHeatCalls'>,
): Promise<Answer<'setHeatCalls'>> {
  const { state } = body
  if (state !== 'unknown' && !isCallState(state))
    throw invalidFields({ state: [problemText('invalid')] })
  return noteHeat(context, { path, body }, async ({ trx, writeAudit, round, outing }) => {
    const ids = [...new Set(body.registration_ids)]
    const heat = round.heats[outing.heat - 1] ?? []
    const entries = heat.filter(({ registration_id }) => ids.includes(registration_id))
    if (ids.length === 0 || entries.length < ids.length) {
      throw invalidFields({ registration_ids: [problemText('entry_not_in_round')] })
    }
    const before = callsOf(round, outing)
    const stateOf = (id: number) =>
      before.find(({ registration_id }) => registration_id === id)?.state ?? 'unknown'
    const changed = entries.filter(({ registration_id: id }) => stateOf(id) !== state)
    await trx
      .deleteFrom('heat_calls')
      .where('round_id', '=', round.id)
      .where('dance', '=', outing.dance)
      .where('heat', '=', outing.heat)
      .where('registration_id', 'in', ids)
      .execute()
    if (state !== 'unknown') {
      await trx
        .insertInto('heat_calls')
        .values(
          ids.map((registration_id) => ({
            ...outing,
            registration_id,
            state,
            at: context.now,
            ...actorOf(context),
          })),
        )
        .execute()
    }
    await writeAudit({
      entity: 'round',
      entityId: round.id,
      changes: Object.fromEntries(
        changed.map(({ registration_id: id }) => [
          `heat_calls.${id}`,
          { from: stateOf(id), to: state },
        ]),
      ),
    })
    const kept = before.filter(({ registration_id }) => !ids.includes(registration_id))
    const { dance } = outing
    const said =
      state === 'unknown'
        ? []
        : ids.map((registration_id) => ({ dance, heat: outing.heat, registration_id, state }))
    return { calls: [...kept, ...said] }
  })
}

/**
 * Lets a heat onto the floor, or takes that back. Sent twice it changes nothing.
 *
 * @throws Problem as `setHeatCalls` does
 */
export function setHeatRelease(
  context: Context,
  { path, body }: Input<'setHeatRelease'>,
): Promise<Answer<'setHeatRelease'>> {
  const { released } = body
  if (released === undefined) throw invalidFields({ released: [problemText('invalid')] })
  return noteHeat(context, { path, body }, async ({ trx, writeAudit, round, outing }) => {
    const said = new Set(callsOf(round, outing).map(({ registration_id }) => registration_id))
    const unmarked = (round.heats[outing.heat - 1] ?? [])
      .filter(({ exit, registration_id }) => exit === null && !said.has(registration_id))
      .map(({ start_number }) => start_number)
    const before = round.releases.find((one) => isSameOuting(one, outing))?.at ?? null
    if (released === (before !== null)) return { released_at: before, unmarked }
    if (released) {
      await trx
        .insertInto('heat_releases')
        .values({ ...outing, at: context.now, ...actorOf(context) })
        .execute()
    } else {
      await trx
        .deleteFrom('heat_releases')
        .where('round_id', '=', round.id)
        .where('dance', '=', outing.dance)
        .where('heat', '=', outing.heat)
        .execute()
    }
    const name = `${outing.dance}, ${outing.heat}`
    await writeAudit({
      entity: 'round',
      entityId: round.id,
      changes: {
        heat_releases: released ? { from: null, to: name } : { from: name, to: null },
        ...(released &&
          unmarked.length > 0 && { unmarked: { from: null, to: unmarked.join(', ') } }),
      },
    })
    await tellEverybody(context, { trx, round })
    return { released_at: released ? context.now.toISOString() : null, unmarked }
  })
}

/**
 * Which heat is out is told to everybody where it is public who dances. By hand: the database does not know that rule. The
 * staff's topic first, as everywhere: two transactions never wait for each other, and one that makes it public meanwhile
 * is seen here or raises the topic after this one.
 */
async function tellEverybody(
  context: Context,
  { trx, round }: Pick<HeatNote, 'trx' | 'round'>,
): Promise<void> {
  const { id } = eventOf(context)
  await sql`select raise_live_topic(${id}, 'staff')`.execute(trx)
  const event = await trx
    .selectFrom('events')
    .where('id', '=', id)
    .select(['id', 'timetable_published_at'])
    .executeTakeFirstOrThrow()
  const rounds = await listPublicRounds(trx, event)
  if (!rounds.some((one) => one.id === round.id)) return
  await sql`select raise_now_topic(${id})`.execute(trx)
}

interface HeatNote extends AuditedTransaction {
  round: LoadedRound
  outing: Outing
}

interface HeatInput {
  path: { id: string; roundId: number }
  body: { dance?: string; heat?: number }
}

/** Behind the round's lock alone: who registers, pays or judges elsewhere does not wait. */
function noteHeat<T>(
  context: Context,
  { path, body }: HeatInput,
  work: (note: HeatNote) => Promise<T>,
): Promise<T> {
  const { id: eventId, team_id: teamId } = eventOf(context)
  return auditedTransaction(
    context,
    async (tx) => {
      await lockRound(tx.trx, path)
      const { contest } = await findRound(tx.trx, context, path)
      const round = (await loadHallRounds(tx.trx, [contest])).find(({ id }) => id === path.roundId)
      if (!round) throw new Problem(409, 'heats_not_out')
      const outing = outingsOf(round).find(
        (one) => one.dance === body.dance && one.heat === body.heat,
      )
      if (!outing) throw invalidFields({ heat: [problemText('invalid')] })
      return work({ ...tx, round, outing })
    },
    { teamId, eventId },
  )
}

function callsOf({ calls }: LoadedRound, outing: Outing) {
  return calls.filter((call) => isSameOuting(call, outing))
}
