import { expect, test } from 'vitest'
import { wholeAddress } from './links.ts'

const siteUrl = 'https://studio.example'

test('a path gets the host of the site; an address that has one keeps it', () => {
  expect(wholeAddress(siteUrl, '/events/1/')).toBe('https://studio.example/events/1/')
  expect(wholeAddress(siteUrl, 'https://vesna.example/events/1/')).toBe(
    'https://vesna.example/events/1/',
  )
})
