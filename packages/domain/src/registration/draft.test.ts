import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PacketDefinition } from '../contest/contest.ts'
import { adult, child, contests, request, rules } from '../testing/event1.ts'
import { noAffiliation } from './affiliation.ts'
import {
  blankDancer,
  draftRequest,
  isBegun,
  newDraft,
  nothingChosen,
  parseDraft,
  serializeDraft,
  withTypedContacts,
  type Draft,
} from './draft.ts'
import { withEntry } from './draftEntries.ts'
import { editDraft, type DraftEdit } from './draftEdits.ts'
import type { PacketStatus } from './request.ts'
import { isStepIndex, steps } from './wizard/stepIndex.ts'
import { firstStepWithErrors, stepOfField } from './wizard/stepOfField.ts'
import {
  nextDraft,
  furthestStep,
  isStepReachable,
  stepAfter,
  stepBefore,
  stepErrors,
} from './wizard/steps.ts'

const empty = newDraft(1, rules.filter)
const good: Draft = {
  ...empty,
  contacts: request.regData,
  dancers: [adult],
  packets: { single: { status: true, selectedGroupIds: ['c11'] } },
  consents: { processing: true, publication: null },
}
const edited = (draft: Draft, ...edits: DraftEdit[]) =>
  edits.reduce((before, edit) => editDraft(before, edit, rules), draft)
const small = (contest: (typeof contests)[number], packet: PacketDefinition) => ({
  ...contest,
  packet,
})
const toggle = (contestId: string, packetKey = 'single'): DraftEdit => ({
  type: 'contest.toggle',
  packetKey,
  contestId,
})

describe('a new draft', () => {
  test('has as many rows as the filter asks for at least, and female by default', () => {
    const filtered = newDraft(1, { count: { min: 2, max: 2 }, age: { min: 3, max: 100 } })
    const blank = { last_name: '', first_name: '', birth_date: '' }
    expect(filtered.dancers).toEqual([blank, blank])
  })
  test('starts with what is known of a person', () => {
    const draft = newDraft(1, rules.filter, {
      contacts: { email: 'anna@example.org' },
      dancers: [child],
    })
    expect(draft.contacts).toEqual({
      email: 'anna@example.org',
      phone: '',
      city: '',
      ...noAffiliation,
    })
    expect(draft.dancers).toEqual([child])
  })
  test('has chosen nothing: no contest, no packet', () => {
    expect(empty.packets).toEqual({ single: { status: true, selectedGroupIds: [] } })
  })
})

describe('several dancers entered at once', () => {
  const solo = { ...rules, filter: { ...rules.filter, count: { min: 1, max: 1 } } }
  const anna = { ...adult, first_name: 'Анна' }
  const vera = { ...adult, first_name: 'Вера' }
  const zoya = { ...adult, first_name: 'Зоя' }
  const enter = (draft: Draft, filter = solo, ...dancers: (typeof adult)[]) =>
    editDraft(draft, { type: 'dancers.enter', dancers }, filter)

  test('who does not fit the filter waits for a registration of their own', () => {
    const draft = enter(newDraft(1, solo.filter), solo, anna, vera, zoya)
    expect(draft.dancers).toEqual([anna])
    expect(draft.others).toEqual([vera, zoya])
    const less = editDraft(draft, { type: 'other.remove', index: 0 }, solo)
    expect(less.others).toEqual([zoya])
  })
  test('nobody is entered twice, and what is typed already stays', () => {
    const draft = enter(newDraft(1, rules.filter, { dancers: [anna] }), rules, anna, vera)
    expect(draft.dancers).toEqual([anna, vera])
    expect(enter(draft, rules, { ...vera, last_name: ' ИВАНОВА ' })).toMatchObject({
      dancers: [anna, vera],
      others: [],
    })
  })
  test('nor is who has their contests already', () => {
    const second = withEntry(
      { ...newDraft(1, solo.filter), dancers: [anna] },
      { ...nothingChosen(), dancers: [vera] },
    )
    expect(enter(second, solo, anna, zoya).others).toEqual([zoya])
  })
  test('fewer than the filter asks for leave rows to fill', () => {
    const duet = { ...rules, filter: { ...rules.filter, count: { min: 2, max: 2 } } }
    const draft = enter(newDraft(1, duet.filter), duet, anna)
    expect(draft.dancers.map(({ first_name }) => first_name)).toEqual(['Анна', ''])
  })
  test('the next entry is theirs: same contacts, nothing chosen, nothing consented to', () => {
    const first = { ...enter(good, solo, anna, vera, zoya), dancers: [anna], others: [vera, zoya] }
    const second = nextDraft(first, solo)
    expect(second).toEqual({
      ...newDraft(1, solo.filter, { contacts: good.contacts, dancers: [vera] }),
      step: 3,
      reached: 3,
      others: [zoya],
    })
    const last = nextDraft({ ...second, others: [child] }, solo)
    expect(last.step).toBe(3)
    expect(nextDraft(last, solo)).toEqual({
      ...newDraft(1, solo.filter, { contacts: good.contacts }),
      step: 1,
      reached: 1,
    })
  })
  test('where a packet must be taken, theirs begins with the packets', () => {
    const first = { ...good, others: [vera] }
    const tags = [{ tag_name: 'PACKETS', tag_value: 'MUST' }]
    expect(nextDraft(first, { ...solo, tags }).step).toBe(2)
  })
  test('of nobody it begins with the dancer, and with contacts to mend at these', () => {
    expect(nextDraft(good, solo).step).toBe(1)
    expect(nextDraft({ ...good, contacts: { ...good.contacts, phone: '' } }, solo).step).toBe(0)
  })
  test('with something to mend it begins there', () => {
    const typo = { ...vera, birth_date: '31.02.2002' }
    expect(nextDraft({ ...good, others: [typo] }, solo).step).toBe(1)
  })
})

