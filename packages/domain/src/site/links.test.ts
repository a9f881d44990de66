import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillPath, withQuery } from './address.ts'
import { createLinks, pagePath } from './links.ts'

test('a link names its page and fills in what varies', () => {
  expect(pagePath('home')).toBe('/')
  expect(pagePath('event', { eventId: 5 })).toBe('/events/5/')
  expect(pagePath('contest', { eventId: 5, groupNum: 12 })).toBe('/admin/events/5/groups/12/')
  expect(pagePath('resetPassword', { token: 'a/b?c' })).toBe('/reset-password/a%2Fb%3Fc')
})

test('every link of a page opened with `ds` keeps it', () => {
  const links = createLinks('vesna.localhost')
  expect(links.to('events', {}, { filter: 'past' })).toBe('/events/?filter=past&ds=vesna.localhost')
  expect(links.keep('/events/?filter=past')).toBe('/events/?filter=past&ds=vesna.localhost')
  expect(links.keep('/events/?ds=other.localhost')).toBe('/events/?ds=vesna.localhost')
  expect(createLinks(null).keep('/events/?ds=other.localhost')).toBe('/events/')
})

test('parameters without a value are left out of a query', () => {
  expect(withQuery('/events/', { q: '', page: null, city: undefined })).toBe('/events/')
  expect(withQuery('/events/', { page: 0 })).toBe('/events/?page=0')
})

test('any value comes back from a query as it was', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
      const address = withQuery('/events/', { q: value })
      expect(new URLSearchParams(address.split('?')[1]).get('q')).toBe(value)
    }),
  )
})

test('what a pattern is not given stays open', () => {
  expect(fillPath('/events/:eventId/info')).toBe('/events/:eventId/info')
  expect(fillPath('/rating')).toBe('/rating')
  expect(fillPath('https://vesna.example:8443/turnir/:eventId', { eventId: 5 })).toBe(
    'https://vesna.example:8443/turnir/5',
  )
})

test('a pattern of links is filled to the address that a link has', () => {
  const links = createLinks('vesna.localhost', { event: '/turnir/:eventId' })
  expect(links.pattern('event')).toBe('/turnir/:eventId?ds=vesna.localhost')
  const result = links.pattern('contestResults', { eventId: 5 }, { round: 2 })
  expect(fillPath(result, { groupNum: 41 })).toBe(
    links.to('contestResults', { eventId: 5, groupNum: 41 }, { round: 2 }),
  )
})

test('a query is added to the one that an address has', () => {
  expect(withQuery('/events/?ds=vesna.localhost', { page: 2 })).toBe(
    '/events/?ds=vesna.localhost&page=2',
  )
})

test('text that was typed is no parameter of a pattern', () => {
  const list = createLinks(null).to('events', {}, { q: ':eventId' })
  expect(fillPath(list, { eventId: 5 })).toBe(list)
})
