import { consentTextVersion } from '@parket/domain/registration/consentTexts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Api } from '../../../testing/api.ts'
import { auditOf } from '../../../testing/auditLog.ts'
import { paperForm, register, registration, startCup, type Cup } from '../../../testing/cup.ts'
import { anyEngine } from '../../../testing/database.ts'
import { addStaff, createUser, NOW } from '../../../testing/fixtures.ts'
import { lettersTo } from '../../../testing/letters.ts'
import { pinOf } from '../../../testing/pins.ts'

describe('consents that were not asked at registering', () => {
  let api: Api
  let cup: Cup
  beforeAll(async () => {
    ;({ api, cup } = await startCup(anyEngine()))
  })
  afterAll(() => api.close())

  /** A registration of nobody’s account, that was asked nothing. */
  async function enter() {
    const { consents: _, ...body } = registration([cup.ids.folk])
    const answer = await register(api, cup, body)
    return answer.json<{ regData: { id: number; email: string } }>().regData
  }
  const url = (id: number, pin = '') =>
    `/api/events/${cup.event.id}/reg-datas/${id}/consents?pin=${encodeURIComponent(pin)}`
  const give = async (id: number, body: object, pin?: string) =>
    api.call({
      method: 'PUT',
      url: url(id, pin ?? (await pinOf(api.database.db, id))),
      body,
    })
  const stored = (id: number) =>
    api.database.db
      .selectFrom('reg_datas')
      .where('id', '=', id)
      .select(['consent_processing', 'consent_publication', 'consent_at', 'consent_text_version'])
      .executeTakeFirstOrThrow()

  it('are given with the PIN, kept with time and text, and noted once', async () => {
    const { id } = await enter()
    for (const _ of [1, 2]) {
      const answer = await give(id, { processing: true, publication: true })
      expect([answer.statusCode, answer.json()]).toMatchObject([
        200,
        { regData: { consents: { processing: true, publication: true } } },
      ])
    }
    expect(await stored(id)).toEqual({
      consent_processing: true,
      consent_publication: true,
      consent_at: NOW,
      consent_text_version: consentTextVersion,
    })
    const lines = await auditOf(api.database.db, 'regData', id)
    expect(lines.filter(({ action }) => action === 'giveConsents')).toMatchObject([
      {
        changes: {
          'consents.processing': { from: null, to: true },
          'consents.publication': { from: null, to: true },
        },
      },
    ])
  })

  it('are given by the link of the letter after the window is closed and the event is over', async () => {
    const { id, email } = await enter()
    const { db } = api.database
    const admin = await createUser(db)
    await addStaff(db, cup.event.id, admin.id, 'admin')
    const token = await api.logIn(admin.email)
    await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/consent-requests`,
      body: { consent: 'publication' },
      token,
    })
    const text = (await lettersTo(db, email)).at(-1)?.text ?? ''
    const [, key = ''] = new RegExp(`entry=${id}\\S*?[?&]key=([^&\\s]+)`).exec(text) ?? []
    const { date_begin, date_end } = cup.event
    await db
      .updateTable('events')
      .set({
        reg_to: new Date('2020-01-01'),
        date_begin: new Date('2020-01-02'),
        date_end: new Date('2020-01-02'),
      })
      .where('id', '=', cup.event.id)
      .execute()
    const answer = await give(id, { processing: true, publication: false }, decodeURIComponent(key))
    await db
      .updateTable('events')
      .set({ reg_to: null, date_begin, date_end })
      .where('id', '=', cup.event.id)
      .execute()
    expect(answer.statusCode).toBe(200)
    expect(await stored(id)).toMatchObject({ consent_processing: true, consent_publication: false })
  })

  it('leave on record who signed the other one on paper', async () => {
    const { db } = api.database
    const admin = await createUser(db)
    await addStaff(db, cup.event.id, admin.id, 'admin')
    const answer = await api.call({
      method: 'POST',
      url: `/api/events/${cup.event.id}/registrations/paper`,
      body: paperForm([cup.ids.folk], { consents: { processing: true, publication: null } }),
      token: await api.logIn(admin.email),
    })
    const { id } = answer.json<{ regData: { id: number } }>().regData
    expect((await give(id, { processing: true, publication: true })).statusCode).toBe(200)
    const { consent_publication, consent_paper_by } = await db
      .selectFrom('reg_datas')
      .where('id', '=', id)
      .select(['consent_publication', 'consent_paper_by'])
      .executeTakeFirstOrThrow()
    expect([consent_publication, consent_paper_by]).toEqual([true, 'Смирнова Ольга, мать'])
  })

  it.each([{}, { processing: false }, { publication: true }, { processing: null }])(
    'need the one to processing: %j',
    async (body) => {
      const { id } = await enter()
      const answer = await give(id, body)
      expect([answer.statusCode, Object.keys(answer.json<{ errors: object }>().errors)]).toEqual([
        422,
        ['processing'],
      ])
      expect(await stored(id)).toMatchObject({ consent_processing: null, consent_at: null })
    },
  )

  it('are nobody else’s to give', async () => {
    const { id } = await enter()
    const answer = await give(id, { processing: true, publication: true }, '000000')
    expect(answer.statusCode).toBe(404)
    expect(await stored(id)).toMatchObject({ consent_processing: null })
  })

  it('are not given for what was merged or erased', async () => {
    const [merged, erased, stands] = [await enter(), await enter(), await enter()]
    const { db } = api.database
    await db
      .updateTable('reg_datas')
      .set({ merged_into: stands.id })
      .where('id', '=', merged.id)
      .execute()
    await db
      .updateTable('dancers')
      .set({ erased_at: NOW })
      .where('reg_data_id', '=', erased.id)
      .execute()
    for (const { id } of [merged, erased]) {
      expect((await give(id, { processing: true })).statusCode).toBe(409)
    }
  })
})
