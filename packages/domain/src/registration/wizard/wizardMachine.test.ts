import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { adult, child, request, rules, stored } from '../../testing/event1.ts'
import { settle, statesMet } from '../../testing/machine.ts'
import { noAffiliation } from '../affiliation.ts'
import { blankDancer, newDraft, nothingChosen, type Draft } from '../draft.ts'
import type { DancerInput } from '../request.ts'
import type { RegistrationAnswer } from '../registrationAnswer.ts'
import type { StoredRegistration } from '../storedRegistration.ts'
import type { Submission, WizardInput, WizardResult } from './wizardContext.ts'
import { dearerLinesOf, shownFailure } from './refusal.ts'
import { shownErrors, stepStates } from './wizardErrors.ts'
import { wizardMachine } from './wizardMachine.ts'
import type { DraftToSave, WizardEvent } from './wizardSetup.ts'

const registered: RegistrationAnswer = {
  regData: {
    ...stored.regData,
    event_id: 1,
    pin_code: '123456',
    start_number: null,
    registered_by: null,
    was_merged: false,
    consents: { processing: true, publication: null },
    updated_at: stored.regData.created_at,
  },
  dancers: [],
  registrations: [],
}

interface Effects {
  submit?: (submission: Submission) => Promise<RegistrationAnswer>
  saveDraft?: (draft: Draft) => Promise<void>
  saveResult?: () => Promise<void>
  fetchStored?: () => Promise<StoredRegistration>
}

function start(effects: Effects = {}, input: Partial<WizardInput> = {}) {
  const clock = new SimulatedClock()
  const submissions: Submission[] = []
  const kept: (Draft | null)[] = []
  const keptVersions: (number | null)[] = []
  const results: WizardResult[] = []
  const fetched: object[] = []
  let keys = 0
  const machine = wizardMachine.provide({
    actors: {
      submit: fromPromise<RegistrationAnswer, Submission>(({ input }) => {
        submissions.push(input)
        return effects.submit?.(input) ?? Promise.resolve(registered)
      }),
      saveDraft: fromPromise<void, DraftToSave>(async ({ input: { draft, stored: begunWith } }) => {
        await effects.saveDraft?.(draft)
        kept.push(draft)
        keptVersions.push(begunWith?.regData.version ?? null)
      }),
      clearDraft: fromPromise<void, DraftToSave>(async () => {
        kept.push(null)
      }),
      saveResult: fromPromise<void, WizardResult>(async ({ input }) => {
        await effects.saveResult?.()
        results.push(input)
      }),
      fetchStored: fromPromise<StoredRegistration, { eventId: number; regDataId: number }>(
        async ({ input }) => {
          fetched.push(input)
          return (await effects.fetchStored?.()) ?? stored
        },
      ),
    },
  })
  const actor = createActor(machine, {
    clock,
    input: {
      eventId: 1,
      rules,
      restored: null,
      makeKey: () => `key-${(keys += 1)}`,
      ...input,
    },
  })
  actor.start()
  return {
    actor,
    clock,
    submissions,
    kept,
    keptVersions,
    results,
    fetched,
    send: (...events: WizardEvent[]) => {
      for (const event of events) actor.send(event)
    },
    context: () => actor.getSnapshot().context,
    step: () => actor.getSnapshot().context.draft.step,
    reach: (form: 'editing' | 'registered') =>
      waitFor(actor, (snapshot) => snapshot.matches({ form })),
  }
}

const keysOf = (submissions: readonly Submission[]) =>
  submissions.map((sent) => ('request' in sent ? sent.idempotencyKey : null))

const next: WizardEvent = { type: 'step.next' }
const submit: WizardEvent = { type: 'registration.submit', expectedAmounts: [170_000] }
const fillContacts: WizardEvent = { type: 'contacts.change', change: request.regData }
const fillDancer: WizardEvent = { type: 'dancer.change', index: 0, change: adult }
const choose: WizardEvent = { type: 'contest.toggle', packetKey: 'single', contestId: 'c11' }
const consent: WizardEvent = { type: 'consents.change', change: { processing: true } }
const toReview = [fillContacts, next, fillDancer, next, choose, next, consent] as const

