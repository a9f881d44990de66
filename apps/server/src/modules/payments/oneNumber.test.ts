import type { components } from '@parket/api-client/schema'
import { formatMoney } from '@parket/domain/format/money'
import { planClub, type ClubRules } from '@parket/domain/club/planClub'
import { jointDue } from '@parket/domain/money/jointPayment'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import { previewCharges } from '@parket/domain/money/preview'
import { pricedOn } from '@parket/domain/money/priceDays'
import { totalOf } from '@parket/domain/money/total'
import { dancerKey } from '@parket/domain/registration/dancers'
import type { DancerInput, JnjRole, PacketSelections } from '@parket/domain/registration/request'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startApi, type Api } from '../../testing/api.ts'
import {
  createCup,
  inSingle,
  newDancer,
  register,
  registration,
  type Cup,
} from '../../testing/cup.ts'
import { forEachEngine } from '../../testing/database.ts'
import { createUser, NOW } from '../../testing/fixtures.ts'
import { lettersTo } from '../../testing/letters.ts'
import { payee } from '../../testing/payee.ts'
import { staffTeam, type Staffed } from '../../testing/staff.ts'

type Schemas = components['schemas']
type Registered = { regData: { id: number; reg_n: number; pin_code: string } }
type Stored = { registrations: { status: string }[] }
type Listed = Pick<Schemas['ListedEvent'], 'id' | 'price_from' | 'price_next'>
type Account = { charged: number; paid: number; qr: string | null }

