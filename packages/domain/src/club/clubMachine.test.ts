import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { dancerKey } from '../registration/dancers.ts'
import { adult, rules, stored } from '../testing/event1.ts'
import { statesMet } from '../testing/machine.ts'
import { problemsOf, planOf, type ClubGiven, type ClubSubmission } from './clubContext.ts'
import { clubMachine, type ClubEvent } from './clubMachine.ts'
import type { ClubRules } from './planClub.ts'

const contacts = {
  regData: {
    email: 'leader@parket.test',
    phone: '+7 900 000-00-00',
    city: 'Москва',
    club: '',
    coach: '',
  },
  consents: { processing: true, publication: true },
}

// Few contests: what is cheapest is looked for at each step of a walk.
const contests = rules.contests.filter(({ id }) => ['c11', 'c70'].includes(id))

const given: ClubGiven = {
  rules: { ...rules, contests } as ClubRules & typeof rules,
  roster: [adult],
  stored: [],
  saved: { entries: [], contacts },
}

const tick: ClubEvent = { type: 'cell.toggle', contestId: 'c11', dancer: dancerKey(adult) }

/** @param answers what the server says to each sending, in turn: undefined takes it */
function start(answers: readonly unknown[] = []) {
  const sent: ClubSubmission[] = []
  const left = [...answers]
  let keys = 0
  const actor = createActor(
    clubMachine.provide({
      actors: {
        send: fromPromise<void, ClubSubmission>(async ({ input }) => {
          sent.push(input)
          const refusal = left.shift()
          if (refusal !== undefined) throw refusal
        }),
      },
    }),
    { input: { given, typed: null, makeKey: () => `key ${(keys += 1)}` } },
  )
  const told: unknown[] = []
  actor.on('*', (event) => told.push(event))
  actor.start()
  return {
    actor,
    sent,
    told,
    context: () => actor.getSnapshot().context,
    send: (...events: readonly ClubEvent[]) => events.forEach((event) => actor.send(event)),
    answered: () => waitFor(actor, (snapshot) => snapshot.matches('editing')),
  }
}

test('begun anew, nothing that was typed stays, and the host keeps nothing', () => {
  const { send, told, context } = start()
  send(tick, { type: 'grid.restart' })
  expect(context()).toMatchObject({ typed: null, isTried: false })
  expect(told.at(-1)).toEqual({ type: 'grid.typed', typed: null })
})

test('what is ticked is kept by the host, and sent with its price', async () => {
  const { send, sent, told, answered } = start()
  send(tick)
  expect(told).toMatchObject([{ type: 'grid.typed', typed: { entries: [{ contestId: 'c11' }] } }])
  send({ type: 'grid.submit' })
  const { context } = await answered()
  expect(sent).toMatchObject([{ contacts, plan: { sets: [{ dancers: [adult] }] } }])
  expect(sent[0]?.expectedAmount).toBe(sent[0]?.plan.expected)
  expect(sent[0]?.expectedAmount).toBeGreaterThan(0)
  expect(context).toMatchObject({ typed: null, isTried: false })
  expect(context.notice).toMatch(/1\sновая регистрация/)
  expect(told.at(-1)).toEqual({ type: 'grid.typed', typed: null })
})

test('a grid with problems is not sent: from then on they are shown', () => {
  const { send, sent, context } = start()
  send(tick, { type: 'contacts.change', change: { email: '' } }, { type: 'grid.submit' })
  expect(sent).toEqual([])
  expect(context().isTried).toBe(true)
  expect(problemsOf(context(), planOf(context())).fields).toHaveProperty(['regData.email'])
})

test('sent again unchanged it has the same key, changed another', async () => {
  const { send, sent, answered } = start([new Error('no network')])
  send(tick, { type: 'grid.submit' })
  expect((await answered()).context.failure).toBe('no network')
  send({ type: 'grid.submit' })
  await answered()
  send(tick, { type: 'grid.submit' })
  await answered()
  expect(sent[1]?.key).toBe(sent[0]?.key)
  expect(sent[2]?.key).not.toBe(sent[0]?.key)
})

