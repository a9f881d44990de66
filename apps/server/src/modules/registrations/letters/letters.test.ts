import { letterHoldSeconds } from '@parket/domain/letter/chosenLetter'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import {
  contacts,
  newDancer,
  register,
  registration,
  startCup,
  type Cup,
} from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { addStaff, createUser } from '../../../testing/fixtures.ts'

interface Preview {
  registrations: number
  letters: number
  no_address: number[]
  too_many: number
  samples: { to: string; subject: string; text: string }[]
  state: string
  letters_id: string | null
}
type Letter = { to: { address: string }; subject: string; text: string; html: string }

forEachEngine('a letter to the chosen', (engine) => {
  let api: Api
  let cup: Cup
  let token: string
  let me: string
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    const admin = await createUser(api.database.db)
    await addStaff(api.database.db, cup.event.id, admin.id, 'admin')
    me = admin.email
    token = await api.logIn(admin.email)
  })
  afterAll(() => api.close())

  const newEntry = async (email: string, last_name?: string) => {
    const { regData } = (
      await register(
        api,
        cup,
        registration([cup.ids.folk], {
          regData: { ...contacts, email },
          dancers: [newDancer()],
        }),
      )
    ).json<{ regData: { id: number; reg_n: number } }>()
    // The form refuses such names; a table brings them.
    if (last_name !== undefined) {
      await api.database.db
        .updateTable('dancers')
        .set({ last_name })
        .where('reg_data_id', '=', regData.id)
        .execute()
    }
    return regData
  }
  const write = (body: object, { query = '', by = token } = {}) =>
    api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/registration-letters${query}`,
      body,
      token: by,
    })
  const written = async (subject: RegExp): Promise<Letter[]> => {
    const rows = await api.database.db
      .selectFrom('outbox')
      .where('kind', '=', 'mail')
      .select('payload')
      .orderBy('id')
      .execute()
    return (rows as unknown as { payload: Letter }[])
      .map(({ payload }) => payload)
      .filter((mail) => subject.test(mail.subject))
  }

  it('goes once to each address, filled, told in each record; strangers’ words are no links and no markup', async () => {
    const one = await newEntry('club@parket.test', 'Evil.test')
    const two = await newEntry('Club@parket.test', '<b>Лис')
    const third = await newEntry('third@parket.test')
    const regDataIds = [one.id, two.id, third.id]
    const letter = { subject: 'Сбор: {номер}', text: 'Ждём {имена}.\n\n<b>В 9:00</b>', regDataIds }
    const preview = (await write(letter)).json<Preview>()
    expect(preview).toMatchObject({ registrations: 3, letters: 2, no_address: [], too_many: 0 })
    expect(preview.samples[0]).toMatchObject({ subject: `Сбор: ${one.reg_n}, ${two.reg_n}` })
    expect(await written(/^Сбор/)).toEqual([])

    const sent = await write({ ...letter, to: 'all', state: preview.state })
    expect(sent.json()).toMatchObject({ letters: 2 })
    const mails = await written(/^Сбор/)
    expect(mails.map(({ to }) => to.address.toLowerCase()).sort()).toEqual([
      'club@parket.test',
      'third@parket.test',
    ])
    const shared = mails.find(({ to }) => /club/i.test(to.address))
    expect(shared?.text).toContain('Evil.\u2060test')
    expect(shared?.html).not.toMatch(/<b>/)
    const told = await api.call({
      url: `/api/events/${cup.event.id}/reg-datas/${two.id}/letters`,
      token,
    })
    expect(told.json<{ subject: string }[]>()[0]?.subject).toMatch(/^Сбор/)
    const lines = await api.database.db
      .selectFrom('audit_log')
      .where('action', '=', 'writeToRegistrations')
      .select('entity_id')
      .execute()
    expect(new Set(lines.map(({ entity_id }) => Number(entity_id)))).toEqual(new Set(regDataIds))
  })

  it('goes to no one who was not looked at', async () => {
    const { id } = await newEntry('late@parket.test')
    const letter = { subject: 'Перемена', text: 'Зал Б' }
    const { state } = (await write({ ...letter, regDataIds: [id] })).json<Preview>()
    const other = await newEntry('later@parket.test')
    const answer = await write({ ...letter, to: 'all', state, regDataIds: [id, other.id] })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'bulk_changed' }])
    expect(await written(/^Перемена/)).toEqual([])
  })

  it('tries one on its author, about no registration', async () => {
    const { id, reg_n } = await newEntry('try@parket.test')
    await write({ subject: 'Разминка', text: 'Номер {номер}', regDataIds: [id], to: 'me' })
    const mails = await written(/Разминка/)
    expect(mails).toMatchObject([{ to: { address: me }, subject: 'Проба: Разминка' }])
    expect(mails[0]?.text).toContain(`Номер ${reg_n}`)
    expect(mails[0]).not.toHaveProperty('regDataIds', [id])
  })

  it('finds by the filters of the list', async () => {
    const answer = await write(
      { subject: 'С', text: 'Т' },
      { query: `?q=${encodeURIComponent('try@parket.test')}` },
    )
    expect(answer.json<Preview>()).toMatchObject({ registrations: 1, letters: 1 })
  })

  it('to one address no more than five a day', async () => {
    const { id } = await newEntry('often@parket.test')
    const letter = { subject: 'Частое', text: 'Слово', regDataIds: [id], to: 'all' }
    for (let n = 0; n < 5; n += 1) {
      expect((await write(letter)).json<Preview>()).toMatchObject({ letters: 1, too_many: 0 })
    }
    expect((await write(letter)).json<Preview>()).toMatchObject({ letters: 0, too_many: 1 })
    expect(await written(/^Частое/)).toHaveLength(5)
  })

  const takeBack = (id: string, by = token) =>
    api.call({
      method: 'DELETE',
      url: `/api/events/${cup.event.id}/registration-letters/${id}`,
      token: by,
    })

  it('waits 30 s, in which it is taken back: nothing goes, nothing is counted, the history says so', async () => {
    const { id } = await newEntry('hasty@parket.test')
    const letter = { subject: 'Поспешное', text: 'Слово', regDataIds: [id], to: 'all' }
    for (let n = 0; n < 6; n += 1) {
      const sent = (await write(letter)).json<Preview>()
      expect(sent).toMatchObject({ letters: 1, too_many: 0 })
      const { held } = await api.database.db
        .selectFrom('outbox')
        .where('topic', 'like', `%${sent.letters_id}`)
        .select(sql<number>`extract(epoch from run_at - created_at)::int`.as('held'))
        .executeTakeFirstOrThrow()
      expect(held).toBeGreaterThanOrEqual(letterHoldSeconds)
      expect((await takeBack(sent.letters_id ?? '')).json()).toEqual({ taken_back: 1, gone: 0 })
    }
    expect(await written(/^Поспешное/)).toEqual([])
    const lines = await api.database.db
      .selectFrom('audit_log')
      .where('action', '=', 'takeBackLetters')
      .where('entity_id', '=', String(id))
      .select('changes')
      .execute()
    expect(lines[0]?.changes).toEqual({ written: { from: 'Поспешное', to: null } })
  })

  it('stops what has not gone, and what has gone is said', async () => {
    const one = await newEntry('gone@parket.test')
    const two = await newEntry('waits@parket.test')
    const letter = { subject: 'Вдогонку', text: 'Слово', regDataIds: [one.id, two.id], to: 'all' }
    const { letters_id } = (await write(letter)).json<Preview>()
    const goes = (address: string) =>
      api.database.db
        .updateTable('outbox')
        .set({ attempts: 1 })
        .where('topic', 'is not', null)
        .where(sql<boolean>`payload->'to'->>'address' = ${address}`)
        .execute()
    await goes('gone@parket.test')
    expect((await takeBack(letters_id ?? '')).json()).toEqual({ taken_back: 1, gone: 1 })
    const late = await takeBack(letters_id ?? '')
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'letters_gone' }])
    const unknown = await takeBack('other')
    expect([unknown.statusCode, unknown.json()]).toMatchObject([404, { code: 'letters_not_found' }])
  })

  it('names what is wrong with it', async () => {
    const answer = await write({ subject: '', text: '{PIN}', to: 'everybody' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { errors: { subject: ['Укажите тему письма'], text: ['Такого поля нет: {PIN}'] } },
    ])
  })

  it('is for admins: a manager writes to nobody', async () => {
    const manager = await createUser(api.database.db)
    await addStaff(api.database.db, cup.event.id, manager.id, 'manager')
    const by = await api.logIn(manager.email)
    expect((await write({ subject: 'С', text: 'Т' }, { by })).statusCode).toBe(403)
    expect((await takeBack('any', by)).statusCode).toBe(403)
  })
})
