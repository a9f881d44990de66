import { expect, test } from 'vitest'

import { siteUrl } from './siteUrl.ts'

test.each([
  [null, null, 'http://localhost:3000'],
  [null, 'vesna.localhost', 'http://vesna.localhost:3000'],
  ['https://parket.example.org', null, 'https://parket.example.org'],
  ['https://parket.example.org', 'vesna.example.org', 'https://vesna.example.org'],
  ['http://parket.test:8080', 'xn--80adjurfhd.xn--p1ai', 'http://xn--80adjurfhd.xn--p1ai:8080'],
])('PUBLIC_URL %s, domain %s → %s', (publicUrl, domain, url) => {
  expect(siteUrl({ publicUrl, port: 3000 }, domain)).toBe(url)
})
