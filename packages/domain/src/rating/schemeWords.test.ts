import { describe, expect, it } from 'vitest'

import { ratingSchemes } from '../testing/ratingSchemes.ts'
import { countingText, givingText } from './schemeWords.ts'

describe('a scheme in words', () => {
  it('tells from how many entries on tiers give points', () => {
    expect(givingText(ratingSchemes.wsdc)).toBe('Очки за место по числу участников, от 5.')
  })

  it('tells its formula', () => {
    expect(givingText(ratingSchemes.couples)).toBe('Очки за место: участники − место + 1.')
  })

  it('tells that only finalists get points, and by how much kinds of events count', () => {
    expect(givingText(ratingSchemes.finals)).toContain('Только за финал.')
    expect(givingText(ratingSchemes.multipliers)).toContain(
      'По виду турнира: Чемпионат ×2,5, Первенство ×2, Кубок ×1, Клубный ×0,5.',
    )
  })

  it('tells which results count, and for how long', () => {
    const texts = Object.values(ratingSchemes).map(countingText)
    expect(texts).toEqual([
      'В сумму идут все результаты за всё время.',
      'В сумму идут все результаты за всё время.',
      'В сумму идут все результаты за последние 12\u00A0месяцев. При равных очках выше тот, кто был на меньшем числе турниров.',
      'В сумму идут 4\u00A0лучших результата за последние 12\u00A0месяцев.',
      'В сумму идут все результаты за сезон, он начинается в сентябре. Для места в рейтинге результатов нужно не меньше 2.',
    ])
  })

  it('says nothing of a minimum that everybody has', () => {
    expect(countingText({ ...ratingSchemes.wsdc, minimum: 1 })).not.toContain('Для места')
  })
})
