import { describe, expect, test } from 'vitest'
import { errorText, loginErrorText, toRequestFailure } from './errorText.ts'

describe('texts of failures: «prefers joined validation errors (errors map) from the response, then the response message, then the error message, then default»', () => {
  const answer = { message: 'Проверьте введённые данные.', errors: { a: ['x'], b: ['y', 'x'] } }

  test('validation errors first, joined', () => {
    expect(errorText({ answer, message: 'HTTP 422' })).toBe('x\ny')
  })
  test('then the message of the response', () => {
    expect(errorText({ answer: { ...answer, errors: {} }, message: 'HTTP 422' })).toBe(
      'Проверьте введённые данные.',
    )
  })
  test('then the message of the error', () => {
    expect(errorText({ answer: null, message: 'Нет связи' })).toBe('Нет связи')
  })
  test('a server that was not reached has a message of ours', () => {
    expect(errorText({ status: 0, answer: null, message: '' })).toBe(
      'Нет связи с сервером. Проверьте подключение и повторите.',
    )
  })
  test('then the default', () => {
    expect(errorText({})).toBe('Ошибка при выполнении запроса')
    expect(errorText(null)).toBe('Ошибка при выполнении запроса')
  })
})

test("«Login failure: the server message, or 'Ошибка при входе'»", () => {
  expect(loginErrorText({ answer: { message: 'Неверный email или пароль.' } })).toBe(
    'Неверный email или пароль.',
  )
  expect(loginErrorText({ message: 'Failed to fetch' })).toBe('Ошибка при входе')
  expect(loginErrorText(undefined)).toBe('Ошибка при входе')
})

test('whatever was thrown, a failure is read out of it', () => {
  expect(toRequestFailure(new Error('x'))).toEqual({ message: 'x' })
  expect(toRequestFailure({ status: 401, answer: { message: 'm' } })).toEqual({
    status: 401,
    answer: { message: 'm' },
  })
  expect(toRequestFailure({ status: '401', answer: null, message: 5 })).toEqual({})
  expect(toRequestFailure('x')).toEqual({})
  expect(toRequestFailure(null)).toEqual({})
})
