import { createLinks } from '@parket/domain/site/links'
import { sitePages, type PageName } from '@parket/domain/site/pages'
import { expect, test } from 'vitest'
import { pageTitles } from '../page/pageTitles.ts'
import { siteAddresses } from './siteAddresses.ts'

const site = 'https://vesna.parket.example'
const names = Object.keys(sitePages) as PageName[]

test('every page is one of this package or leads to the team’s site', () => {
  const links = createLinks(null, siteAddresses(site))
  for (const name of names) {
    const here = name in pageTitles
    expect(links.pattern(name)).toBe(here ? sitePages[name].path : site + sitePages[name].path)
  }
})

test('a link to the team’s site fills in what varies, and keeps the team that is named', () => {
  const question = { eventId: 4, groupNum: 10 }
  const links = createLinks('vesna.localhost', siteAddresses('http://127.0.0.1:3000/'))
  expect(links.to('resultQuestion', question, { number: 7 })).toBe(
    'http://127.0.0.1:3000/events/4/results/10/question?number=7&ds=vesna.localhost',
  )
  const named = createLinks(null, siteAddresses(`${site}/?ds=vesna.example`))
  expect(named.to('resultCheck')).toBe(`${site}/result-check?ds=vesna.example`)
})

test('what the site says of a page itself goes first, and without another site is all there is', () => {
  const own = { profile: '/kabinet', event: '/turnir/:eventId' }
  expect(siteAddresses(site, own)).toMatchObject(own)
  expect(siteAddresses(undefined, own)).toBe(own)
  expect(siteAddresses(undefined)).toEqual({})
})

test('a site without a host is refused', () => {
  expect(() => siteAddresses('vesna')).toThrow(TypeError)
})
