import type { EmergencyFile } from '@parket/domain/emergency/file'
import { expect, test } from 'vitest'
import { openedText } from './openedText.ts'

const file = {
  contests: [{ id: 'a', rules: { group_num: 70, group_name: 'Jack & Jill' } }],
  rounds: [
    { id: 4, contest_id: 'a', file: { index: 1, type: 'main', role: 'leader', label: '1/2' } },
    { id: 6, contest_id: 'a', file: { index: 0, type: 'main', role: null, label: 'Финал' } },
  ],
} as unknown as EmergencyFile

test('opening a copy tells by round what was decided otherwise here', () => {
  const counts = { added: 3, differing: 0 }
  expect(openedText(file, counts, { decisions: [], pairs: [] })).toBe('Добавлено строк: 3.')
  const told = openedText(file, { ...counts, differing: 1 }, { decisions: [4], pairs: [6] })
  expect(told).toContain('Отличаются и оставлены здешние: 1.')
  expect(told).toMatch(/Решения другие, оставлены здешние: 70 Jack & Jill\. 1\/2.*\./)
  expect(told).toMatch(/Пары другие, оценки не добавлены: 70 Jack & Jill\. Финал\.$/)
})