describe('steps', () => {
  test('each opens when the ones before it are valid', () => {
    const wizard = start()
    wizard.send(...toReview)
    expect(wizard.step()).toBe(4)
  })
  test('a step that is not done shows its problems and stays', () => {
    const wizard = start()
    expect(shownErrors(wizard.context())).toEqual({})
    wizard.send(next)
    expect(wizard.step()).toBe(0)
    expect(shownErrors(wizard.context())).toEqual({
      'regData.email': ['Укажите email'],
      'regData.phone': ['Укажите телефон'],
      'regData.city': ['Укажите город'],
    })
    wizard.send(fillContacts)
    expect(shownErrors(wizard.context())).toEqual({})
  })
  test('«3 always» valid: with nothing chosen the last step says so at once, and of itself nothing yet', () => {
    const wizard = start()
    wizard.send(...toReview, { type: 'consents.change', change: { processing: null } })
    expect(shownErrors(wizard.context())).toEqual({})
    wizard.send(choose)
    expect(shownErrors(wizard.context())).toEqual({ packets: ['Не выбрано ни одной номинации'] })
    wizard.send({ type: 'step.back' })
    expect(shownErrors(wizard.context())).toEqual({})
  })
  test('finished steps stay open for change, others cannot be opened', () => {
    const wizard = start()
    const { actor } = wizard
    wizard.send(fillContacts, next, fillDancer)
    expect(actor.getSnapshot().can({ type: 'step.open', step: 0 })).toBe(true)
    expect(actor.getSnapshot().can({ type: 'step.open', step: 4 })).toBe(true)
    wizard.send({ type: 'dancer.remove', index: 0 })
    expect(actor.getSnapshot().can({ type: 'step.open', step: 2 })).toBe(false)
    wizard.send({ type: 'step.open', step: 2 })
    expect(wizard.step()).toBe(1)
  })
  test('back goes one step, and nowhere from the first', () => {
    const wizard = start()
    wizard.send(fillContacts, next, { type: 'step.back' })
    expect(wizard.step()).toBe(0)
    expect(wizard.actor.getSnapshot().can({ type: 'step.back' })).toBe(false)
  })
  test('after the last step there is none', () => {
    const wizard = start()
    wizard.send(...toReview, next)
    expect(wizard.step()).toBe(4)
  })
  test('the stepper: done, current, to come, with problems', () => {
    const wizard = start()
    expect(stepStates(wizard.context())).toEqual([
      'current',
      'upcoming',
      'upcoming',
      'upcoming',
      'upcoming',
    ])
    wizard.send(fillContacts, next, fillDancer, next)
    wizard.send(
      { type: 'step.open', step: 0 },
      { type: 'contacts.change', change: { city: '' } },
      next,
    )
    expect(stepStates(wizard.context())).toEqual([
      'current',
      'done',
      'done',
      'upcoming',
      'upcoming',
    ])
    wizard.send(fillContacts, { type: 'step.open', step: 4 })
    wizard.send({ type: 'contacts.change', change: { city: '' } })
    expect(stepStates(wizard.context())).toEqual(['error', 'done', 'done', 'done', 'current'])
  })
  test('the last step has no problems of its own: the others show theirs', () => {
    const wizard = start()
    wizard.send(...toReview, choose, submit, { type: 'step.open', step: 3 })
    expect(stepStates(wizard.context())).toEqual(['done', 'done', 'done', 'current', 'upcoming'])
  })
  test('fresh rules count at once', () => {
    const wizard = start()
    wizard.send(...toReview)
    wizard.send({
      type: 'rules.change',
      rules: { ...rules, contests: rules.contests.filter(({ id }) => id !== 'c11') },
    })
    wizard.send(submit)
    expect(shownErrors(wizard.context())).toEqual({
      'packets.c11': ['Такой номинации нет в этом турнире'],
    })
    expect(shownErrors(wizard.context(), 3)).toEqual(shownErrors(wizard.context()))
    expect(shownErrors(wizard.context(), 0)).toEqual({})
  })
})

describe('«Registration draft is kept in session storage, saved after a 1-second debounce»', () => {
  test('a second after the last change, once', async () => {
    const { send, clock, kept } = start()
    send(fillContacts)
    clock.increment(999)
    send({ type: 'contacts.change', change: { city: 'Тверь' } })
    clock.increment(999)
    await settle()
    expect(kept).toEqual([])
    clock.increment(1)
    await settle()
    expect(kept.map((draft) => draft?.contacts.city)).toEqual(['Тверь'])
  })
  test('a page that is going to end saves at once what has changed', async () => {
    const { send, kept } = start()
    send(fillContacts, { type: 'draft.flush' })
    await settle()
    expect(kept.map((draft) => draft?.contacts)).toEqual([request.regData])
  })
  test('and nothing where nothing has changed', async () => {
    const { send, kept } = start()
    send({ type: 'draft.flush' })
    await settle()
    expect(kept).toEqual([])
  })
  test('the current step is kept too', async () => {
    const { send, clock, kept } = start()
    send(fillContacts, next)
    clock.increment(1000)
    await settle()
    expect(kept.at(-1)?.step).toBe(1)
  })
  test('a change while it is saved is saved after it', async () => {
    const { send, clock, kept } = start()
    send(fillContacts)
    clock.increment(1000)
    send({ type: 'contacts.change', change: { city: 'Тверь' } })
    await settle()
    expect(kept.at(-1)?.contacts.city).toBe('Тверь')
  })
  test('nothing comes back that was cleared while it was being written', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { send, kept, reach } = start({ saveDraft: () => promise })
    send(...toReview, submit)
    await reach('registered')
    resolve()
    await settle()
    expect(kept.at(-1)).toBeNull()
  })
  test('also when writing it failed', async () => {
    const { promise, reject } = Promise.withResolvers<void>()
    const { send, kept, reach } = start({ saveDraft: () => promise })
    send(...toReview, submit)
    await reach('registered')
    reject(new Error('quota'))
    await settle()
    expect(kept).toEqual([null])
  })
  test('a store that fails is said, and tried again with the next change', async () => {
    let isFull = true
    const wizard = start({
      saveDraft: () => (isFull ? Promise.reject(new Error('quota')) : Promise.resolve()),
    })
    wizard.send(fillContacts)
    wizard.clock.increment(1000)
    await settle()
    expect(wizard.context().isDraftSaved).toBe(false)
    isFull = false
    wizard.send(next)
    wizard.clock.increment(1000)
    await settle()
    expect(wizard.context().isDraftSaved).toBe(true)
  })
  test('a restored draft goes on where it was', () => {
    const restored: Draft = {
      ...newDraft(1, rules.filter, { contacts: request.regData, dancers: [adult] }),
      step: 3,
    }
    expect(start({}, { restored }).step()).toBe(3)
  })
  test('or at the furthest step it still can open', () => {
    const restored: Draft = { ...newDraft(1, rules.filter, { contacts: request.regData }), step: 3 }
    expect(start({}, { restored }).step()).toBe(1)
  })
  test('under another filter it has the rows that filter asks for, with what is typed', () => {
    const solo = newDraft(1, { ...rules.filter, count: { min: 1, max: 1 } })
    const typed: Draft = { ...solo, dancers: [adult], submitKey: 'sent' }
    const duets = { ...rules, filter: { ...rules.filter, count: { min: 2, max: 2 } } }
    const { dancers, submitKey } = start({}, { restored: typed, rules: duets }).context().draft
    expect(dancers).toEqual([adult, blankDancer])
    expect(submitKey).toBeNull()
  })
  test('rows too many go where nothing is typed in them, and stay where something is', () => {
    const single = { ...rules, filter: { ...rules.filter, count: { min: 1, max: 1 } } }
    const rowsBehind = (...dancers: DancerInput[]) =>
      start({}, { restored: { ...newDraft(1, rules.filter), dancers }, rules: single }).context()
        .draft.dancers
    expect(rowsBehind(blankDancer, adult, blankDancer)).toEqual([adult])
    expect(rowsBehind(adult, child)).toEqual([adult, child])
    expect(rowsBehind(blankDancer, blankDancer)).toEqual([blankDancer])
  })
  test('a draft that fits its filter stays as it is, with the key it was sent under', () => {
    const restored: Draft = { ...newDraft(1, rules.filter), dancers: [adult], submitKey: 'sent' }
    expect(start({}, { restored }).context().draft).toEqual(restored)
  })
  test('a kept draft takes the place of the blank one that the server rendered, and is not written again', async () => {
    const wizard = start()
    const draft = newDraft(1, rules.filter, { contacts: request.regData, dancers: [adult] })
    wizard.send({ type: 'draft.restore', draft: { ...draft, step: 4, submitKey: 'sent' } })
    expect(wizard.context().draft).toEqual({ ...draft, step: 4, submitKey: 'sent' })
    wizard.clock.increment(1000)
    await settle()
    expect(wizard.kept).toEqual([])
  })
})

