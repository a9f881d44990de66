import { useRouter } from 'wouter'

/** An address without its host. */
export interface Address {
  /** As it is written, escapes and all. */
  path: string
  /** The query without «?». */
  search: string
}

/**
 * The address as it stands in the address bar. The router's own hooks unescape it halfway, so that a
 * page would be looked up by another text than the server's, and `%` in a query be read twice.
 */
export function useAddress(): Address {
  // The router's hooks have no names by which a compiler knows them as hooks.
  'use no memo'
  const router = useRouter()
  const [path] = router.hook(router)
  return { path, search: router.searchHook(router).replace(/^\?/, '') }
}