describe('a stored draft', () => {
  test('is read as it was written', () => {
    const draft = { ...good, step: 3 as const, reached: 4 as const, submitKey: 'k' }
    expect(parseDraft(serializeDraft(draft), 1)).toEqual(draft)
  })
  test('of before registrations had a troupe, a club and a coach is read: it has none of them', () => {
    const { email, phone, city } = good.contacts
    const old = { ...good, contacts: { email, phone, city } }
    expect(parseDraft(JSON.stringify(old), 1)).toEqual({
      ...good,
      contacts: { email, phone, city, ...noAffiliation },
    })
  })
  test('of before several entries were sent together is of one', () => {
    const { chosen: _chosen, turn: _turn, ...old } = good
    expect(parseDraft(JSON.stringify(old), 1)).toEqual(good)
  })
  test('of several entries has all of them', () => {
    const several = withEntry(good, { ...nothingChosen(), dancers: [child] })
    expect(parseDraft(serializeDraft(several), 1)).toEqual(several)
  })
  test('with a club that is no text is none', () => {
    const contacts = { ...good.contacts, club: 5 }
    expect(parseDraft(JSON.stringify({ ...good, contacts }), 1)).toBeNull()
  })
  test('of another event is none («cleared on event change»)', () => {
    expect(parseDraft(serializeDraft(good), 2)).toBeNull()
  })
  test.each([null, undefined, '', '{', 'null', '[]', '1', '{"eventId":1}'])(
    '%s is none',
    (text) => {
      expect(parseDraft(text, 1)).toBeNull()
    },
  )
  test.each<[string, object]>([
    ['step', { step: 5 }],
    ['reached', { reached: -1 }],
    ['contacts', { contacts: { email: 1, phone: '', city: '' } }],
    ['dancers', { dancers: {} }],
    ['a dancer', { dancers: [{ last_name: 'Иванова' }] }],
    ['one of the dancers', { dancers: [adult, { last_name: 'Иванова' }] }],
    ['a gender', { dancers: [{ ...adult, gender: 'X' }] }],
    ['an id', { dancers: [{ ...adult, id: '51' }] }],
    ['a former name', { dancers: [{ ...adult, former_last_name: 5 }] }],
    ['codes', { dancers: [{ ...adult, federation_codes: 'ФТС 1' }] }],
    ['a user', { dancers: [{ ...adult, user_id: '7' }] }],
    ['packets', { packets: [] }],
    ['a selection', { packets: { single: null } }],
    ['a status', { packets: { single: { status: 1, selectedGroupIds: [] } } }],
    ['one of the selections', { packets: { ...good.packets, c40: null } }],
    ['selected ids', { packets: { single: { status: true, selectedGroupIds: ['c11', 1] } } }],
    ['no selected ids', { packets: { single: { status: true } } }],
    ['roles', { roles: null }],
    ['roles altogether', { roles: 5 }],
    ['a role', { roles: { c70: 'judge' } }],
    ['consents', { consents: null }],
    ['a consent', { consents: { processing: 'yes' } }],
    ['a second consent', { consents: { processing: true, publication: 'yes' } }],
    ['the key', { submitKey: 5 }],
    ['other entries', { chosen: {} }],
    ['one of the other entries', { chosen: [{ dancers: [adult] }] }],
    ['the place of the entry at hand', { turn: 1 }],
    ['a place before the first', { turn: -1 }],
    ['half a place', { turn: 0.5 }],
  ])('with another %s than we write is none', (_, change) => {
    expect(parseDraft(JSON.stringify({ ...good, ...change }), 1)).toBeNull()
  })
  test('of a registration has the ids of its dancers', () => {
    const draft = { ...good, dancers: [{ ...adult, id: 51 }] }
    expect(parseDraft(serializeDraft(draft), 1)).toEqual(draft)
  })
  test('may have users by its dancers and consents left open', () => {
    const draft = {
      ...good,
      dancers: [
        { ...adult, user_id: 7 },
        { ...child, user_id: null },
      ],
      roles: { c70: 'leader' as const },
      consents: {},
    }
    expect(parseDraft(serializeDraft(draft), 1)).toEqual(draft)
  })
  test('any text: a draft or none, never an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseDraft(text, 1)).toBeNull()
      }),
    )
  })
})

