import sharp from 'sharp'
import { expect, test } from 'vitest'
import { slotAdvice } from '@parket/domain/files/eventFiles'

import { drawBanner } from './banner.ts'

const plan = { accent: '#8a2f4b', seed: 1 }

test('a banner of the demo is the same every time, and another one for every team and event', async () => {
  const banner = await drawBanner(plan)
  expect((await drawBanner(plan)).equals(banner)).toBe(true)
  expect((await drawBanner({ ...plan, seed: 2 })).equals(banner)).toBe(false)
  expect((await drawBanner({ ...plan, accent: '#2f7d4f' })).equals(banner)).toBe(false)
})

test('it has the proportions and at most the weight that is recommended', async () => {
  const banner = await drawBanner(plan)
  const { size, dimensions } = slotAdvice('banner')
  const { width, height } = await sharp(banner).metadata()
  expect(width / height).toBe(Number(dimensions?.width) / Number(dimensions?.height))
  expect(banner.length).toBeLessThan(size)
})
