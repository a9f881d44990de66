import { isIP } from 'node:net'

/**
 * An IP address in one spelling: without a port, an IPv4 address as such even where it is written as
 * IPv6 (`::ffff:192.0.2.1`), IPv6 with its eight groups written out.
 *
 * @returns null for what is no address, such as junk in `X-Forwarded-For`
 */
export function normalizeAddress(text: string): string | null {
  const address = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '')
  switch (isIP(address)) {
    case 4:
      return address
    case 6:
      return normalizeIpv6(address)
    default:
      return null
  }
}

function normalizeIpv6(address: string): string {
  // The URL parser writes IPv6 in its shortest form, an IPv4 tail as two groups.
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = short.split('::', 2)
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const groups =
    tail === undefined
      ? (before ?? [])
      : [
          ...(before ?? []),
          ...Array.from({ length: 8 - (before?.length ?? 0) - (after?.length ?? 0) }, () => '0'),
          ...(after ?? []),
        ]
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff'
  if (!isMapped) return groups.join(':')
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
  return bytes.join('.')
}

/** One caller's network, and how many single callers it may count for. */
export interface AddressGroup {
  name: string
  callers: number
}

/** A site of IPv6 has 65,536 networks of its own: together they count for few callers. */
const CALLERS_OF_A_SITE = 5

/**
 * The networks by which attempts from an address are counted: an IPv4 address for itself, an IPv6
 * address as its /64 (one household or phone) and, more generously, its /48.
 *
 * @param address normalised
 */
export function addressGroups(address: string): AddressGroup[] {
  if (isIP(address) !== 6) return [{ name: address, callers: 1 }]
  const groups = address.split(':')
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, callers: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, callers: CALLERS_OF_A_SITE },
  ]
}
