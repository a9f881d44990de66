import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { newDancer } from '../../../testing/cup.ts'
import { openMergeOffice, type Merge, type MergeOffice } from '../../../testing/mergeOffice.ts'

type Accounts = { total: number; items: { reg_data_id: number }[] }

describe('merging the money of registrations', () => {
  let office: MergeOffice
  beforeAll(async () => {
    office = await openMergeOffice()
  })
  afterAll(() => office.api.close())

  it('takes what a withdrawn registration paid, and revives no entry', async () => {
    const dancer = newDancer()
    const older = { ...dancer, birth_date: '1998-04-12' }
    const kept = await office.enter([office.cup.ids.oriental], { dancers: [dancer] })
    const duplicate = await office.enter([office.cup.ids.oriental], { dancers: [older] })
    await office.pay(duplicate.id, { kind: 'payment', amount: 170_000, method: 'cash' })
    const withdrawn = await office.send(
      'PUT',
      `reg-datas/${duplicate.id}`,
      { registrations: [] },
      'admin',
    )
    expect(withdrawn.statusCode).toBe(200)
    const done = (await office.merge(kept.id, duplicate.id, { apply: true })).json<Merge>()
    expect(done).toMatchObject({
      moved: [],
      given_up: [],
      amount: 170_000,
      after: { charged: 170_000, paid: 170_000 },
    })
  })

  it('leaves the duplicate out of the list of accounts', async () => {
    const dancer = newDancer()
    const kept = await office.enter([office.cup.ids.oriental], { dancers: [dancer] })
    const duplicate = await office.enter([office.cup.ids.folk], { dancers: [dancer] })
    const listed = async () => {
      const q = encodeURIComponent(dancer.last_name)
      const { items, total } = await office.read<Accounts>(`payments?q=${q}`)
      return [total, items.map(({ reg_data_id }) => reg_data_id)]
    }
    expect(await listed()).toEqual([2, [kept.id, duplicate.id]])
    await office.merge(kept.id, duplicate.id, { apply: true })
    expect(await listed()).toEqual([1, [kept.id]])
  })

  it('keeps the books in balance over random lives: nothing is lost, the ledger only grows', async () => {
    const contests = [office.cup.ids.oriental, office.cup.ids.folk, office.cup.ids.show]
    const step = fc.record({
      what: fc.constantFrom('payment' as const, 'refund' as const, 'correction' as const),
      ofDuplicate: fc.boolean(),
      amount: fc.integer({ min: 1, max: 200_000 }),
      method: fc.constantFrom('cash' as const, 'card' as const, 'transfer' as const),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 5 }),
        fc.constantFrom(0, 1, 2),
        async (steps, shift) => {
          const dancer = newDancer()
          const kept = await office.enter([contests[shift] ?? ''], { dancers: [dancer] })
          const duplicate = await office.enter([contests[(shift + 1) % 3] ?? ''], {
            dancers: [dancer],
          })
          for (const { what, ofDuplicate, amount, method } of steps) {
            const id = ofDuplicate ? duplicate.id : kept.id
            const line = what === 'correction' ? { amount: -amount } : { amount, method }
            await office.pay(id, { kind: what, title: 'Проверка', ...line })
          }
          const lines = await countLines()
          const done = (await office.merge(kept.id, duplicate.id, { apply: true })).json<Merge>()
          expect(done.after).toEqual(done.before)
          const [only] = await office.listed(dancer.last_name)
          expect(only?.balance).toMatchObject(done.after)
          expect(await countLines()).toBeGreaterThanOrEqual(lines)
          const { charged, payments, refunds, debt, overpaid } = await office.closing()
          expect(charged).toBe(payments - refunds + debt - overpaid)
        },
      ),
      { numRuns: 8 },
    )
  })

  async function countLines(): Promise<number> {
    const { n } = await office.api.database.db
      .selectFrom('ledger')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }
})
