import { contestTitle } from '@parket/domain/contest/title'
import { balanceOf } from '@parket/domain/money/ledger'
import { problemText } from '@parket/domain/problems/catalogue'
import { ageProblems, dancersKey } from '@parket/domain/registration/dancers'
import { isSameSet, planMerge, type MergePlan } from '@parket/domain/registration/merge'
import type { Transaction } from 'kysely'

import { changesBetween, redactValues, type Changes } from '../../../change/audit.ts'
import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../../change/auditedTransaction.ts'
import { refuseStale } from '../../../change/versions.ts'
import { eventOf, userOf, type Context } from '../../../contract/context.ts'
import type { Answer, Input } from '../../../contract/handlers.ts'
import type { Database } from '../../../db/schema.ts'
import { invalidFields, Problem } from '../../../http/problem.ts'
import { forgetDistinct } from '../../../records/distinctRegistrations.ts'
import type { WholeRegData } from '../../../records/registrations.ts'
import { refuseNewEntries } from '../../draws/saidSessions.ts'
import { contestsOfRegistrations } from '../../marks/input/concerned.ts'
import { followInput } from '../../marks/input/followInput.ts'
import { settleCharges, sharingDancers } from '../../payments/ledger/settle.ts'
import { dancerText } from '../core/changeDancers.ts'
import { consentsOf, notedConsents } from '../core/consents.ts'
import { promoteWaiting } from '../core/promote.ts'
import { loadRegistrationRules, type Rules } from '../core/loadRegistrationRules.ts'
import { refuseSameDancers } from '../core/sameDancers.ts'
import { endDecision } from './distinct.ts'
import { findUnmerged } from './findUnmerged.ts'
import {
  joinContacts,
  joinPeople,
  moveEntries,
  moveLedger,
  takeNamesOf,
  type JoinedPair,
} from './join.ts'

/**
 * Makes one registration of two of the same people: entries and money of the duplicate go over, what its contacts say
 * fills what the other's leave out. Without `apply` all is done and taken back, so the preview is what will be.
 *
 * @throws Problem 404, 409 for a stale edit, an entry to be given up whose heats are drawn, entries for whose draw digits are
 *   said, or a dancer who would be twice in a contest; 422 where they are of different people, or too young or old for what they come to dance
 */