describe('beginning anew', () => {
  test('leaves nothing of what was typed, here or in the browser', async () => {
    const wizard = start()
    const draft = newDraft(1, rules.filter, { contacts: request.regData, dancers: [adult] })
    wizard.send({ type: 'draft.restore', draft: { ...draft, step: 4, submitKey: 'sent' } })
    wizard.send({ type: 'dancer.change', index: 0, change: { first_name: 'Зоя' } })
    wizard.clock.increment(1000)
    await settle()
    expect(wizard.kept).not.toEqual([])
    wizard.send({ type: 'draft.restart' })
    await settle()
    expect(wizard.context().draft).toEqual(newDraft(1, rules.filter))
    expect(wizard.step()).toBe(0)
    expect(wizard.kept.at(-1)).toBeNull()
  })
})

describe('registering', () => {
  test('sends what was typed and hands out the number; the draft is cleared', async () => {
    const wizard = start()
    wizard.send(...toReview, submit)
    const { context } = await wizard.reach('registered')
    await settle()
    expect(context.result?.registration).toBe(registered)
    expect(wizard.submissions).toEqual([
      {
        eventId: 1,
        idempotencyKey: 'key-1',
        request: {
          ...request,
          consents: { processing: true, publication: false },
          expected_amount: 170_000,
        },
      },
    ])
    expect(wizard.kept.at(-1)).toBeNull()
    wizard.clock.increment(10_000)
    wizard.send({ type: 'draft.flush' })
    await settle()
    expect(wizard.kept.at(-1)).toBeNull()
  })
  test('a price above what was shown is shown until something is edited; it is sent again as seen', async () => {
    const lines = [
      {
        kind: 'contest' as const,
        contest_id: 'c11',
        label: 'Соло',
        quantity: 1,
        price: 180_000,
        percent: 100,
        amount: 180_000,
      },
    ]
    const answer = { code: 'price_changed', message: 'Стоимость изменилась', lines }
    const wizard = start({ submit: () => Promise.reject({ status: 409, answer }) })
    wizard.send(...toReview, submit)
    await wizard.reach('editing')
    expect(wizard.context().failure).toEqual({ text: 'Стоимость изменилась', remedy: 'price' })
    expect(wizard.context().dearerLines).toBe(lines)
    wizard.send({ type: 'registration.submit', expectedAmounts: [180_000] })
    const sums = wizard.submissions.map((sent) =>
      'request' in sent ? sent.request.expected_amount : null,
    )
    expect(sums).toEqual([170_000, 180_000])
    expect(keysOf(wizard.submissions)).toEqual(['key-1', 'key-1'])
    await wizard.reach('editing')
    wizard.send(choose)
    expect(wizard.context()).toMatchObject({ dearerLines: null, failure: null })
  })
  test('with something wrong nothing is sent, and every problem is shown', () => {
    const wizard = start()
    wizard.send(...toReview)
    wizard.send(choose, submit)
    expect(wizard.submissions).toEqual([])
    expect(shownErrors(wizard.context())).toEqual({ packets: ['Не выбрано ни одной номинации'] })
  })
  test('the key is kept with the draft before the call goes out', async () => {
    const { promise } = Promise.withResolvers<RegistrationAnswer>()
    const { send, kept } = start({ submit: () => promise })
    send(...toReview, submit)
    await settle()
    expect(kept.at(-1)?.submitKey).toBe('key-1')
  })
  test('who turns out to be logged in need not type what is known; what is typed stays', () => {
    const wizard = start()
    wizard.send(
      { type: 'contacts.change', change: { city: 'Тверь' } },
      {
        type: 'contacts.fill',
        contacts: { email: 'anna@example.org', phone: '', city: 'Москва' },
      },
    )
    expect(wizard.context().draft.contacts).toEqual({
      email: 'anna@example.org',
      phone: '',
      city: 'Тверь',
      ...noAffiliation,
    })
  })
  test('what the account does not know stays as it is: typed, or empty', () => {
    const wizard = start()
    wizard.send(
      { type: 'contacts.change', change: { phone: '+7 900 000-00-00' } },
      { type: 'contacts.fill', contacts: { email: '', phone: '', city: '' } },
    )
    expect(wizard.context().draft.contacts).toEqual({
      email: '',
      phone: '+7 900 000-00-00',
      city: '',
      ...noAffiliation,
    })
  })
  test('the result is stored for a reload; where that fails the machine still has it', async () => {
    const stored = start()
    stored.send(...toReview, submit)
    const { context } = await stored.reach('registered')
    await settle()
    expect(stored.results).toEqual([context.result])

    const full = start({ saveResult: () => Promise.reject(new Error('quota')) })
    full.send(...toReview, submit)
    await full.reach('registered')
    await settle()
    expect(full.context().result?.registration).toBe(registered)
    expect(full.actor.getSnapshot().status).toBe('active')
  })
  test('the next registration begins with the same contacts, nothing chosen', async () => {
    const single = { ...rules, filter: { ...rules.filter, count: { min: 1, max: 1 } } }
    const wizard = start({}, { rules: single })
    wizard.send(...toReview, submit)
    const { context } = await wizard.reach('registered')
    const following = context.result?.next
    if (!following) throw new Error('No registration follows')
    expect(following.filter).toEqual(single.filter)
    wizard.send({ type: 'registration.next', draft: following.draft })
    expect(wizard.context()).toMatchObject({
      result: { registration: { regData: { reg_n: 12 } } },
      draft: {
        contacts: request.regData,
        dancers: [blankDancer],
        packets: { single: { selectedGroupIds: [] } },
        consents: { processing: null },
      },
      tried: [],
    })
    wizard.clock.increment(1000)
    await settle()
    expect(wizard.kept.at(-1)?.dancers).toEqual([blankDancer])
  })
})

