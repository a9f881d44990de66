import { expect, test } from 'vitest'
import { drawTexts, hiddenNamesText } from './resultReport.ts'

test('of draws it is said how many are repeated, what was moved and which are not told', () => {
  const draws = { repeated: 2, moved: ['№ 9 из захода 1 в заход 2'], untold: ['1/2', 'Финал'] }
  expect(drawTexts({ draws }).map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    'жеребьёвка повторена: 2 тура',
    'после жеребьёвки изменено: № 9 из захода 1 в заход 2',
    'не сказано, как жеребили: 1/2; Финал',
  ])
  expect(drawTexts({ draws: { repeated: 0, moved: [], untold: [] } })).toEqual([])
})

test('names that are hidden are counted', () => {
  expect(hiddenNamesText(0)).toBeNull()
  expect(hiddenNamesText(2)?.replaceAll('\u00A0', ' ')).toBe(
    '2 имени скрыто или удалено: сверить не с чем',
  )
})
