import { useState } from 'react'

/** A choice that the owner holds (`value`), or the component itself from `defaultValue` on. */
export interface ValueProps<Value, Changed extends Value = Value> {
  /** What is chosen or typed, held by the owner; it changes by `onChange` alone. */
  value?: Value
  /** What is chosen or typed at first, where the component itself holds it. */
  defaultValue?: Value
  /** Gives what is now chosen or typed. */
  onChange?: (value: Changed) => void
}

/**
 * @param empty stands where neither `value` nor `defaultValue` is given
 * @returns what is shown, and how to change it
 */
export function useValue<Value, Changed extends Value>(
  { value, defaultValue, onChange }: ValueProps<Value, Changed>,
  empty: Value,
): [Value, (next: Changed) => void] {
  const [own, setOwn] = useState(defaultValue ?? empty)
  function change(next: Changed) {
    if (value === undefined) setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, change]
}