describe('several entries, sent together', () => {
  const single = { ...rules, filter: { ...rules.filter, count: { min: 1, max: 1 } } }
  const grown = { ...adult, first_name: 'Вера' }
  const third = { ...adult, first_name: 'Зоя' }
  const enter: WizardEvent = { type: 'dancers.enter', dancers: [adult, grown, third] }
  const choosing = (contestId: string): WizardEvent => ({
    type: 'contest.toggle',
    packetKey: 'single',
    contestId,
  })
  const toThird = [
    fillContacts,
    next,
    enter,
    next,
    choosing('c11'),
    next,
    choosing('c12'),
    next,
    choosing('c13'),
  ]
  const submitAll: WizardEvent = {
    type: 'registration.submit',
    expectedAmounts: [1, 2, 3],
  }
  const sentOf = (submissions: readonly Submission[]) =>
    submissions.map((sent) => {
      if (!('request' in sent)) throw new Error('A change was sent')
      const { dancers, packets, expected_amount, consents } = sent.request
      const contests = packets['single']?.selectedGroupIds
      return [dancers[0]?.first_name, contests, expected_amount, consents?.processing]
    })

  test('«Далее» leads from the contests of one to those of the next, then to the review of all', () => {
    const wizard = start({}, { rules: single })
    wizard.send(...toThird)
    expect(wizard.step()).toBe(3)
    expect(wizard.context().draft).toMatchObject({ dancers: [third], others: [], turn: 2 })
    wizard.send(next)
    expect(wizard.step()).toBe(4)
  })
  test('«Назад» leads to the contests of the one before, with what was chosen', () => {
    const wizard = start({}, { rules: single })
    wizard.send(...toThird, { type: 'step.back' })
    expect(wizard.context().draft).toMatchObject({ step: 3, turn: 1, dancers: [grown] })
    wizard.send({ type: 'step.back' })
    expect(wizard.context().draft).toMatchObject({
      step: 3,
      dancers: [adult],
      packets: { single: { selectedGroupIds: ['c11'] } },
    })
    wizard.send({ type: 'step.back' })
    expect(wizard.step()).toBe(1)
    wizard.send(next, next, next)
    expect(wizard.context().draft).toMatchObject({ step: 3, turn: 2, dancers: [third] })
  })
  test('each goes out under a key of its own, in order, with the one consent', async () => {
    const wizard = start({}, { rules: single })
    wizard.send(...toThird, next, consent, submitAll)
    await wizard.reach('registered')
    await settle()
    expect(sentOf(wizard.submissions)).toEqual([
      ['Анна', ['c11'], 1, true],
      ['Вера', ['c12'], 2, true],
      ['Зоя', ['c13'], 3, true],
    ])
    expect(new Set(keysOf(wizard.submissions)).size).toBe(3)
    expect(wizard.results).toHaveLength(3)
    expect(wizard.kept.at(-1)).toBeNull()
  })
  test('where one fails, those before it are registered, and the rest goes out under the same keys', async () => {
    let calls = 0
    const made = [{ ...adult, id: 51, reg_data_id: 5, user_id: null, ind: 0, gender: 'F' as const }]
    const wizard = start(
      {
        submit: async () => {
          calls += 1
          if (calls === 2) throw { status: 0, message: '' }
          return { ...registered, dancers: made }
        },
      },
      { rules: single },
    )
    wizard.send(...toThird, next, consent, submitAll)
    await wizard.reach('editing')
    expect(wizard.context()).toMatchObject({
      failure: { remedy: 'retry' },
      draft: { step: 4, dancers: [grown], made: [{ names: 'Иванова Анна', regN: 12 }] },
    })
    await settle()
    // The browser keeps it too: a reload still says who is registered.
    expect(wizard.kept.at(-1)).toMatchObject({
      dancers: [grown],
      chosen: [{ dancers: [third] }],
      made: [{ names: 'Иванова Анна', regN: 12 }],
    })
    wizard.send({ type: 'registration.submit', expectedAmounts: [2, 3] })
    await wizard.reach('registered')
    const keys = keysOf(wizard.submissions)
    const names = sentOf(wizard.submissions).map(([name]) => name)
    expect(names).toEqual(['Анна', 'Вера', 'Вера', 'Зоя'])
    expect(keys[1]).toBe(keys[2])
    expect(new Set(keys).size).toBe(3)
  })
  test('nothing is sent while one of them has no contest: it is at hand then', () => {
    const wizard = start({}, { rules: single })
    wizard.send(...toThird, { type: 'entry.open', index: 0 }, choosing('c11'))
    wizard.send({ type: 'entry.open', index: 2 }, next, consent, submitAll)
    expect(wizard.submissions).toEqual([])
    expect(wizard.context().draft).toMatchObject({ step: 4, turn: 0, dancers: [adult] })
    expect(shownErrors(wizard.context())).toEqual({ packets: ['Не выбрано ни одной номинации'] })
  })
  test('from the review one of them is changed, and the way leads back to it', () => {
    const wizard = start({}, { rules: single })
    wizard.send(...toThird, next, { type: 'entry.open', index: 0 })
    expect(wizard.context().draft).toMatchObject({ step: 3, turn: 0, dancers: [adult] })
    wizard.send(next)
    expect(wizard.step()).toBe(4)
  })
  describe('what the server refuses is of one of them', () => {
    const lines = [
      {
        kind: 'contest' as const,
        contest_id: 'c11',
        label: 'Соло',
        quantity: 1,
        price: 180_000,
        percent: 100,
        amount: 180_000,
      },
    ]
    const dearer = { status: 409, answer: { code: 'price_changed', message: 'Дороже', lines } }
    const wrong = {
      status: 422,
      answer: { message: 'Проверьте', errors: { 'dancers.0.birth_date': ['x'], packets: ['y'] } },
    }
    const refusedWith = async (error: object) => {
      const submit = async () => {
        throw error
      }
      const wizard = start({ submit }, { rules: single })
      wizard.send(...toThird, next, consent, submitAll)
      await wizard.reach('editing')
      return wizard
    }

    test('its price stays with it while others are opened, changed and taken out', async () => {
      const wizard = await refusedWith(dearer)
      expect(dearerLinesOf(wizard.context(), 0)).toBe(lines)
      wizard.send({ type: 'entry.open', index: 1 }, choosing('c13'))
      expect(dearerLinesOf(wizard.context(), 0)).toBe(lines)
      expect(dearerLinesOf(wizard.context(), 1)).toBeNull()
      expect(shownFailure(wizard.context())).toBeNull()
      wizard.send({ type: 'entry.remove', index: 2 }, next)
      expect(dearerLinesOf(wizard.context(), 0)).toBe(lines)
      expect(shownFailure(wizard.context())).toMatchObject({ remedy: 'price' })
      wizard.send({ type: 'consents.change', change: { publication: true } })
      expect(dearerLinesOf(wizard.context(), 0)).toBe(lines)
      wizard.send({ type: 'entry.remove', index: 0 })
      expect(dearerLinesOf(wizard.context(), 0)).toBeNull()
      expect(wizard.context().failure).toBeNull()
    })
    test('its fields are marked in it alone, and it is at hand when the review opens again', async () => {
      const wizard = await refusedWith(wrong)
      expect(shownErrors(wizard.context())).toEqual({ 'dancers.0.birth_date': ['x'] })
      wizard.send({ type: 'entry.open', index: 1 })
      expect(shownErrors(wizard.context())).toEqual({})
      wizard.send(choosing('c13'), next)
      expect(wizard.context().draft).toMatchObject({ step: 4, turn: 0 })
      expect(shownErrors(wizard.context())).toEqual(wrong.answer.errors)
    })
    test('gone with it, its fields are marked nowhere', async () => {
      const wizard = await refusedWith(wrong)
      wizard.send({ type: 'entry.remove', index: 0 })
      expect(wizard.context().serverErrors).toEqual({})
    })
    test('a problem of the shared contacts is shown whoever is at hand', async () => {
      const errors = { 'regData.email': ['x'] }
      const wizard = await refusedWith({ status: 422, answer: { message: '', errors } })
      wizard.send({ type: 'entry.open', index: 1 }, { type: 'step.open', step: 0 })
      expect(shownErrors(wizard.context())).toEqual(errors)
    })
  })
  test('«Изменить» opens the first step of it with a problem, and its dancers where they are asked for', () => {
    const wizard = start({}, { rules: single })
    wizard.send(...toThird, next, { type: 'entry.open', index: 1, step: 1 })
    expect(wizard.context().draft).toMatchObject({ step: 1, turn: 1, dancers: [grown] })
    wizard.send({ type: 'dancer.change', index: 0, change: { birth_date: '' } })
    wizard.send({ type: 'entry.open', index: 0 }, next)
    wizard.send({ type: 'entry.open', index: 1 })
    expect(wizard.context().draft).toMatchObject({ step: 1, turn: 1 })
  })
  test('under another filter each of them has the rows that it asks for', () => {
    const wizard = start({}, { rules: single })
    wizard.send(...toThird)
    const restored = wizard.context().draft
    const duets = { ...rules, filter: { ...rules.filter, count: { min: 2, max: 2 } } }
    const { draft } = start({}, { restored, rules: duets }).context()
    expect(draft).toMatchObject({
      step: 1,
      dancers: [third, blankDancer],
      chosen: [{ dancers: [adult, blankDancer] }, { dancers: [grown, blankDancer] }],
    })
  })
  test('who was consented to is who is sent: others, or other data, ask again', () => {
    const wizard = start({}, { rules: single })
    const agreed = () => wizard.context().draft.consents.processing
    wizard.send(...toThird, next, consent, { type: 'entry.open', index: 0 }, choosing('c12'))
    expect(agreed()).toBe(true)
    wizard.send({ type: 'entry.remove', index: 2 })
    expect(agreed()).toBe(true)
    wizard.send({ type: 'dancer.change', index: 0, change: { first_name: 'Инна' } })
    expect(agreed()).toBeNull()
    wizard.send(consent, { type: 'dancers.enter', dancers: [{ ...third, first_name: 'Майя' }] })
    expect(agreed()).toBeNull()
    wizard.send(consent, { type: 'step.open', step: 4 }, next)
    expect(wizard.context().draft).toMatchObject({ step: 3, turn: 2 })
    expect(agreed()).toBeNull()
  })
  test('nobody who waits is left out: sending leads to their contests first', () => {
    const wizard = start({}, { rules: single })
    wizard.send(fillContacts, next, enter, next, choosing('c11'), { type: 'step.open', step: 4 })
    wizard.send(consent, submitAll)
    expect(wizard.submissions).toEqual([])
    expect(wizard.context().draft).toMatchObject({ step: 3, turn: 1, dancers: [grown] })
  })
  test('one of them is given up, the last one is not', () => {
    const wizard = start({}, { rules: single })
    wizard.send(...toThird, next, { type: 'entry.remove', index: 1 })
    expect(wizard.context().draft).toMatchObject({
      turn: 1,
      dancers: [third],
      chosen: [{ dancers: [adult] }],
    })
    wizard.send({ type: 'entry.remove', index: 1 }, { type: 'entry.remove', index: 0 })
    expect(wizard.context().draft).toMatchObject({ turn: 0, dancers: [adult], chosen: [] })
  })
  test('other contacts are another content for all of them', async () => {
    const wizard = start({ submit: () => Promise.reject({ status: 0 }) }, { rules: single })
    wizard.send(...toThird, next, consent, submitAll)
    await wizard.reach('editing')
    expect(wizard.context().draft.chosen.every(({ submitKey }) => submitKey !== null)).toBe(true)
    wizard.send({ type: 'contacts.change', change: { city: 'Тверь' } })
    expect(wizard.context().draft.chosen.map(({ submitKey }) => submitKey)).toEqual([null, null])
  })
  test('where a packet must be taken, each begins with the packets', () => {
    const tags = [...rules.tags, { tag_name: 'PACKETS', tag_value: 'MUST' }]
    const wizard = start({}, { rules: { ...single, tags } })
    const taken = (...ids: string[]): WizardEvent[] => [
      { type: 'packet.take', packetId: 'c40' },
      ...ids.map((contestId): WizardEvent => ({
        type: 'contest.toggle',
        packetKey: 'c40',
        contestId,
      })),
    ]
    wizard.send(fillContacts, next, enter, next, ...taken('c11', 'c12'), next, next)
    expect(wizard.context().draft).toMatchObject({ step: 2, turn: 1, dancers: [grown] })
    wizard.send({ type: 'step.back' })
    expect(wizard.context().draft).toMatchObject({ step: 3, turn: 0, dancers: [adult] })
  })
})

