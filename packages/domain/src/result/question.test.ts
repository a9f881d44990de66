import { expect, test } from 'vitest'

import { checkResultAnswer, checkResultQuestion, questionLimit } from './question.ts'

const question = { start_number: 17, text: 'Имя с ошибкой', email: 'dancer@parket.test' }

test('a question names the entry, says what is wrong and where the answer goes', () => {
  expect(checkResultQuestion(question)).toEqual({})
  expect(checkResultQuestion({ start_number: null, text: ' ', email: '' })).toEqual({
    start_number: ['Заполните поле'],
    text: ['Заполните поле'],
    email: ['Укажите email'],
  })
})

test('texts have a limit', () => {
  const long = 'я'.repeat(questionLimit + 1)
  expect(checkResultQuestion({ ...question, text: long })).toHaveProperty('text')
  expect(checkResultAnswer({ answer: long })).toHaveProperty('answer')
  expect(checkResultAnswer({ answer: 'Исправлено' })).toEqual({})
})
