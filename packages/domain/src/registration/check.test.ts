import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adult, child, contests, request, rules } from '../testing/event1.ts'
import { offeredAges, offeredContests } from './availability.ts'
import { checkRegistration } from './check.ts'
import { checkChoice } from './choice.ts'
import { checkConsentAnswer, checkConsents } from './consents.ts'
import { readRegistration, type DancerInput } from './request.ts'

const choosing = (...selectedGroupIds: string[]) => ({
  ...request,
  packets: { single: { status: true, selectedGroupIds } },
})

test('a registration with nothing wrong has no problems', () => {
  expect(checkRegistration(request, rules)).toEqual({})
})

test('every step is checked, each problem by its field', () => {
  const errors = checkRegistration(
    {
      regData: { email: '', phone: '1234567', city: ' ' },
      dancers: [{ ...adult, birth_date: '' }],
      packets: { c40: { status: false, selectedGroupIds: [] } },
      consents: { processing: false },
    },
    rules,
  )
  expect(errors).toEqual({
    'regData.email': ['Укажите email'],
    'regData.city': ['Укажите город'],
    'dancers.0.birth_date': ['Не указаны Ф.И., Д.Р.'],
    'packets.c40': ['Есть незаконченный подбор номинаций'],
    packets: ['Не выбрано ни одной номинации'],
    'consents.processing': [
      'Без согласия на обработку персональных данных зарегистрироваться нельзя',
    ],
  })
})

test('what is lacking altogether is as good as empty', () => {
  expect(checkRegistration({}, rules)).toEqual({
    'regData.email': ['Укажите email'],
    'regData.phone': ['Укажите телефон'],
    'regData.city': ['Укажите город'],
    dancers: ['Мало танцоров: 0 (1)'],
    packets: ['Не выбрано ни одной номинации'],
  })
  expect(
    checkRegistration(
      { regData: { email: null }, dancers: [{ last_name: null }], packets: null, roles: null },
      rules,
    )['dancers.0.last_name'],
  ).toEqual(['Не указаны Ф.И., Д.Р.'])
})

test('a gender nobody knows is refused, one left out is the default', () => {
  const dancers = [{ ...adult, gender: 'X' }]
  expect(checkRegistration({ ...request, dancers }, rules)).toEqual({
    'dancers.0.gender': ['Укажите пол'],
  })
  expect(checkRegistration({ ...request, dancers: [{ ...adult, gender: null }] }, rules)).toEqual(
    {},
  )
})

test('a packet sent without a status is undecided', () => {
  const packets = { ...request.packets, c40: {} }
  expect(checkRegistration({ ...request, packets }, rules)).toEqual({})
})

describe('step 4', () => {
  test('"Не выбрано ни одной номинации"', () => {
    expect(checkRegistration(choosing(), rules)).toEqual({
      packets: ['Не выбрано ни одной номинации'],
    })
  })
  test('«Step 4 counts chosen contests, those of packets included»', () => {
    const packets = { c40: { status: true, selectedGroupIds: ['c11', 'c12'] } }
    expect(checkRegistration({ ...request, packets }, rules)).toEqual({})
  })
})

describe('«The server checks each chosen contest with its own counts and ages»', () => {
  test('the number of dancers', () => {
    expect(checkRegistration(choosing('c20'), rules)).toEqual({
      'packets.c20': ['Мало танцоров: 1 (2)'],
    })
    const two = { ...choosing('c11'), dancers: [adult, { ...adult, first_name: 'Ольга' }] }
    expect(checkRegistration(two, rules)).toEqual({ 'packets.c11': ['Много танцоров: 2 (1)'] })
  })
  test('the youngest and the oldest', () => {
    expect(checkRegistration({ ...choosing('c11'), dancers: [child] }, rules)).toEqual({
      'packets.c11': ['Возраст: 8 не соответствует фильтру: 18'],
    })
    expect(checkRegistration(choosing('c10'), rules)).toEqual({
      'packets.c10': ['Возраст: 25 не соответствует фильтру: 9'],
    })
  })
  test('a packet, too, has its own ages', () => {
    const packets = { c40: { status: true, selectedGroupIds: ['c11', 'c12'] } }
    const errors = checkRegistration({ ...request, packets, dancers: [child] }, rules)
    expect(errors['packets.c40']).toEqual(['Возраст: 8 не соответствует фильтру: 18'])
  })
  test('null is no bound', () => {
    expect(checkRegistration(choosing('c50'), rules)).toEqual({})
  })
})

