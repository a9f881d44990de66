import { expect, test } from 'vitest'
import { fillText } from './fillText.ts'

const russian = (n: number) => fillText('{n} {n:номинация|номинации|номинаций}', { n }, 'ru')

test('a word agrees with its number', () => {
  expect([1, 3, 5, 11, 21].map(russian)).toEqual([
    '1 номинация',
    '3 номинации',
    '5 номинаций',
    '11 номинаций',
    '21 номинация',
  ])
})

test('a language lists the forms that it has', () => {
  const english = (n: number) => fillText('{n} {n:contest|contests} of {all}', { n, all: 9 }, 'en')
  expect([1, 2].map(english)).toEqual(['1 contest of 9', '2 contests of 9'])
})

test('one form is said of any number', () => {
  expect(fillText('{n} {n:回}', { n: 3 }, 'ja')).toBe('3 回')
})

test('what is filled in is not read as a place', () => {
  expect(fillText('{name}!', { name: '{n:a|b} {x}' }, 'ru')).toBe('{n:a|b} {x}!')
})

test('a place without its value is an error', () => {
  expect(() => fillText('{n} из {all}', { n: 1 }, 'ru')).toThrow(TypeError)
  expect(() => fillText('{m:номинация|номинации}', { n: 1 }, 'ru')).toThrow(TypeError)
})
