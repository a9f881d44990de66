import { expect, test } from 'vitest'
import { sayOf } from '@parket/domain/format/sayOf'
import { frameTexts } from '../../../texts/wizard/frameTexts.ts'
import { stepQuestion } from './stepWords.ts'

const dancer = (first_name: string) => ({
  last_name: 'Иванова',
  first_name,
  birth_date: '1990-03-14',
  gender: 'F' as const,
})

test.each([
  [['Анна'], 'Что танцует\u00A0Анна'],
  [['Анна ', 'Вера'], 'Что танцуют Анна и\u00A0Вера'],
  [['Анна', ''], 'Что танцуем'],
  [[''], 'Что танцуем'],
  [['Анна', 'Вера', 'Инна'], 'Что танцуем'],
])('the step of contests names one dancer or two: %j', (names, question) => {
  expect(stepQuestion({ step: 3, dancers: names.map(dancer) }, sayOf(frameTexts))).toBe(question)
})
