import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { register, registration, startCup, type Cup } from '../../../testing/cup.ts'
import { forEachEngine } from '../../../testing/database.ts'
import { addStaff, createDrawnRound, createUser } from '../../../testing/fixtures.ts'

type Whole = {
  regData: { id: number; start_number: number | null }
  registrations: { id: number }[]
}

forEachEngine('a number on the judges’ sheets', (engine) => {
  let api: Api
  let cup: Cup
  let manager: string
  let admin: string
  let free = 700
  beforeAll(async () => {
    ;({ api, cup } = await startCup(engine))
    const logIn = async (role: 'manager' | 'admin') => {
      const user = await createUser(api.database.db)
      await addStaff(api.database.db, cup.event.id, user.id, role)
      return api.logIn(user.email)
    }
    ;[manager, admin] = [await logIn('manager'), await logIn('admin')]
  })
  afterAll(() => api.close())

  const enter = async () => (await register(api, cup, registration([cup.ids.folk]))).json<Whole>()
  const renumber = (id: number, body: object, token: string) =>
    api.call({
      method: 'PUT',
      url: `/api/events/${cup.event.id}/reg-datas/${id}/start-number`,
      body,
      token,
    })
  const roundOf = async ({ registrations }: Whole, status: 'drawn' | 'locked' | 'judged') => {
    const { db } = api.database
    const { id } = await createDrawnRound(db, cup.ids.folk, [registrations.map((one) => one.id)])
    await db.updateTable('rounds').set({ status }).where('id', '=', id).execute()
    const version = async () =>
      (
        await db
          .selectFrom('rounds')
          .where('id', '=', id)
          .select('version')
          .executeTakeFirstOrThrow()
      ).version
    const remove = () => db.deleteFrom('rounds').where('id', '=', id).execute()
    return { version, remove, before: await version() }
  }
  const nextFree = () => ({ start_number: (free += 1) })

  it('is free while the heats are only drawn', async () => {
    const whole = await enter()
    const { remove } = await roundOf(whole, 'drawn')
    const answer = await renumber(whole.regData.id, nextFree(), manager)
    expect(answer.statusCode).toBe(200)
    await remove()
  })

  it.each(['locked', 'judged'] as const)(
    'changes by a decision of an administrator alone once the round is %s',
    async (status) => {
      const whole = await enter()
      const { id } = whole.regData
      const { before, version, remove } = await roundOf(whole, status)
      const number = nextFree()
      const byManager = await renumber(id, { ...number, reason: 'Номер порвался' }, manager)
      expect([byManager.statusCode, byManager.json()]).toMatchObject([
        409,
        { code: 'start_number_fixed', message: problemText('start_number_fixed') },
      ])
      expect((await renumber(id, number, admin)).json()).toMatchObject({
        errors: { reason: [problemText('reason_missing')] },
      })
      expect(await version()).toBe(before)

      const decided = await renumber(id, { ...number, reason: 'Номер порвался' }, admin)
      expect(decided.json<Whole>().regData).toMatchObject(number)
      expect(await version()).toBe(before + 1)
      expect((await auditOf(api.database.db, 'regData', id)).at(-1)).toMatchObject({
        changes: {
          start_number: { from: null, to: number.start_number },
          reason: { from: null, to: 'Номер порвался' },
        },
      })
      await remove()
    },
  )

  it('is not taken from whoever wears it by an exchange, either', async () => {
    const [whole, other] = [await enter(), await enter()]
    const { remove } = await roundOf(other, 'locked')
    const number = nextFree()
    await api.database.db
      .updateTable('reg_datas')
      .set(number)
      .where('id', '=', other.regData.id)
      .execute()
    const swapped = await renumber(whole.regData.id, { ...number, swap: true }, manager)
    expect(swapped.json()).toMatchObject({ code: 'start_number_fixed' })
    await remove()
  })
})
