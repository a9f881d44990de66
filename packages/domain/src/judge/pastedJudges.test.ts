import { expect, test } from 'vitest'
import { pastedJudgeFault, readPastedJudges } from './pastedJudges.ts'

const judges = (text: string) => readPastedJudges(text).map(({ judge }) => judge)

test('a line is a name, a city and a category, by commas, semicolons or tabs', () => {
  const sokolova = {
    last_name: 'Соколова',
    first_name: 'Ирина',
    city: 'Казань',
    category: 'Первая',
  }
  for (const line of [
    'Соколова Ирина, Казань, Первая',
    'Соколова Ирина;Казань;Первая',
    'Соколова\tИрина\tКазань\tПервая',
    '  3. Соколова   Ирина ,Казань,  Первая',
  ]) {
    expect(judges(line)).toEqual([sokolova])
  }
})

test('city and category may be left out, empty lines are passed over', () => {
  expect(readPastedJudges('Соколова Ирина\r\n\n Громов Илья, Уфа')).toEqual([
    {
      line: 1,
      judge: { last_name: 'Соколова', first_name: 'Ирина', city: '', category: '' },
      fault: null,
    },
    {
      line: 3,
      judge: { last_name: 'Громов', first_name: 'Илья', city: 'Уфа', category: '' },
      fault: null,
    },
  ])
})

test('a fault is named by its line: no first name, the same person twice', () => {
  const lines = readPastedJudges('Соколова\nЁжина Анна, Уфа\nежина анна, уфа')
  expect(lines.map(({ line, fault }) => [line, fault])).toEqual([
    [1, 'Укажите имя'],
    [2, null],
    [3, 'То же, что в строке 2'],
  ])
})

test('a judge that is sent by itself has the fault that its line would have', () => {
  for (const text of ['Соколова Ирина, Казань', 'Соколова', `${'я'.repeat(300)} Ирина`]) {
    const [line] = readPastedJudges(text)
    expect(line && pastedJudgeFault(line.judge)).toBe(line?.fault)
  }
  expect(readPastedJudges('Соколова Ирина, Казань')[0]?.fault).toBeNull()
  expect(readPastedJudges('Соколова')[0]?.fault).not.toBeNull()
})
