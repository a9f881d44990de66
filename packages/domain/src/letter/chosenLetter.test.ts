import { describe, expect, test } from 'vitest'
import {
  checkChosenLetter,
  fillLetter,
  letterLimits,
  planLetters,
  stripLinks,
  type LetterTarget,
} from './chosenLetter.ts'

const target = (reg_n: number, more: Partial<LetterTarget> = {}): LetterTarget => ({
  id: 400 + reg_n,
  reg_n,
  names: [`Котова ${reg_n}`],
  owed: 0,
  address: `${reg_n}@parket.test`,
  ...more,
})
const cup = { name: 'Кубок Паркета', dates: '20–21 февраля' }

describe('what a letter must have', () => {
  test.each([
    ['both', { subject: 'Сбор', text: 'Ждём {имена}' }, []],
    ['a subject', { subject: ' ', text: 'Ждём' }, ['subject']],
    ['a text', { subject: 'Сбор', text: '\n' }, ['text']],
    ['a subject of one line', { subject: 'Сбор\nBcc: a@b.c', text: 'Ждём' }, ['subject']],
    ['fields that there are', { subject: '{PIN}', text: '{пароль}' }, ['subject', 'text']],
    [
      'not too many words',
      {
        subject: 'я'.repeat(letterLimits.subject + 1),
        text: 'я'.repeat(letterLimits.text + 1),
      },
      ['subject', 'text'],
    ],
  ])('%s', (_, letter, fields) => {
    expect(Object.keys(checkChosenLetter(letter))).toEqual(fields)
  })
})

test('«one letter a contact»: an address in any spelling once, who has none is told apart', () => {
  const people = [
    target(1, { address: 'Club@parket.test' }),
    target(2),
    target(3, { address: 'club@Parket.test ' }),
    target(4, { address: null }),
  ]
  const { letters, noAddress } = planLetters(people)
  expect(
    letters.map(({ address, targets }) => [address, targets.map(({ reg_n }) => reg_n)]),
  ).toEqual([
    ['Club@parket.test', [1, 3]],
    ['2@parket.test', [2]],
  ])
  expect(noAddress.map(({ reg_n }) => reg_n)).toEqual([4])
})

test('fields are filled for all registrations of the address, in any spelling', () => {
  const targets = [target(1, { owed: 250_000 }), target(3, { owed: 100_000, names: ['Котова 1'] })]
  const letter = { subject: '{ Номер }', text: '{имена}, {турнир}, {даты}: {к  оплате}' }
  expect(fillLetter(letter, targets, cup)).toEqual({
    subject: '1, 3',
    text: 'Котова 1, Кубок Паркета, 20–21 февраля: 3\u00A0500\u00A0₽',
  })
})

describe('what strangers typed forges nothing', () => {
  test('what is no field stays as it was typed', () => {
    const letter = { subject: 'Сбор', text: '{когда}' }
    expect(fillLetter(letter, [target(1)], cup).text).toBe('{когда}')
  })

  test('a field in a name is no field', () => {
    const tricky = target(1, { names: ['{к оплате}'], owed: 100 })
    expect(fillLetter({ subject: 'С', text: '{имена}' }, [tricky], cup).text).toBe('{к оплате}')
  })
  test.each([
    ['https://evil.test/a', 'https:/\u2060/evil.\u2060test/a'],
    ['evil.test', 'evil.\u2060test'],
    ['a@evil.test', 'a@\u2060evil.\u2060test'],
    ['Иванова\r\nBcc: x', 'Иванова Bcc: x'],
    ['А. Б. Котова', 'А. Б. Котова'],
  ])('%j → %j', (value, plain) => {
    expect(stripLinks(value)).toBe(plain)
  })
})
