import { closingDifference, type Closing } from '@parket/domain/money/closing'
import {
  asyncProperty,
  assert,
  array,
  constantFrom,
  integer,
  oneof,
  record,
  subarray,
  type Arbitrary,
} from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { createCup, register, registration, type Cup } from '../../testing/cup.ts'
import { anyEngine } from '../../testing/database.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'
import { settleEvent } from './ledger/settle.ts'

const contests = ['oriental', 'folk', 'two', 'packet'] as const

/** What happens at an event: to one registration, to many, to a price; or something is taken back. */
const step = oneof(
  record({
    does: constantFrom('payment', 'refund', 'correction'),
    who: integer({ min: 0, max: 2 }),
    amount: integer({ min: 1, max: 400_000 }),
  }),
  record({
    does: constantFrom('change' as const),
    who: integer({ min: 0, max: 2 }),
    chosen: subarray(['oriental', 'folk', 'two'] as const),
  }),
  record({ does: constantFrom('withdraw', 'promote', 'move', 'pay', 'joint') }),
  record({
    does: constantFrom('price' as const),
    contest: constantFrom(...contests),
    price: integer({ min: 0, max: 300_000 }),
  }),
  record({ does: constantFrom('undo' as const), which: integer({ min: 0, max: 20 }) }),
)

type Step = typeof step extends Arbitrary<infer T> ? T : never

let api: Api
let staff: Staffed
beforeAll(async () => {
  api = await startApi(anyEngine())
  staff = await staffTeam(api)
})
afterAll(() => api.close())

async function newLife() {
  const cup = await createCup(api.database.db, staff.team.id)
  const ids: number[] = []
  for (let n = 0; n < 3; n += 1) {
    const answer = await register(api, cup, registration([cup.ids.oriental, cup.ids.two]))
    ids.push(answer.json<{ regData: { id: number } }>().regData.id)
  }
  return { cup, ids, changeSets: [] as number[] }
}

type Life = Awaited<ReturnType<typeof newLife>>

/** The call of a step; some are refused: then nothing may have changed. */
function callOf({ cup, ids, changeSets }: Life, doing: Step) {
  const event = `/api/events/${cup.event.id}`
  const bulk = (act: object) => ({
    method: 'POST' as const,
    url: `${event}/registrations/bulk`,
    body: { act, apply: true },
  })
  switch (doing.does) {
    case 'change':
      return {
        method: 'PUT' as const,
        url: `${event}/reg-datas/${ids[doing.who]}`,
        body: {
          registrations: doing.chosen.map((name) => ({ contest_id: cup.ids[name] })),
        },
      }
    case 'price':
      return {
        method: 'PUT' as const,
        url: `/api/contests/${cup.ids[doing.contest]}`,
        body: { price: doing.price },
      }
    case 'undo':
      return {
        method: 'POST' as const,
        url: `/api/admin/events/${cup.event.id}/change-sets/${changeSets[doing.which % Math.max(1, changeSets.length)] ?? 1}/undo`,
      }
    case 'joint':
      return {
        method: 'POST' as const,
        url: `${event}/payments/joint`,
        body: { regDataIds: ids, amount: 90_000, method: 'card', reference: 'Клуб' },
      }
    case 'withdraw':
      return bulk({ kind: 'withdraw', group_num: 11 })
    case 'promote':
      return bulk({ kind: 'promote' })
    case 'move':
      return bulk({ kind: 'move', group_num: 14, to_group_num: 12 })
    case 'pay':
      return bulk({ kind: 'pay', method: 'transfer' })
    default:
      return {
        method: 'POST' as const,
        url: `${event}/reg-datas/${ids[doing.who]}/payments`,
        body: { kind: doing.does, amount: doing.amount, method: 'cash', title: 'Причина' },
      }
  }
}

const ledgerOf = ({ event }: Cup) =>
  api.database.db
    .selectFrom('ledger')
    .where('event_id', '=', event.id)
    .selectAll()
    .orderBy('id')
    .execute()

async function expectBooksInOrder({ cup }: Life): Promise<void> {
  const url = `/api/events/${cup.event.id}/payments/summary`
  const summary = (await api.call({ url, token: staff.tokens.admin })).json<Closing>()
  expect(closingDifference(summary)).toBe(0)
  const byDay = (field: 'payments' | 'refunds') =>
    summary.days.reduce((sum, day) => sum + day[field], 0)
  expect([byDay('payments'), byDay('refunds')]).toEqual([summary.payments, summary.refunds])
  const lines = await ledgerOf(cup)
  for (const own of Map.groupBy(lines, ({ reg_data_id }) => reg_data_id).values()) {
    const paid = own.reduce(
      (sum, { kind, amount }) =>
        sum + (kind === 'payment' ? amount : kind === 'refund' ? -amount : 0),
      0,
    )
    expect(paid).toBeGreaterThanOrEqual(0)
  }
  // What is charged is what the registrations cost: charging again adds nothing.
  await api.database.db.transaction().execute((trx) => settleEvent(trx, cup.event.id, null))
  expect(await ledgerOf(cup)).toEqual(lines)
}

it('over random lives of registrations the books balance, and the ledger only grows', async () => {
  await assert(
    asyncProperty(array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const life = await newLife()
      let before = await ledgerOf(life.cup)
      for (const doing of steps) {
        const answer = await api.call({ ...callOf(life, doing), token: staff.tokens.supervisor })
        expect(answer.statusCode < 500 || answer.body).toBe(true)
        const changeSet = Number(answer.headers['x-change-set-id'] ?? 0)
        if (changeSet > 0) life.changeSets.push(changeSet)
        const after = await ledgerOf(life.cup)
        // What is refused adds nothing.
        const kept = answer.statusCode < 400 ? after.slice(0, before.length) : after
        expect(kept).toEqual(before)
        await expectBooksInOrder(life)
        before = after
      }
    }),
    { numRuns: 5 },
  )
})
