import { formProblems, formProblemText } from '@parket/domain/problems/formProblems'
import { expect, test } from 'vitest'
import { retoldProblems } from './retoldProblems.ts'

const retold = retoldProblems(
  formProblems,
  {
    city_missing: 'Tell us your city',
    age_mismatch: 'Age {x} is beyond {bound}',
    codes_too_many: 'No more than {max} {max:number|numbers}',
    code_invalid: '“{code}” is no number of a federation',
    contest_cancelled: 'Cancelled',
    dancer_entered: '{dancer} has entry {n}',
    packet_unfillable: '{n} fit, {minimum} are needed',
  },
  'en',
)

test('a problem is told in other words', () => {
  expect(retold(formProblemText('city_missing'))).toBe('Tell us your city')
})

test('what was filled in is kept', () => {
  expect(retold(formProblemText('age_mismatch', { x: 8, bound: 18 }))).toBe('Age 8 is beyond 18')
  expect(retold(formProblemText('code_invalid', { code: '(1+' }))).toMatch(/^“\(1\+” is no/)
})

test('words agree with the number as the other language has it', () => {
  expect(retold(formProblemText('codes_too_many', { max: 1 }))).toBe('No more than 1 number')
  expect(retold(formProblemText('codes_too_many', { max: 5 }))).toBe('No more than 5 numbers')
})

test('of several reasons in one line each is told', () => {
  const reasons = [
    formProblemText('age_mismatch', { x: 8, bound: 18 }),
    formProblemText('contest_cancelled'),
  ]
  expect(retold(reasons.join('; '))).toBe('Age 8 is beyond 18; Cancelled')
  const duet = ['Ким Ева', 'Ким Лев'].map((dancer, index) =>
    formProblemText('dancer_entered', { dancer, n: index + 5 }),
  )
  expect(retold(duet.join('; '))).toBe('Ким Ева has entry 5; Ким Лев has entry 6')
  expect(retold([...duet, formProblemText('required')].join('; '))).toBe(
    'Ким Ева has entry 5; Ким Лев has entry 6; Заполните поле',
  )
})

test('a text that asks for what is not given hides no refusal', () => {
  const refusal = formProblemText('packet_unfillable', { n: 2, min: 3 })
  expect(retold(refusal)).toBe(refusal)
})

test('what is left out stays as it is', () => {
  expect(retold(formProblemText('required'))).toBe('Заполните поле')
  expect(retold('Письмо; и ещё одно')).toBe('Письмо; и ещё одно')
})

test('every text that a visitor meets is found again, with its values', () => {
  const places = /\{(\w+)\}/g
  const marked = (text: string, mark: string) => text.replaceAll(places, `$1 ${mark}`)
  const codes = Object.keys(formProblems) as (keyof typeof formProblems)[]
  const byCode = Object.fromEntries(
    codes.map((code) => [code, `${code} ${formProblems[code].match(places)?.join() ?? ''}`]),
  )
  const told = retoldProblems(formProblems, byCode, 'en')
  for (const code of codes) {
    expect(told(marked(formProblems[code], '7'))).toBe(marked(byCode[code] ?? '', '7'))
  }
})
