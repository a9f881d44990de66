import { expect, test } from 'vitest'
import { stripCard } from './stripCard.ts'

test('the strip of an event has its ribbon and no words', () => {
  const { svg, picture } = stripCard({ accent: '#8a2e4a' }, { id: 2 })
  expect(picture).toBeNull()
  expect(svg).toContain('width="1120" height="288"')
  expect(svg).not.toBe(stripCard({ accent: '#8a2e4a' }, { id: 3 }).svg)
  expect(svg).not.toBe(stripCard({ accent: '#2f6f4f' }, { id: 2 }).svg)
})
