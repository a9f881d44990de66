import { expect, test } from 'vitest'

import { readableHost, readableUrl, siteUrl } from './siteUrl.ts'

test.each([
  [null, null, 'http://localhost:3000'],
  [null, 'vesna.localhost', 'http://vesna.localhost:3000'],
  ['https://parket.example.org', null, 'https://parket.example.org'],
  ['https://parket.example.org', 'vesna.example.org', 'https://vesna.example.org'],
  ['http://parket.test:8080', 'xn--80adjurfhd.xn--p1ai', 'http://xn--80adjurfhd.xn--p1ai:8080'],
])('PUBLIC_URL %s, domain %s → %s', (publicUrl, domain, url) => {
  expect(siteUrl({ publicUrl, port: 3000 }, domain)).toBe(url)
})

test.each([
  ['http://xn--80adj6at.xn--p1ai:8080', 'http://весна.рф:8080'],
  ['https://vesna.example.org', 'https://vesna.example.org'],
])('%s is read as %s', (url, read) => {
  expect(readableUrl(url)).toBe(read)
})

test.each([
  ['xn--80a0ansz.xn--p1ai', 'танцы.рф'],
  ['vesna.localhost', 'vesna.localhost'],
  ['xn--\u0000', 'xn--\u0000'],
])('shows the host %j as %j', (host, read) => {
  expect(readableHost(host)).toBe(read)
})
