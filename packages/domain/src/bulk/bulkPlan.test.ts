import { describe, expect, test } from 'vitest'
import { readBulkAct, type BulkAct } from './bulkAct.ts'
import {
  isChanged,
  planBulk,
  type BulkContest,
  type BulkEntry,
  type BulkFacts,
  type BulkRegistration,
} from './bulkPlan.ts'
import { plannedTexts } from './bulkWords.ts'

const contest = (group_num: number, own: Partial<BulkContest> = {}): BulkContest => ({
  id: `contest ${group_num}`,
  group_num,
  group_name: `Соло ${group_num}`,
  section: '',
  tags: [],
  status: 'open',
  min_count: 1,
  max_count: 1,
  min_age: null,
  max_age: null,
  capacity: null,
  jnj_role_split: false,
  packet: null,
  ...own,
})

const [solo, folk, packet] = [
  contest(1),
  contest(2),
  contest(40, { tags: ['PACKET'], packet: { groupNums: [1, 2] } }),
]
const facts: BulkFacts = {
  contests: [solo, folk, packet],
  event: {
    date_begin: '2027-02-20T10:00:00+03:00',
    date_end: '2027-02-21T20:00:00+03:00',
    time_zone: 'Europe/Moscow',
    age_mode: 'exact',
  },
  payGroupNum: null,
  drawn: new Set(),
  fixed: new Set(),
  occupancies: [],
  isInTarget: () => false,
}

const entry = (id: number, own: Partial<BulkEntry> = {}): BulkEntry => ({
  id,
  contest_id: solo.id,
  packet_contest_id: null,
  status: 'active',
  role: null,
  ...own,
})
const maria = { last_name: 'Смирнова', first_name: 'Мария', birth_date: '1999-04-12' }
const registration = (own: Partial<BulkRegistration> = {}): BulkRegistration => ({
  id: 7,
  dancers: [maria],
  entries: [entry(1)],
  consents: { processing: true, publication: null },
  balance: { charged: 500, paid: 200 },
  ...own,
})

const plan = (act: BulkAct, own: Partial<BulkRegistration> = {}, more: Partial<BulkFacts> = {}) => {
  const [planned] = planBulk(act, [registration(own)], { ...facts, ...more })
  if (!planned) throw new TypeError('One in, one out')
  return planned
}
const after = ({ entries }: ReturnType<typeof plan>) => entries.map((each) => each.after)

describe('an act that lacks something says what', () => {
  test.each([
    [{}, 'kind'],
    [{ kind: 'erase' }, 'kind'],
    [{ kind: 'withdraw', group_num: 99 }, 'group_num'],
    [{ kind: 'move' }, 'group_num', 'to_group_num'],
    [{ kind: 'move', group_num: 1, to_group_num: 1 }, 'to_group_num'],
    [{ kind: 'consent' }, 'processing'],
    [{ kind: 'pay' }, 'method'],
    [{ kind: 'pay', method: 'cash', reference: 'x'.repeat(201) }, 'reference'],
  ] as const)('%j: %s', (sent, ...fields) => {
    const read = readBulkAct(sent, facts.contests)
    expect('errors' in read && Object.keys(read.errors)).toEqual(fields)
  })

  test.each<[object, BulkAct]>([
    [{ kind: 'withdraw' }, { kind: 'withdraw', contestId: null }],
    [
      { kind: 'promote', group_num: 2 },
      { kind: 'promote', contestId: folk.id },
    ],
    [
      { kind: 'move', group_num: 1, to_group_num: 2 },
      { kind: 'move', contestId: solo.id, targetId: folk.id },
    ],
    [
      { kind: 'consent', publication: true },
      { kind: 'consent', processing: false, publication: true },
    ],
    [
      { kind: 'pay', method: 'cash', reference: ' 12 ' },
      { kind: 'pay', method: 'cash', reference: '12' },
    ],
  ])('%j is whole', (sent, act) => {
    expect(readBulkAct(sent, facts.contests)).toEqual({ act })
  })
})

describe('entries are taken back', () => {
  const entries = [
    entry(1),
    entry(2, { contest_id: folk.id, status: 'waiting' }),
    entry(3, { contest_id: folk.id, status: 'withdrawn' }),
  ]

  test('of all contests, or of one; what was taken back stays so', () => {
    const all = plan({ kind: 'withdraw', contestId: null }, { entries })
    expect(after(all).map(({ id, status }) => [id, status])).toEqual([
      [1, 'withdrawn'],
      [2, 'withdrawn'],
    ])
    expect(after(plan({ kind: 'withdraw', contestId: folk.id }, { entries }))).toHaveLength(1)
  })

  test('not from heats that are drawn', () => {
    const planned = plan(
      { kind: 'withdraw', contestId: null },
      { entries },
      { drawn: new Set([solo.id]) },
    )
    expect(after(planned).map(({ id }) => id)).toEqual([2])
    expect(planned.problems).toEqual(['Номинация «Соло 1» уже распределена по заходам.'])
  })
})

test('places are given to those that wait', () => {
  const entries = [entry(1), entry(2, { contest_id: folk.id, status: 'waiting' })]
  const planned = plan({ kind: 'promote', contestId: null }, { entries })
  expect(after(planned)).toEqual([entry(2, { contest_id: folk.id })])
  expect(isChanged(plan({ kind: 'promote', contestId: solo.id }, { entries }))).toBe(false)

  const said = plan(
    { kind: 'promote', contestId: null },
    { entries },
    { fixed: new Set([folk.id]) },
  )
  expect(isChanged(said)).toBe(false)
  expect(said.problems).toEqual([expect.stringContaining('«Соло 2» не меняется')])
  const withdrawn = plan(
    { kind: 'withdraw', contestId: null },
    { entries },
    { fixed: new Set([folk.id]) },
  )
  expect(after(withdrawn)).toHaveLength(2)
})

