import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { register, registration, startCup, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { addStaff, createUser } from '../../../testing/fixtures.ts'

type Whole = {
  regData: { id: number; attendance: string | null; attendance_at: string | null; version: number }
  dancers: { id: number; admission?: object }[]
  registrations: { id: number; attendance: string | null }[]
}

forEachEngine('the desk', (engine) => {
  let api: Api
  let cup: Cup
  let token: string
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    const user = await createUser(api.database.db)
    await addStaff(api.database.db, cup.event.id, user.id, 'manager')
    token = await api.logIn(user.email)
  })
  afterAll(() => api.close())

  const newEntry = async () =>
    (await register(api, cup, registration([cup.ids.folk, cup.ids.show]))).json<Whole>()
  const put = (regId: number, path: string, body: object) =>
    api.call({
      method: 'PUT',
      url: `/api/events/${cup.event.id}/reg-datas/${regId}/${path}`,
      body,
      token,
    })
  const linesOf = (regId: number) =>
    api.database.db
      .selectFrom('audit_log')
      .where('entity_id', '=', String(regId))
      .where('action', '=', 'setAttendance')
      .selectAll()
      .execute()

  it('checks one person in once, however many desks press', async () => {
    const { regData } = await newEntry()
    const answers = await Promise.all(
      [1, 2, 3].map(() => put(regData.id, 'attendance', { attendance: 'present' })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    const states = answers.map((answer) => answer.json<Whole>().regData)
    expect(new Set(states.map(({ attendance_at }) => attendance_at)).size).toBe(1)
    expect(states.map(({ version }) => version)).toEqual([2, 2, 2])
    expect(await linesOf(regData.id)).toHaveLength(1)
  })

  it('does not check in who has withdrawn, nor an entry that was; a note that stands may be taken back', async () => {
    const { regData, registrations } = await newEntry()
    const [first] = registrations
    const withdraw = (ids: (number | undefined)[]) =>
      api.database.db
        .updateTable('registrations')
        .set({ status: 'withdrawn', withdrawn_at: new Date() })
        .where(
          'id',
          'in',
          ids.map((id) => id ?? 0),
        )
        .execute()
    await put(regData.id, 'attendance', { registrations: { [first?.id ?? 0]: 'absent' } })
    await withdraw([first?.id])
    const one = await put(regData.id, 'attendance', {
      attendance: 'present',
      registrations: { [first?.id ?? 0]: 'present' },
    })
    expect([one.statusCode, one.json()]).toMatchObject([
      422,
      { errors: { [`registrations.${first?.id}`]: ['Участие уже снято.'] } },
    ])
    const rest = { attendance: 'present', registrations: { [first?.id ?? 0]: null } }
    expect((await put(regData.id, 'attendance', rest)).statusCode).toBe(200)

    await withdraw(registrations.map(({ id }) => id))
    for (const attendance of ['present', 'absent']) {
      const all = await put(regData.id, 'attendance', { attendance })
      expect([all.statusCode, all.json()]).toMatchObject([409, { code: 'attendance_withdrawn' }])
    }
    const back = await put(regData.id, 'attendance', { attendance: null })
    expect(back.json<Whole>().regData.attendance).toBeNull()
  })

  it('forgets the time when the check-in is taken back', async () => {
    const { regData } = await newEntry()
    const present = await put(regData.id, 'attendance', { attendance: 'present' })
    expect(present.json<Whole>().regData).toMatchObject({
      attendance: 'present',
      attendance_at: expect.any(String) as string,
    })
    const back = await put(regData.id, 'attendance', { attendance: null })
    expect(back.json<Whole>().regData).toMatchObject({ attendance: null, attendance_at: null })
  })

  it('checks in for one contest, the same press twice as well as once', async () => {
    const { regData, registrations } = await newEntry()
    const [first] = registrations
    const body = { registrations: { [first?.id ?? 0]: 'present' } }
    await put(regData.id, 'attendance', body)
    const again = (await put(regData.id, 'attendance', body)).json<Whole>()
    expect(again.registrations.map(({ attendance }) => attendance)).toEqual(['present', null])
    expect(await linesOf(regData.id)).toHaveLength(1)
  })

  it('notes what was seen of a dancer, which a change of the dancer keeps', async () => {
    const { regData, dancers, registrations } = await newEntry()
    const [dancer] = dancers
    const seen = await put(regData.id, `dancers/${dancer?.id}/admission`, { medical: true })
    const admission = { medical: true, insurance: false, document: false }
    expect(seen.json<Whole>().dancers).toMatchObject([{ admission }])
    const admin = await createUser(api.database.db)
    await addStaff(api.database.db, cup.event.id, admin.id, 'admin')
    const changed = await api.call({
      method: 'PUT',
      url: `/api/events/${cup.event.id}/reg-datas/${regData.id}`,
      body: { dancers: [{ id: dancer?.id, first_name: 'Марина' }], registrations },
      token: await api.logIn(admin.email),
    })
    expect(changed.json<Whole>().dancers).toMatchObject([{ first_name: 'Марина', admission }])
    expect((await put(regData.id, 'dancers/999999/admission', {})).statusCode).toBe(404)
  })

  it('lists whom it expects in few words, with who noted each; nothing where nothing changed', async () => {
    const { regData } = await newEntry()
    const list = async (known?: number) =>
      (
        await api.call({
          url: `/api/events/${cup.event.id}/desk${known === undefined ? '' : `?known=${known}`}`,
          token,
        })
      ).json<{ revision: number; people: { id: number }[] | null }>()
    const before = await list()
    const person = before.people?.find(({ id }) => id === regData.id)
    expect(person).toMatchObject({ attendance: null, noted_by: null, has_consent: true })
    expect(JSON.stringify(person)).not.toMatch(/birth|phone|email|pin/)
    expect(await list(before.revision)).toEqual({ revision: before.revision, people: null })

    await put(regData.id, 'attendance', { attendance: 'present' })
    const after = await list(before.revision)
    expect(after.people?.find(({ id }) => id === regData.id)).toMatchObject({
      attendance: 'present',
      attendance_at: expect.any(String) as string,
      noted_by: { id: expect.any(Number) as number, name: expect.any(String) as string },
    })
    await put(regData.id, 'attendance', { attendance: null })
    const back = await list(after.revision)
    expect(back.people?.find(({ id }) => id === regData.id)).toMatchObject({ noted_by: null })
  })

  it('tells nobody but the staff what was seen', async () => {
    const { dancers } = await newEntry()
    expect(dancers[0]).not.toHaveProperty('admission')
  })
})