describe('a pass that would make nothing free', () => {
  const withPass = (dancers: DancerInput[], id = 'c50', own = rules) =>
    checkRegistration({ ...choosing(id), dancers }, own)['packets.c50']
  const passOf = (groupNums: number[], more: object = {}) => ({
    ...rules,
    contests: contests.map((one) =>
      one.id === 'c50' ? { ...one, packet: { groupNums, min: 0, max: 0 }, ...more } : one,
    ),
  })
  const useless = 'Петров Лев: ни одна номинация этого пасса не подходит по возрасту'
  test('is not sold to who is too young or too old for all it covers', () => {
    expect(withPass([child])).toEqual([useless])
    expect(withPass([adult])).toBeUndefined()
    expect(withPass([child], 'c50', passOf([10, 11]))).toBeUndefined()
  })
  test('a cancelled contest is none to be free', () => {
    expect(withPass([child], 'c50', passOf([11, 80]))).toEqual([useless])
    expect(withPass([adult], 'c50', passOf([80, 81]))).toBeUndefined()
  })
  test('when all it covers are cancelled, that is said once, and nothing of ages', () => {
    const cancelled = passOf([80], { max_count: 2 })
    expect(withPass([adult, child], 'c50', cancelled)).toEqual([
      'Все номинации этого пасса отменены',
    ])
  })
  test('what whoever registers cannot see counts as fitting, whether hidden or sent as a draft', () => {
    const nums = [11, 12, 13, 80]
    fc.assert(
      fc.property(
        fc.subarray(nums, { minLength: 1 }),
        fc.subarray(nums, { minLength: 1 }),
        (covered, drafts) => {
          fc.pre(covered.some((num) => drafts.includes(num)))
          const { contests: all, ...rest } = passOf(covered)
          const isDraft = ({ group_num }: { group_num: number }) => drafts.includes(group_num)
          const ofServer = all.map((one) => (isDraft(one) ? { ...one, status: 'draft' } : one))
          const ofSite = all.filter((one) => !isDraft(one))
          for (const contests of [ofServer, ofSite]) {
            expect(withPass([child], 'c50', { ...rest, contests })).toBeUndefined()
          }
        },
      ),
    )
  })
  test('a duet it covers is danced with somebody else', () => {
    expect(withPass([adult], 'c50', passOf([20]))).toBeUndefined()
  })
  test('each of several who buy it together has to have something of it', () => {
    const both = passOf([11], { max_count: 2 })
    expect(withPass([adult, child], 'c50', both)).toEqual([useless])
  })
  test('that lists nothing is a ticket by itself', () => {
    expect(withPass([child], 'c50', passOf([]))).toBeUndefined()
    const bare = passOf([], { packet: null })
    expect(withPass([child], 'c50', bare)).toBeUndefined()
  })
  test('is offered with that reason', () => {
    const offers = offeredContests(contests, [child], rules)
    expect(offers.find(({ contest }) => contest.id === 'c50')?.reason).toBe(useless)
  })
})

test('the ages offered are the widest of what takes entries; no limit where one has none', () => {
  const filter = { count: { min: 1, max: 100 }, age: { min: 3, max: 100 } }
  const one = contests.find(({ id }) => id === 'c11')
  if (!one) throw new Error('no contest 11')
  const of = (...ages: [min: number | null, max: number | null, status?: 'closed'][]) =>
    offeredAges(
      ages.map(([min_age, max_age, status = 'open']) =>
        Object.assign({}, one, { min_age, max_age, status }),
      ),
      { tags: rules.tags, filter },
    )
  expect(of([7, 12], [18, 35])).toEqual({ min_age: 7, max_age: 35 })
  expect(of([7, null], [18, 35])).toEqual({ min_age: 7, max_age: null })
  expect(of([5, 12, 'closed'], [18, 35])).toEqual({ min_age: 18, max_age: 35 })
  expect(of()).toEqual({ min_age: null, max_age: null })
})

