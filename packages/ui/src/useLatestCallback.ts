import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * What an effect calls without beginning anew for it: always the callback of the last render. React's own hook for this
 * came with 19.2; this package takes 19.0.
 *
 * @returns the same function at every render; not to be called while rendering
 */
export function useLatestCallback<Parameters extends unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const latest = useRef(callback)
  useInsertionEffect(() => {
    latest.current = callback
  })
  return useCallback((...parameters) => latest.current(...parameters), [])
}
