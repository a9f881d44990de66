import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import {
  createCup,
  newDancer,
  register,
  registration,
  type Cup,
  type RegisterInput,
} from '../../testing/cup.ts'
import { anyEngine } from '../../testing/database.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

type Registered = { regData: { id: number; reg_n: number; version: number } }
type Merge = {
  moved: string[]
  given_up: string[]
  amount: number
  before: { charged: number; paid: number }
  after: { charged: number; paid: number }
}
type Item = {
  regData: { id: number; club: string; consents: object; attendance: string | null }
  registrations: { contest_id: string; status: string }[]
  balance: { charged: number; paid: number }
}

describe('merging registrations', () => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  beforeAll(async () => {
    api = await startApi(anyEngine())
    staff = await staffTeam(api)
    cup = await createCup(api.database.db, staff.team.id)
  })
  afterAll(() => api.close())

  const url = () => `/api/events/${cup.event.id}`
  const enter = async (contestIds: string[], values: RegisterInput) =>
    (await register(api, cup, registration(contestIds, values))).json<Registered>().regData
  const send = (
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    user: keyof Staffed['tokens'] = 'supervisor',
  ) => api.call({ method, url: `${url()}/${path}`, body, token: staff.tokens[user] })
  const merge = (keptId: number, duplicateId: number, more: object = {}) =>
    send('POST', `reg-datas/${keptId}/merge`, { duplicate_id: duplicateId, ...more }, 'admin')
  const pay = (id: number, body: object) => send('POST', `reg-datas/${id}/payments`, body)
  const read = async <T>(path: string) =>
    (await api.call({ url: `${url()}/${path}`, token: staff.tokens.admin })).json<T>()
  const listed = async (q: string) =>
    (await read<{ items: Item[] }>(`registrations?q=${encodeURIComponent(q)}`)).items
  const closing = () =>
    read<Record<'charged' | 'payments' | 'refunds' | 'debt' | 'overpaid', number>>(
      'payments/summary',
    )

  it('moves entries, money and what contacts leave out; the preview says so and changes nothing', async () => {
    const dancer = newDancer()
    const kept = await enter([cup.ids.oriental], { dancers: [dancer], consents: {} })
    const duplicate = await enter([cup.ids.folk], {
      dancers: [{ ...dancer, birth_date: '1998-04-12' }],
      regData: { email: 'a@parket.test', phone: '+79161234567', city: 'Тверь', club: 'Ритм' },
    })
    await pay(duplicate.id, { kind: 'payment', amount: 150_000, method: 'card', reference: 'A 1' })
    await pay(duplicate.id, { kind: 'correction', amount: -10_000, title: 'Скидка' })
    expect((await read<{ groups: Item[][] }>('registrations/duplicates')).groups).toHaveLength(1)

    const preview = (await merge(kept.id, duplicate.id)).json<Merge>()
    expect(preview).toMatchObject({ moved: [cup.ids.folk], given_up: [], amount: 150_000 })
    expect(await listed(dancer.last_name)).toHaveLength(2)

    const done = await merge(kept.id, duplicate.id, { apply: true })
    expect([done.statusCode, done.json()]).toEqual([200, preview])
    const [only, ...others] = await listed(dancer.last_name)
    expect(others).toEqual([])
    expect(only).toMatchObject({
      regData: { club: 'Ритм', consents: { processing: true, publication: true } },
      registrations: [{ status: 'active' }, { status: 'active' }],
      // Two contests and one fee of the event, less the discount.
      balance: { charged: 120_000 + 120_000 + 50_000 - 10_000, paid: 150_000 },
    })
    expect((await read<{ groups: Item[][] }>('registrations/duplicates')).groups).toEqual([])
    const left = await read<{ charged: number; paid: number }>(`reg-datas/${duplicate.id}/payments`)
    expect(left).toMatchObject({ charged: 0, paid: 0 })
    expect((await merge(kept.id, duplicate.id)).statusCode).toBe(404)
  })

  it('gives up one entry of a contest that both have, and its place goes to who waits', async () => {
    const dancer = newDancer()
    const older = { ...dancer, birth_date: '1998-04-12' }
    const kept = await enter([cup.ids.two], { dancers: [dancer] })
    const duplicate = await enter([cup.ids.two], { dancers: [older] })
    const waiting = newDancer()
    await enter([cup.ids.two], { dancers: [waiting] })
    const done = (await merge(kept.id, duplicate.id, { apply: true })).json<Merge>()
    expect(done).toMatchObject({ moved: [], given_up: [cup.ids.two] })
    expect((await listed(waiting.last_name))[0]?.registrations[0]?.status).toBe('active')
  })

  it('is refused for different people, for one registration and for a stale one', async () => {
    const dancer = newDancer()
    const one = await enter([cup.ids.oriental], { dancers: [dancer] })
    const other = await enter([cup.ids.oriental], {})
    const same = await enter([cup.ids.folk], { dancers: [dancer] })
    const reasonOf = async (id: number, more: object = {}) => {
      const answer = await merge(one.id, id, more)
      const { errors } = answer.json<{ errors?: Record<string, string[]> }>()
      return [answer.statusCode, errors?.['duplicate_id']?.[0]]
    }
    expect(await reasonOf(other.id)).toEqual([
      422,
      'В заявках разные танцоры: сначала исправьте имена',
    ])
    expect(await reasonOf(one.id)).toEqual([422, 'Это одна и та же заявка'])
    expect(await reasonOf(999_999)).toEqual([404, undefined])
    expect(await reasonOf(same.id, { version: 7 })).toEqual([409, undefined])
    expect(await reasonOf(same.id, { duplicate_version: 7 })).toEqual([409, undefined])
    const child = await enter([cup.ids.children], {
      dancers: [{ ...dancer, birth_date: '2018-09-01' }],
    })
    expect((await reasonOf(child.id))[1]).toMatch(/^Соло 10.*Возраст/)
    const manager = await send('POST', `reg-datas/${one.id}/merge`, {}, 'manager')
    expect(manager.statusCode).toBe(403)
  })

  it('keeps the books in balance over random lives: nothing is lost, the ledger only grows', async () => {
    const contests = [cup.ids.oriental, cup.ids.folk, cup.ids.show]
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
          const kept = await enter([contests[shift] ?? ''], { dancers: [dancer] })
          const duplicate = await enter([contests[(shift + 1) % 3] ?? ''], { dancers: [dancer] })
          for (const { what, ofDuplicate, amount, method } of steps) {
            const id = ofDuplicate ? duplicate.id : kept.id
            const line = what === 'correction' ? { amount: -amount } : { amount, method }
            await pay(id, { kind: what, title: 'Проверка', ...line })
          }
          const lines = await countLines()
          const done = (await merge(kept.id, duplicate.id, { apply: true })).json<Merge>()
          expect(done.after).toEqual(done.before)
          const [only] = await listed(dancer.last_name)
          expect(only?.balance).toMatchObject(done.after)
          expect(await countLines()).toBeGreaterThanOrEqual(lines)
          const { charged, payments, refunds, debt, overpaid } = await closing()
          expect(charged).toBe(payments - refunds + debt - overpaid)
        },
      ),
      { numRuns: 8 },
    )
  })

  async function countLines(): Promise<number> {
    const { n } = await api.database.db
      .selectFrom('ledger')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return n
  }
})