test('a packet these dancers cannot fill is not begun', () => {
  const open = contests.map((one) => (one.id === 'c40' ? { ...one, min_age: null } : one))
  const reasonOf = (dancer: DancerInput) =>
    offeredContests(open, [dancer], { ...rules }).find(({ contest }) => contest.id === 'c40')
      ?.reason
  expect(reasonOf(child)).toBe('Подходящих номинаций в пакете: 0, а нужно не меньше 2')
  expect(reasonOf(adult)).toBeNull()
})

describe('a contest that cannot be chosen', () => {
  test.each([
    ['c1', 'Организационный взнос начисляется сам, выбирать его не нужно'],
    ['c80', 'Номинация отменена'],
    ['c81', 'Приём заявок в номинацию закрыт'],
    ['c82', 'Приём заявок в номинацию закрыт'],
    ['c40', 'Пакет выбирают на шаге «Пакеты»'],
    ['nobody', 'Такой номинации нет в этом турнире'],
  ])('%s: %s', (id, text) => {
    expect(checkRegistration(choosing(id), rules)).toEqual({ [`packets.${id}`]: [text] })
  })

  test('a packet of another event', () => {
    const packets = { nobody: { status: true, selectedGroupIds: ['c11', 'c12'] } }
    expect(checkRegistration({ ...request, packets }, rules)).toEqual({
      'packets.nobody': ['Такой номинации нет в этом турнире'],
    })
  })

  test('a packet that takes no entries', () => {
    const closed = contests.map((one) => (one.id === 'c40' ? { ...one, status: 'closed' } : one))
    const packets = { c40: { status: true, selectedGroupIds: ['c11', 'c12'] } }
    expect(checkRegistration({ ...request, packets }, { ...rules, contests: closed })).toEqual({
      'packets.c40': ['Приём заявок в номинацию закрыт'],
    })
  })
})

describe('«A contest is chosen once over all keys (422)»', () => {
  test('twice under one key', () => {
    expect(checkRegistration(choosing('c11', 'c11'), rules)).toEqual({
      'packets.c11': ['Номинация выбрана дважды'],
    })
  })
  test('in a packet and by itself', () => {
    const packets = {
      single: { status: true, selectedGroupIds: ['c11'] },
      c40: { status: true, selectedGroupIds: ['c11', 'c12'] },
    }
    expect(checkRegistration({ ...request, packets }, rules)).toEqual({
      'packets.c11': ['Номинация выбрана дважды'],
    })
  })
})

describe('«contests with `jnj_role_split` … missing → 422 «Укажите роль»»', () => {
  const jnj = choosing('c70')
  test('no role', () => {
    expect(checkRegistration(jnj, rules)).toEqual({ 'roles.c70': ['Укажите роль'] })
    const { roles: _, ...withoutRoles } = readRegistration(jnj)
    expect(checkChoice(withoutRoles, rules)).toEqual({ 'roles.c70': ['Укажите роль'] })
  })
  test('a role nobody knows', () => {
    expect(checkRegistration({ ...jnj, roles: { c70: 'dancer' } }, rules)).toEqual({
      'roles.c70': ['Укажите роль'],
    })
  })
  test.each(['leader', 'follower'])('%s', (role) => {
    expect(checkRegistration({ ...jnj, roles: { c70: role } }, rules)).toEqual({})
  })
})

describe('the window', () => {
  const late = { ...rules, now: '2027-05-02T00:00:00+03:00' }
  test('closed: 422', () => {
    expect(checkRegistration(request, late)).toEqual({
      event: ['Приём заявок закончился 01.05.2027,\u00A023:59'],
    })
  })
  test('«A change after `reg_to` is for staff only»', () => {
    expect(checkRegistration(request, { ...late, isStaff: true })).toEqual({})
  })
})

describe('consents', () => {
  const refused = {
    'consents.processing': [
      'Без согласия на обработку персональных данных зарегистрироваться нельзя',
    ],
  }
  test('«`processing: false` → 422; absent → accepted»', () => {
    expect(checkConsents({ processing: false }, false)).toEqual(refused)
    expect(checkConsents({ processing: null }, false)).toEqual({})
    expect(Object.keys(checkConsentAnswer({ publication: true }))).toEqual(['processing'])
    expect(checkConsentAnswer({ processing: true, publication: false })).toEqual({})
    expect(checkConsents(undefined, false)).toEqual({})
  })
  test('«the wizard requires processing»; publication is free', () => {
    expect(checkConsents({ publication: true }, true)).toEqual(refused)
    expect(checkConsents({ processing: true, publication: false }, true)).toEqual({})
  })
})

