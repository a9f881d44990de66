import { backAddress } from '@parket/domain/site/backAddress'
import { useAddress } from './useAddress.ts'
import { pageAddress } from './pageAddress.ts'
import { useLinks } from './useLinks.ts'

/** The page that opens an account, and from there back to this one. */
export function useRegisterLink(): string {
  const { path, search } = useAddress()
  const links = useLinks()
  const isThere = path === pageAddress('accountRegistration')
  const here = search === '' ? path : `${path}?${search}`
  const back = isThere ? backAddress(new URLSearchParams(search).get('back')) : here
  return links.to('accountRegistration', {}, { back: back === pageAddress('home') ? null : back })
}
