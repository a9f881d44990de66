import { api } from '../api.ts'
import type { ApiCall } from './source.ts'

/**
 * The query of one call. Its key begins as those of the pages that are made of it: invalidating an event after
 * a change means its calls too.
 */
export function callQuery<Data>(call: ApiCall<Data>) {
  return { queryKey: [...call.key, 'call'], queryFn: () => call.fetch(api) }
}