export async function mergeRegistrations(
  context: Context,
  { path, body }: Input<'mergeRegistrations'>,
): Promise<Answer<'mergeRegistrations'>> {
  try {
    // Not undoable: a place given up may be another's by now, and money only goes on.
    return await auditedEventTransaction(
      context,
      undefined,
      async (tx) => {
        const answer = await merge(tx, context, path.regId, body)
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

interface Pair extends JoinedPair {
  /** Whether the dancers of the duplicate stand: their names, birth dates and genders. */
  isOfDuplicate: boolean
}

async function merge(
  { trx, writeAudit, event: locked }: AuditedEventTransaction,
  context: Context,
  keptId: number,
  {
    duplicate_id = 0,
    version,
    duplicate_version,
    dancers_of = keptId,
  }: Input<'mergeRegistrations'>['body'],
): Promise<Answer<'mergeRegistrations'>> {
  const event = { ...eventOf(context), ...locked }
  const userId = userOf(context).id
  if (duplicate_id === keptId) throw invalidFields({ duplicate_id: [problemText('merge_self')] })
  const ids = [keptId, duplicate_id]
  if (!ids.includes(dancers_of)) throw invalidFields({ dancers_of: [problemText('invalid')] })
  const pair = {
    kept: await findUnmerged(trx, event.id, keptId),
    duplicate: await findUnmerged(trx, event.id, duplicate_id),
    isOfDuplicate: dancers_of !== keptId,
  }
  const { kept, duplicate } = pair
  refuseStale(version, kept.regData.version)
  refuseStale(duplicate_version, duplicate.regData.version)
  if (!isSameSet(kept, duplicate))
    throw invalidFields({ duplicate_id: [problemText('merge_others')] })

  const rules = await loadRegistrationRules(trx, context, event)
  const plan = planMerge(kept.registrations, duplicate.registrations)
  refuseUnfit(pair, plan, rules)
  await refuseDrawn(trx, plan, rules)
  await refuseNewEntries(
    trx,
    event.id,
    [...plan.moved, ...plan.givenUp].map(({ contest_id }) => contest_id),
    'merge_digits_said',
  )
  const sharing = await sharingDancers(trx, event.id, ids)
  const before = await bothBalances(trx, ids)
  const contestIds = await contestsOfRegistrations(trx, ids)
  const decided = await followInput(trx, context, { eventId: event.id, contestIds }, async () => {
    await moveEntries(trx, keptId, plan, context.now)
    const ended = await endDecision(trx, ids)
    if (pair.isOfDuplicate) await takeNamesOf(trx, pair)
    return ended
  })
  await joinPeople(trx, pair)
  await joinContacts(trx, pair)
  const joined = await findUnmerged(trx, event.id, keptId)
  await refuseTwice(trx, joined, rules)
  if (dancersKey(kept.dancers) !== dancersKey(joined.dancers)) await forgetDistinct(trx, keptId)
  const freed = await promoteWaiting(
    trx,
    context.config,
    event.id,
    plan.givenUp.map(({ contest_id }) => contest_id),
  )
  const amount = await moveLedger(trx, pair, userId)
  await settleCharges(trx, {
    eventId: event.id,
    regDataIds: [...new Set([...ids, ...sharing, ...freed])],
    rules,
    userId,
  })
  const { regData } = kept
  const merged = { from: duplicate.regData.reg_n, to: regData.reg_n }
  await writeAudit(
    {
      entity: 'regData',
      entityId: keptId,
      changes: { merged_into: merged, ...takenOver(kept, joined) },
    },
    { entity: 'regData', entityId: duplicate_id, changes: { merged_into: merged } },
  )
  return {
    moved: plan.moved.map(({ contest_id }) => contest_id),
    given_up: plan.givenUp.map(({ contest_id }) => contest_id),
    amount,
    before,
    after: await bothBalances(trx, ids),
    decided,
  }
}

/**
 * Those whose data stand have to fit what they come to dance: the contests that go over, and those of the registration
 * that stays where its own dancers do not.
 *
 * @throws Problem 422 naming each contest that they do not fit
 */
function refuseUnfit(
  { kept, duplicate, isOfDuplicate }: Pair,
  { moved }: MergePlan,
  rules: Rules,
): void {
  const { dancers } = isOfDuplicate ? duplicate : kept
  const ids = new Set(moved.map(({ contest_id }) => contest_id))
  if (isOfDuplicate) {
    for (const entry of kept.registrations) {
      if (entry.status !== 'withdrawn') ids.add(entry.contest_id)
    }
  }
  const reasons = rules.contests
    .filter(({ id }) => ids.has(id))
    .flatMap((contest) =>
      ageProblems(dancers, contest, rules.event).map(
        ({ text }) => `${contestTitle(contest)}. ${text}`,
      ),
    )
  if (reasons.length > 0) throw invalidFields({ dancers_of: reasons })
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

/** The dancers who stay may by now be those of a third registration. @throws Problem 409 naming dancer and contest */
async function refuseTwice(
  trx: Transaction<Database>,
  { regData, dancers, registrations }: WholeRegData,
  { contests }: Rules,
): Promise<void> {
  const held = registrations.filter(({ status }) => status !== 'withdrawn')
  await refuseSameDancers(trx, regData.event_id, dancers, held, contests, regData.id)
}

/** What the registration that stays says otherwise than before, for the log: that dancers changed, not how. */
function takenOver(before: WholeRegData, joined: WholeRegData): Changes {
  const dancers = ({ dancers }: WholeRegData) => ({ dancers: dancers.map(dancerText) })
  const consents = ({ regData }: WholeRegData) => notedConsents(consentsOf(regData))
  return {
    ...redactValues(changesBetween(dancers(before), dancers(joined))),
    ...changesBetween(consents(before), consents(joined)),
  }
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