forEachEngine('one number for one choice', (engine) => {
  let api: Api
  let staff: Staffed
  let cup: Cup
  let rules: ClubRules
  beforeAll(async () => {
    api = await startApi(engine)
    staff = await staffTeam(api)
    cup = await createCup(api.database.db, staff.team.id, {
      payment_details: JSON.stringify(payee),
      price_steps: JSON.stringify([
        { from: '2026-01-01', percent: 90 },
        { from: '2027-01-10', percent: 115 },
      ]),
    })
    // What every visitor reads: the wizard quotes from it.
    const read = async <T>(path = '') => (await api.call({ url: `${url()}${path}` })).json<T>()
    rules = {
      event: await read(),
      tags: await read('/tags'),
      contests: await read('/contests'),
    }
  })
  afterAll(() => api.close())

  const url = () => `/api/events/${cup.event.id}`
  const accountOf = async ({ regData }: Registered) =>
    (
      await api.call({ url: `${url()}/reg-datas/${regData.id}/payments?pin=${regData.pin_code}` })
    ).json<Account>()

  let addresses = 0
  /** Registers exactly as quoted: a dearer charge would be refused. */
  async function enter(packets: PacketSelections, dancers: ReturnType<typeof newDancer>[]) {
    addresses += 1
    const email = `payer-${addresses}@parket.test`
    const quote = totalOf(
      previewCharges({ packets, dancers: dancers as DancerInput[] }, rules, NOW),
    )
    const body = registration([], { packets, dancers, expected_amount: quote })
    const answer = await register(api, cup, { ...body, regData: { ...body.regData, email } })
    expect(answer.statusCode).toBe(201)
    return { quote, email, registered: answer.json<Registered>() }
  }

  it('is named by the list of events: the least that one dancer is charged, the fee included, today and later', async () => {
    const list = await api.call({ url: '/api/events?filter=future' })
    const listed = list.json<{ items: Listed[] }>().items.find(({ id }) => id === cup.event.id)
    const dancers = [newDancer(), newDancer(), newDancer()]
    const packets = inSingle(cup.ids.group)
    const { quote } = await enter(packets, dancers)
    const later = previewCharges(
      { packets, dancers: dancers as DancerInput[] },
      { ...rules, event: pricedOn(rules.event, '2027-01-10') },
      NOW,
    )
    expect(listed?.price_from).toBe(quote / 3)
    expect(listed?.price_next).toEqual({ from: '2027-01-10', price: totalOf(later) / 3 })
  })

  it('is quoted, charged, in the QR and in the letter', async () => {
    const { oriental, folk, show, duet, packet, pass } = cup.ids
    const choices: [PacketSelections, number][] = [
      [inSingle(oriental), 1],
      [inSingle(duet), 2],
      [inSingle(oriental, folk, pass), 1],
      [{ [packet]: { status: true, selectedGroupIds: [oriental, folk, show] } }, 1],
    ]
    for (const [packets, count] of choices) {
      const dancers = Array.from({ length: count }, () => newDancer())
      // One after another: each takes the next number.
      const { quote, email, registered } = await enter(packets, dancers)
      const account = await accountOf(registered)
      const [letter] = await lettersTo(api.database.db, email)
      expect(account.charged).toBe(quote)
      expect(account.qr).toContain(`|Sum=${quote}|`)
      expect(letter?.text).toContain(`К оплате: ${formatMoney(quote)}`)
    }
  })

  it('a family pays by one QR, and the desk books that one payment to each of its registrations', async () => {
    const [vera, darya] = [newDancer(), newDancer()]
    const both = [
      await enter(inSingle(cup.ids.oriental), [vera]),
      await enter(inSingle(cup.ids.folk, cup.ids.show), [darya]),
    ]
    const due = async () =>
      jointDue(
        'Кубок Паркета',
        await Promise.all(
          both.map(async ({ registered }) => {
            const account = await accountOf(registered)
            return { reg_n: registered.regData.reg_n, owed: amountOwed(account), qr: account.qr }
          }),
        ),
      )
    const { sum, qr, regNs } = await due()
    expect(sum).toBe(both.reduce((total, { quote }) => total + quote, 0))
    expect(qr).toContain(`|Sum=${sum}|Purpose=Кубок Паркета, регистрации ${regNs.join('-')}`)

    const answer = await api.call({
      method: 'POST',
      url: `${url()}/payments/joint`,
      token: staff.tokens.manager,
      body: {
        regDataIds: both.map(({ registered }) => registered.regData.id),
        amount: sum,
        method: 'transfer',
        reference: 'Платёж 12',
      },
    })
    expect(answer.statusCode).toBe(201)
    expect(await due()).toEqual({ sum: 0, regNs: [], qr: null })
  })

  it('the letters to a family name the own part and, from the second on, what they owe together', async () => {
    const email = 'family@parket.test'
    const enterChild = async (contestId: string) => {
      const body = registration([contestId])
      const answer = await register(api, cup, { ...body, regData: { ...body.regData, email } })
      return answer.json<Registered>()
    }
    const made = [await enterChild(cup.ids.oriental)]
    const [alone] = await lettersTo(api.database.db, email)
    expect(alone?.text).not.toContain('Вместе')
    made.push(await enterChild(cup.ids.folk))
    const sums = (await Promise.all(made.map(accountOf))).map(amountOwed)
    const letter = (await lettersTo(api.database.db, email)).at(-1)
    const regNs = made.map(({ regData }) => regData.reg_n)
    expect(letter?.text).toContain(`К оплате: ${formatMoney(sums[1] ?? 0)}`)
    expect(letter?.text).toContain(
      `Вместе с регистрацией № ${regNs[0]} на этот адрес к оплате ${formatMoney(totalOf(sums.map((amount) => ({ amount }))))}.`,
    )
    expect(letter?.text).toContain(`«Кубок Паркета, регистрации ${regNs.join('-')}»`)
  })

  it('of a club the grid quotes what is charged: of three ticks and two places one waits', async () => {
    const leader = await createUser(api.database.db)
    const token = await api.logIn(leader.email)
    const roster = [newDancer(), newDancer(), newDancer()] as DancerInput[]
    const tick = (contestId: string, role: JnjRole | null) =>
      roster.map((dancer) => ({ contestId, dancers: [dancerKey(dancer)], role }))
    const entries = [
      ...tick(cup.ids.two, null),
      ...tick(cup.ids.oriental, null),
      ...tick(cup.ids.jackAndJill, 'leader'),
    ]
    const plan = planClub({ roster, entries, stored: [] }, rules, NOW)
    const waiting = entries.filter((entry) => plan.queue.added.has(entry))
    expect(waiting.map(({ contestId }) => contestId)).toEqual([
      cup.ids.two,
      cup.ids.jackAndJill,
      cup.ids.jackAndJill,
    ])

    const { regData, consents } = registration([])
    const answer = await api.call({
      method: 'POST',
      url: `${url()}/register-many`,
      token,
      body: {
        regData,
        consents,
        registrations: plan.sets,
        changes: [],
        expected_amount: plan.expected,
      },
    })
    expect(answer.statusCode).toBe(201)
    const club = answer.json<{ owed: number; qr: string; registrations: Stored[] }>()
    expect(club.owed).toBe(plan.total)
    expect(club.qr).toContain(`|Sum=${plan.total}|`)
    const statuses = club.registrations.flatMap(({ registrations }) => registrations)
    expect(statuses.filter(({ status }) => status === 'waiting')).toHaveLength(waiting.length)
  })
})
