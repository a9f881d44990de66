import { afterEach, expect, test } from 'vitest'
import { pageTitles } from '../page/pageTitles.ts'
import { givePorts } from '../ports.ts'
import { hasPageAt } from './hasPageAt.ts'

const addresses = { event: '/turnir/:eventId', profile: 'https://vesna.example/profile/profile' }

const give = (links: typeof addresses | Record<string, never>) =>
  givePorts({ addresses: links, hasPage: (name) => name in pageTitles || name in links })

afterEach(() => givePorts({}))

test('the pages of the package are there, with or without a closing slash', () => {
  give({})
  expect(['/', '/events', '/events/1/', '/events/1', '/rating/7'].every(hasPageAt)).toBe(true)
})

test('nothing is at another address, or under what is no number of an event', () => {
  give({})
  const others = ['/about', '/favicon.ico', '/events/abc/', '/events/1/2/', '/profile/profile']
  expect(others.some(hasPageAt)).toBe(false)
})

test('a page is where the site says; what is on another site is led on to from its usual address', () => {
  give(addresses)
  expect(['/turnir/1', '/profile/profile'].every(hasPageAt)).toBe(true)
  expect(hasPageAt('/events/1/')).toBe(false)
})
