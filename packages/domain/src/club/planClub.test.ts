import { describe, expect, test } from 'vitest'
import { noAffiliation } from '../registration/affiliation.ts'
import { dancerKey } from '../registration/dancers.ts'
import type { DancerInput, JnjRole } from '../registration/request.ts'
import type { StoredRegistration } from '../registration/storedRegistration.ts'
import { adult, child, rules as event1 } from '../testing/event1.ts'
import { cellKey, clubProblems, placeProblems } from './clubProblems.ts'
import type { ClubEntry } from './entries.ts'
import { planClub, toChangeRequest, type ClubChoice, type ClubRules } from './planClub.ts'

const rules = event1 as ClubRules & typeof event1
const { now } = rules
const vera: DancerInput = { ...adult, first_name: 'Вера' }
const roster = [adult, vera, child]

const entry = (
  contestId: string,
  dancers: readonly DancerInput[],
  role: JnjRole | null = null,
): ClubEntry => ({ contestId, dancers: dancers.map(dancerKey), role })

const plan = (choice: Partial<ClubChoice>, given: ClubRules = rules) =>
  planClub({ roster, entries: [], stored: [], ...choice }, given, now)

/** A registration of these dancers as the server keeps it; `packet` holds the contests where it is given. */
function stored(
  dancers: readonly DancerInput[],
  ids: readonly string[],
  { id = 7, packet = null }: { id?: number; packet?: string | null } = {},
): StoredRegistration {
  const entries = packet ? [packet, ...ids] : ids
  return {
    regData: {
      id,
      reg_n: 50 + id,
      version: 3,
      created_at: '2027-03-10T09:00:00+03:00',
      email: 'anna@example.org',
      phone: '+7 900 000-00-00',
      city: 'Москва',
      ...noAffiliation,
      consents: {},
    },
    dancers: dancers.map((dancer, index) => ({ ...dancer, id: id * 10 + index })),
    registrations: entries.map((contest_id, index) => ({
      id: id * 100 + index,
      contest_id,
      packet_contest_id: packet && contest_id !== packet ? packet : null,
      status: 'active' as const,
      role: null,
    })),
  }
}

describe('the grid becomes registrations', () => {
  test('one for each set of dancers, with the roles of its contests', () => {
    const { sets } = plan({
      entries: [
        entry('c11', [adult]),
        entry('c70', [adult], 'leader'),
        entry('c20', [adult, vera]),
        entry('c10', [child]),
      ],
    })
    expect(sets.map(({ dancers }) => dancers)).toEqual([[adult], [adult, vera], [child]])
    expect(sets[0]?.packets).toEqual({
      single: { status: true, selectedGroupIds: ['c11', 'c70'] },
    })
    expect(sets[0]?.roles).toEqual({ c70: 'leader' })
  })

  test('in the packet that makes them cheaper, and says what it saves', () => {
    const { sets, saving, expected, total, byDancer } = plan({
      entries: ['c11', 'c12', 'c13'].map((id) => entry(id, [adult])),
    })
    expect(sets[0]?.packets['c40']).toEqual({
      status: true,
      selectedGroupIds: ['c11', 'c12', 'c13'],
    })
    expect(saving).toBe(3 * 120_000 - 280_000)
    expect(expected).toBe(280_000 + 50_000)
    expect(total).toBe(expected)
    expect(byDancer.get(dancerKey(adult))).toBe(expected)
  })

  test('singly where the packet would cost more', () => {
    const { sets, saving } = plan({ entries: ['c11', 'c12'].map((id) => entry(id, [adult])) })
    expect(Object.keys(sets[0]?.packets ?? {})).toEqual(['single'])
    expect(saving).toBe(0)
  })

  test('in a packet where one is asked for, whatever it costs', () => {
    const must = { ...rules, tags: [...rules.tags, { tag_name: 'PACKETS', tag_value: 'MUST' }] }
    const both = ['c11', 'c12'].map((id) => entry(id, [adult]))
    expect(plan({ entries: both }, must).sets[0]?.packets['c40']?.status).toBe(true)
    expect(plan({ entries: both.slice(1) }, must).sets[0]?.packets).toEqual({
      single: { status: true, selectedGroupIds: ['c12'] },
    })
  })

  test('with the fee once for each dancer, and a sum for each', () => {
    const { byDancer, total } = plan({
      entries: [entry('c11', [adult]), entry('c20', [adult, vera])],
    })
    expect(byDancer.get(dancerKey(adult))).toBe(120_000 + 100_000 + 50_000)
    expect(byDancer.get(dancerKey(vera))).toBe(100_000 + 50_000)
    expect(total).toBe(420_000)
  })

  test('nothing of whom the roster does not know', () => {
    expect(plan({ roster: [], entries: [entry('c11', [adult])] }).sets).toEqual([])
  })
})

