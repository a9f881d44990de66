import { describe, expect, test } from 'vitest'
import { auditAction, auditChanges, auditChangeText, auditRecord } from './words.ts'

const zone = 'Europe/Moscow'

describe('the audit log says in words', () => {
  test('what a call did; one without words keeps its name', () => {
    expect(auditAction('updateEvent')).toBe('Изменены настройки турнира')
    expect(auditAction('somethingNew')).toBe('somethingNew')
    expect(auditAction('listEventRegistrations', 'refusal')).toBe('Отказ в доступе')
  })
  test('a field as its form calls it, and what it was and became', () => {
    expect(auditChanges('event', { city: { from: 'Тверь', to: 'Москва' } }, zone)).toEqual([
      { field: 'Город', from: 'Тверь', to: 'Москва' },
    ])
    // One without words keeps its name.
    expect(auditChanges('event', { mystery: { from: 'а', to: 'б' } }, zone)).toEqual([
      { field: 'mystery', from: 'а', to: 'б' },
    ])
  })
  test.each([
    ['contest', '11. Соло', '«11. Соло»'],
    ['regData', '№\u00A012', '№\u00A012'],
    ['teamUser', 'Ким Ева', 'Ким Ева'],
    ['contest', null, ''],
  ])('a record by what it is called: %s %s', (entity, name, text) => {
    expect(auditRecord(entity, name)).toBe(text)
  })
  test.each([
    ['contest', 'price', 120_000, '1\u00A0200\u00A0₽'],
    ['contest', 'tags', [], '—'],
    ['event', 'contest_order', ['b', 'a'], 'изменено'],
    ['event', 'pay_until', '2027-02-10T20:59:00.000Z', '10.02.2027,\u00A023:59'],
    ['event', 'attachments', [{ title: 'План' }], 'План'],
    ['login', 'outcome', 'wrong password', 'Неверный пароль'],
    ['round', 'status', 'drawn', 'Заходы распределены'],
    ['round', 'type', 'hope', 'Тур надежды'],
    ['eventJudge', 'role', 'line', 'Линейный судья'],
    ['regData', 'registrations.3.role', 'leader', 'Ведущий'],
    [
      'regData',
      'ledger.7',
      { kind: 'payment', amount: 120_000, method: 'cash' },
      'Оплата 1\u00A0200\u00A0₽, наличные',
    ],
    [
      'regData',
      'ledger',
      { kind: 'correction', amount: 100, method: null },
      'Исправление 1\u00A0₽',
    ],
    ['session', 'starts_at', '2027-02-10T20:59:00.000Z', '10.02.2027,\u00A023:59'],
  ])('%s: %s as its organiser reads it', (entity, field, to, text) => {
    expect(auditChanges(entity, { [field]: { from: null, to } }, zone)).toMatchObject([
      { from: '—', to: text },
    ])
  })
  test.each([
    ['registrations.12.contest_id', 'a1', '11. Соло'],
    ['contests', ['a1', 'b2'], '11. Соло, 12. Folk'],
    ['contests', ['a1', 'c3'], 'изменено'],
    ['contests', [], '—'],
  ])('contests of a registration by their names: %s %j', (field, to, text) => {
    const names = new Map([
      ['a1', '11. Соло'],
      ['b2', '12. Folk'],
    ])
    expect(auditChanges('regData', { [field]: { from: null, to } }, zone, names)).toMatchObject([
      { from: '—', to: text },
    ])
  })
  test('what was none, or becomes none, is told without the other half', () => {
    const told = (from: string, to: string) => auditChangeText({ field: 'Номинации', from, to })
    expect(told('11. Соло', '12. Folk')).toBe('Номинации: 11. Соло, стало 12. Folk')
    expect(told('11. Соло', '—')).toBe('Номинации: было 11. Соло')
    expect(told('—', '12. Folk')).toBe('Номинации: 12. Folk')
    expect(told('изменено', 'изменено')).toBe('Номинации: изменено')
  })
  test('what the job of personal data did', () => {
    const changes = { erased_registrations: { from: null, to: 12 } }
    expect(auditChanges('event', changes, zone)).toEqual([
      { field: 'Заявок стёрто', from: '—', to: '12' },
    ])
  })
  test('what became of an entry', () => {
    const changes = { 'registrations.12.status': { from: 'waiting', to: 'active' } }
    expect(auditChanges('regData', changes, zone)).toEqual([
      { field: 'Состояние', from: 'Лист ожидания', to: 'Участвует' },
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
    expect(auditChanges('other', { [field]: { from, to } }, zone)).toMatchObject([
      { from: fromText, to: toText },
    ])
  })
})
