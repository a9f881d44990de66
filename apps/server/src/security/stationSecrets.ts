import { createHash, randomBytes, randomInt } from 'node:crypto'

import { makeCode } from '@parket/domain/station/code'

const LINK_BYTES = 16

/** What pairs a device: told once, kept as hashes. */
export interface StationSecrets {
  code: string
  link: string
}

export function makeStationSecrets(): StationSecrets {
  return { code: makeCode(randomInt), link: randomBytes(LINK_BYTES).toString('base64url') }
}

/** What is stored of a code, a link, a name of a device. */
export function hashSecret(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A token for a station, and what is stored of it. */
export function makeStationToken(id: number): { token: string; hash: string } {
  const random = randomBytes(32).toString('base64url')
  return { token: `s${id}|${random}`, hash: hashSecret(random) }
}

/** Names a request of a device that waits. */
export function makeRequestId(): string {
  return randomBytes(LINK_BYTES).toString('base64url')
}
