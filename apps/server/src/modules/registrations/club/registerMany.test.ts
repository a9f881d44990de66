import { randomUUID } from 'node:crypto'

import { problemText } from '@parket/domain/problems/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startApi, type Api } from '../../../testing/api.ts'
import { contacts, createCup, inSingle, newDancer, type Cup } from '../../../testing/cup.ts'
import { anyEngine, onPostgres } from '../../../testing/database.ts'
import { createTeam, createUser, defaultTeam } from '../../../testing/fixtures.ts'
import { payee } from '../../../testing/payee.ts'

type Entry = { id: number; contest_id: string; packet_contest_id: string | null; status: string }
type Club = {
  registrations: {
    regData: { id: number; reg_n: number; version: number; pin_code?: string; club: string }
    registrations: Entry[]
    dancers: { last_name: string }[]
    balance: { charged: number; paid: number; status: string }
  }[]
  owed: number
  qr: string | null
}
type Body = Record<string, unknown>

const base = { regData: { ...contacts, club: 'Оникс' }, consents: { processing: true } }
const alone = (contestId: string, dancer: object = newDancer()) => ({
  dancers: [dancer],
  packets: inSingle(contestId),
})

async function post(
  api: Api,
  { event }: Cup,
  body: Body,
  by: { token?: string; headers?: Record<string, string>; host?: string },
) {
  const url = `/api/events/${event.id}/register-many`
  return api.call({ method: 'POST', url, body: { ...base, ...body }, ...by })
}