test('a draft is begun once a step was left or a dancer is named; contacts alone begin none', () => {
  const contacts = { contacts: request.regData }
  expect(isBegun(newDraft(1, rules.filter, contacts))).toBe(false)
  expect(isBegun({ ...empty, reached: 1 })).toBe(true)
  expect(isBegun({ ...empty, others: [adult] })).toBe(true)
  for (const field of ['last_name', 'first_name', 'birth_date'] as const) {
    expect(isBegun({ ...empty, dancers: [{ ...blankDancer, [field]: 'А' }] })).toBe(true)
  }
})

test('contacts typed after a draft was kept are newer; what was not typed stays, and a changed content has a new key', () => {
  const typed = { ...empty.contacts, email: ' ', phone: '+7 900 000-00-01' }
  const merged = withTypedContacts({ ...good, submitKey: 'key' }, typed)
  expect(merged).toEqual({
    ...good,
    contacts: { ...good.contacts, phone: '+7 900 000-00-01' },
    submitKey: null,
  })
  const same = { ...good, submitKey: 'key' }
  expect(withTypedContacts(same, good.contacts)).toBe(same)
  expect(withTypedContacts(same, empty.contacts)).toBe(same)
})

test('the call carries roles of contests chosen only', () => {
  const draft = { ...good, roles: { c11: 'leader' as const, c70: 'follower' as const } }
  expect(draftRequest(draft)).toEqual({
    regData: good.contacts,
    packets: good.packets,
    dancers: [adult],
    roles: { c11: 'leader' },
    consents: { processing: true, publication: false },
  })
})

describe('edits', () => {
  test('contacts, consents and roles change by the field', () => {
    const draft = edited(
      good,
      { type: 'contacts.change', change: { city: 'Тверь' } },
      { type: 'consents.change', change: { publication: true } },
      { type: 'role.choose', contestId: 'c70', role: 'leader' },
    )
    expect(draft.contacts).toEqual({ ...good.contacts, city: 'Тверь' })
    expect(draft.consents).toEqual({ processing: true, publication: true })
    expect(draft.roles).toEqual({ c70: 'leader' })
  })
  test('dancers are added, changed and removed by their place', () => {
    const draft = edited(
      good,
      { type: 'dancer.add' },
      { type: 'dancer.change', index: 1, change: { last_name: 'Петров' } },
      { type: 'dancer.remove', index: 0 },
    )
    expect(draft.dancers).toEqual([{ last_name: 'Петров', first_name: '', birth_date: '' }])
  })
  test('a change of one dancer leaves the others', () => {
    const change = { last_name: 'Петрова' }
    const both = { ...good, dancers: [adult, child] }
    expect(edited(both, { type: 'dancer.change', index: 0, change }).dancers).toEqual([
      { ...adult, ...change },
      child,
    ])
  })
  test('rows pasted fill empty ones and follow the others', () => {
    const draft = edited(good, { type: 'dancer.add' }, { type: 'dancers.enter', dancers: [child] })
    expect(draft.dancers).toEqual([adult, child])
  })
  test('any edit makes the content new: its submit key is gone', () => {
    const sent = { ...good, submitKey: 'k' }
    expect(edited(sent, toggle('c12')).submitKey).toBeNull()
  })
})

