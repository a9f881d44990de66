import type { Context } from '../../../contract/context.ts'
import { hostOf } from '../../../http/host.ts'
import { readableHost } from '../../../mail/siteUrl.ts'

type DomainCheck = {
  domain: string
  /** As people read it. */
  domain_unicode: string
  state: 'here' | 'elsewhere' | 'unknown' | 'unanswered'
  /** Of the domain, and of the address under which people use this installation. */
  addresses: string[]
  own_addresses: string[]
}

/** Whether a team's domain leads to this installation, as far as the DNS tells. */
export async function checkDomain(
  { lookUpHost, config, request }: Context,
  domain: string,
): Promise<DomainCheck> {
  const domain_unicode = readableHost(domain)
  const own = config.publicUrl === null ? hostOf(request) : new URL(config.publicUrl).hostname
  try {
    const addresses = await lookUpHost(domain)
    const own_addresses = own === '' ? [] : await lookUpHost(own)
    const isHere = addresses.some((address) => own_addresses.includes(address))
    const found = isHere ? 'here' : 'elsewhere'
    const state = addresses.length === 0 ? 'unknown' : found
    return { domain, domain_unicode, state, addresses, own_addresses }
  } catch {
    return { domain, domain_unicode, state: 'unanswered', addresses: [], own_addresses: [] }
  }
}