test('while it is sent nothing is changed: what is shown is what is sent', async () => {
  const { send, sent, answered, context } = start()
  send(tick, { type: 'grid.submit' })
  const before = context()
  send(tick, { type: 'consents.change', change: { processing: null } }, { type: 'grid.submit' })
  expect(context()).toBe(before)
  await answered()
  expect(sent).toHaveLength(1)
})

test('a dearer price is refused once; sending once more agrees to it, a change takes that back', async () => {
  const line = { contest_id: 'c11', title: 'Соло', amount: 900_000 }
  const dearer = {
    status: 409,
    answer: { code: 'price_changed', message: 'Цена изменилась.', lines: [line] },
  }
  const { send, sent, told, answered, context } = start([dearer, dearer])
  send(tick, { type: 'grid.submit' })
  await answered()
  expect(told.at(-1)).toEqual({ type: 'grid.stale' })
  expect(context().failure).toBe('Цена изменилась. Отправьте ещё раз, если согласны.')
  send({ type: 'grid.submit' })
  await answered()
  expect(sent[1]?.expectedAmount).toBe(900_000)
  send({ type: 'consents.change', change: { publication: false } })
  expect(context()).toMatchObject({ agreed: 0, failure: null })
})

test('what the server refuses stands at its cell or field until something is changed', async () => {
  const errors = { 'regData.phone': ['Проверьте номер телефона'] }
  const { send, answered, context } = start([{ status: 422, answer: { errors } }])
  send(tick, { type: 'grid.submit' })
  await answered()
  expect(context()).toMatchObject({ failure: null, refused: errors })
  expect(problemsOf(context(), planOf(context())).fields).toMatchObject(errors)
  expect(context().typed?.entries).toHaveLength(1)
  send({ type: 'contacts.change', change: { phone: '+7 900 000-00-01' } })
  expect(context().refused).toEqual({})
})

test('a contest is ticked for all who may enter it, then for none of them', () => {
  const { send, context } = start()
  const dancers = ['a', 'b', 'c']
  send({ type: 'cell.toggle', contestId: 'c11', dancer: 'b' })
  const all: ClubEvent = { type: 'column.toggle', contestId: 'c11', dancers }
  send(all)
  expect(context().typed?.entries.flatMap((entry) => entry.dancers)).toEqual(['b', 'a', 'c'])
  send(all)
  expect(context().typed?.entries).toEqual([])
})

test('a whole column is cleared of what was ticked here, not of what is registered', () => {
  const { send, context } = start()
  const dancer = dancerKey(adult)
  send({ type: 'given.change', given: { ...given, stored: [stored] } })
  const all: ClubEvent = { type: 'column.toggle', contestId: 'c11', dancers: [dancer, 'b'] }
  send(all)
  expect(context().typed?.entries.flatMap((one) => one.dancers)).toEqual([dancer, 'b'])
  send(all)
  expect(context().typed?.entries.flatMap((one) => one.dancers)).toEqual([dancer])
})

test('a contest that is no more is not ticked', () => {
  const { send, context } = start()
  send({ type: 'column.toggle', contestId: 'gone', dancers: ['a'] })
  send({ type: 'cell.toggle', contestId: 'gone', dancer: dancerKey(adult) })
  expect(context().typed?.entries).toEqual([])
})

test('any events in any order leave it editing or sending', async () => {
  const events: ClubEvent[] = [
    tick,
    { type: 'column.toggle', contestId: 'c11', dancers: [dancerKey(adult)] },
    { type: 'role.choose', contestId: 'c70', dancer: dancerKey(adult), role: 'leader' },
    { type: 'contacts.change', change: { city: 'Тула' } },
    { type: 'consents.change', change: { publication: true } },
    { type: 'grid.submit' },
    { type: 'grid.restart' },
    { type: 'given.change', given },
  ]
  expect(await statesMet(events, () => start([new Error('no')]).actor)).toEqual([
    'editing',
    'sending',
  ])
})
