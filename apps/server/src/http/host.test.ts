import { expect, it } from 'vitest'

import { normalizeHost } from './host.ts'

it.each([
  ['Vesna.Localhost', 'vesna.localhost'],
  ['vesna.localhost.', 'vesna.localhost'],
  ['танцы.рф', 'xn--80a0ansz.xn--p1ai'],
  ['XN--80A0ANSZ.xn--p1ai', 'xn--80a0ansz.xn--p1ai'],
  ['not a host', ''],
  ['', ''],
])('writes the host %j as %j', (host, normalized) => {
  expect(normalizeHost(host)).toBe(normalized)
})
