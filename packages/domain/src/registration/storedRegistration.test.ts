import { describe, expect, test } from 'vitest'
import { adult, child, contests, rules, stored } from '../testing/event1.ts'
import { editDraft, type DraftEdit } from './draftEdits.ts'
import {
  changeRequest,
  draftOf,
  filterOf,
  draftMergedWithServer,
  withdrawalRequest,
  type StoredRegistration,
} from './storedRegistration.ts'
import { stepErrors } from './wizard/steps.ts'

const packed: StoredRegistration = {
  ...stored,
  registrations: [
    { id: 1, contest_id: 'c40', packet_contest_id: null, status: 'active', role: null },
    { id: 2, contest_id: 'c11', packet_contest_id: 'c40', status: 'active', role: null },
    { id: 3, contest_id: 'c12', packet_contest_id: 'c40', status: 'waiting', role: null },
    { id: 4, contest_id: 'c70', packet_contest_id: null, status: 'active', role: 'leader' },
  ],
}
const closed = contests.map((contest) => ({ ...contest, status: 'closed' }))
const draft = draftOf(1, packed, contests)
const edited = (...edits: DraftEdit[]) =>
  edits.reduce(
    (before, edit) => editDraft(before, edit, { contests, filter: filterOf(packed) }),
    draft,
  )

describe('a registration as a draft', () => {
  test('has packets, contests and roles as they stand; what was withdrawn is gone', () => {
    expect(draft.packets).toEqual({
      single: { status: true, selectedGroupIds: ['c70'] },
      c40: { status: true, selectedGroupIds: ['c11', 'c12'] },
    })
    expect(draft.roles).toEqual({ c70: 'leader' })
    expect(draftOf(1, stored, contests).packets).toEqual({
      single: { status: true, selectedGroupIds: ['c11'] },
    })
  })
  test('takes the default gender where none was told', () => {
    const unasked = { id: 51, last_name: 'Иванова', first_name: 'Анна', birth_date: '1999-04-12' }
    expect(draftOf(1, { ...packed, dancers: [unasked] }, contests).dancers).toEqual([
      { ...unasked, gender: 'F', user_id: null, former_last_name: '', federation_codes: [] },
    ])
  })
  test('keeps the answer about publishing photos and videos, yes and no alike', () => {
    const answered = (publication: boolean) =>
      draftOf(1, { ...packed, regData: { ...packed.regData, consents: { publication } } }, contests)
    expect([true, false].map((answer) => answered(answer).consents)).toEqual([
      { processing: null, publication: true },
      { processing: null, publication: false },
    ])
  })
  test('is offered what dances with as many', () => {
    const count = (n: number) =>
      filterOf({ dancers: Array.from({ length: n }, (_, id) => ({ ...adult, id })) }).count
    expect([1, 2, 5].map(count)).toEqual([
      { min: 1, max: 1 },
      { min: 2, max: 2 },
      { min: 3, max: 100 },
    ])
  })
  test('unchanged is valid, though its contests have closed since', () => {
    expect(stepErrors(4, draft, { ...rules, contests: closed, stored: packed })).toEqual({})
    expect(stepErrors(4, draft, { ...rules, contests: closed })).not.toEqual({})
  })
  test('nothing new can be entered into a closed contest', () => {
    const more = edited({ type: 'contest.toggle', packetKey: 'single', contestId: 'c13' })
    expect(stepErrors(4, more, { ...rules, contests: closed, stored: packed })).toEqual({
      'packets.c13': ['Приём заявок в номинацию закрыт'],
    })
  })
  test('another role is a new entry: a closed contest takes none', () => {
    const other = edited({ type: 'role.choose', contestId: 'c70', role: 'follower' })
    expect(stepErrors(4, other, { ...rules, contests: closed, stored: packed })).toEqual({
      'packets.c70': ['Приём заявок в номинацию закрыт'],
    })
  })
})

test('troupe, club and coach stay with a registration that is changed', () => {
  const told = { troupe: 'Волна', club: 'Оникс', coach: 'Ким А.' }
  const before = { ...packed, regData: { ...packed.regData, ...told } }
  const opened = draftOf(1, before, contests)
  expect(opened.contacts).toMatchObject(told)
  expect(changeRequest(opened, before).regData).toMatchObject(told)
  const typed = { ...opened, contacts: { ...opened.contacts, club: 'Плие' } }
  const meanwhile = { ...before, regData: { ...before.regData, club: 'Ритм', coach: 'Ли О.' } }
  expect(draftMergedWithServer(typed, before, meanwhile, contests).contacts).toMatchObject({
    troupe: 'Волна',
    club: 'Плие',
    coach: 'Ли О.',
  })
})

