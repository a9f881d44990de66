import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'

import { createCup, registration } from '../testing/cup.ts'
import { onPostgres } from '../testing/database.ts'
import { createContest, createEvent } from '../testing/fixtures.ts'
import { threeProcesses, type Call } from '../testing/threeProcesses.ts'

type Headers = Record<string, string>
type Registered = { regData: { id: number } }

const times = <T>(n: number, one: (index: number) => T): T[] =>
  Array.from({ length: n }, (_, index) => one(index))
const repeat = <T>(value: T, n: number): T[] => times(n, () => value)
const inOrder = (numbers: number[]): number[] => numbers.toSorted((a, b) => a - b)
/** As a browser does: who is asked to come again later (503) comes again. */
const untilTaken = async (call: Call): Promise<Response> => {
  const answer = await call()
  return answer.status === 503 ? untilTaken(call) : answer
}
const threeHalves = { price_steps: [{ from: '2026-01-01', percent: 150 }] }

// Each test says what comes of calls at one moment, and next to it which fault its lock prevents:
// what comes of the same calls where nobody waits for anybody, under a name of its own. What is held
// by a unique key instead, which stays, runs with the locks alone.
onPostgres('three processes at one moment', (engine) => {
  describe.each([
    { isLocked: true, name: 'with the locks' },
    { isLocked: false, name: 'without the locks, where the fault shows' },
  ])('$name', ({ isLocked }) => {
    const { db, teamId, send, sendTogether } = threeProcesses(engine, { unlocked: !isLocked })

    const register =
      (eventId: number, contestId: string, body = registration([contestId])) =>
      (headers?: Headers) =>
        send('POST', `/api/events/${eventId}/register`, body, headers)
    const registered = async (eventId: number, contestId: string): Promise<number> => {
      const answer = await register(eventId, contestId)()
      return ((await answer.json()) as Registered).regData.id
    }
    const registrationUrl = (eventId: number, id: number) =>
      `/api/events/${eventId}/reg-datas/${id}`
    const entriesOf = (contestId: string) =>
      db()
        .selectFrom('registrations')
        .innerJoin('reg_datas', 'reg_datas.id', 'registrations.reg_data_id')
        .where('contest_id', '=', contestId)
        .orderBy('entered_at')
        .select(['status', 'reg_n'])
        .execute()
    const statusesIn = async (contestId: string) =>
      (await entriesOf(contestId)).map(({ status }) => status)
    /** An event with contests that differ in their number. */
    const eventWith = async (contests: number, values: object = {}) => {
      const { id: eventId } = await createEvent(db(), teamId())
      const rows = await Promise.all(
        times(contests, (n) => createContest(db(), eventId, { group_num: n + 1, ...values })),
      )
      return { eventId, contestIds: rows.map(({ id }) => id), contestId: rows[0]?.id ?? '' }
    }
    const contestsAre = (contestIds: string[]) =>
      db()
        .selectFrom('contests')
        .where('id', 'in', contestIds)
        .select(['price', 'sort', 'section', 'heat_size', 'capacity', 'status', 'version'])
        .execute()
    const massUpdate =
      (contestIds: string[], changes: object, headers: Headers = {}): Call =>
      () =>
        send('PUT', `/api/contests/${contestIds[0]}?mass-update`, { contestIds, changes }, headers)
    /** What was paid for a registration. */
    const paidFor = async (id: number): Promise<number | undefined> => {
      const { rows } = await sql<{ paid: number }>`
        select sum(case kind when 'payment' then amount when 'refund' then -amount else 0 end)::int
          as paid
        from ledger where reg_data_id = ${id}
      `.execute(db())
      return rows[0]?.paid
    }
    /** What each registration of an event owes. */
    const owedAt = async (eventId: number): Promise<number[]> => {
      const rows = await db()
        .selectFrom('ledger')
        .where('event_id', '=', eventId)
        .groupBy('reg_data_id')
        .orderBy('reg_data_id')
        .select((eb) => eb.fn.sum<number>('amount').as('amount'))
        .execute()
      return rows.map(({ amount }) => amount)
    }
    /** The name of a test: the rule, or the fault where nothing holds it. */
    const named = (rule: string, fault: string) => [isLocked ? rule : fault]
    /** One of the calls is answered 200 and the others 409; without the lock all are. */
    const onlyOneOf = (n: number) => (isLocked ? [200, ...repeat(409, n - 1)] : repeat(200, n))

    describe('registrations', () => {
      it.each(
        named(
          'fill the places exactly, the rest waiting in order, each with a number of its own',
          'all get a place, more than there are, and all the same number',
        ),
      )('%s', async () => {
        const cup = await createCup(db(), teamId())
        const { id } = await createContest(db(), cup.event.id, { group_num: 100, capacity: 10 })
        const codes = await sendTogether(
          'places',
          times(24, () => register(cup.event.id, id)),
        )
        expect(codes).toEqual(repeat(201, 24))
        expect(await statusesIn(id)).toEqual(
          isLocked ? [...repeat('active', 10), ...repeat('waiting', 14)] : repeat('active', 24),
        )
        expect((await entriesOf(id)).map(({ reg_n }) => reg_n)).toEqual(
          isLocked ? times(24, (n) => n + 1) : repeat(1, 24),
        )
      })

      it.runIf(isLocked)('that are more than the connections are all answered', async () => {
        const { eventId, contestId } = await eventWith(1, { capacity: 10 })
        const answers = await Promise.all(times(60, () => untilTaken(register(eventId, contestId))))
        expect(answers.map(({ status }) => status)).toEqual(repeat(201, 60))
        expect(await statusesIn(contestId)).toEqual([
          ...repeat('active', 10),
          ...repeat('waiting', 50),
        ])
      })

      it.runIf(isLocked)('with one Idempotency-Key are one, with one answer', async () => {
        const { eventId, contestId } = await eventWith(1)
        const call = register(eventId, contestId)
        const answers: string[] = []
        const codes = await sendTogether(
          'places',
          repeat(async () => {
            const answer = await call({ 'idempotency-key': 'the same' })
            answers.push(await answer.clone().text())
            return answer
          }, 20),
        )
        expect(inOrder(codes)).toEqual(repeat(201, 20))
        expect(new Set(answers).size).toBe(1)
        expect(await entriesOf(contestId)).toHaveLength(1)
      })

      it.each(
        named(
          'edited from one version are edited once',
          'edited from one version are edited by all, each over the one before',
        ),
      )('%s', async () => {
        const { eventId, contestId } = await eventWith(1)
        const id = await registered(eventId, contestId)
        const codes = await sendTogether(
          'registration',
          times(
            12,
            (n) => () =>
              send('PUT', registrationUrl(eventId, id), {
                regData: { city: `Город ${n}`, version: 1 },
              }),
          ),
        )
        expect(inOrder(codes)).toEqual(onlyOneOf(12))
      })
    })

    it.each(
      named(
        'places that come free go to those who wait, in order, each told and charged once',
        'places that come free go to the same who wait, told again and again, and stay empty',
      ),
    )('%s', async () => {
      const { eventId, contestId } = await eventWith(1, { capacity: 3 })
      const ids: number[] = []
      for (let n = 0; n < 10; n += 1) ids.push(await registered(eventId, contestId))
      const withdrawals = ids.slice(0, 3).map(
        (id): Call =>
          () =>
            send('PUT', registrationUrl(eventId, id), { registrations: [] }),
      )
      const raise: Call = () => send('PUT', `/api/contests/${contestId}`, { capacity: 5 })
      expect(await sendTogether('promotion', [...withdrawals, raise])).toEqual(repeat(200, 4))

      const told = await db()
        .selectFrom('audit_log')
        .where('action', '=', 'promoteWaiting')
        .where('event_id', '=', eventId)
        .orderBy(isLocked ? 'id' : 'entity_id')
        .select('entity_id')
        .execute()
      const letters = await db()
        .selectFrom('outbox')
        .where(sql<string>`payload ->> 'subject'`, 'like', 'Место освободилось%')
        .select('id')
        .execute()
      const promoted = told.map(({ entity_id }) => ids.indexOf(Number(entity_id)))
      expect(letters).toHaveLength(5)
      // Without the locks the first in the queue is told four times, and nobody has three places.
      expect(promoted).toEqual(isLocked ? [3, 4, 5, 6, 7] : [3, 3, 3, 3, 4])
      const moved = isLocked ? 5 : 2
      expect(await statusesIn(contestId)).toEqual([
        ...repeat('withdrawn', 3),
        ...repeat('active', moved),
        ...repeat('waiting', 7 - moved),
      ])
      expect(await owedAt(eventId)).toEqual([...repeat(0, 3), ...repeat(120_000, moved)])
    })

    describe('the ledger', () => {
      async function paidRegistration() {
        const { eventId, contestId } = await eventWith(1)
        const id = await registered(eventId, contestId)
        const enter =
          (kind: string, amount: number, headers: Headers = {}): Call =>
          () =>
            send(
              'POST',
              `${registrationUrl(eventId, id)}/payments`,
              { kind, amount, method: 'card', title: 'Ошибка кассы' },
              headers,
            )
        await enter('payment', 100_000)()
        return { id, enter }
      }

      it.each(named('gives back no more than was paid', 'gives back more than was paid'))(
        '%s',
        async () => {
          const { id, enter } = await paidRegistration()
          const codes = await sendTogether('ledger', repeat(enter('refund', 30_000), 12))
          expect(inOrder(codes)).toEqual(
            isLocked ? [...repeat(201, 3), ...repeat(422, 9)] : repeat(201, 12),
          )
          expect(await paidFor(id)).toBe(isLocked ? 10_000 : -260_000)
        },
      )

      it.runIf(isLocked)('takes a payment with one Idempotency-Key once', async () => {
        const { id, enter } = await paidRegistration()
        const headers = { 'idempotency-key': 'the same' }
        const codes = await sendTogether('ledger', repeat(enter('payment', 5_000, headers), 12))
        expect(codes).toEqual(repeat(201, 12))
        expect(await paidFor(id)).toBe(105_000)
      })

      it.runIf(isLocked)(
        'takes payments without a key as often as they are sent, and loses none',
        async () => {
          const { id, enter } = await paidRegistration()
          const codes = await sendTogether('ledger', repeat(enter('payment', 5_000), 12))
          expect(codes).toEqual(repeat(201, 12))
          expect(await paidFor(id)).toBe(160_000)
        },
      )

      it.each([
        [
          'a contest becomes dearer',
          (_: number, id: string) => [`/api/contests/${id}`, { price: 180_000 }],
        ],
        ['a price step comes', (id: number) => [`/api/admin/events/${id}`, threeHalves]],
      ] as const)(
        `charges ${isLocked ? 'what is due' : 'the old price'} to those who register while %s`,
        async (_, edit) => {
          const { eventId, contestId } = await eventWith(1)
          const [url, body] = edit(eventId, contestId) as [string, object]
          const codes = await sendTogether(
            'ledger',
            times(8, () => register(eventId, contestId)),
            [() => send('PUT', url, body)],
          )
          expect(codes).toEqual([...repeat(201, 8), 200])
          expect(await owedAt(eventId)).toEqual(repeat(isLocked ? 180_000 : 120_000, 8))
        },
      )

      it.each(
        named(
          'charges what is due to those who add a contest while a price step comes',
          'charges the old price to those who add a contest while a price step comes',
        ),
      )('%s', async () => {
        const { eventId, contestId } = await eventWith(1, { price: 0 })
        const added = await createContest(db(), eventId, { group_num: 2 })
        const ids = await Promise.all(times(8, () => registered(eventId, contestId)))
        const registrations = [{ contest_id: contestId }, { contest_id: added.id }]
        const codes = await sendTogether(
          'ledger',
          ids.map((id) => () => send('PUT', registrationUrl(eventId, id), { registrations })),
          [() => send('PUT', `/api/admin/events/${eventId}`, threeHalves)],
        )
        expect(codes).toEqual(repeat(200, 9))
        expect(await owedAt(eventId)).toEqual(repeat(isLocked ? 180_000 : 120_000, 8))
      })
    })

    it.runIf(isLocked)(
      'a price step that comes first holds for whoever waited for it',
      async () => {
        const { eventId, contestId } = await eventWith(1, { price: 0 })
        const added = await createContest(db(), eventId, { group_num: 2 })
        const ids = await Promise.all(times(4, () => registered(eventId, contestId)))
        const registrations = [{ contest_id: contestId }, { contest_id: added.id }]
        const codes = await sendTogether(
          'event',
          [() => send('PUT', `/api/admin/events/${eventId}`, threeHalves)],
          [
            ...ids.map((id) => () => send('PUT', registrationUrl(eventId, id), { registrations })),
            ...times(4, () => register(eventId, added.id)),
          ],
        )
        expect(codes).toEqual([...repeat(200, 5), ...repeat(201, 4)])
        expect(await owedAt(eventId)).toEqual(repeat(180_000, 8))
      },
    )

    it.runIf(isLocked)(
      'an event unpublished first takes no entry of a visitor who waited, but those of its staff',
      async () => {
        const { eventId, contestId } = await eventWith(1)
        const call = register(eventId, contestId)
        const codes = await sendTogether(
          'event',
          [() => send('PUT', `/api/admin/events/${eventId}`, { published: false })],
          [...repeat(() => call({ authorization: '' }), 3), () => call()],
        )
        expect(codes).toEqual([200, ...repeat(404, 3), 201])
        expect(await statusesIn(contestId)).toEqual(['active'])
      },
    )

    it.each(
      named(
        'an event edited from one version is edited once',
        'an event edited from one version is edited by all, each over the one before',
      ),
    )('%s', async () => {
      const { eventId } = await eventWith(0)
      const codes = await sendTogether(
        'event',
        times(
          12,
          (n) => () =>
            send('PUT', `/api/admin/events/${eventId}`, { city: `Город ${n}`, version: 1 }),
        ),
      )
      expect(inOrder(codes)).toEqual(onlyOneOf(12))
    })

    describe('contests', () => {
      it.each(
        named(
          'let one of several mass updates from the same versions through, whole',
          'let all of several mass updates from the same versions through, of which one is left',
        ),
      )('%s', async () => {
        const { contestIds } = await eventWith(4)
        const match = { 'if-match': '1,1,1,1' }
        const codes = await sendTogether(
          'contests',
          times(12, (n) => massUpdate(contestIds, { price: n, sort: n }, match)),
        )
        expect(inOrder(codes)).toEqual(onlyOneOf(12))
        // Without the locks all are told that it is done, and of all but one nothing is left.
        const n = codes.indexOf(200)
        const stored = isLocked ? { price: n, sort: n, version: 2 } : { version: 13 }
        expect(await contestsAre(contestIds)).toMatchObject(repeat(stored, 4))
      })

      it.runIf(isLocked)('lose none of several mass updates of different fields', async () => {
        const { contestIds } = await eventWith(4)
        const edits = [{ price: 777 }, { section: 'Folk' }, { heat_size: 5 }, { capacity: 9 }]
        const codes = await sendTogether(
          'contests',
          edits.map((changes) => massUpdate(contestIds, changes)),
        )
        expect(codes).toEqual(repeat(200, 4))
        const all = Object.assign({ version: 5 }, ...edits) as object
        expect(await contestsAre(contestIds)).toMatchObject(repeat(all, 4))
      })

      it.each(
        named(
          'take a step of their status once, however often it is asked for',
          'take a step of their status as often as it is asked for',
        ),
      )('%s', async () => {
        const { eventId, contestIds } = await eventWith(4)
        const body = { contestIds, status: 'closed' }
        const codes = await sendTogether(
          'contests',
          repeat(() => send('PUT', `/api/events/${eventId}/contest-statuses`, body), 5),
        )
        expect(codes).toEqual(repeat(200, 5))
        const version = isLocked ? 2 : 6
        expect(await contestsAre(contestIds)).toMatchObject(
          repeat({ status: 'closed', version }, 4),
        )
      })

      it.runIf(isLocked)('with one id or one number are one', async () => {
        const { eventId } = await eventWith(0)
        const make =
          (id: string, group_num: number): Call =>
          () =>
            send('POST', '/api/contests', {
              id,
              event_id: eventId,
              group_num,
              group_name: 'Соло',
              dances: ['Folk'],
            })
        const id = crypto.randomUUID()
        const sameId = await sendTogether(
          'newContest',
          times(6, (n) => make(id, 10 + n)),
        )
        expect(inOrder(sameId)).toEqual([201, ...repeat(409, 5)])
        const sameNumber = await sendTogether(
          'newContest',
          times(6, () => make(crypto.randomUUID(), 20)),
        )
        expect(inOrder(sameNumber)).toEqual([201, ...repeat(409, 5)])
      })
    })
  })
})
