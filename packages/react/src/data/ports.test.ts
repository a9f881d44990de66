import { afterEach, expect, test } from 'vitest'
import { givePorts, ports } from './ports.ts'

afterEach(() => givePorts({}))

test('a port that is not given again is the browser’s own again', () => {
  givePorts({ now: () => 5, addresses: { event: '/turnir/:eventId' } })
  expect(ports.now()).toBe(5)
  givePorts({ ds: () => 'vesna.localhost' })
  expect(ports.now()).toBeGreaterThan(5)
  expect(ports.addresses).toEqual({})
  expect(ports.ds()).toBe('vesna.localhost')
})

test('a server has no address that names a team', () => {
  expect(ports.ds()).toBeNull()
})
