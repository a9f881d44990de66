import { backAddress } from '@parket/domain/site/backAddress'
import { useAddress } from './useAddress.ts'
import { ports } from '../ports.ts'
import { pageAddress } from './pageAddress.ts'
import { useLinks } from './useLinks.ts'

/** The page that opens an account, and from there back to this one, where both are on one site; null where there is none. */
export function useRegisterLink(): string | null {
  const { path, search } = useAddress()
  const links = useLinks()
  if (!ports.hasPage('accountRegistration')) return null
  const register = pageAddress('accountRegistration')
  // There the path of this page may name another one, or none.
  if (!register.startsWith('/')) return links.to('accountRegistration')
  const isThere = path === register
  const here = search === '' ? path : `${path}?${search}`
  const back = isThere ? backAddress(new URLSearchParams(search).get('back')) : here
  return links.to('accountRegistration', {}, { back: back === pageAddress('home') ? null : back })
}
