import { problemText } from '@parket/domain/problems/catalogue'

import { Problem } from '../http/problem.ts'

/**
 * Refuses an edit that began from another state of the record than the present one.
 *
 * @param sent the version the edit started from; left out, nothing is checked
 * @throws Problem 409
 */
export function refuseStale(sent: number | undefined, current: number): void {
  if (sent !== undefined && sent !== current) throw new Problem(409, 'stale')
}

/**
 * The versions that an `If-Match` carries, in its order; undefined without one, or with `*`.
 *
 * @throws Problem 400 when it carries anything else
 */
export function readIfMatch(header: string | undefined): number[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  return header.split(',').map((tag) => {
    const [, version] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(tag.trim()) ?? []
    if (version === undefined) {
      const errors = { 'If-Match': [problemText('number_invalid')] }
      throw new Problem(400, 'malformed', { errors })
    }
    return Number(version)
  })
}

/** A version as an `ETag` shows it. */
export function versionTag(version: number): string {
  return `"${version}"`
}
