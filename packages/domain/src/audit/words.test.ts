import { describe, expect, test } from 'vitest'
import { auditAction, auditChanges } from './words.ts'

describe('the audit log says in words', () => {
  test('what a call did; one without words keeps its name', () => {
    expect(auditAction('updateEvent')).toBe('Изменены настройки турнира')
    expect(auditAction('somethingNew')).toBe('somethingNew')
  })
  test('a field as its form calls it, and what it was and became', () => {
    expect(auditChanges('event', { city: { from: 'Тверь', to: 'Москва' } })).toEqual([
      { field: 'Город', from: 'Тверь', to: 'Москва' },
    ])
  })
  test.each([
    ['role', null, 'admin', '—', 'Администратор'],
    ['status', 'open', 'closed', 'Приём заявок', 'Приём закрыт'],
    ['published', false, true, 'нет', 'да'],
    ['heats', [[1]], [[1], [2]], 'изменено', 'изменено'],
    ['name', '', 'к'.repeat(130), '—', `${'к'.repeat(120)}…`],
    ['amount', 100, 200, '100', '200'],
  ])('%s', (field, from, to, fromText, toText) => {
    expect(auditChanges('other', { [field]: { from, to } })).toMatchObject([
      { from: fromText, to: toText },
    ])
  })
})
