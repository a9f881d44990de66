import { useEffect, useState } from 'react'

/**
 * How long what is typed stays unchanged before the server is asked, milliseconds: short enough that a list
 * follows the typing, long enough that a quick word is one question.
 */
export const TYPING_MS = 100

/** A value once it has not changed for a while: what is typed is not searched for letter by letter. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
