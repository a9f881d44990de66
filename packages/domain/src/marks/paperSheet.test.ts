import { expect, test } from 'vitest'
import { paperSheet, type PaperRound } from './paperSheet.ts'

const semi: PaperRound = {
  kind: 'crosses',
  dances: ['Samba', 'Rumba'],
  advance: 6,
  entries: 12,
  criteria: [],
}

test('crosses: as many as go on, in each dance; all where fewer dance', () => {
  expect(paperSheet(semi)).toEqual({
    task: 'Поставьте ровно 6\u00A0крестов в каждом танце',
    total: null,
    tables: [{ title: '', columns: ['Samba', 'Rumba'] }],
  })
  expect(paperSheet({ ...semi, entries: 2, dances: ['Samba'] })).toMatchObject({
    task: 'Поставьте ровно 2\u00A0креста',
    total: 2,
  })
})

test('places: 1 to n, none twice', () => {
  expect(paperSheet({ ...semi, kind: 'skating' })).toEqual({
    task: 'Места от 1 до 12 в каждом танце, без повторов',
    total: null,
    tables: [{ title: '', columns: ['Samba', 'Rumba'] }],
  })
  expect(paperSheet({ ...semi, kind: 'relative-placement', dances: ['Финал'] })).toEqual({
    task: 'Места от 1 до 12, без повторов',
    total: null,
    tables: [{ title: '', columns: ['Балл', 'Место'] }],
  })
})

test('callbacks: so many «да», one of each reserve as far as there are entries', () => {
  const prelim = { ...semi, kind: 'callbacks', dances: ['Отбор'] } as const
  expect(paperSheet(prelim)).toEqual({
    task: 'Ровно 6 «да», по одному Р1, Р2, Р3 (запасные), остальным «нет»',
    total: null,
    tables: [{ title: '', columns: ['Да', 'Р1', 'Р2', 'Р3', 'Нет'] }],
  })
  expect(paperSheet({ ...prelim, entries: 7 }).tables[0]?.columns).toEqual(['Да', 'Р1', 'Нет'])
  expect(paperSheet({ ...prelim, entries: 6 }).task).toBe('Ровно 6 «да», остальным «нет»')
})

test('points: a table for each dance, a box for each criterion with its maximum', () => {
  const criteria = [
    { name: 'Техника', max: 100 },
    { name: 'Образ', max: 55 },
  ]
  const points = { ...semi, kind: 'points', criteria } as const
  const columns = ['Техника, до 10', 'Образ, до 5,5']
  expect(paperSheet(points).tables).toEqual([
    { title: 'Samba', columns },
    { title: 'Rumba', columns },
  ])
  expect(paperSheet({ ...points, dances: ['Соло'] })).toEqual({
    task: 'Баллы с шагом 0,1',
    total: null,
    tables: [{ title: '', columns }],
  })
})
