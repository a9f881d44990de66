import { expect, test } from 'vitest'
import { eventFieldText } from './fieldText.ts'

test.each([
  ['name', 'Кубок', 'Кубок'],
  ['pay_until', '2027-02-10T20:59:00.000Z', '10.02.2027,\u00A023:59'],
  ['age_mode', 'year', 'По году рождения'],
  ['start_number_mode', 'reg_n', 'Номер заявки'],
  ['time_zone', 'Asia/Omsk', 'Омск, МСК+3'],
  ['time_zone', 'Europe/Riga', 'Europe/Riga'],
  [
    'price_steps',
    [
      { from: '2027-04-01', percent: 120 },
      { from: '2027-05-01', percent: 150 },
    ],
    'с 01.04.2027 120 %; с 01.05.2027 150 %',
  ],
  [
    'tags',
    [
      { id: 1, tag_name: 'PAY-GROUP', tag_value: '1', pub: false },
      { id: 2, tag_name: 'Кубок', tag_value: null, pub: true },
    ],
    'PAY-GROUP=1 (не видна); Кубок',
  ],
  ['attachments', [{ title: 'Положение' }, { title: 'План зала' }], 'Положение; План зала'],
  [
    'contacts',
    { phone: '+7 900', email: '', site: null, address: 'Тверь' },
    'Телефон: +7 900; Адрес: Тверь',
  ],
  [
    'payment_details',
    { name: 'АНО', bic: '044525225', of_later: 1 },
    'Получатель: АНО; БИК: 044525225; of_later: 1',
  ],
  ['payment_details', null, ''],
  ['published', true, 'да'],
  ['min_rest', 10, '10'],
  ['dance_seconds', 90, '1,5'],
])('an event’s %s %j is read as «%s»', (field, value, text) => {
  expect(eventFieldText(field, value, 'Europe/Moscow')).toBe(text)
})
