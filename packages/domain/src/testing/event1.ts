import { isDiallable } from '../account/phone.ts'
import { cheaperPackets } from '../money/arrangement.ts'
import { noAffiliation } from '../registration/affiliation.ts'
import type { DancerInput, ReadRegistration } from '../registration/request.ts'
import type { StoredRegistration } from '../registration/storedRegistration.ts'
import type { WizardRules } from '../registration/wizard/wizardRules.ts'

/** Event 1 of the demo data, as far as the rules read it: shared by the tests. */

const solo = (group_num: number, group_name: string, changes: object = {}) => ({
  id: `c${group_num}`,
  group_num,
  group_name,
  section: 'Oriental',
  status: 'open',
  min_count: 1,
  max_count: 1,
  min_age: 18 as number | null,
  max_age: 99 as number | null,
  tags: [] as string[],
  price: 120_000,
  jnj_role_split: false,
  packet: null as { groupNums: number[]; min: number; max: number } | null,
  ...changes,
})

export const contests = [
  solo(1, 'Организационный взнос', { min_age: null, max_age: null, price: 50_000 }),
  solo(10, 'Соло, дети', { min_age: 7, max_age: 9, price: 90_000 }),
  solo(11, 'Соло, Oriental'),
  solo(12, 'Соло, Folk'),
  solo(13, 'Соло, Show'),
  solo(20, 'Дуэт', { min_count: 2, max_count: 2, min_age: 12, price: 100_000 }),
  solo(30, 'Малая группа', { min_count: 3, max_count: 7, min_age: 7, price: 80_000 }),
  solo(40, 'Пакет: любые 2–3 соло', {
    tags: ['PACKET'],
    price: 280_000,
    packet: { groupNums: [11, 12, 13], min: 2, max: 3 },
  }),
  solo(50, 'Фулл-пасс', {
    tags: ['PASS'],
    min_age: null,
    max_age: null,
    price: 350_000,
    packet: { groupNums: [11, 12, 13], min: 0, max: 0 },
  }),
  solo(60, 'Мастер-класс', { tags: ['MASTER-CLASS'], min_age: 7, price: 150_000 }),
  solo(70, 'Jack & Jill Открытая', { min_age: 16, price: 100_000, jnj_role_split: true }),
  solo(80, 'Отменённое соло', { status: 'cancelled' }),
  solo(81, 'Закрытое соло', { status: 'closed' }),
  solo(82, 'Черновик', { status: 'draft' }),
]

export const tags = [{ tag_name: 'PAY-GROUP', tag_value: '1' as string | null }]

const event = {
  date_begin: '2027-05-12T09:00:00+03:00',
  date_end: '2027-05-13T22:00:00+03:00',
  time_zone: 'Europe/Moscow',
  age_mode: 'exact' as 'exact' | 'year',
  published: true as boolean,
  archived_at: null as string | null,
  cancelled_at: null as string | null,
  reg_from: '2027-03-01T00:00:00+03:00' as string | null,
  reg_to: '2027-05-01T23:59:59+03:00' as string | null,
  price_steps: [] as { from: string; percent: number }[],
}

const plainRules = {
  event,
  tags,
  contests,
  now: '2027-04-01T12:00:00+03:00',
  isPhone: isDiallable,
  isStaff: false,
  filter: { count: { min: 1, max: 100 }, age: { min: 3, max: 100 } },
}

/** The rules with other contests, say. */
export function wizardRules(changes: Partial<typeof plainRules>) {
  const changed = { ...plainRules, ...changes }
  return { ...changed, cheaperPackets: cheaperPackets(changed, changed.now) } satisfies WizardRules
}

export const rules = wizardRules({})

/** 25 years old at the event. */
export const adult: DancerInput = {
  last_name: 'Иванова',
  first_name: 'Анна',
  birth_date: '2002-01-15',
  gender: 'F',
}

/** 8 years old at the event. */
export const child: DancerInput = {
  last_name: 'Петров',
  first_name: 'Лев',
  birth_date: '2018-09-01',
  gender: 'M',
}

/** One adult in contest 11: nothing is wrong with it. */
export const request: ReadRegistration = {
  regData: {
    email: 'anna@example.org',
    phone: '+7 900 000-00-00',
    city: 'Москва',
    ...noAffiliation,
  },
  packets: { single: { status: true, selectedGroupIds: ['c11'] } },
  dancers: [adult],
  roles: {},
  consents: { processing: true, publication: null },
}

/** The same, registered: its dancers and entries have ids, one was withdrawn. */
export const stored: StoredRegistration = {
  regData: {
    ...request.regData,
    id: 5,
    reg_n: 12,
    version: 3,
    created_at: '2027-03-05T12:00:00+03:00',
    consents: { processing: true, publication: null },
  },
  dancers: [{ ...adult, id: 51 }],
  registrations: [
    { id: 61, contest_id: 'c11', packet_contest_id: null, status: 'active', role: null },
    { id: 62, contest_id: 'c12', packet_contest_id: null, status: 'withdrawn', role: null },
  ],
}
