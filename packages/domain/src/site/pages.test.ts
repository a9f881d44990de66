import { expect, test } from 'vitest'
import { sitePages } from './pages.ts'

/** The addresses that are given, to the letter (docs/rules/site.md, «Addresses»); `/profile/{mode}` with both modes seen. */
const routes = [
  '/',
  '/admin/events/',
  '/admin/events/{eventId}/edit',
  '/admin/events/{eventId}/groups/',
  '/admin/events/{eventId}/groups/{groupNum}/',
  '/admin/events/{eventId}/groups/{groupNum}/mass-edit',
  '/admin/events/{eventId}/groups/{groupNum}/reg-list',
  '/admin/events/{eventId}/judges/',
  '/admin/events/{eventId}/payments/',
  '/admin/events/{eventId}/rating',
  '/admin/events/{eventId}/registrations/',
  '/admin/events/{eventId}/sessions/',
  '/admin/events/{eventId}/sessions/{sessionId}/',
  '/admin/events/{eventId}/staff',
  '/admin/judges',
  '/admin/rating',
  '/admin/teams/',
  '/admin/teams/{teamId}/users',
  '/admin/users',
  '/events/',
  '/events/{eventId}/',
  '/events/{eventId}/info',
  '/events/{eventId}/register',
  '/events/{eventId}/results',
  '/events/{eventId}/select-registration',
  '/events/{eventId}/statistics',
  '/info-by-name',
  '/my-registrations',
  '/profile/register',
  '/profile/profile',
  '/search-dancer',
  '/user-rating',
  '/test',
]

const addresses = new Set(
  Object.values(sitePages).map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}')),
)

test.each(routes)('the route %s has its address', (route) => {
  expect(addresses).toContain(route)
})