describe('what is sent', () => {
  test('entries that stay keep their ids, new ones have none, the rest is left out', () => {
    const changed = edited(
      { type: 'contest.toggle', packetKey: 'single', contestId: 'c70' },
      { type: 'contest.toggle', packetKey: 'single', contestId: 'c60' },
    )
    expect(changeRequest(changed, packed)).toMatchObject({
      regData: { version: 3, city: 'Москва' },
      dancers: [{ id: 51, last_name: 'Иванова' }],
      registrations: [
        { contest_id: 'c60', packet_contest_id: null },
        { id: 1, contest_id: 'c40' },
        { id: 2, contest_id: 'c11', packet_contest_id: 'c40' },
        { id: 3, contest_id: 'c12', packet_contest_id: 'c40' },
      ],
    })
    expect(changeRequest(changed, packed).registrations[0]).not.toHaveProperty('id')
  })
  test('withdrawing one contest leaves the others', () => {
    const { regData, registrations } = withdrawalRequest(packed, new Set([4]))
    expect(regData).toEqual({ version: 3 })
    expect(registrations.map(({ id }) => id)).toEqual([1, 2, 3])
  })
  test('withdrawing a packet takes its contests along', () => {
    expect(withdrawalRequest(packed, new Set([1])).registrations.map(({ id }) => id)).toEqual([4])
  })
  test('withdrawing one contest brings back none that was withdrawn before', () => {
    const stays = {
      id: 9,
      contest_id: 'c13',
      packet_contest_id: null,
      status: 'active',
      role: null,
    } as const
    const registrations = [...stored.registrations, stays]
    expect(withdrawalRequest({ ...stored, registrations }, new Set([61])).registrations).toEqual([
      { id: 9, contest_id: 'c13', packet_contest_id: null, role: null },
    ])
  })
  test('withdrawing all leaves nothing', () => {
    expect(withdrawalRequest(packed, new Set([1, 2, 3, 4])).registrations).toEqual([])
  })
})

describe('a registration that somebody else changed meanwhile', () => {
  const fresh: StoredRegistration = {
    regData: { ...packed.regData, version: 4, phone: '+7 900 111-11-11', city: 'Омск' },
    dancers: [
      { ...adult, id: 51, first_name: 'Анна-Мария' },
      { ...child, id: 52 },
    ],
    registrations: packed.registrations.filter(({ id }) => id !== 4),
  }
  const merge = (typed = draft) => draftMergedWithServer(typed, packed, fresh, contests)

  test('is taken as it is where nothing was typed here', () => {
    expect(merge()).toMatchObject({
      contacts: { phone: '+7 900 111-11-11', city: 'Омск' },
      dancers: [{ id: 51, first_name: 'Анна-Мария' }, { id: 52 }],
      packets: { single: { selectedGroupIds: [] } },
    })
  })
  test('what was typed here stays', () => {
    const typed = edited(
      { type: 'contacts.change', change: { city: 'Тверь' } },
      { type: 'dancer.change', index: 0, change: { first_name: 'Аня' } },
      { type: 'contest.toggle', packetKey: 'single', contestId: 'c60' },
      { type: 'consents.change', change: { publication: true } },
    )
    expect(merge(typed)).toMatchObject({
      contacts: { phone: '+7 900 111-11-11', city: 'Тверь' },
      dancers: [{ id: 51, first_name: 'Аня' }, { id: 52 }],
      packets: { single: { selectedGroupIds: ['c70', 'c60'] } },
      consents: { publication: true },
    })
  })
  test('consents given there are taken, unless changed here', () => {
    const consents = { processing: true, publication: false }
    const answered = { ...fresh, regData: { ...fresh.regData, consents } }
    expect(draftMergedWithServer(draft, packed, answered, contests).consents).toEqual(consents)
    const typed = edited({ type: 'consents.change', change: { publication: true } })
    expect(draftMergedWithServer(typed, packed, answered, contests).consents).toEqual({
      processing: true,
      publication: true,
    })
  })
  test('a dancer added here stays, before those who were added there', () => {
    const typed = edited(
      { type: 'dancer.add' },
      { type: 'dancer.change', index: 1, change: { ...child, first_name: 'Яна' } },
    )
    expect(merge(typed).dancers).toMatchObject([
      { id: 51, first_name: 'Анна-Мария' },
      { first_name: 'Яна' },
      { id: 52 },
    ])
  })
  test('a dancer taken away there goes, unless changed here: then it is a new one', () => {
    const gone = { ...fresh, dancers: [{ ...child, id: 52 }] }
    expect(draftMergedWithServer(draft, packed, gone, contests).dancers).toMatchObject([{ id: 52 }])
    const change = { first_name: 'Аня', gender: 'M', user_id: 7 } as const
    const typed = edited({ type: 'dancer.change', index: 0, change })
    expect(draftMergedWithServer(typed, packed, gone, contests).dancers[0]).toStrictEqual({
      ...adult,
      ...change,
      former_last_name: '',
      federation_codes: [],
    })
  })
})