describe('consents on paper', () => {
  const act = { kind: 'consent', processing: true, publication: true } as const

  test('are noted where they were never asked for', () => {
    expect(plan(act).consents).toEqual({ processing: true, publication: true })
    expect(plan({ ...act, publication: false }).consents).toBeNull()
  })

  test('do not turn a refusal round', () => {
    const planned = plan(act, { consents: { processing: null, publication: false } })
    expect(planned.consents).toEqual({ processing: true, publication: false })
    expect(planned.problems).toEqual(['Отказ от согласия отменяет только сам участник'])
  })
})

test('what each owes is taken, and nothing from who owes nothing', () => {
  const act = { kind: 'pay', method: 'cash', reference: '' } as const
  expect(plan(act).payment).toBe(300)
  expect(isChanged(plan(act, { balance: { charged: 100, paid: 200 } }))).toBe(false)
})

describe('entries are moved', () => {
  const act = { kind: 'move', contestId: solo.id, targetId: folk.id } as const

  test('with their id, and stay in a packet that bundles the other contest', () => {
    const own = { entries: [entry(1, { packet_contest_id: packet.id })] }
    expect(after(plan(act, own))).toEqual([
      entry(1, { contest_id: folk.id, packet_contest_id: packet.id }),
    ])
    const without = { contests: [solo, folk, contest(40, { packet: { groupNums: [1] } })] }
    expect(after(plan(act, own, without))[0]?.packet_contest_id).toBeNull()
  })

  test('one after another, until the places are given', () => {
    const contests = [solo, contest(2, { capacity: 2 })]
    const occupancies = [{ role: null, active: 1, waiting: 0 }]
    const three = [1, 2, 3].map((id) => registration({ id, entries: [entry(id)] }))
    const planned = planBulk(act, three, { ...facts, contests, occupancies })
    expect(planned.flatMap((each) => after(each)).map(({ status }) => status)).toEqual([
      'active',
      'waiting',
      'waiting',
    ])
  })

  test('with the role, where the contest splits roles', () => {
    const more = { contests: [solo, contest(2, { jnj_role_split: true })] }
    const own = { entries: [entry(1, { role: 'leader' as const })] }
    expect(after(plan(act, own, more))[0]?.role).toBe('leader')
    expect(after(plan(act, own))[0]?.role).toBeNull()
    expect(plan(act, {}, more).problems).toEqual(['Укажите роль'])
  })

  test.each<[string, Partial<BulkRegistration>, Partial<BulkFacts>]>([
    ['уже распределена', {}, { drawn: new Set([solo.id]) }],
    ['уже распределена', {}, { drawn: new Set([folk.id]) }],
    ['Цифры для жеребьёвки уже названы', {}, { fixed: new Set([folk.id]) }],
    ['Номинация выбрана дважды', { entries: [entry(1), entry(2, { contest_id: folk.id })] }, {}],
    ['Смирнова Мария: уже есть участие', {}, { isInTarget: () => true }],
    ['не переносят', {}, { contests: [solo, contest(2, { status: 'published' })] }],
  ])('not where %s', (reason, own, more) => {
    const planned = plan(act, own, more)
    expect(isChanged(planned)).toBe(false)
    expect(planned.problems.join()).toContain(reason)
  })

  test('not what is elsewhere, or taken back', () => {
    const entries = [entry(1, { status: 'withdrawn' }), entry(2, { contest_id: folk.id })]
    expect(plan(act, { entries })).toMatchObject({ entries: [], problems: [] })
  })

  test('only between contests of the event', () => {
    expect(() => plan({ ...act, targetId: 'another' })).toThrow(TypeError)
  })
})

test('what changes is said in words', () => {
  const contests = facts.contests
  const texts = (act: BulkAct, own?: Partial<BulkRegistration>, more?: Partial<BulkFacts>) =>
    plannedTexts(plan(act, own, more), contests)
  expect(texts({ kind: 'withdraw', contestId: null })).toEqual(['1.\u00A0Соло 1: снять'])
  expect(
    texts({ kind: 'promote', contestId: null }, { entries: [entry(1, { status: 'waiting' })] }),
  ).toEqual(['1.\u00A0Соло 1: дать место'])
  const move = { kind: 'move', contestId: solo.id, targetId: folk.id } as const
  expect(texts(move)).toEqual(['1.\u00A0Соло 1: перевести в\u00A0«2.\u00A0Соло 2»'])
  expect(texts(move, {}, { contests: [solo, contest(2, { capacity: 0 })] })).toEqual([
    '1.\u00A0Соло 1: перевести в\u00A0«2.\u00A0Соло 2», в\u00A0лист ожидания',
  ])
  expect(texts({ kind: 'consent', processing: false, publication: true })).toEqual([
    'согласие получено',
  ])
  expect(texts({ kind: 'pay', method: 'cash', reference: '' })).toEqual(['оплата 3\u00A0₽'])
  expect(plannedTexts(plan({ kind: 'withdraw', contestId: null }), [])).toEqual([': снять'])
})
