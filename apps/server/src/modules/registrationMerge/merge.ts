import { contestTitle } from '@parket/domain/contest/title'
import { balanceOf } from '@parket/domain/money/ledger'
import { transferRows } from '@parket/domain/money/transfer'
import { problemText } from '@parket/domain/problems/catalogue'
import { ageProblems } from '@parket/domain/registration/dancers'
import { isSameSet, planMerge, type MergePlan } from '@parket/domain/registration/merge'
import { sql, type Transaction } from 'kysely'

import { changeEvent, type EventChange } from '../../change/change.ts'
import { refuseStale } from '../../change/versions.ts'
import { eventOf, userOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalid, Problem } from '../../http/problem.ts'
import { findWhole, type WholeRegData } from '../../records/registrations.ts'
import { listLedger } from '../ledger/queries.ts'
import { settleCharges, sharingDancers } from '../ledger/settle.ts'
import { promoteWaiting } from '../registrations/promote.ts'
import { readRules, type Rules } from '../registrations/readRules.ts'

/**
 * Makes one registration of two of the same people: entries and money of the duplicate go over, what its contacts say
 * fills what the other's leave out. Without `apply` all is done and taken back, so the preview is what will be.
 *
 * @throws Problem 404, 409 for a stale edit or an entry to be given up whose heats are drawn; 422 where they are of
 *   different people, or too young or old for what goes over
 */
export async function mergeRegistrations(
  context: Context,
  { path, body }: Input<'mergeRegistrations'>,
): Promise<Answer<'mergeRegistrations'>> {
  try {
    // Not undoable: a place given up may be another's by now, and money only goes on.
    return await changeEvent(
      context,
      undefined,
      async (change) => {
        const answer = await merge(change, context, path.regId, body)
        if (body.apply !== true) throw new Preview(answer)
        return answer
      },
      { isUndoable: false },
    )
  } catch (error) {
    if (error instanceof Preview) return error.answer
    throw error
  }
}

/** Ends the transaction of a preview: nothing of it stays. */
class Preview extends Error {
  readonly answer: Answer<'mergeRegistrations'>
  constructor(answer: Answer<'mergeRegistrations'>) {
    super('nothing is changed by a preview')
    this.answer = answer
  }
}

interface Pair {
  kept: WholeRegData
  duplicate: WholeRegData
}

async function merge(
  { trx, note, event: locked }: EventChange,
  context: Context,
  keptId: number,
  { duplicate_id = 0, version, duplicate_version }: Input<'mergeRegistrations'>['body'],
): Promise<Answer<'mergeRegistrations'>> {
  const event = { ...eventOf(context), ...locked }
  const userId = userOf(context).id
  if (duplicate_id === keptId) throw invalid({ duplicate_id: [problemText('merge_self')] })
  const pair = {
    kept: await read(trx, event.id, keptId),
    duplicate: await read(trx, event.id, duplicate_id),
  }
  const { kept, duplicate } = pair
  refuseStale(version, kept.regData.version)
  refuseStale(duplicate_version, duplicate.regData.version)
  if (!isSameSet(kept, duplicate)) throw invalid({ duplicate_id: [problemText('merge_others')] })

  const rules = await readRules(trx, context, event)
  const plan = planMerge(kept.registrations, duplicate.registrations)
  refuseUnfit(kept, plan, rules)
  await refuseDrawn(trx, plan, rules)
  const ids = [keptId, duplicate_id]
  const sharing = await sharingDancers(trx, event.id, ids)
  const before = await bothBalances(trx, ids)
  await moveEntries(trx, keptId, plan, context.now)
  await joinPeople(trx, pair)
  await joinContacts(trx, pair)
  const freed = await promoteWaiting(
    trx,
    context.config,
    event.id,
    plan.givenUp.map(({ contest_id }) => contest_id),
  )
  const amount = await moveMoney(trx, pair, userId)
  await settleCharges(trx, {
    eventId: event.id,
    regDataIds: [...new Set([...ids, ...sharing, ...freed])],
    rules,
    userId,
  })
  const { regData } = kept
  const merged = { from: duplicate.regData.reg_n, to: regData.reg_n }
  await note(
    ...ids.map((id) => ({ entity: 'regData', entityId: id, changes: { merged_into: merged } })),
  )
  return {
    moved: plan.moved.map(({ contest_id }) => contest_id),
    given_up: plan.givenUp.map(({ contest_id }) => contest_id),
    amount,
    before,
    after: await bothBalances(trx, ids),
  }
}

async function read(
  trx: Transaction<Database>,
  eventId: number,
  id: number,
): Promise<WholeRegData> {
  const whole = await findWhole(trx, eventId, id)
  if (!whole || whole.regData.merged_into !== null) throw new Problem(404, 'registration_not_found')
  return whole
}

