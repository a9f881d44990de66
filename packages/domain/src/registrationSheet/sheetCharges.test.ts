import { expect, test } from 'vitest'
import type { ChargedContest, ChargedRegData, ChargeRules } from '../money/charges.ts'
import type { PlannedRegistration } from './planSheet.ts'
import { sheetCharges } from './sheetCharges.ts'

const contest = (id: string, group_num: number, price: number): ChargedContest => ({
  id,
  group_num,
  group_name: id,
  section: '',
  price,
  tags: [],
  packet: null,
})
const rules: ChargeRules = {
  event: { time_zone: 'Europe/Moscow', price_steps: [{ from: '2026-11-01', percent: 120 }] },
  tags: [{ tag_name: 'PAY-GROUP', tag_value: '1' }],
  contests: [contest('fee', 1, 50_000), contest('solo', 11, 120_000), contest('folk', 12, 100_000)],
}
const now = '2026-11-24T09:00:00+03:00'
const anna = { last_name: 'Иванова', first_name: 'Анна', birth_date: '2002-01-15' }
const vera = { last_name: 'Котова', first_name: 'Вера', birth_date: '2001-01-15' }
const planned = (
  dancer: typeof anna,
  entries: [contestId: string, pricedOn: string | null, status?: 'active' | 'waiting'][],
  regDataId: number | null = null,
): PlannedRegistration => ({
  row: 2,
  kind: regDataId === null ? 'create' : 'add',
  regDataId,
  contacts: { email: '', phone: '', city: '', troupe: '', club: '', coach: '' },
  dancers: [dancer],
  entries: entries.map(([contestId, pricedOn, status = 'active']) => ({
    contestId,
    role: null,
    status,
    pricedOn,
  })),
  payments: [],
})
const known: ChargedRegData = {
  id: 7,
  reg_n: 3,
  dancers: [anna],
  registrations: [
    { contest_id: 'solo', packet_contest_id: null, status: 'active', created_at: '2026-10-01' },
  ],
}

test('an entry is charged by the step of its own day, else of today; the fee of the event too', () => {
  const plan = [planned(anna, [['solo', '2026-10-05']]), planned(vera, [['solo', null]])]
  expect(sheetCharges(plan, [], rules, now)).toEqual([170_000, 204_000])
  expect(sheetCharges(plan, [], rules, new Date(now))).toEqual([170_000, 204_000])
})
test('who waits is charged nothing', () => {
  expect(sheetCharges([planned(vera, [['solo', null, 'waiting']])], [], rules, now)).toEqual([0])
})
test('what a registration has already is not counted again', () => {
  expect(sheetCharges([planned(anna, [['folk', null]], 7)], [known], rules, now)).toEqual([120_000])
})
test('a registration of the table pays no fee that its dancer pays elsewhere', () => {
  expect(sheetCharges([planned(anna, [['folk', null]])], [known], rules, now)).toEqual([120_000])
})