describe('registering a club at once', () => {
  let api: Api
  let cup: Cup
  beforeAll(async () => {
    api = await startApi(anyEngine())
    const { db } = api.database
    const team = await defaultTeam(db)
    cup = await createCup(db, team.id, { payment_details: JSON.stringify(payee) })
  })
  afterAll(() => api.close())

  /** A leader with no registrations yet, and what they can do. */
  async function newLeader(at = cup) {
    const user = await createUser(api.database.db)
    const token = await api.logIn(user.email)
    const send = (body: Body, headers: Record<string, string> = {}) =>
      post(api, at, body, { token, headers })
    return {
      user,
      token,
      send,
      async enter(body: Body): Promise<Club> {
        const answer = await send(body)
        expect([answer.statusCode, answer.json()]).toEqual([201, expect.anything()])
        return answer.json<Club>()
      },
      read: () => api.call({ url: `/api/events/${at.event.id}/club`, token }),
    }
  }

  async function lettersOf(): Promise<{ subject: string; text: string }[]> {
    const rows = await api.database.db
      .selectFrom('outbox')
      .where('kind', '=', 'mail')
      .orderBy('id')
      .select('payload')
      .execute()
    return rows.map(({ payload }) => payload as { subject: string; text: string })
  }

  it('makes one registration for each set, with one payment and one letter for all', async () => {
    const leader = await newLeader()
    const before = (await lettersOf()).length
    const duet = { dancers: [newDancer(), newDancer()], packets: inSingle(cup.ids.duet) }
    const club = await leader.enter({
      registrations: [alone(cup.ids.folk), { ...duet, troupe: 'Дуэт «Весна»' }],
    })
    const [first, second] = club.registrations
    expect(second?.regData.reg_n).toBe((first?.regData.reg_n ?? 0) + 1)
    expect(first?.regData).toMatchObject({
      club: 'Оникс',
      troupe: '',
      registered_by: leader.user.id,
      pin_code: expect.stringMatching(/^\d{6}$/) as string,
      consents: { processing: true, publication: null },
    })
    expect(second?.regData).toMatchObject({ troupe: 'Дуэт «Весна»' })
    // Each solo with its fee, and the duet with two.
    const sums = [120_000 + 50_000, 200_000 + 2 * 50_000]
    expect(club.registrations.map(({ balance }) => balance)).toEqual(
      sums.map((charged) => ({ charged, paid: 0, status: 'unpaid' })),
    )
    expect(club.owed).toBe(470_000)
    const numbers = club.registrations.map(({ regData }) => regData.reg_n).join('-')
    expect(club.qr).toContain(`|Sum=470000|Purpose=Кубок Паркета, регистрации ${numbers}`)
    expect((await leader.read()).json()).toEqual(club)

    const letters = (await lettersOf()).slice(before)
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Заявка клуба принята: Кубок Паркета, 2\u00A0регистрации',
    ])
    for (const { regData, dancers } of club.registrations) {
      expect(letters[0]?.text).toContain(
        `Регистрация № ${regData.reg_n}, PIN-код ${regData.pin_code}: ${dancers[0]?.last_name}`,
      )
    }
    expect(letters[0]?.text).toContain('К оплате: 4\u00A0700\u00A0₽')
    expect(letters[0]?.text).toContain(`/events/${cup.event.id}/club`)
  })

  it('is all or none by the rules, and says which registration breaks them', async () => {
    const leader = await newLeader()
    const wrong = await leader.send({
      registrations: [alone(cup.ids.folk), alone(cup.ids.children)],
    })
    expect([wrong.statusCode, wrong.json()]).toEqual([
      422,
      expect.objectContaining({
        errors: {
          [`registrations.1.packets.${cup.ids.children}`]: [
            problemText('age_mismatch', { x: 27, bound: 9 }),
          ],
        },
      }),
    ])
    const dancer = newDancer()
    const twice = await leader.send({
      registrations: [alone(cup.ids.folk, dancer), alone(cup.ids.folk, dancer)],
    })
    expect(twice.statusCode).toBe(409)
    expect(Object.keys(twice.json<{ errors: object }>().errors)).toEqual([
      `registrations.1.packets.${cup.ids.folk}`,
    ])
    expect((await leader.send({})).statusCode).toBe(422)
    expect((await leader.read()).json()).toEqual({ registrations: [], owed: 0, qr: null })
  })

  it('decides places contest by contest: what has none left waits, and is not charged', async () => {
    const at = await createCup(api.database.db, cup.event.team_id)
    const leader = await newLeader(at)
    const packets = inSingle(at.ids.two, at.ids.folk)
    const club = await leader.enter({
      registrations: [1, 2, 3].map(() => ({ dancers: [newDancer()], packets })),
    })
    const statuses = club.registrations.map(({ registrations }) =>
      registrations.map(({ status }) => status),
    )
    expect(statuses).toEqual([
      ['active', 'active'],
      ['active', 'active'],
      ['waiting', 'active'],
    ])
    expect(club.registrations.map(({ balance }) => balance.charged)).toEqual([
      290_000, 290_000, 170_000,
    ])
  })

  it('changes own registrations in the same call: what they give up is free for the new ones', async () => {
    const at = await createCup(api.database.db, cup.event.team_id)
    const leader = await newLeader(at)
    const packets = inSingle(at.ids.two, at.ids.folk)
    const [anna, vera] = [newDancer(), newDancer()]
    const made = await leader.enter({
      registrations: [anna, vera].map((dancer) => ({ dancers: [dancer], packets })),
    })
    const changes = made.registrations.slice(0, 1).map(({ regData, registrations }) => ({
      id: regData.id,
      version: regData.version,
      registrations: [
        ...registrations.filter(({ contest_id }) => contest_id === at.ids.folk),
        { contest_id: at.ids.show },
      ],
    }))
    const before = (await lettersOf()).length
    const club = await leader.enter({ registrations: [alone(at.ids.two)], changes })
    const contestsOf = ({ registrations }: Club['registrations'][number]) =>
      registrations.filter(({ status }) => status === 'active').map(({ contest_id }) => contest_id)
    expect(club.registrations.map(contestsOf)).toEqual([
      [at.ids.folk, at.ids.show],
      [at.ids.two, at.ids.folk],
      [at.ids.two],
    ])
    expect((await lettersOf()).slice(before)).toHaveLength(1)

    const stale = await leader.send({ changes })
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'stale' }),
    ])
    const wrong = await leader.send({
      changes: [{ id: changes[0]?.id, registrations: [{ contest_id: at.ids.children }] }],
    })
    expect(Object.keys(wrong.json<{ errors: object }>().errors)).toEqual([
      `changes.0.packets.${at.ids.children}`,
    ])
    const gone = await leader.enter({ changes: [{ id: changes[0]?.id, registrations: [] }] })
    expect(gone.registrations.map(contestsOf)[0]).toEqual([])
    const [last] = (await lettersOf()).slice(-1)
    expect(last?.subject).toBe('Заявка клуба изменена: Кубок Паркета, 1\u00A0регистрация')
    expect(last?.text).toContain('Снята с турнира')
  })

  it('keeps the consent of a changed registration that had none, and leaves one that was given', async () => {
    const leader = await newLeader()
    const made = await leader.enter({ registrations: [alone(cup.ids.folk)], consents: {} })
    const other = await leader.enter({ registrations: [alone(cup.ids.folk)] })
    const changes = other.registrations.map(({ regData, registrations }) => ({
      id: regData.id,
      registrations: [...registrations, { contest_id: cup.ids.show }],
    }))
    const refused = await leader.send({ changes, consents: { processing: false } })
    expect(Object.keys(refused.json<{ errors: object }>().errors)).toEqual(['consents.processing'])
    const consents = { processing: true, publication: true }
    await leader.enter({ changes, consents })
    const rows = await api.database.db
      .selectFrom('reg_datas')
      .where('registered_by', '=', leader.user.id)
      .orderBy('id')
      .select(['id', 'consent_processing', 'consent_publication'])
      .execute()
    expect(rows).toEqual([
      {
        id: made.registrations[0]?.regData.id,
        consent_processing: true,
        consent_publication: true,
      },
      expect.objectContaining({ consent_processing: true, consent_publication: null }),
    ])
  })

  it('charges nobody more than was shown for all of it', async () => {
    const leader = await newLeader()
    const registrations = [alone(cup.ids.folk), alone(cup.ids.show)]
    const dearer = await leader.send({ registrations, expected_amount: 339_999 })
    expect([dearer.statusCode, dearer.json<{ lines: unknown[] }>().lines]).toEqual([
      409,
      expect.objectContaining({ length: 4 }),
    ])
    expect((await leader.read()).json<Club>().registrations).toEqual([])
    await leader.enter({ registrations, expected_amount: 340_000 })
  })

  it('is the same club under a repeated key', async () => {
    const leader = await newLeader()
    const headers = { 'idempotency-key': randomUUID() }
    const body = { registrations: [alone(cup.ids.folk)] }
    const first = await leader.send(body, headers)
    const again = await leader.send({ ...body, expected_amount: 500_000 }, headers)
    expect(again.json()).toEqual(first.json())
    expect((await leader.read()).json<Club>().registrations).toHaveLength(1)
  })

  it('is for accounts alone, of their own registrations alone, at an event of the team', async () => {
    const [leader, other] = [await newLeader(), await newLeader()]
    const body = { registrations: [alone(cup.ids.folk)] }
    expect((await post(api, cup, body, {})).statusCode).toBe(401)
    expect((await api.call({ url: `/api/events/${cup.event.id}/club` })).statusCode).toBe(401)

    const [theirs] = (await other.enter(body)).registrations
    const changes = [{ id: theirs?.regData.id, registrations: [] }]
    expect((await leader.send({ changes })).statusCode).toBe(404)
    expect((await leader.send({ changes: [{}] })).statusCode).toBe(404)
    expect((await leader.read()).json<Club>().registrations).toEqual([])
    expect((await other.read()).json<Club>().registrations).toMatchObject([
      { registrations: [{ status: 'active' }] },
    ])

    const spring = await createTeam(api.database.db)
    const foreign = await createCup(api.database.db, spring.id)
    const { token } = leader
    expect((await post(api, foreign, body, { token })).statusCode).toBe(404)
    const url = `/api/events/${foreign.event.id}/club`
    expect((await api.call({ url, token })).statusCode).toBe(404)
  })
})

onPostgres('clubs that register at the same moment', (engine) => {
  it('take the last places once: the others wait, and nobody is refused', async () => {
    const api = await startApi(engine)
    const { db } = api.database
    const cup = await createCup(db, (await defaultTeam(db)).id)
    const tokens = []
    for (let n = 0; n < 4; n += 1) tokens.push(await api.logIn((await createUser(db)).email))
    const answers = await Promise.all(
      tokens.map((token) =>
        post(
          api,
          cup,
          { registrations: [alone(cup.ids.two), alone(cup.ids.two), alone(cup.ids.folk)] },
          { token },
        ),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
    const entries = answers.flatMap((answer) =>
      answer.json<Club>().registrations.flatMap(({ registrations }) => registrations),
    )
    const inTwo = entries.filter(({ contest_id }) => contest_id === cup.ids.two)
    expect(inTwo.map(({ status }) => status).toSorted()).toEqual([
      ...Array<string>(2).fill('active'),
      ...Array<string>(6).fill('waiting'),
    ])
    const numbers = answers.flatMap((answer) =>
      answer.json<Club>().registrations.map(({ regData }) => regData.reg_n),
    )
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, index) => index + 1),
    )
    await api.close()
  })
})