/** Birth dates may differ: those that stay have to fit what goes over. @throws Problem 422 */
function refuseUnfit({ dancers }: WholeRegData, { moved }: MergePlan, rules: Rules): void {
  for (const { contest_id } of moved) {
    const contest = rules.contests.find(({ id }) => id === contest_id)
    const [problem] = contest ? ageProblems(dancers, contest, rules.event) : []
    if (!contest || !problem) continue
    throw invalid({ duplicate_id: [`${contestTitle(contest)}. ${problem.text}`] })
  }
}

/** @throws Problem 409: an entry in drawn heats cannot be given up */
async function refuseDrawn(
  trx: Transaction<Database>,
  { givenUp }: MergePlan,
  { contests }: Rules,
): Promise<void> {
  if (givenUp.length === 0) return
  const drawn = await trx
    .selectFrom('heat_entries')
    .innerJoin('registrations', 'registrations.id', 'heat_entries.registration_id')
    .where(
      'registrations.id',
      'in',
      givenUp.map(({ id }) => id),
    )
    .select('registrations.contest_id')
    .executeTakeFirst()
  const contest = contests.find(({ id }) => id === drawn?.contest_id)
  if (contest) throw new Problem(409, 'entry_drawn', { params: { contest: contestTitle(contest) } })
}

/** An entry keeps its id, its place and the day of its price. */
async function moveEntries(
  trx: Transaction<Database>,
  keptId: number,
  { moved, givenUp }: MergePlan,
  now: Date,
): Promise<void> {
  if (givenUp.length > 0) {
    await trx
      .updateTable('registrations')
      .set({ status: 'withdrawn', withdrawn_at: now })
      .where(
        'id',
        'in',
        givenUp.map(({ id }) => id),
      )
      .execute()
  }
  for (const { id, packet_contest_id } of moved) {
    await trx
      .updateTable('registrations')
      .set({ reg_data_id: keptId, packet_contest_id })
      .where('id', '=', id)
      .execute()
  }
}

/** What the desk has seen of a dancer, and whose account it is, holds for the dancer who stays. */
async function joinPeople(trx: Transaction<Database>, { kept, duplicate }: Pair): Promise<void> {
  await sql`
    update dancers as own set
      user_id = coalesce(own.user_id, other.user_id),
      former_last_name = coalesce(nullif(own.former_last_name, ''), other.former_last_name),
      federation_codes = case when own.federation_codes = '{}' then other.federation_codes
        else own.federation_codes end,
      medical_seen = own.medical_seen or other.medical_seen,
      insurance_seen = own.insurance_seen or other.insurance_seen,
      document_seen = own.document_seen or other.document_seen
    from dancers as other
    where own.reg_data_id = ${kept.regData.id}
      and other.reg_data_id = ${duplicate.regData.id}
      and (other.last_name_key, other.first_name_key) = (own.last_name_key, own.first_name_key)
  `.execute(trx)
}

/** What one of them leaves out the other may say; consents that somebody answered stay as answered. */
async function joinContacts(trx: Transaction<Database>, { kept, duplicate }: Pair): Promise<void> {
  const [own, other] = [kept.regData, duplicate.regData]
  const asked = own.consent_at === null ? other : own
  await trx
    .updateTable('reg_datas')
    .set({
      troupe: own.troupe || other.troupe,
      club: own.club || other.club,
      coach: own.coach || other.coach,
      registered_by: own.registered_by ?? other.registered_by,
      attendance: own.attendance ?? other.attendance,
      attendance_at: own.attendance_at ?? other.attendance_at,
      consent_processing: asked.consent_processing,
      consent_publication: asked.consent_publication,
      consent_at: asked.consent_at,
      consent_text_version: asked.consent_text_version,
      consent_paper_by: asked.consent_paper_by,
      consent_paper_on: asked.consent_paper_on,
      version: own.version + 1,
    })
    .where('id', '=', own.id)
    .execute()
  await trx
    .updateTable('reg_datas')
    .set({ merged_into: own.id, version: other.version + 1 })
    .where('id', '=', other.id)
    .execute()
}

/** @returns kopecks that went over */
async function moveMoney(
  trx: Transaction<Database>,
  { kept, duplicate }: Pair,
  userId: number,
): Promise<number> {
  const { from, to } = transferRows(await listLedger(trx, duplicate.regData.id))
  if (from.length === 0) return 0
  const title = `Перенос из заявки № ${duplicate.regData.reg_n} в № ${kept.regData.reg_n}`
  const line = { event_id: kept.regData.event_id, title, created_by: userId }
  await trx
    .insertInto('ledger')
    .values([
      ...from.map((row) => Object.assign(row, line, { reg_data_id: duplicate.regData.id })),
      ...to.map((row) => Object.assign(row, line, { reg_data_id: kept.regData.id })),
    ])
    .execute()
  return balanceOf(to).paid
}

/** Of both registrations together, in kopecks. */
async function bothBalances(trx: Transaction<Database>, ids: readonly number[]) {
  const lines = await trx
    .selectFrom('ledger')
    .where('reg_data_id', 'in', ids)
    .select(['kind', 'amount'])
    .execute()
  return balanceOf(lines)
}
