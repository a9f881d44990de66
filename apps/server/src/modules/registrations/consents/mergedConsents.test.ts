import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { createCup, newDancer, registration, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { createUser } from '../../../testing/fixtures.ts'
import { staffTeam, type Staffed } from '../../../testing/staff.ts'
import { eraseDue } from '../../retention/eraseDue.ts'

type Consent = { reg_data_id: number; publication: boolean | null; dancers: string[] }
type Own = {
  is_own: boolean
  is_merged: boolean
  regData: { id: number; email: string; phone: string }
  dancers: { birth_date: string }[]
  registrations: { contest_id: string }[]
}
type Maker = { id: number; token: string }

const afterTheTerm = new Date('2030-06-01T12:00:00Z')

forEachEngine('consents of a registration that was merged, or whose term is over', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let parent: Maker
  let club: Maker
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
    cup = await createCup(api.database.db, staff.team.id)
    parent = await makerOf('parent@parket.test')
    club = await makerOf('club@parket.test')
  })
  afterAll(() => api.close())

  const makerOf = async (email: string): Promise<Maker> => {
    const { id } = await createUser(api.database.db, { email })
    return { id, token: await api.logIn(email) }
  }
  const enter = async (contestId: string, dancer: object, maker: Maker, more: object = {}) =>
    (
      await api.call({
        method: 'POST',
        url: `/api/events/${cup.event.id}/register`,
        token: maker.token,
        body: registration([contestId], {
          dancers: [newDancer(dancer)],
          consents: { processing: true, publication: true },
          ...more,
        }),
      })
    ).json<{ regData: { id: number; email: string; phone: string } }>().regData
  const merge = async (keptId: number, duplicate_id: number) => {
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/reg-datas/${keptId}/merge`,
      token: staff.tokens.admin,
      body: { duplicate_id, apply: true },
    })
    expect(answer.statusCode).toBe(200)
  }
  const consentsOf = async ({ id, token }: Maker) =>
    (await api.call({ url: `/api/users/${id}/consents`, token })).json<{ items: Consent[] }>().items
  const registrationsOf = async ({ id, token }: Maker, q = '') =>
    (
      await api.call({
        url: `/api/users/${id}/registrations?q=${encodeURIComponent(q)}`,
        token,
      })
    ).json<{ items: Own[] }>().items
  const withdraw = ({ id, token }: Maker, regDataId: number, consent = 'publication') =>
    api.call({
      method: 'POST',
      url: `/api/users/${id}/consents/${regDataId}/withdraw`,
      token,
      body: { consent },
    })
  const found = async (lastName: string) =>
    (await api.call({ url: `/api/search-dancer?last_name=${encodeURIComponent(lastName)}` })).json<{
      total: number
    }>().total
  const stored = (id: number) =>
    api.database.db
      .selectFrom('reg_datas')
      .innerJoin('dancers', 'dancers.reg_data_id', 'reg_datas.id')
      .where('reg_datas.id', '=', id)
      .select(['registered_by', 'email', 'last_name', 'first_name', 'birth_date', 'user_id'])
      .executeTakeFirstOrThrow()
  const endTheTerm = async () => {
    await api.database.db
      .updateTable('events')
      .set({
        date_begin: '2030-05-01T12:00:00Z',
        date_end: '2030-05-01T12:00:00Z',
        retention_months: 1,
      })
      .where('id', '=', cup.event.id)
      .execute()
    expect(await eraseDue(api.database.db, afterTheTerm)).toContain(cup.event.id)
  }

  it('stay with whoever made a duplicate, through a chain of merges, and are withdrawn there', async () => {
    const dancer = newDancer()
    const mistyped = { ...dancer, birth_date: '1998-04-12' }
    const first = await enter(cup.ids.oriental, mistyped, parent)
    const aunt = await makerOf('aunt@parket.test')
    const second = await enter(cup.ids.folk, dancer, aunt)
    const kept = await enter(cup.ids.show, dancer, club)
    await merge(second.id, first.id)
    await merge(kept.id, second.id)

    const name = `${dancer.last_name} ${dancer.first_name}`
    for (const maker of [parent, aunt, club]) {
      expect(await consentsOf(maker)).toMatchObject([
        { reg_data_id: kept.id, publication: true, dancers: [name] },
      ])
    }
    expect(await found(dancer.last_name)).toBe(1)
    const answer = await withdraw(parent, kept.id)
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { publication: false }])
    expect(await found(dancer.last_name)).toBe(0)
    expect(await consentsOf(club)).toMatchObject([{ publication: false }])
    // The one that was merged holds nothing any more.
    expect((await withdraw(parent, first.id)).statusCode).toBe(404)
  })

  it('go with «Мои турниры», where contacts and later dancers of the other account are not told', async () => {
    const dancer = newDancer()
    const maker = await makerOf('another-parent@parket.test')
    const mistyped = { ...dancer, birth_date: '1998-04-12' }
    const duplicate = await enter(cup.ids.oriental, mistyped, maker)
    const regData = { email: 'club-mail@parket.test', phone: '+7 916 765-43-21', city: 'Тула' }
    const kept = await enter(cup.ids.folk, dancer, club, { regData })
    await merge(kept.id, duplicate.id)

    const [own, ...others] = await registrationsOf(maker)
    expect(others).toEqual([])
    expect(own).toMatchObject({
      is_own: false,
      is_merged: true,
      regData: { id: kept.id, email: '', phone: '' },
      dancers: [{ birth_date: mistyped.birth_date }],
    })
    expect(own?.registrations.map(({ contest_id }) => contest_id).toSorted()).toEqual(
      [cup.ids.oriental, cup.ids.folk].toSorted(),
    )
    expect(JSON.stringify(own)).not.toMatch(/pin_code|club-mail|765-?43/)
    expect(await registrationsOf(maker, dancer.last_name)).toHaveLength(1)
    expect(await registrationsOf(club, dancer.last_name)).toMatchObject([
      { is_own: true, is_merged: false },
    ])

    // Another dancer since, of whom whoever made the duplicate knows nothing.
    await api.database.db
      .updateTable('dancers')
      .set({ last_name: 'Незнакомова' })
      .where('reg_data_id', '=', kept.id)
      .execute()
    expect(await registrationsOf(maker, 'Незнакомова')).toEqual([])
    expect(JSON.stringify(await registrationsOf(maker))).not.toContain('Незнакомова')
    expect(JSON.stringify(await consentsOf(maker))).not.toContain('Незнакомова')

    // To change it takes its PIN; nor is it read without.
    const url = `/api/events/${cup.event.id}/reg-datas/${kept.id}`
    expect((await api.call({ url, token: maker.token })).statusCode).toBe(403)
    const change = { method: 'PUT' as const, url, token: maker.token, body: { registrations: [] } }
    expect((await api.call(change)).statusCode).toBe(403)
    const exported = await api.call({ url: `/api/users/${maker.id}/export`, token: maker.token })
    const { registrations } = exported.json<{ registrations: Own[] }>()
    expect(registrations).toMatchObject([
      { is_own: true, regData: { id: duplicate.id } },
      { is_merged: true, regData: { id: kept.id, email: '' } },
    ])
  })

  it('are withdrawn after the term of the personal data: the names go as if none had been given', async () => {
    cup = await createCup(api.database.db, staff.team.id)
    const maker = await makerOf('late@parket.test')
    const other = await makerOf('late-club@parket.test')
    const dancer = newDancer({ last_name: 'Котова', first_name: 'Вера', birth_date: '1999-04-12' })
    const duplicate = await enter(cup.ids.oriental, dancer, maker)
    const kept = await enter(cup.ids.folk, dancer, other)
    const refused = await enter(cup.ids.folk, newDancer(), maker, {
      consents: { processing: true, publication: false },
    })
    await merge(kept.id, duplicate.id)
    await endTheTerm()
    expect(await stored(kept.id)).toMatchObject({
      registered_by: other.id,
      email: 'erased@erased.invalid',
      last_name: 'Котова',
      birth_date: '1999-01-01',
    })
    expect(await stored(refused.id)).toMatchObject({ registered_by: null })
    for (const each of [maker, other]) {
      expect(await consentsOf(each)).toMatchObject([
        { reg_data_id: kept.id, publication: true, dancers: ['Котова Вера'] },
      ])
    }

    expect((await withdraw(maker, kept.id)).json()).toMatchObject({
      publication: false,
      dancers: [expect.stringMatching(/^К\. В\. № [0-9a-f]{8}$/)],
    })
    for (const { id } of [kept, duplicate]) {
      expect(await stored(id)).toMatchObject({
        registered_by: null,
        user_id: null,
        last_name: 'К.',
        first_name: expect.stringMatching(/^В\. № [0-9a-f]{8}$/) as string,
        birth_date: '1999-01-01',
      })
    }
    expect(await consentsOf(maker)).toEqual([])
    expect((await withdraw(other, kept.id)).statusCode).toBe(404)
  })

  it('of one that stands without them take the names of its duplicate along at the end of the term', async () => {
    cup = await createCup(api.database.db, staff.team.id)
    const dancer = newDancer()
    const duplicate = await enter(cup.ids.oriental, dancer, parent)
    const kept = await enter(cup.ids.folk, dancer, club)
    await merge(kept.id, duplicate.id)
    await withdraw(club, kept.id)
    await endTheTerm()
    for (const { id } of [kept, duplicate]) {
      expect(await stored(id)).toMatchObject({
        registered_by: null,
        last_name: expect.stringMatching(/^.\.$/) as string,
      })
    }
  })
})
