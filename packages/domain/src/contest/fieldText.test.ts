import { expect, test } from 'vitest'
import { contestFieldText } from './fieldText.ts'
import type { ContestFields } from './fields.ts'

test.each<[keyof ContestFields, unknown, string]>([
  ['price', 120_000, '1\u00A0200\u00A0₽'],
  ['price', Number.NaN, ''],
  ['dances', ['Folk', 'Show'], 'Folk, Show'],
  ['packet', { groupNums: [11, 12], min: 1, max: 2 }, '11, 12: 1–2'],
  ['criteria', [{ name: 'Техника', max: 55 }], 'Техника 5,5'],
  ['scoring', 'points', 'Баллы'],
  ['tags', [], ''],
  ['status', 'open', 'Приём заявок'],
  ['status', 'of-later', ''],
  ['max_age', null, ''],
  ['max_age', undefined, ''],
  ['max_age', 12, '12'],
  ['jnj_role_split', true, 'да'],
])('a contest’s %s %j is read as «%s»', (field, value, text) => {
  expect(contestFieldText(field, value)).toBe(text)
})
