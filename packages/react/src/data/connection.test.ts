import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { useIsOffline } from './connection.ts'

test('the server says of no page that there is no connection', () => {
  const Page = () => createElement('p', null, String(useIsOffline()))
  expect(renderToString(createElement(Page))).toBe('<p>false</p>')
})
