import { describe, expect, test } from 'vitest'
import { auditAction, auditChanges } from './words.ts'

describe('the audit log says in words', () => {
  test('what a call did; one without words keeps its name', () => {
    expect(auditAction('updateEvent')).toBe('Изменены настройки турнира')
    expect(auditAction('somethingNew')).toBe('somethingNew')
    expect(auditAction('listEventRegistrations', 'refusal')).toBe('Отказ в доступе')
  })
  test('a field as its form calls it, and what it was and became', () => {
    expect(auditChanges('event', { city: { from: 'Тверь', to: 'Москва' } })).toEqual([
      { field: 'Город', from: 'Тверь', to: 'Москва' },
    ])
  })
  test.each([
    ['price', 120_000, '1\u00A0200\u00A0₽'],
    ['dances', ['Folk', 'Show'], 'Folk, Show'],
    ['packet', { groupNums: [11, 12], min: 1, max: 2 }, '11, 12: 1–2'],
    ['criteria', [{ name: 'Техника', max: 55 }], 'Техника 5,5'],
    ['scoring', 'points', 'Баллы'],
    ['tags', [], '—'],
    ['status', 'open', 'Приём заявок'],
    ['max_age', null, '—'],
  ])('a contest’s %s as its organiser reads it', (field, to, text) => {
    expect(auditChanges('contest', { [field]: { from: null, to } })).toMatchObject([{ to: text }])
  })
  test('what became of an entry', () => {
    const changes = { 'registrations.12.status': { from: 'waiting', to: 'active' } }
    expect(auditChanges('regData', changes)).toMatchObject([{ field: 'Состояние' }])
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