describe('a call that failed', () => {
  const lost = () => Promise.reject({ status: 0, message: '' })

  test('keeps everything, says why, and is repeated under the same key', async () => {
    let attempts = 0
    const wizard = start({
      submit: () => ((attempts += 1) === 1 ? lost() : Promise.resolve(registered)),
    })
    wizard.send(...toReview, submit)
    await wizard.reach('editing')
    expect(wizard.context()).toMatchObject({
      failure: {
        text: 'Нет связи с сервером. Проверьте подключение и повторите.',
        remedy: 'retry',
      },
      draft: { step: 4, contacts: request.regData, dancers: [adult] },
    })
    wizard.send(submit)
    expect(wizard.context().failure).toBeNull()
    await wizard.reach('registered')
    expect(keysOf(wizard.submissions)).toEqual(['key-1', 'key-1'])
  })
  test('what is made wrong after it is said at once, on every step', async () => {
    const wizard = start({ submit: lost })
    wizard.send(...toReview, submit)
    await wizard.reach('editing')
    wizard.send({ type: 'contacts.change', change: { city: '' } }, { type: 'step.open', step: 0 })
    expect(shownErrors(wizard.context())).toEqual({ 'regData.city': ['Укажите город'] })
  })
  test('after a reload the same content goes out under the same key', async () => {
    const first = start({ submit: lost })
    first.send(...toReview, submit)
    await first.reach('editing')
    const second = start({}, { restored: first.kept.at(-1) ?? null, makeKey: () => 'another' })
    second.send(submit)
    await second.reach('registered')
    expect(keysOf(second.submissions)).toEqual(['key-1'])
  })
  test('a changed draft goes out under a new key', async () => {
    const wizard = start({ submit: lost })
    wizard.send(...toReview, submit)
    await wizard.reach('editing')
    wizard.send({ type: 'consents.change', change: { publication: true } }, submit)
    await wizard.reach('editing')
    expect(keysOf(wizard.submissions)).toEqual(['key-1', 'key-2'])
  })
  test('going through the steps without a change keeps the key', async () => {
    const wizard = start({ submit: lost })
    wizard.send(...toReview, submit)
    await wizard.reach('editing')
    wizard.send({ type: 'step.open', step: 1 }, { type: 'step.open', step: 4 }, submit)
    await wizard.reach('editing')
    expect(keysOf(wizard.submissions)).toEqual(['key-1', 'key-1'])
  })
  test('a key the server knows with other data is replaced', async () => {
    const used = {
      status: 409,
      answer: {
        message: 'Этот запрос уже отправлен с другими данными.',
        code: 'idempotency_conflict',
      },
    }
    const wizard = start({ submit: () => Promise.reject(used) })
    wizard.send(...toReview, submit)
    await wizard.reach('editing')
    wizard.send(submit)
    await wizard.reach('editing')
    expect(keysOf(wizard.submissions)).toEqual(['key-1', 'key-2'])
  })
})

