import { expect, test } from 'vitest'
import { evenPanelText } from './evenPanel.ts'

test('an even panel is warned of where a majority decides', () => {
  expect(evenPanelText('skating', 4)).toBe(
    'Судей чётное число: большинство — 3 из 4, и поровну бывает чаще.',
  )
  expect(evenPanelText('relative-placement', 6)).toContain('4 из 6')
  for (const judges of [0, 1, 5]) expect(evenPanelText('skating', judges)).toBeNull()
  expect(evenPanelText('points', 4)).toBeNull()
  expect(evenPanelText('none', 4)).toBeNull()
})
