import { expect, test } from 'vitest'
import {
  hiddenNamesText,
  lettersSentText,
  notAskedTexts,
  sendLettersText,
  whoIsAskedText,
} from './consentRequestTexts.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test.each([
  [1, '1 имя скрыто: нет согласия'],
  [2, '2 имени скрыто: нет согласия'],
  [11, '11 имён скрыто: нет согласия'],
  [301, '301 имя скрыто: нет согласия'],
])('%d hidden names are told in their right form', (names, text) => {
  expect(plain(hiddenNamesText(names))).toBe(text)
})

test.each([
  [1, 'Отправить 1 письмо'],
  [3, 'Отправить 3 письма'],
  [198, 'Отправить 198 писем'],
])('%d letters are told in their right form', (letters, text) => {
  expect(plain(sendLettersText(letters))).toBe(text)
})

test('each reason why somebody is not asked is told with its number; none without', () => {
  const numbers = { names: 9, registrations: 9, letters: 0 }
  expect(notAskedTexts({ ...numbers, asked_lately: 0, no_address: 0, refused: 0 })).toEqual([])
  const told = notAskedTexts({ ...numbers, asked_lately: 1, no_address: 3, refused: 5 })
  expect(told.map(plain)).toEqual([
    '1 заявка: письмо уже отправлено за последние сутки.',
    '3 заявки: нет адреса почты, спросите на стойке.',
    '5 заявок: ответили «нет», снова не спрашиваем.',
  ])
})

test('where nobody can be asked nothing is promised', () => {
  expect(whoIsAskedText('publication', 0)).toBe('Писать сейчас некому.')
  expect(whoIsAskedText('processing', 1)).toMatch(/обработку/)
  expect(lettersSentText(0)).toMatch(/^Писем нет/)
  expect(plain(lettersSentText(2))).toMatch(/^2 письма в очереди/)
})