describe("the server's problems by field", () => {
  const refused = (errors: Record<string, string[]>) => () =>
    Promise.reject({ status: 422, answer: { message: 'Проверьте введённые данные.', errors } })

  test.each([
    [{ event: ['x'], 'regData.email': ['y'] }, 0],
    [{ 'dancers.0.birth_date': ['x'] }, 1],
    [{ 'packets.c11': ['x'] }, 3],
    [{ 'consents.processing': ['x'] }, 4],
  ])('%j lead to step %d', async (errors, step) => {
    const wizard = start({ submit: refused(errors) })
    wizard.send(...toReview, submit)
    await wizard.reach('editing')
    expect(wizard.step()).toBe(step)
    expect(wizard.context()).toMatchObject({ failure: null, serverErrors: errors })
    const own = Object.entries(errors).filter(([field]) => step === 4 || field !== 'event')
    expect(shownErrors(wizard.context())).toEqual(Object.fromEntries(own))
  })

  test.each<[string, WizardEvent, string[]]>([
    [
      'a contact: its own',
      { type: 'contacts.change', change: { email: 'b@example.org' } },
      ['regData.email'],
    ],
    [
      'a dancer: those of dancers and what they dance',
      fillDancer,
      ['dancers.0.birth_date', 'packets', 'packets.c11'],
    ],
    ['a choice: those of the choice', choose, ['packets', 'packets.c11', 'roles.c70']],
    [
      'a packet, likewise',
      { type: 'packet.take', packetId: 'c40' },
      ['packets', 'packets.c11', 'roles.c70'],
    ],
    [
      'a packet given up, likewise',
      { type: 'packet.drop', packetId: 'c40' },
      ['packets', 'packets.c11', 'roles.c70'],
    ],
    ['a role: its own', { type: 'role.choose', contestId: 'c70', role: 'leader' }, ['roles.c70']],
    ['a consent', consent, ['consents.processing']],
  ])('go when the field is edited. %s', async (_, edit, gone) => {
    const all = Object.fromEntries(
      [
        'regData.email',
        'regData.city',
        'dancers.0.birth_date',
        'packets',
        'packets.c11',
        'roles.c70',
        'consents.processing',
      ].map((field) => [field, ['x']]),
    )
    const wizard = start({ submit: refused(all) })
    wizard.send(...toReview, submit)
    await wizard.reach('editing')
    wizard.send(edit)
    const left = Object.keys(all).filter((field) => !gone.includes(field))
    expect(Object.keys(wizard.context().serverErrors)).toEqual(left)
  })
})

