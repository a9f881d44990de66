import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLinks, fillPath, pagePath, withQuery } from './links.ts'

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

test('a pattern keeps its shape where a parameter is not given', () => {
  expect(fillPath('/events/:eventId/info')).toBe('/events//info')
  expect(fillPath('/rating')).toBe('/rating')
})
