import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { auditOf } from '../../../testing/auditLog.ts'
import { newDancer } from '../../../testing/cup.ts'
import { createContest } from '../../../testing/fixtures.ts'
import { openMergeOffice, type MergeOffice } from '../../../testing/mergeOffice.ts'

type Whole = { dancers: { id: number; birth_date: string; admission: object }[] }

describe('merging the people of registrations', () => {
  let office: MergeOffice
  beforeAll(async () => {
    office = await openMergeOffice()
  })
  afterAll(() => office.api.close())

  it('is refused for different people, for one registration and for a stale one', async () => {
    const dancer = newDancer()
    const one = await office.enter([office.cup.ids.oriental], { dancers: [dancer] })
    const other = await office.enter([office.cup.ids.oriental], {})
    const same = await office.enter([office.cup.ids.folk], { dancers: [dancer] })
    const reasonOf = async (id: number, more: object = {}) => {
      const answer = await office.merge(one.id, id, more)
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
    const child = await office.enter([office.cup.ids.children], {
      dancers: [{ ...dancer, birth_date: '2018-09-01' }],
    })
    expect((await reasonOf(child.id))[1]).toMatch(/^Соло 10.*Возраст/)
    const manager = await office.send('POST', `reg-datas/${one.id}/merge`, {}, 'manager')
    expect(manager.statusCode).toBe(403)
  })

  it('takes the birth dates of the one that is told, and says of which contests they are not', async () => {
    const dancer = newDancer()
    const child = { ...dancer, birth_date: '2018-09-01' }
    const kept = await office.enter([office.cup.ids.oriental], { dancers: [dancer] })
    const duplicate = await office.enter([office.cup.ids.children], { dancers: [child] })
    const reasons = async (body: object) =>
      (await office.merge(kept.id, duplicate.id, body)).json<{ errors: { dancers_of: string[] } }>()
        .errors.dancers_of
    expect(await reasons({})).toEqual([expect.stringMatching(/^Соло 10.*Возраст/)])
    expect(await reasons({ dancers_of: duplicate.id })).toEqual([
      expect.stringMatching(/^Соло 11.*Возраст/),
    ])
    expect(await reasons({ dancers_of: 999_999 })).toEqual([problemText('invalid')])

    const same = { ...dancer, last_name: dancer.last_name.toUpperCase(), birth_date: '1998-04-12' }
    const other = await office.enter([office.cup.ids.folk], { dancers: [same] })
    const done = await office.merge(kept.id, other.id, { dancers_of: other.id, apply: true })
    expect(done.statusCode).toBe(200)
    const { dancers } = await office.read<{ dancers: object[] }>(`reg-datas/${kept.id}`)
    const { last_name, first_name, birth_date } = same
    expect(dancers).toMatchObject([{ last_name, first_name, birth_date }])
  })

  it('notes that the dancers of the one that stays were changed, not how', async () => {
    const dancer = newDancer()
    const kept = await office.enter([office.cup.ids.oriental], { dancers: [dancer] })
    const other = await office.enter([office.cup.ids.folk], {
      dancers: [{ ...dancer, birth_date: '1998-04-12' }],
    })
    await office.merge(kept.id, other.id, { dancers_of: other.id, apply: true })
    const [ofKept, ofOther] = await Promise.all(
      [kept.id, other.id].map((id) => auditOf(office.api.database.db, 'regData', id)),
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
    const kept = await office.enter([office.cup.ids.oriental], {
      dancers: [dancer],
      consents: agreed,
    })
    const other = await office.enter([office.cup.ids.folk], { dancers: [dancer], consents: agreed })
    const { db } = office.api.database
    await db
      .updateTable('reg_datas')
      .set({ consent_processing: refused.processing, consent_publication: refused.publication })
      .where('id', '=', other.id)
      .execute()
    expect((await office.merge(kept.id, other.id, { apply: true })).statusCode).toBe(200)
    const [only] = await office.listed(dancer.last_name)
    expect(only?.regData.consents).toMatchObject(consents)
    const line = (await auditOf(db, 'regData', kept.id)).at(-1)
    expect(line?.changes).toMatchObject({ 'consents.publication': { from: true, to: false } })
  })

  it('tells namesakes of one registration apart by birth date, then by age', async () => {
    const { last_name } = newDancer()
    const elder = { ...newDancer(), last_name, first_name: 'Анна', birth_date: '1990-03-01' }
    const younger = { ...elder, birth_date: '2001-07-05' }
    const kept = await office.enter([office.cup.ids.duet], { dancers: [younger, elder] })
    // A slip makes the elder the younger one.
    const mistyped = { ...elder, birth_date: '2009-03-01' }
    const { id: otherDuet } = await createContest(office.api.database.db, office.cup.event.id, {
      group_num: 21,
      min_count: 2,
      max_count: 2,
      min_age: 12,
    })
    const other = await office.enter([otherDuet], { dancers: [mistyped, younger] })
    const ofOther = (await office.read<Whole>(`reg-datas/${other.id}`)).dancers[0]?.id
    await office.api.database.db
      .updateTable('dancers')
      .set({ medical_seen: true })
      .where('id', '=', ofOther ?? 0)
      .execute()
    const done = await office.merge(kept.id, other.id, { dancers_of: other.id, apply: true })
    expect(done.statusCode).toBe(200)
    expect((await office.read<Whole>(`reg-datas/${kept.id}`)).dancers).toMatchObject([
      { birth_date: younger.birth_date, admission: { medical: false } },
      { birth_date: mistyped.birth_date, admission: { medical: true } },
    ])
  })
})
