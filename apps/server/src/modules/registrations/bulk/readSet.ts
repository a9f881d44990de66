import { payGroupNumber } from '@parket/domain/event/tags'
import type { BulkAct } from '@parket/domain/bulk/bulkAct'
import type { BulkFacts, BulkRegistration } from '@parket/domain/bulk/bulkPlan'
import { sql, type Transaction } from 'kysely'

import type { Database } from '../../../db/schema.ts'
import { selectSameDancers } from '../../../records/sameDancers.ts'
import { withParts, type WholeRegData } from '../../../records/registrations.ts'
import { findDrawn } from '../../../records/rounds.ts'
import { listFixed } from '../../draws/saidSessions.ts'
import { balancesOf } from '../../payments/ledger/balances.ts'
import { applyFilters, type AgeRules, type RegDataFilters } from '../core/filters.ts'
import { countPlaces } from '../core/places.ts'
import type { Rules } from '../core/loadRegistrationRules.ts'

/** The registrations that an act is about. */
export interface ChosenSet {
  filters: RegDataFilters
  /** Only these of them; null: all. */
  ids: readonly number[] | null
}

/** A registration of the set, whole, and as the rules of bulk acts see it. */
export type SetMember = { whole: WholeRegData; registration: BulkRegistration }

/**
 * Reads the set in the order of numbers. Locked, nobody pays for one of them or changes it meanwhile.
 *
 * @param isLocked for a change; a preview leaves everybody to their work
 */
export async function readSet(
  trx: Transaction<Database>,
  event: AgeRules,
  set: ChosenSet,
  isLocked: boolean,
): Promise<SetMember[]> {
  if (isLocked) await lock(trx, await findIds(trx, event, set))
  // Read behind the lock: what was paid until then is known now.
  const ids = await findIds(trx, event, set)
  if (ids.length === 0) return []
  const regDatas = await trx
    .selectFrom('reg_datas')
    .where('id', 'in', ids)
    .selectAll()
    .orderBy('reg_n')
    .execute()
  const wholes = await withParts(trx, regDatas)
  const balances = await balancesOf(trx, ids)
  return wholes.map((whole) => ({
    whole,
    registration: toBulk(whole, balances.get(whole.regData.id) ?? { charged: 0, paid: 0 }),
  }))
}

async function findIds(
  trx: Transaction<Database>,
  event: AgeRules,
  { filters, ids }: ChosenSet,
): Promise<number[]> {
  if (ids?.length === 0) return []
  let chosen = applyFilters(trx.selectFrom('reg_datas'), event, filters)
  if (ids) chosen = chosen.where('reg_datas.id', 'in', ids)
  const rows = await chosen.select('reg_datas.id').execute()
  return rows.map(({ id }) => id)
}

/** In one order, as payments of several registrations do. */
async function lock(trx: Transaction<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx
    .selectFrom('reg_datas')
    .where('id', 'in', ids)
    .select('id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

function toBulk(
  { regData, dancers, registrations }: WholeRegData,
  balance: BulkRegistration['balance'],
): BulkRegistration {
  return {
    id: regData.id,
    dancers,
    entries: registrations.map(({ id, contest_id, packet_contest_id, status, role }) => ({
      id,
      contest_id,
      packet_contest_id,
      status,
      role,
    })),
    consents: {
      processing: regData.consent_processing,
      publication: regData.consent_publication,
    },
    balance,
  }
}

/** What decides the act beside the registrations. */
export async function readFacts(
  trx: Transaction<Database>,
  eventId: number,
  act: BulkAct,
  rules: Rules,
): Promise<BulkFacts> {
  const drawn = await findDrawn(
    trx,
    rules.contests.map(({ id }) => id),
  )
  const fixed = await listFixed(
    trx,
    eventId,
    rules.contests.map(({ id }) => id),
  )
  const targetId = act.kind === 'move' ? act.targetId : null
  const places = targetId === null ? new Map() : await countPlaces(trx, [targetId])
  const entered = targetId === null ? new Set<string>() : await dancersIn(trx, targetId)
  return {
    contests: rules.contests,
    event: rules.event,
    payGroupNum: payGroupNumber(rules.tags),
    drawn: new Set(drawn.keys()),
    fixed,
    occupancies: places.get(targetId) ?? [],
    isInTarget: (dancer) => entered.has(keyOf(dancer)),
  }
}

/** Who dances in a contest, or waits to; the same names are told from the fields as they are written. */
async function dancersIn(
  trx: Transaction<Database>,
  contestId: string,
): Promise<ReadonlySet<string>> {
  const rows = await selectSameDancers(trx)
    .innerJoin('registrations', 'registrations.reg_data_id', 'own.reg_data_id')
    .where('registrations.contest_id', '=', contestId)
    .where('registrations.status', '<>', 'withdrawn')
    .select([
      'other.last_name',
      'other.first_name',
      sql<string>`other.birth_date::text`.as('birth_date'),
    ])
    .execute()
  return new Set(rows.map(keyOf))
}

function keyOf(dancer: { last_name: string; first_name: string; birth_date: string }): string {
  return [dancer.last_name, dancer.first_name, dancer.birth_date].join('\n')
}
