import { expect, test } from 'vitest'
import { roundName } from './name.ts'

test('a round is named by its label, its kind and who dances it', () => {
  expect(roundName({ label: '1/2', type: 'main', role: null })).toBe('1/2')
  expect(roundName({ label: 'Финал', type: 'main', role: 'leader' })).toBe('Финал, ведущие')
  expect(roundName({ label: '1/4', type: 'hope', role: null })).toBe('Тур надежды 1/4')
  expect(roundName({ label: 'Финал', type: 'redance', role: 'follower' })).toBe(
    'Перетанцовка Финал, ведомые',
  )
})
