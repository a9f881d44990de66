import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useRouter } from 'wouter'
import { givePorts } from '../ports.ts'
import { addressElsewhere } from './addressElsewhere.ts'
import { siteAddresses } from './siteAddresses.ts'

const here = 'https://studio.example'

afterEach(() => givePorts({}))

/** Asked as a component does, which has the router's parser. */
function elsewhere(path: string, search = ''): string | null {
  let answer: string | null = null
  function Ask() {
    answer = addressElsewhere({ path, search }, here, useRouter().parser)
    return null
  }
  renderToString(createElement(Ask))
  return answer
}

test('what a mail opens here is opened where the page is, with all that varies', () => {
  givePorts({ addresses: siteAddresses('https://vesna.example') })
  expect(elsewhere('/verify-email/a%2Fb')).toBe('https://vesna.example/verify-email/a%2Fb')
  expect(elsewhere('/result-check', 'event=4&contest=10')).toBe(
    'https://vesna.example/result-check?event=4&contest=10',
  )
})

test('pages that are here, and addresses of no page, lead nowhere else', () => {
  givePorts({ addresses: siteAddresses('https://vesna.example', { profile: '/kabinet' }) })
  for (const path of ['/', '/rating', '/events/1/', '/about', '/profile/profile']) {
    expect(elsewhere(path)).toBeNull()
  }
})

test('nothing leads from a site to itself', () => {
  givePorts({ addresses: siteAddresses(here) })
  expect(elsewhere('/profile/profile')).toBeNull()
})
