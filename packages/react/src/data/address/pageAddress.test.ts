import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useRouter } from 'wouter'
import { givePorts } from '../ports.ts'
import { isKnownPage } from './pageAddress.ts'

afterEach(() => givePorts({}))

/** Asked as a component does, which has the router's parser. */
function isKnown(path: string): boolean {
  const Answer = () => String(isKnownPage(path, useRouter().parser))
  return renderToString(createElement(Answer)) === 'true'
}

test('links to pages of the package are known, others of the document are not', () => {
  expect(['/', '/events/1/', '/events/1', '/rating/7'].every(isKnown)).toBe(true)
  expect(['/about', '/shop/1', '/events/1/share.png', '/price.pdf'].some(isKnown)).toBe(false)
})

test('where a site has named addresses these are known', () => {
  givePorts({
    addresses: {
      event: '/turnir/:eventId',
      clubRegistration: '/klub/:eventId',
      eventInfo: 'https://vesna.example/events/:eventId/info',
    },
  })
  expect(['/turnir/1', '/klub/1'].every(isKnown)).toBe(true)
  expect(['/events/1/', '/events/1/info'].some(isKnown)).toBe(false)
})
