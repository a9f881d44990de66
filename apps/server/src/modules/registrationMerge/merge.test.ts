import { problemText } from '@parket/domain/problems/catalogue'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import { auditOf } from '../../testing/auditLog.ts'
import {
  createCup,
  newDancer,
  register,
  registration,
  type Cup,
  type RegisterInput,
} from '../../testing/cup.ts'
import { createContest, createDrawnRound } from '../../testing/fixtures.ts'
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
type Whole = { dancers: { id: number; birth_date: string; admission: object }[] }
type Duplicates = { pairs: { one: Item; other: Item }[] }
type Item = {
  regData: { id: number; club: string; consents: object; attendance: string | null }
  registrations: { contest_id: string; status: string }[]
  balance: { charged: number; paid: number }
}

const idsOf = ({ one, other }: { one: Item; other: Item }) => [one.regData.id, other.regData.id]

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
    const { pairs } = await read<Duplicates>('registrations/duplicates')
    expect(pairs.map(idsOf)).toEqual([[kept.id, duplicate.id]])

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
    expect((await read<Duplicates>('registrations/duplicates')).pairs).toEqual([])
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
      return [answer.statusCode, (errors?.['duplicate_id'] ?? errors?.['dancers_of'])?.[0]]
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

  it('takes the birth dates of the one that is told, and says of which contests they are not', async () => {
    const dancer = newDancer()
    const child = { ...dancer, birth_date: '2018-09-01' }
    const kept = await enter([cup.ids.oriental], { dancers: [dancer] })
    const duplicate = await enter([cup.ids.children], { dancers: [child] })
    const reasons = async (body: object) =>
      (await merge(kept.id, duplicate.id, body)).json<{ errors: { dancers_of: string[] } }>().errors
        .dancers_of
    expect(await reasons({})).toEqual([expect.stringMatching(/^Соло 10.*Возраст/)])
    expect(await reasons({ dancers_of: duplicate.id })).toEqual([
      expect.stringMatching(/^Соло 11.*Возраст/),
    ])
    expect(await reasons({ dancers_of: 999_999 })).toEqual([problemText('invalid')])

    const same = { ...dancer, last_name: dancer.last_name.toUpperCase(), birth_date: '1998-04-12' }
    const other = await enter([cup.ids.folk], { dancers: [same] })
    const done = await merge(kept.id, other.id, { dancers_of: other.id, apply: true })
    expect(done.statusCode).toBe(200)
    const { dancers } = await read<{ dancers: object[] }>(`reg-datas/${kept.id}`)
    const { last_name, first_name, birth_date } = same
    expect(dancers).toMatchObject([{ last_name, first_name, birth_date }])
  })

  it('notes that the dancers of the one that stays were changed, not how', async () => {
    const dancer = newDancer()
    const kept = await enter([cup.ids.oriental], { dancers: [dancer] })
    const other = await enter([cup.ids.folk], {
      dancers: [{ ...dancer, birth_date: '1998-04-12' }],
    })
    await merge(kept.id, other.id, { dancers_of: other.id, apply: true })
    const [ofKept, ofOther] = await Promise.all(
      [kept.id, other.id].map((id) => auditOf(api.database.db, 'regData', id)),
    )
    const merged_into = { from: other.reg_n, to: kept.reg_n }
    expect(ofKept?.at(-1)).toMatchObject({
      action: 'mergeRegistrations',
      changes: { merged_into, dancers: { from: '…', to: '…' } },
    })
    expect(ofOther?.at(-1)).toMatchObject({ changes: { merged_into } })
  })

  it.each([
    [
      { processing: true, publication: false },
      { processing: true, publication: false },
    ],
    [
      { processing: false, publication: true },
      { processing: false, publication: false },
    ],
  ])('gives no consent back that the duplicate refused: %j', async (refused, consents) => {
    const dancer = newDancer()
    const agreed = { processing: true, publication: true }
    const kept = await enter([cup.ids.oriental], { dancers: [dancer], consents: agreed })
    const other = await enter([cup.ids.folk], { dancers: [dancer], consents: agreed })
    const { db } = api.database
    await db
      .updateTable('reg_datas')
      .set({ consent_processing: refused.processing, consent_publication: refused.publication })
      .where('id', '=', other.id)
      .execute()
    expect((await merge(kept.id, other.id, { apply: true })).statusCode).toBe(200)
    const [only] = await listed(dancer.last_name)
    expect(only?.regData.consents).toMatchObject(consents)
    const line = (await auditOf(db, 'regData', kept.id)).at(-1)
    expect(line?.changes).toMatchObject({ 'consents.publication': { from: true, to: false } })
  })

  it('tells namesakes of one registration apart by birth date, then by age', async () => {
    const { last_name } = newDancer()
    const elder = { ...newDancer(), last_name, first_name: 'Анна', birth_date: '1990-03-01' }
    const younger = { ...elder, birth_date: '2001-07-05' }
    const kept = await enter([cup.ids.duet], { dancers: [younger, elder] })
    // A slip makes the elder the younger one.
    const mistyped = { ...elder, birth_date: '2009-03-01' }
    const { id: otherDuet } = await createContest(api.database.db, cup.event.id, {
      group_num: 21,
      min_count: 2,
      max_count: 2,
      min_age: 12,
    })
    const other = await enter([otherDuet], { dancers: [mistyped, younger] })
    const ofOther = (await read<Whole>(`reg-datas/${other.id}`)).dancers[0]?.id
    await api.database.db
      .updateTable('dancers')
      .set({ medical_seen: true })
      .where('id', '=', ofOther ?? 0)
      .execute()
    const done = await merge(kept.id, other.id, { dancers_of: other.id, apply: true })
    expect(done.statusCode).toBe(200)
    expect((await read<Whole>(`reg-datas/${kept.id}`)).dancers).toMatchObject([
      { birth_date: younger.birth_date, admission: { medical: false } },
      { birth_date: mistyped.birth_date, admission: { medical: true } },
    ])
  })

  it('is refused where the dancer would be twice in a contest', async () => {
    const dancer = newDancer()
    const older = { ...dancer, birth_date: '1998-04-12' }
    const kept = await enter([cup.ids.oriental], { dancers: [dancer] })
    const third = await enter([cup.ids.oriental], { dancers: [older] })
    const duplicate = await enter([cup.ids.folk], { dancers: [older] })
    const refused = await merge(kept.id, duplicate.id, { dancers_of: duplicate.id })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'dancer_twice' }])
    expect((await merge(third.id, duplicate.id, { apply: true })).statusCode).toBe(200)
  })

  it('keeps the entry that stands in heats where the other one of the contest is given up', async () => {
    const dancer = newDancer()
    const older = { ...dancer, birth_date: '1998-04-12' }
    const kept = await enter([cup.ids.show], { dancers: [dancer] })
    const duplicate = await enter([cup.ids.show, cup.ids.folk], { dancers: [older] })
    const { registrations } = await read<{ registrations: { id: number; contest_id: string }[] }>(
      `reg-datas/${duplicate.id}`,
    )
    const entryId = registrations.find(({ contest_id }) => contest_id === cup.ids.folk)?.id ?? 0
    await createDrawnRound(api.database.db, cup.ids.folk, [[entryId]])
    const done = await merge(kept.id, duplicate.id, { apply: true })
    expect(done.json<Merge>()).toMatchObject({ moved: [cup.ids.folk], given_up: [cup.ids.show] })
    const drawn = await api.database.db
      .selectFrom('heat_entries')
      .innerJoin('registrations', 'registrations.id', 'heat_entries.registration_id')
      .where('registration_id', '=', entryId)
      .select('reg_data_id')
      .execute()
    expect(drawn).toEqual([{ reg_data_id: kept.id }])
  })

  it('takes what a withdrawn registration paid, and revives no entry', async () => {
    const dancer = newDancer()
    const older = { ...dancer, birth_date: '1998-04-12' }
    const kept = await enter([cup.ids.oriental], { dancers: [dancer] })
    const duplicate = await enter([cup.ids.oriental], { dancers: [older] })
    await pay(duplicate.id, { kind: 'payment', amount: 170_000, method: 'cash' })
    const withdrawn = await send('PUT', `reg-datas/${duplicate.id}`, { registrations: [] }, 'admin')
    expect(withdrawn.statusCode).toBe(200)
    const done = (await merge(kept.id, duplicate.id, { apply: true })).json<Merge>()
    expect(done).toMatchObject({
      moved: [],
      given_up: [],
      amount: 170_000,
      after: { charged: 170_000, paid: 170_000 },
    })
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
