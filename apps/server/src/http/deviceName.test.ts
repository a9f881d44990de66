import { expect, test } from 'vitest'

import { deviceName } from './deviceName.ts'

test.each([
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'iPad, Safari',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'Android, Chrome',
  ],
  ['', ''],
])('a device that says %j is called «%s»', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})