describe('a change of a registration', () => {
  const changing = { rules: { ...rules, stored } }

  test('keeps the consent that was given for it', () => {
    const wizard = start({}, changing)
    const { consents } = wizard.context().draft
    wizard.send({ type: 'dancer.change', index: 0, change: { first_name: 'Инна' } })
    expect(wizard.context().draft.consents).toEqual(consents)
  })

  test('begins at the review, with everything as it stands', () => {
    const wizard = start({}, changing)
    expect(wizard.step()).toBe(4)
    expect(shownErrors(wizard.context())).toEqual({})
  })
  test('is sent with the version it began with, and no key', async () => {
    const wizard = start({}, changing)
    wizard.send({ type: 'contacts.change', change: { city: 'Тверь' } }, submit)
    await wizard.reach('registered')
    expect(wizard.submissions).toMatchObject([
      { regDataId: 5, change: { regData: { city: 'Тверь', version: 3 } } },
    ])
    expect(keysOf(wizard.submissions)).toEqual([null])
  })
  test('made by somebody else meanwhile: what was typed here stays, and goes out with the new version', async () => {
    let attempts = 0
    const stale = {
      status: 409,
      answer: { message: 'Данные изменил кто-то другой.', code: 'stale' },
    }
    let fresh = stored
    const wizard = start(
      {
        submit: () => ((attempts += 1) === 1 ? Promise.reject(stale) : Promise.resolve(registered)),
        fetchStored: async () => fresh,
      },
      changing,
    )
    wizard.send({ type: 'contacts.change', change: { city: 'Тверь' } }, submit)
    await wizard.reach('editing')
    expect(wizard.context().failure).toEqual({
      text: 'Данные изменил кто-то другой.',
      remedy: 'stale',
    })
    const regData = { ...stored.regData, version: 4, phone: '+7 900 111-11-11', city: 'Омск' }
    fresh = { ...stored, regData }
    wizard.send({ type: 'registration.reload' })
    await waitFor(wizard.actor, ({ context }) => context.failure === null)
    expect(wizard.fetched).toEqual([{ eventId: 1, regDataId: 5 }])
    // A reload of the page merges with what the draft knows: else it would bring back the older phone.
    wizard.clock.increment(1000)
    await settle()
    expect(wizard.kept.at(-1)?.contacts.phone).toBe('+7 900 111-11-11')
    expect(wizard.keptVersions.at(-1)).toBe(4)
    wizard.send(submit)
    await wizard.reach('registered')
    expect(wizard.submissions[1]).toMatchObject({
      change: { regData: { city: 'Тверь', phone: '+7 900 111-11-11', version: 4 } },
    })
  })
  test('that cannot be fetched keeps the failure, and what is typed meanwhile', async () => {
    const stale = { status: 409, answer: { message: '', code: 'stale' } }
    const wizard = start(
      {
        submit: () => Promise.reject(stale),
        fetchStored: () => Promise.reject(new Error('offline')),
      },
      changing,
    )
    wizard.send(submit)
    await wizard.reach('editing')
    wizard.send({ type: 'registration.reload' })
    await settle()
    expect(wizard.context().failure?.remedy).toBe('stale')
    wizard.send({ type: 'registration.reload' }, fillContacts)
    await settle()
    expect(wizard.context().draft.contacts).toEqual(request.regData)
  })
  test('is followed by no other registration', async () => {
    const wizard = start({}, changing)
    wizard.send(submit)
    const { context } = await wizard.reach('registered')
    expect(context.result).toEqual({ registration: registered, next: null })
  })
  test('goes back to the review from the step that was opened, if the rest is valid', () => {
    const wizard = start({}, changing)
    wizard.send({ type: 'step.open', step: 0 }, next)
    expect(wizard.step()).toBe(4)
    wizard.send({ type: 'step.open', step: 0 })
    wizard.send({ type: 'contacts.change', change: { city: '' } }, next)
    expect(wizard.step()).toBe(0)
  })
  test('without a session that still holds asks to log in', async () => {
    const wizard = start({ submit: () => Promise.reject({ status: 401, message: '' }) }, changing)
    wizard.send(submit)
    await wizard.reach('editing')
    expect(wizard.context().failure?.remedy).toBe('login')
  })
})

