import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

/**
 * The addresses of a host in the DNS; none where it has none.
 *
 * @throws when the DNS does not answer in time
 */
export type LookUpHost = (host: string) => Promise<string[]>

const TIMEOUT_MS = 3000
/** The host has no such record, or is not known at all. */
const none = new Set(['ENODATA', 'ENOTFOUND'])

/** Asks the DNS servers of this machine; nothing is sent to the host itself. */
export const lookUpHost: LookUpHost = async (host) => {
  if (isIP(host) !== 0) return [host]
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 })
  const records = await Promise.all([
    resolver.resolve4(host).catch(noneOf),
    resolver.resolve6(host).catch(noneOf),
  ])
  return records.flat()
}

function noneOf(error: NodeJS.ErrnoException): string[] {
  if (error.code !== undefined && none.has(error.code)) return []
  throw error
}
