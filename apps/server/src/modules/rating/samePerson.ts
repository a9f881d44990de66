import type { components } from '@parket/api-client/schema'
import { likelySamePerson } from '@parket/domain/person/samePerson'
import { problemText } from '@parket/domain/problems/catalogue'
import { sql, type Kysely } from 'kysely'

import { auditedTransaction } from '../../change/auditedTransaction.ts'
import { tenantOf, userOf, type Context } from '../../contract/context.ts'
import type { Answer, Input } from '../../contract/handlers.ts'
import type { Database } from '../../db/schema.ts'
import { invalidFields, Problem } from '../../http/problem.ts'
import { requestRun } from './schemes.ts'

type Schemas = components['schemas']

const PAIRS_SHOWN = 100
const DECISIONS_SHOWN = 100
/** Of a team with many namesakes no more pairs are looked at. */
const PAIRS_READ = 5000
/** A code that more people bear is nobody's own: a club's, or what is typed where one has none. */
const BEARERS_OF_A_CODE = 10

/** Who of the team is likely one person, and what was decided of others. */
export async function listSamePersonPairs(context: Context): Promise<Answer<'listDoubles'>> {
  const { db } = context
  const teamId = tenantOf(context).id
  const decisions = await db
    .selectFrom('person_links')
    .where('team_id', '=', teamId)
    .select(['id', 'dancer_id', 'other_id', 'is_same', 'at'])
    .orderBy('id', 'desc')
    .limit(DECISIONS_SHOWN)
    .execute()
  const pairs = await listPairs(db, teamId)
  const ids = [...pairs, ...decisions].flatMap(({ dancer_id, other_id }) => [dancer_id, other_id])
  const people = await listPeople(db, teamId, ids)
  const sides = ({ dancer_id, other_id }: { dancer_id: number; other_id: number }) => {
    const [one, other] = [people.get(dancer_id), people.get(other_id)]
    return one && other ? { one, other } : null
  }
  const items = pairs.flatMap((pair) => {
    const both = sides(pair)
    const compared = (known: Known) => (pair.has_code ? known : { ...known, federation_codes: [] })
    const reason = both && likelySamePerson(compared(both.one), compared(both.other))
    return both && reason ? [{ one: shown(both.one), other: shown(both.other), reason }] : []
  })
  return {
    items: items.slice(0, PAIRS_SHOWN),
    decisions: decisions.flatMap((decision) => {
      const both = sides(decision)
      const { id, is_same, at } = decision
      return both
        ? [{ one: shown(both.one), other: shown(both.other), id, is_same, at: at.toISOString() }]
        : []
    }),
  }
}

/**
 * Says of two dancers of the team that they are one person, or two; replaces what was said before.
 * @throws Problem 422 by field
 */
export function decideSamePerson(
  context: Context,
  { body }: Input<'decideDouble'>,
): Promise<Answer<'decideDouble'>> {
  const teamId = tenantOf(context).id
  const [dancerId, otherId] = [
    Math.min(body.dancer_id, body.other_id),
    Math.max(body.dancer_id, body.other_id),
  ]
  return auditedTransaction(context, async ({ trx, writeAudit }) => {
    const people = await listPeople(trx, teamId, [dancerId, otherId])
    const [one, other] = [people.get(dancerId), people.get(otherId)]
    if (!one || !other || dancerId === otherId) {
      throw invalidFields({ other_id: [problemText('invalid')] })
    }
    const pair = { team_id: teamId, dancer_id: dancerId, other_id: otherId }
    const decided = { is_same: body.is_same, user_id: userOf(context).id, at: context.now }
    const before = await trx
      .selectFrom('person_links')
      .where((eb) => eb.and(pair))
      .select('is_same')
      .forUpdate()
      .executeTakeFirst()
    const { id, at } = await trx
      .insertInto('person_links')
      .values({ ...pair, ...decided })
      .onConflict((conflict) => conflict.constraint('person_links_once').doUpdateSet(decided))
      .returning(['id', 'at'])
      .executeTakeFirstOrThrow()
    await writeAudit({
      entity: 'personLink',
      entityId: id,
      changes: { is_same: { from: before?.is_same ?? null, to: body.is_same } },
    })
    await requestRun(trx, context)
    return {
      id,
      is_same: body.is_same,
      at: at.toISOString(),
      one: shown(one),
      other: shown(other),
    }
  })
}

/**
 * Takes a decision back: one person is two again, or two are asked about again.
 * @throws Problem 404
 */
export async function undoSamePerson(
  context: Context,
  { path }: Input<'undoDouble'>,
): Promise<void> {
  await auditedTransaction(context, async ({ trx, writeAudit }) => {
    const gone = await trx
      .deleteFrom('person_links')
      .where('id', '=', path.linkId)
      .where('team_id', '=', tenantOf(context).id)
      .returning(['id', 'is_same'])
      .executeTakeFirst()
    if (!gone) throw new Problem(404, 'not_found')
    await writeAudit({
      entity: 'personLink',
      entityId: gone.id,
      changes: { is_same: { from: gone.is_same, to: null } },
    })
    await requestRun(trx, context)
  })
}

