import { expect, test } from 'vitest'
import { sayOf } from '@parket/domain/format/sayOf'
import { contestsTexts } from '../../../texts/wizard/contestsTexts.ts'
import { fittingText } from './fittingText.ts'

const event = {
  date_begin: '2027-05-12T09:00:00+03:00',
  date_end: '2027-05-13T22:00:00+03:00',
  time_zone: 'Europe/Moscow',
  age_mode: 'exact' as const,
}
const anna = {
  last_name: 'Иванова',
  first_name: 'Анна',
  birth_date: '1995-03-14',
  gender: 'F' as const,
}
const say = sayOf(contestsTexts)

test('one dancer is told by name and age', () => {
  const told = fittingText({ dancers: [anna], event, fitting: 7, all: 10 }, say)
  expect(told.replaceAll('\u00A0', ' ')).toBe('Анне 32 года, подходят 7 номинаций из 10')
})

test('a name that is not sure to be put into the dative is left out, like the count that says nothing', () => {
  const told = fittingText(
    { dancers: [{ ...anna, first_name: 'Ng' }], event, fitting: 1, all: 1 },
    say,
  )
  expect(told.replaceAll('\u00A0', ' ')).toBe('32 года, подходит 1 номинация')
})

test('of several nobody is named', () => {
  const told = fittingText({ dancers: [anna, anna], event, fitting: 21, all: 30 }, say)
  expect(told.replaceAll('\u00A0', ' ')).toBe('Подходит 21 номинация из 30')
})
