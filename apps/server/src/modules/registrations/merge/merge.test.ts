import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { newDancer } from '../../../testing/cup.ts'
import { createDrawnRound } from '../../../testing/fixtures.ts'
import {
  openMergeOffice,
  type Duplicates,
  type Merge,
  type MergeOffice,
} from '../../../testing/mergeOffice.ts'

const idsOf = ({ one, other }: Duplicates['pairs'][number]) => [one.regData.id, other.regData.id]

describe('merging registrations', () => {
  let office: MergeOffice
  beforeAll(async () => {
    office = await openMergeOffice()
  })
  afterAll(() => office.api.close())

  it('moves entries, money and what contacts leave out; the preview says so and changes nothing', async () => {
    const dancer = newDancer()
    const kept = await office.enter([office.cup.ids.oriental], { dancers: [dancer], consents: {} })
    const duplicate = await office.enter([office.cup.ids.folk], {
      dancers: [{ ...dancer, birth_date: '1998-04-12' }],
      regData: { email: 'a@parket.test', phone: '+79161234567', city: 'Тверь', club: 'Ритм' },
    })
    await office.pay(duplicate.id, {
      kind: 'payment',
      amount: 150_000,
      method: 'card',
      reference: 'A 1',
    })
    await office.pay(duplicate.id, { kind: 'correction', amount: -10_000, title: 'Скидка' })
    const { pairs } = await office.read<Duplicates>('registrations/duplicates')
    expect(pairs.map(idsOf)).toEqual([[kept.id, duplicate.id]])

    const preview = (await office.merge(kept.id, duplicate.id)).json<Merge>()
    expect(preview).toMatchObject({ moved: [office.cup.ids.folk], given_up: [], amount: 150_000 })
    expect(await office.listed(dancer.last_name)).toHaveLength(2)

    const done = await office.merge(kept.id, duplicate.id, { apply: true })
    expect([done.statusCode, done.json()]).toEqual([200, preview])
    const [only, ...others] = await office.listed(dancer.last_name)
    expect(others).toEqual([])
    expect(only).toMatchObject({
      regData: { club: 'Ритм', consents: { processing: true, publication: true } },
      registrations: [{ status: 'active' }, { status: 'active' }],
      // Two contests and one fee of the event, less the discount.
      balance: { charged: 120_000 + 120_000 + 50_000 - 10_000, paid: 150_000 },
    })
    expect((await office.read<Duplicates>('registrations/duplicates')).pairs).toEqual([])
    const left = await office.read<{ charged: number; paid: number }>(
      `reg-datas/${duplicate.id}/payments`,
    )
    expect(left).toMatchObject({ charged: 0, paid: 0 })
    expect((await office.merge(kept.id, duplicate.id)).statusCode).toBe(404)
  })

  it('gives up one entry of a contest that both have, and its place goes to who waits', async () => {
    const dancer = newDancer()
    const older = { ...dancer, birth_date: '1998-04-12' }
    const kept = await office.enter([office.cup.ids.two], { dancers: [dancer] })
    const duplicate = await office.enter([office.cup.ids.two], { dancers: [older] })
    const waiting = newDancer()
    await office.enter([office.cup.ids.two], { dancers: [waiting] })
    const done = (await office.merge(kept.id, duplicate.id, { apply: true })).json<Merge>()
    expect(done).toMatchObject({ moved: [], given_up: [office.cup.ids.two] })
    expect((await office.listed(waiting.last_name))[0]?.registrations[0]?.status).toBe('active')
  })

  it('leaves a duplicate that takes no entry, no money and no note any more: no list would show them', async () => {
    const dancer = newDancer()
    const kept = await office.enter([office.cup.ids.oriental], { dancers: [dancer] })
    const duplicate = await office.enter([office.cup.ids.folk], { dancers: [dancer] })
    expect((await office.merge(kept.id, duplicate.id, { apply: true })).statusCode).toBe(200)
    const path = `reg-datas/${duplicate.id}`
    const answers = [
      await office.send('PUT', path, { registrations: [{ contest_id: office.cup.ids.show }] }),
      await office.send('PUT', path, { regData: { city: 'Тула' } }),
      await office.pay(duplicate.id, { kind: 'payment', amount: 10_000, method: 'cash' }),
      await office.send('PUT', `${path}/start-number`, { start_number: 777 }),
    ]
    expect(
      answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code]),
    ).toEqual(answers.map(() => [409, 'registration_merged']))
    const wasMerged = async (id: number) =>
      (await office.read<{ regData: { was_merged: boolean } }>(`reg-datas/${id}`)).regData
        .was_merged
    expect([await wasMerged(kept.id), await wasMerged(duplicate.id)]).toEqual([false, true])
  })

  it('is refused where the dancer would be twice in a contest', async () => {
    const dancer = newDancer()
    const older = { ...dancer, birth_date: '1998-04-12' }
    const kept = await office.enter([office.cup.ids.oriental], { dancers: [dancer] })
    const third = await office.enter([office.cup.ids.oriental], { dancers: [older] })
    const duplicate = await office.enter([office.cup.ids.folk], { dancers: [older] })
    const refused = await office.merge(kept.id, duplicate.id, { dancers_of: duplicate.id })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'dancer_twice' }])
    expect((await office.merge(third.id, duplicate.id, { apply: true })).statusCode).toBe(200)
  })

  it('keeps the entry that stands in heats where the other one of the contest is given up', async () => {
    const dancer = newDancer()
    const older = { ...dancer, birth_date: '1998-04-12' }
    const kept = await office.enter([office.cup.ids.show], { dancers: [dancer] })
    const duplicate = await office.enter([office.cup.ids.show, office.cup.ids.folk], {
      dancers: [older],
    })
    const { registrations } = await office.read<{
      registrations: { id: number; contest_id: string }[]
    }>(`reg-datas/${duplicate.id}`)
    const entryId =
      registrations.find(({ contest_id }) => contest_id === office.cup.ids.folk)?.id ?? 0
    await createDrawnRound(office.api.database.db, office.cup.ids.folk, [[entryId]])
    const done = await office.merge(kept.id, duplicate.id, { apply: true })
    expect(done.json<Merge>()).toMatchObject({
      moved: [office.cup.ids.folk],
      given_up: [office.cup.ids.show],
    })
    const drawn = await office.api.database.db
      .selectFrom('heat_entries')
      .innerJoin('registrations', 'registrations.id', 'heat_entries.registration_id')
      .where('registration_id', '=', entryId)
      .select('reg_data_id')
      .execute()
    expect(drawn).toEqual([{ reg_data_id: kept.id }])
  })
})