test('any events in any order: no state breaks, and all are reached', async () => {
  const events: WizardEvent[] = [
    ...toReview,
    ...toReview,
    submit,
    submit,
    { type: 'dancer.add' },
    { type: 'dancer.remove', index: 0 },
    { type: 'dancers.enter', dancers: [adult] },
    { type: 'other.remove', index: 0 },
    { type: 'entry.open', index: 1 },
    { type: 'entry.remove', index: 1 },
    { type: 'packet.take', packetId: 'c40' },
    { type: 'packet.drop', packetId: 'c40' },
    { type: 'packets.arrange', packets: request.packets },
    { type: 'packets.undo' },
    { type: 'entries.know', entries: [] },
    { type: 'role.choose', contestId: 'c70', role: 'leader' },
    { type: 'step.back' },
    { type: 'step.open', step: 4 },
    { type: 'contacts.fill', contacts: request.regData },
    { type: 'registration.reload' },
    { type: 'registration.reload' },
    { type: 'registration.next', draft: newDraft(1, rules.filter) },
    { type: 'rules.change', rules },
    { type: 'draft.restore', draft: newDraft(1, rules.filter) },
    { type: 'draft.touch' },
    { type: 'draft.flush' },
    { type: 'draft.restart' },
    { type: 'draft.flush' },
    { type: 'draft.discard' },
    { type: 'draft.discard' },
  ]
  const restored: Draft = {
    ...newDraft(1, rules.filter, { contacts: request.regData, dancers: [adult] }),
    packets: request.packets,
    consents: { processing: true },
    step: 4,
    chosen: ['Лев', 'Пётр', 'Яна'].map((first_name) =>
      Object.assign(nothingChosen(), {
        dancers: [{ ...child, first_name }],
        packets: { single: { status: true, selectedGroupIds: ['c60'] } },
      }),
    ),
  }
  let turn = 0
  const sometimes = async () => {
    turn += 1
    await settle()
    if (turn % 2 === 0) throw new Error('503')
    return registered
  }
  let walks = 0
  const reached = await statesMet(events, () => {
    walks += 1
    // Every second one changes a registration.
    const ofWalk = walks % 2 === 0 ? { ...rules, stored } : rules
    const effects: Effects = {
      submit: sometimes,
      saveDraft: () => settle(),
      saveResult: () => settle().then(settle),
      fetchStored: () =>
        settle()
          .then(settle)
          .then(() => stored),
    }
    return start(effects, { restored, rules: ofWalk }).actor
  })
  expect(reached).toEqual([
    'form.between',
    'form.editing.current',
    'form.editing.reloading',
    'form.registered',
    'form.submitting',
    'storage.clearing',
    'storage.idle',
    'storage.saving.latest',
    'storage.saving.outdated',
    'storage.saving.unwanted',
    'storage.waiting',
  ])
})
