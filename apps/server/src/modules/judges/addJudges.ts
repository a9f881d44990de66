import { fullName } from '@parket/domain/account/user'
import { freeLetters } from '@parket/domain/judge/letters'
import {
  PASTED_JUDGES,
  pastedJudgeFault,
  type PastedJudge,
} from '@parket/domain/judge/pastedJudges'
import { problemText } from '@parket/domain/problems/catalogue'
import { addError, hasErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import { sql, type Kysely } from 'kysely'

import { changesBetween } from '../../change/audit.ts'
import {
  auditedEventTransaction,
  type AuditedEventTransaction,
} from '../../change/auditedTransaction.ts'
import { eventOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { listEventJudges } from '../../records/eventJudges.ts'
import type { JudgeRow } from './queries.ts'

type Added = Answer<'addEventJudges'>['judges'][number]

/** One who was named, with what becomes of them. */
interface Planned {
  judge: PastedJudge
  /** Null: who is entered anew. */
  known: JudgeRow | null
  added: Added
}

/**
 * Puts several line judges on an event, who is known from the directory, in one change (docs/rules/judges.md, «Several at
 * once»).
 *
 * @throws Problem 422 for too many, and, without `preview`, for one of whom it cannot be told who they are
 */
export async function addEventJudges(
  context: Context,
  { body }: Input<'addEventJudges'>,
): Promise<Answer<'addEventJudges'>> {
  const judges = (body.judges ?? []).map(readJudge)
  if (judges.length > PASTED_JUDGES) {
    throw invalidFields({ judges: [problemText('judges_too_many', { max: PASTED_JUDGES })] })
  }
  const event = eventOf(context)
  if (body.preview === true) {
    const planned = await plan(context.db, event, judges)
    return { judges: planned.map(({ added }) => added) }
  }
  return auditedEventTransaction(context, undefined, async (tx) => {
    const planned = await plan(tx.trx, event, judges)
    const errors: FieldErrors = {}
    planned.forEach(({ added: { fault } }, at) => {
      if (fault !== null) addError(errors, `judges.${at}`, fault)
    })
    if (hasErrors(errors)) throw invalidFields(errors)
    for (const one of planned) {
      if (one.added.source !== 'there') await add(tx, context, one)
    }
    return { judges: planned.map(({ added }) => added) }
  })
}

type Sent = NonNullable<Input<'addEventJudges'>['body']['judges']>[number]

function readJudge({ last_name = '', first_name = '', city = '', category = '' }: Sent) {
  return {
    last_name: last_name.trim(),
    first_name: first_name.trim(),
    city: city.trim(),
    category: category.trim(),
  }
}

async function plan(
  db: Kysely<Database>,
  event: { id: number; team_id: number },
  judges: readonly PastedJudge[],
): Promise<Planned[]> {
  const there = await listEventJudges(db, event.id)
  const letterOf = new Map(there.map(({ judge_id, letter }) => [judge_id, letter]))
  const letters = freeLetters(
    there.flatMap(({ letter }) => letter ?? []),
    judges.length,
  )
  const planned: Planned[] = []
  for (const judge of judges) {
    const { known, fault } = await find(db, event.team_id, judge)
    const isTwin = planned.some((one) => known !== null && one.known?.id === known.id)
    const isThere = isTwin || (known !== null && letterOf.has(known.id))
    const { last_name, first_name, city, category } = known ?? judge
    planned.push({
      judge,
      known,
      added: {
        name: fullName({ last_name, first_name }),
        city,
        category,
        club: known?.club ?? '',
        letter: letterFor(),
        source: isThere ? 'there' : known ? 'directory' : 'new',
        fault,
      },
    })
    function letterFor(): string | null {
      if (fault !== null || isTwin) return null
      if (isThere) return letterOf.get(known?.id ?? 0) ?? null
      return letters.shift() ?? null
    }
  }
  return planned
}

/** By name, and by city where one is given; only one can be meant. */
async function find(
  db: Kysely<Database>,
  teamId: number,
  judge: PastedJudge,
): Promise<{ known: JudgeRow | null; fault: string | null }> {
  const fault = pastedJudgeFault(judge)
  if (fault !== null) return { known: null, fault }
  const found = await db
    .selectFrom('judges')
    .where('last_name_key', '=', sql<string>`fold_name(${judge.last_name})`)
    .where('first_name_key', '=', sql<string>`fold_name(${judge.first_name})`)
    .$if(judge.city !== '', (query) =>
      query.where('city_key', '=', sql<string>`fold_name(${judge.city})`),
    )
    .where((eb) => eb.or([eb('team_id', 'is', null), eb('team_id', '=', teamId)]))
    .where('rehearsal_id', 'is', null)
    .selectAll()
    .orderBy('id')
    .execute()
  const [first, ...others] = found
  // One who is both in the directory and of the team is one person.
  const cities = [...new Set(found.map(({ city_key }) => city_key))]
  if (first && others.length > 0 && cities.length > 1) {
    const named = found.map(({ city }) => city || 'без города').join(', ')
    return { known: null, fault: problemText('judge_ambiguous', { cities: named }) }
  }
  return { known: found.find(({ team_id }) => team_id === null) ?? first ?? null, fault: null }
}

async function add(
  { trx, event, writeAudit }: AuditedEventTransaction,
  { now }: Context,
  { judge, known, added: { letter } }: Planned,
): Promise<void> {
  const { id } =
    known ??
    (await trx
      .insertInto('judges')
      .values({ ...judge, club: '', team_id: event.team_id, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()) ??
    (await sameMoment())
  const seat = { role: 'line' as const, letter }
  await trx
    .insertInto('event_judges')
    .values({ event_id: event.id, judge_id: id, ...seat })
    .execute()
  const changes = changesBetween<typeof seat>({}, seat)
  await writeAudit({ entity: 'eventJudge', entityId: id, changes })
}

/** Somebody else entered the same judge in this moment. */
function sameMoment(): Promise<never> {
  throw new Problem(409, 'judge_exists')
}