describe('choosing contests', () => {
  test('a contest chosen again is given up', () => {
    expect(edited(good, toggle('c12')).packets).toEqual({
      single: { status: true, selectedGroupIds: ['c11', 'c12'] },
    })
    expect(edited(good, toggle('c11')).packets).toEqual({
      single: { status: true, selectedGroupIds: [] },
    })
  })
  test('a packet taken is unfinished until enough of its contests are chosen', () => {
    const taken = edited(empty, { type: 'packet.take', packetId: 'c40' })
    const states: [DraftEdit, PacketStatus][] = [
      [toggle('c11', 'c40'), false],
      [toggle('c12', 'c40'), true],
      [toggle('c13', 'c40'), true],
      [toggle('c12', 'c40'), true],
      [toggle('c13', 'c40'), false],
    ]
    expect(taken.packets['c40']).toEqual({ status: false, selectedGroupIds: [] })
    let draft = taken
    for (const [edit, status] of states) {
      draft = edited(draft, edit)
      expect(draft.packets['c40']?.status).toBe(status)
    }
  })
  test('a packet dropped is undecided and empty', () => {
    const draft = edited(empty, { type: 'packet.take', packetId: 'c40' }, toggle('c11', 'c40'), {
      type: 'packet.drop',
      packetId: 'c40',
    })
    expect(draft.packets['c40']).toEqual({ status: null, selectedGroupIds: [] })
  })
  test('a packet dropped stays undecided whatever is chosen beside it', () => {
    const draft = edited(good, { type: 'packet.drop', packetId: 'c40' }, toggle('c60'))
    expect(draft.packets['c40']).toEqual({ status: null, selectedGroupIds: [] })
  })
  test('a contest taken into a packet leaves the single ones', () => {
    const inPacket = edited(good, { type: 'packet.take', packetId: 'c40' }, toggle('c11', 'c40'))
    expect(inPacket.packets['single']?.selectedGroupIds).toEqual([])
  })
  test('a contest ticked outside packets joins a chosen packet that can still take it', () => {
    const taken = edited(
      empty,
      { type: 'packet.take', packetId: 'c40' },
      toggle('c11'),
      toggle('c12'),
      toggle('c60'),
    )
    expect(taken.packets).toEqual({
      single: { status: true, selectedGroupIds: ['c60'] },
      c40: { status: true, selectedGroupIds: ['c11', 'c12'] },
    })
    expect(edited(taken, toggle('c12')).packets['c40']).toEqual({
      status: false,
      selectedGroupIds: ['c11'],
    })
  })
  test('a packet that is full or given up takes nothing more', () => {
    const packet = { groupNums: [11, 12], min: 1, max: 1 }
    const wide = contests.map((contest) =>
      contest.id === 'c40' ? small(contest, packet) : contest,
    )
    const full = [{ type: 'packet.take', packetId: 'c40' }, toggle('c11', 'c40')] as const
    const draft = [...full, toggle('c12')].reduce<Draft>(
      (before, edit) => editDraft(before, edit, { contests: wide, filter: rules.filter }),
      empty,
    )
    expect(draft.packets['single']?.selectedGroupIds).toEqual(['c12'])
    const dropped = edited(empty, ...full, { type: 'packet.drop', packetId: 'c40' }, toggle('c13'))
    expect(dropped.packets['single']?.selectedGroupIds).toEqual(['c13'])
  })
  test('packets can be arranged anew as a whole', () => {
    const packets = { single: { status: true, selectedGroupIds: ['c60'] } }
    expect(edited(good, { type: 'packets.arrange', packets }).packets).toEqual(packets)
  })
  test('a packet nobody knows stays unfinished', () => {
    expect(edited(empty, toggle('c11', 'nobody')).packets['nobody']?.status).toBe(false)
  })
  test('any edits: «a contest is chosen once over all keys»', () => {
    const anyEdit: fc.Arbitrary<DraftEdit> = fc.oneof(
      fc.record({
        type: fc.constant('contest.toggle' as const),
        packetKey: fc.constantFrom('single', 'c40'),
        contestId: fc.constantFrom('c11', 'c12', 'c13'),
      }),
      fc.constant<DraftEdit>({ type: 'packet.take', packetId: 'c40' }),
      fc.constant<DraftEdit>({ type: 'packet.drop', packetId: 'c40' }),
    )
    fc.assert(
      fc.property(fc.array(anyEdit), (edits) => {
        const { packets } = edited(empty, ...edits)
        const chosen = Object.values(packets).flatMap(({ selectedGroupIds }) => selectedGroupIds)
        expect(new Set(chosen).size).toBe(chosen.length)
        const packet = packets['c40']
        const isComplete = (packet?.selectedGroupIds.length ?? 0) >= 2
        expect([null, undefined, isComplete]).toContain(packet?.status)
      }),
    )
  })
})

