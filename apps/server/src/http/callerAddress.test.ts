import { expect, it } from 'vitest'

import { addressGroups, normalizeAddress } from './callerAddress.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['192.0.2.7:50123', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:0207', '192.0.2.7'],
  ['[2001:db8::1]:443', '2001:db8:0:0:0:0:0:1'],
  ['2001:0DB8::00a0', '2001:db8:0:0:0:0:0:a0'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['::', '0:0:0:0:0:0:0:0'],
  ['unknown', null],
  ['', null],
  ['192.0.2', null],
  ["1.2.3.4' or 1=1", null],
])('the address %j is %j', (text, address) => {
  expect(normalizeAddress(text)).toBe(address)
})

it('IPv6 is counted by /64, and by /48 for five callers; IPv4 by the address', () => {
  expect(addressGroups('192.0.2.7')).toEqual([{ name: '192.0.2.7', callers: 1 }])
  expect(addressGroups('2001:db8:1:2:3:4:5:6')).toEqual([
    { name: '2001:db8:1:2::/64', callers: 1 },
    { name: '2001:db8:1::/48', callers: 5 },
  ])
})