/** A person of the team, and by what they are known besides. */
type Known = Schemas['PersonOfTeam'] & {
  former_last_names: string[]
  federation_codes: string[]
}

/** Codes and former surnames only say why (docs/adr/0048). */
function shown(known: Known): Schemas['PersonOfTeam'] {
  const { dancer_id, last_name, first_name, birth_date, city, club, events } = known
  return { dancer_id, last_name, first_name, birth_date, city, club, events }
}

/** Two people of a team, by a dancer of each. */
interface Pair {
  dancer_id: number
  other_id: number
  /** Whether they have a code in common that no crowd bears. */
  has_code: boolean
}

/** Pairs of people of a team that agree in two of three or have a code in common, without those that are decided. */
async function listPairs(db: Kysely<Database>, teamId: number): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    with entered as materialized (
      select last_name_key as last, first_name_key as first, birth_date as born, dancers.id,
        federation_codes
      from dancers join events on events.id = dancers.event_id
      -- Erased ones tell too little to be compared.
      where events.team_id = ${teamId} and events.rehearsal_of is null
        and dancers.erased_at is null
    ), people as materialized (
      select last, first, born, min(id) as id from entered group by 1, 2, 3
    ), told as (
      select distinct people.id, upper(regexp_replace(code, '[^[:alnum:]]', '', 'g')) as code
      from entered join people using (last, first, born), unnest(federation_codes) as code
    ), codes as (
      select id, code from (select id, code, count(*) over (partition by code) as bearers from told) as borne
      where bearers <= ${BEARERS_OF_A_CODE}
    ), pairs as (
      select one.id, other.id as other_id, false as has_code from people as one join people as other
        on one.first = other.first and one.born = other.born
        where one.id < other.id and one.last <> other.last
      union all
      select one.id, other.id, false from people as one join people as other
        on one.last = other.last and one.born = other.born
        where one.id < other.id and one.first <> other.first
      union all
      select one.id, other.id, false from people as one join people as other
        on one.last = other.last and one.first = other.first
        where one.id < other.id and one.born <> other.born
      union all
      select one.id, other.id, true from codes as one join codes as other on one.code = other.code
        where one.id < other.id
    )
    select id as dancer_id, other_id, bool_or(has_code) as has_code from pairs
    where not exists (
      select from person_links as link
      join dancers as one on one.id = link.dancer_id
      join dancers as other on other.id = link.other_id
      join dancers as first on first.id = pairs.id
      join dancers as second on second.id = pairs.other_id
      where link.team_id = ${teamId}
        and (
          (one.last_name_key, one.first_name_key, one.birth_date)
            = (first.last_name_key, first.first_name_key, first.birth_date)
          and (other.last_name_key, other.first_name_key, other.birth_date)
            = (second.last_name_key, second.first_name_key, second.birth_date)
          or (one.last_name_key, one.first_name_key, one.birth_date)
            = (second.last_name_key, second.first_name_key, second.birth_date)
          and (other.last_name_key, other.first_name_key, other.birth_date)
            = (first.last_name_key, first.first_name_key, first.birth_date)))
    group by id, other_id
    order by id, other_id
    limit ${PAIRS_READ}
  `.execute(db)
  return rows
}

/** How a person stands on their entries, by dancer; of the team alone. */
async function listPeople(
  db: Kysely<Database>,
  teamId: number,
  ids: readonly number[],
): Promise<Map<number, Known>> {
  const { rows } = await sql<Known>`
    with same as (
      select one.id as of_id, dancers.event_id, dancers.former_last_name, dancers.federation_codes
      from dancers as one
      join dancers on dancers.last_name_key = one.last_name_key
        and dancers.first_name_key = one.first_name_key and dancers.birth_date = one.birth_date
      join events on events.id = dancers.event_id
      where events.team_id = ${teamId} and one.id = any(${ids}::bigint[])
    )
    select one.id as dancer_id, one.last_name, one.first_name, one.birth_date,
      reg_datas.city, reg_datas.club,
      (select count(distinct event_id) from same where of_id = one.id) as events,
      array(
        select distinct former_last_name from same where of_id = one.id and former_last_name <> ''
      ) as former_last_names,
      array(
        select distinct code from same, unnest(federation_codes) as code where of_id = one.id
      ) as federation_codes
    from dancers as one
    join reg_datas on reg_datas.id = one.reg_data_id
    join events on events.id = one.event_id
    where events.team_id = ${teamId} and one.id = any(${ids}::bigint[])
  `.execute(db)
  return new Map(rows.map((person) => [person.dancer_id, person]))
}