test('a registration is read without the spaces around, with the default gender', () => {
  const read = readRegistration({
    regData: { email: ' a@b.ru ', phone: ' 12345 ', city: ' Нижний   Новгород ', registered_by: 5 },
    dancers: [{ last_name: ' Иванова ', first_name: 'Анна  Мария', birth_date: '2002-01-15 ' }],
    roles: { c70: 'leader', c71: 'judge' },
  })
  expect(read).toEqual({
    regData: {
      email: 'a@b.ru',
      phone: '12345',
      city: 'Нижний Новгород',
      troupe: '',
      club: '',
      coach: '',
      registered_by: 5,
    },
    dancers: [
      {
        last_name: 'Иванова',
        first_name: 'Анна Мария',
        birth_date: '2002-01-15',
        gender: 'F',
        user_id: null,
        former_last_name: '',
        federation_codes: [],
      },
    ],
    packets: {},
    roles: { c70: 'leader' },
    consents: {},
  })
  expect(readRegistration(read)).toEqual(read)
})

describe('contests offered to these dancers', () => {
  const offered = (dancers = [adult], filter = rules.filter) =>
    offeredContests(contests, dancers, { ...rules, filter }).map(({ contest, reason }) => [
      contest.group_num,
      reason,
    ])

  test('each with the reason why not; the pay group and drafts not at all', () => {
    expect(offered()).toEqual([
      [10, 'Возраст: 25 не соответствует фильтру: 9'],
      [11, null],
      [12, null],
      [13, null],
      [20, 'Мало танцоров: 1 (2)'],
      [30, 'Мало танцоров: 1 (3)'],
      [40, null],
      [50, null],
      [60, null],
      [70, null],
      [80, 'Номинация отменена'],
      [81, 'Приём заявок в номинацию закрыт'],
    ])
  })
  test('where the same dancer has an entry already, that is said before the choice', () => {
    const knownEntries = [
      {
        reg_n: 7,
        contest_id: 'c11',
        status: 'active' as const,
        dancers: [{ ...adult, last_name: ' ИВАНОВА' }],
      },
      { reg_n: 8, contest_id: 'c12', status: 'waiting' as const, dancers: [child] },
    ]
    const reasons = offeredContests(contests, [adult], { ...rules, knownEntries })
      .filter(({ contest }) => contest.group_num === 11 || contest.group_num === 12)
      .map(({ reason }) => reason)
    expect(reasons).toEqual(['ИВАНОВА Анна: уже есть заявка № 7', null])
  })
  test('only those that the filter lets in', () => {
    expect(offered([adult], { count: { min: 2, max: 2 }, age: { min: 3, max: 100 } })).toEqual([
      [20, 'Мало танцоров: 1 (2)'],
    ])
    expect(
      offered([child], { count: { min: 1, max: 1 }, age: { min: 7, max: 9 } }).map(([num]) => num),
    ).toEqual([10, 50, 60])
  })
  test('several reasons are all said', () => {
    expect(offered([child]).find(([num]) => num === 20)).toEqual([
      20,
      'Мало танцоров: 1 (2); Возраст: 8 не соответствует фильтру: 12',
    ])
  })
  test('what is offered without a reason can be chosen, what has one cannot', () => {
    const birthDates = fc.constantFrom('2002-01-15', '2018-09-01', '2012-01-01', '1920-01-01')
    fc.assert(
      fc.property(fc.array(birthDates, { minLength: 1, maxLength: 4 }), (dates) => {
        const dancers = dates.map((birth_date, n) => ({
          ...adult,
          first_name: 'абвг'.charAt(n),
          birth_date,
        }))
        for (const { contest, reason } of offeredContests(contests, dancers, rules)) {
          if (contest.id === 'c40') continue
          const errors = checkRegistration(
            { ...choosing(contest.id), dancers, roles: { c70: 'leader' } },
            rules,
          )
          expect(errors).toEqual(
            reason === null ? {} : { [`packets.${contest.id}`]: reason.split('; ') },
          )
        }
      }),
    )
  })
})
