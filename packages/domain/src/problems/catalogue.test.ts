import { describe, expect, test } from 'vitest'
import { consoleTexts, isProblemCode, problemCodes, problemText } from './catalogue.ts'

describe('texts of the specification stand to the letter', () => {
  test.each([
    ['email_missing', 'Укажите email'],
    ['phone_missing', 'Укажите телефон'],
    ['city_missing', 'Укажите город'],
    ['dancer_incomplete', 'Не указаны Ф.И., Д.Р.'],
    ['packets_unfinished', 'Есть незаконченный подбор номинаций'],
    ['nothing_chosen', 'Не выбрано ни одной номинации'],
    ['email_invalid', 'Введите корректный адрес электронной почты.'],
    ['login_error', 'Ошибка при входе'],
    ['register_only_anonymous', 'Регистрация доступна только для неавторизованных пользователей.'],
    ['not_logged_in', 'Пользователь не авторизован'],
    ['no_current_event', 'Текущий турнир не установлен.'],
    ['request_failed', 'Ошибка при выполнении запроса'],
    ['unknown', 'Неизвестная ошибка'],
    ['role_missing', 'Укажите роль'],
    ['team_not_found', 'Команда не найдена'],
    ['forbidden', 'Нет прав'],
  ] as const)('%s: «%s»', (code, text) => {
    expect(problemText(code)).toBe(text)
  })

  test('parameters take their places', () => {
    expect(problemText('dancers_too_few', { n: 1, min: 3 })).toBe('Мало танцоров: 1 (3)')
    expect(problemText('dancers_too_many', { n: 9, max: 7 })).toBe('Много танцоров: 9 (7)')
    expect(problemText('age_mismatch', { x: 6, bound: 7 })).toBe(
      'Возраст: 6 не соответствует фильтру: 7',
    )
    expect(problemText('version_failed', { status: 503 })).toBe('Ошибка загрузки версии: 503')
  })

  test('the console is told what docs/rules/site.md says', () => {
    expect(consoleTexts).toEqual({
      login: 'Ошибка логина',
      register: 'Ошибка при регистрации',
      changePassword: 'Ошибка при смене пароля',
      loadEvent: 'Ошибка при загрузке турнира',
      fileIdMissing: 'empty id',
      fileEventIdMissing: 'empty event id',
      fileNotFound: 'file not found',
      fileEmpty: 'empty file',
    })
  })
})

test('a text never shows an empty place: a missing parameter is an error', () => {
  expect(() => problemText('dancers_too_few', { n: 1 })).toThrow('parameter min is missing')
})

test('a parameter is put in as it is, even when it looks like a place or a pattern', () => {
  expect(problemText('dancer_twice', { dancer: '{contest}', contest: '$&' })).toBe(
    '{contest}: уже есть участие в номинации «$&».',
  )
})

test('rate limits say when to try again', () => {
  expect(problemText('rate_limited', { wait: '15 минут' })).toBe(
    'Слишком много попыток. Попробуйте снова через 15 минут.',
  )
})

test('codes are known by name, and nothing else is', () => {
  expect(problemCodes).toContain('stale')
  expect(problemCodes.every(isProblemCode)).toBe(true)
  expect(isProblemCode('toString')).toBe(false)
  expect(isProblemCode(404)).toBe(false)
})