describe('the grid changes registrations that are there', () => {
  test('and keeps in the total of one that stays the day of the price that a table gave an entry', () => {
    const dearer = [{ from: '2027-03-01', percent: 200 }]
    const made = stored([adult], ['c11'])
    const [own] = made.registrations
    const kept = { ...made, registrations: own ? [{ ...own, priced_on: '2027-02-28' }] : [] }
    const given = { ...rules, event: { ...rules.event, price_steps: dearer } }
    const { total } = plan({ stored: [kept], entries: [entry('c11', [adult])] }, given)
    const chosenAnew = plan({ stored: [made], entries: [entry('c11', [adult])] }, given)
    expect([total, chosenAnew.total]).toEqual([170_000, 340_000])
  })

  test('only those whose contests or roles differ', () => {
    const kept = stored([adult], ['c11'])
    const same = plan({ stored: [kept], entries: [entry('c11', [adult])] })
    expect([same.sets, same.changes]).toEqual([[], []])
    expect([same.expected, same.total]).toEqual([0, 170_000])

    const more = plan({
      stored: [kept],
      entries: [entry('c11', [adult]), entry('c12', [adult])],
    })
    expect(more.changes.map(toChangeRequest)).toEqual([
      {
        id: 7,
        version: 3,
        registrations: [
          { id: 700, contest_id: 'c11', packet_contest_id: null, role: null },
          { contest_id: 'c12', packet_contest_id: null, role: null },
        ],
      },
    ])
    expect(more.expected).toBe(290_000)

    const dancing = stored([adult], ['c70'])
    const led = plan({ stored: [dancing], entries: [entry('c70', [adult], 'leader')] })
    expect(led.changes[0]?.draft.roles).toEqual({ c70: 'leader' })
  })

  test('one that nothing is left of is withdrawn; one withdrawn before is left alone', () => {
    expect(plan({ stored: [stored([adult], ['c11'])] }).changes.map(toChangeRequest)).toMatchObject(
      [{ id: 7, registrations: [] }],
    )
    const gone = {
      ...stored([adult], ['c11']),
      registrations: [{ ...stored([adult], ['c11']).registrations[0], status: 'withdrawn' }],
    } as StoredRegistration
    const again = plan({ stored: [gone], entries: [entry('c11', [adult])] })
    expect([again.changes.length, again.sets.length]).toEqual([0, 1])
  })

  test('a packet stays, takes one more where it has room, and is given up where too little is left', () => {
    const packed = stored([adult], ['c11', 'c12'], { packet: 'c40' })
    const all = ['c11', 'c12', 'c13'].map((id) => entry(id, [adult]))
    const [more] = plan({ stored: [packed], entries: all }).changes
    expect(more?.draft.packets['c40']?.selectedGroupIds).toEqual(['c11', 'c12', 'c13'])
    const [less] = plan({ stored: [packed], entries: all.slice(0, 1) }).changes
    expect(less && toChangeRequest(less).registrations).toEqual([
      { id: 701, contest_id: 'c11', packet_contest_id: null, role: null },
    ])
    const none = plan({ stored: [packed] }).changes
    expect(none.map(toChangeRequest)).toMatchObject([{ registrations: [] }])
  })

  test('contests that are there and come together in a packet move into it', () => {
    const single = stored([adult], ['c11', 'c12'])
    const all = ['c11', 'c12', 'c13'].map((id) => entry(id, [adult]))
    const [change] = plan({ stored: [single], entries: all }).changes
    expect(change?.draft.packets['c40']?.status).toBe(true)
  })

  test('two registrations of the same dancer each keep what they have', () => {
    const both = [stored([adult], ['c11']), stored([adult], ['c12'], { id: 8 })]
    const entries = ['c11', 'c12', 'c70'].map((id) => entry(id, [adult]))
    const { changes } = plan({ stored: both, entries })
    expect(changes.map(toChangeRequest)).toMatchObject([
      { id: 7, registrations: [{ contest_id: 'c11' }, { contest_id: 'c70' }] },
    ])
  })

  test('an entry in a contest that is there no more costs nothing and stays', () => {
    const old = stored([adult], ['gone', 'c11'])
    expect(
      plan({ stored: [old], entries: [entry('gone', [adult]), entry('c11', [adult])] }).total,
    ).toBe(170_000)
  })
})

describe('what keeps the grid from being sent', () => {
  const contacts = {
    regData: { email: 'a@example.org', phone: '+79000000000', city: 'Казань', club: '', coach: '' },
    consents: { processing: true },
  }
  const problems = (choice: Partial<ClubChoice>, own = contacts) =>
    clubProblems(plan(choice), own, event1)

  test('stands at the cells it is about', () => {
    const found = problems({
      entries: [entry('c11', [adult]), entry('c20', [vera]), entry('c70', [vera])],
    })
    expect(found).toEqual({
      cells: {
        [cellKey('c20', dancerKey(vera))]: ['Мало танцоров: 1 (2)'],
        [cellKey('c70', dancerKey(vera))]: ['Укажите роль'],
      },
      fields: {},
    })
  })

  test('stands at the contacts, or nowhere else than the event', () => {
    const found = problems(
      { entries: [entry('c11', [adult])] },
      { ...contacts, regData: { ...contacts.regData, city: '' } },
    )
    expect(found).toEqual({ cells: {}, fields: { 'regData.city': ['Укажите город'] } })
  })

  test('stands at the contests of a change, too', () => {
    const change = { stored: [stored([child], ['c10'])], entries: [entry('c11', [child])] }
    expect(problems(change).cells).toEqual({
      [cellKey('c11', dancerKey(child))]: ['Возраст: 8 не соответствует фильтру: 18'],
    })
    const late = { ...event1, now: '2028-01-01T00:00:00Z' }
    expect(Object.keys(clubProblems(plan(change), contacts, late).fields)).toEqual(['event'])
  })

  test('of no contest of a set stands at all of them; of nothing known, by its own name', () => {
    const made = plan({ entries: [entry('c11', [adult]), entry('c12', [adult])] })
    expect(
      Object.keys(
        placeProblems({ 'registrations.0.dancers.0.gender': ['Укажите пол'] }, made).cells,
      ),
    ).toEqual(['c11', 'c12'].map((id) => cellKey(id, dancerKey(adult))))
    expect(placeProblems({ 'changes.5.id': ['Нет'], registrations: ['Пусто'] }, made)).toEqual({
      cells: {},
      fields: { 'changes.5.id': ['Нет'], registrations: ['Пусто'] },
    })
  })
})
