import { expect, test } from 'vitest'
import { isApplicable, lateEffectText, type LateEffect } from './lateEffect.ts'

test('late marks are applied where there is a sheet for them, and it is said what they do', () => {
  const effects: LateEffect[] = ['correction', 'entry', 'trainee', 'waits', 'none', 'refused']
  expect(effects.filter(isApplicable)).toEqual(['correction', 'entry', 'trainee'])
  expect(new Set(effects.map(lateEffectText)).size).toBe(effects.length)
})