describe('steps', () => {
  test('their names', () => {
    expect(steps.map(({ label }) => label)).toEqual([
      'Контакты',
      'Танцоры',
      'Пакеты',
      'Номинации',
      'Проверка',
    ])
    expect([0, 4, 5, -1, '0', null].map(isStepIndex)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  test('«Valid when: 0 contacts filled; 1 dancers valid; 2 packet selection complete; 3 always»', () => {
    const unfinished = edited(good, { type: 'packet.take', packetId: 'c40' })
    expect(stepErrors(0, empty, rules)).not.toEqual({})
    expect(stepErrors(0, good, rules)).toEqual({})
    expect(stepErrors(1, empty, rules)).not.toEqual({})
    expect(stepErrors(1, good, rules)).toEqual({})
    expect(stepErrors(1, { ...good, dancers: [adult, adult] }, rules)).toEqual({
      'dancers.1.last_name': ['Этот танцор уже указан'],
    })
    expect(stepErrors(2, unfinished, rules)).not.toEqual({})
    expect(stepErrors(2, good, rules)).toEqual({})
    expect(stepErrors(3, empty, rules)).toEqual({})
  })
  test('«4 everything valid and at least one contest chosen», with the consent', () => {
    expect(stepErrors(4, good, rules)).toEqual({})
    const nothing = edited(good, toggle('c11'), {
      type: 'consents.change',
      change: { processing: null },
    })
    expect(stepErrors(4, nothing, rules)).toEqual({
      packets: ['Не выбрано ни одной номинации'],
      'consents.processing': [
        'Без согласия на обработку персональных данных зарегистрироваться нельзя',
      ],
    })
    expect(stepErrors(4, good, { ...rules, now: '2027-05-02T12:00:00+03:00' })).toEqual({
      event: ['Приём заявок закончился 01.05.2027,\u00A023:59'],
    })
  })
  test('a step opens when all before it are valid', () => {
    expect(isStepReachable(0, empty, rules)).toBe(true)
    expect(isStepReachable(1, empty, rules)).toBe(false)
    expect(isStepReachable(4, good, rules)).toBe(true)
    expect(furthestStep(4, { ...good, dancers: [] }, rules)).toBe(1)
    expect(furthestStep(2, good, rules)).toBe(2)
  })

  test('«Пакеты» is passed by where none has to be chosen, and keeps its number', () => {
    const forChild = { ...good, dancers: [child] }
    expect([stepAfter(1, good, rules), stepBefore(3, good, rules)]).toEqual([3, 1])
    expect([stepAfter(1, forChild, rules), stepBefore(3, forChild, rules)]).toEqual([3, 1])
    expect([stepAfter(2, forChild, rules), stepAfter(4, good, rules)]).toEqual([3, null])
    expect([stepBefore(2, good, rules), stepBefore(0, good, rules)]).toEqual([1, null])
    expect([stepAfter(0, forChild, rules), stepAfter(3, forChild, rules)]).toEqual([1, 4])
    expect([stepBefore(1, forChild, rules), stepBefore(4, forChild, rules)]).toEqual([0, 3])
  })
  test('but not where one is required, or taken by the person', () => {
    const forChild = { ...good, dancers: [child] }
    const required = { ...rules, tags: [...rules.tags, { tag_name: 'PACKETS', tag_value: 'MUST' }] }
    expect(stepAfter(1, forChild, required)).toBe(2)
    const taken = edited(forChild, { type: 'packet.take', packetId: 'c40' })
    expect(stepBefore(3, taken, rules)).toBe(2)
    const dropped = edited(taken, { type: 'packet.drop', packetId: 'c40' })
    expect(stepBefore(3, dropped, rules)).toBe(1)
    const byTheSum = { ...taken, autoBundles: ['c40'] }
    expect(stepBefore(3, byTheSum, rules)).toBe(1)
  })

  test('each problem is mended on a step', () => {
    const draft = edited(good, { type: 'packet.take', packetId: 'c40' })
    const unfinished = ['Есть незаконченный подбор номинаций']
    const step = (field: string, texts: string[] = []) => stepOfField(field, texts, draft)
    expect(step('regData.email')).toBe(0)
    expect(step('regData.club')).toBe(1)
    expect(step('dancers')).toBe(1)
    expect(step('dancers.0.birth_date')).toBe(1)
    expect(step('packets.c40')).toBe(2)
    expect(step('packets', unfinished)).toBe(2)
    expect(step('packets', ['Не выбрано ни одной номинации'])).toBe(3)
    expect(step('packets.c11')).toBe(3)
    expect(step('roles.c70')).toBe(3)
    expect(step('consents.processing')).toBe(4)
    expect(step('event')).toBe(4)
    expect(firstStepWithErrors({ event: ['x'], 'dancers.1.last_name': ['y'] }, draft)).toBe(1)
    expect(firstStepWithErrors({}, draft)).toBeNull()
  })
})
