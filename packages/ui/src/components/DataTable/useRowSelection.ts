import { useMemo, useRef } from 'react'
import { useValue } from '../useValue.ts'
import type { ValueProps } from '../useValue.ts'

const none: readonly string[] = []

/**
 * Which rows are selected, by their keys. Keys of rows that are not shown stay selected: they may be on
 * another page.
 */
export function useRowSelection(choice: ValueProps<readonly string[], string[]>) {
  const [value, setValue] = useValue(choice, none)
  const selected = useMemo(() => new Set(value), [value])
  /** Key of the row that was changed last: where a range begins. */
  const lastKey = useRef<string | null>(null)

  function change(keys: Iterable<string>, isSelected: boolean) {
    const next = new Set(selected)
    for (const key of keys) {
      if (isSelected) next.add(key)
      else next.delete(key)
    }
    setValue([...next])
  }
  return {
    selected,
    clear: () => {
      lastKey.current = null
      setValue([])
    },
    /** Changes all of these rows. */
    changeAll: (keys: readonly string[], isSelected: boolean) => {
      lastKey.current = null
      change(keys, isSelected)
    },
    changeOne: (key: string, isSelected: boolean) => {
      lastKey.current = key
      change([key], isSelected)
    },
    /**
     * Changes all rows from the one changed last.
     *
     * @param keys of all rows in the order they are shown
     */
    changeRange: (key: string, isSelected: boolean, keys: readonly string[]) => {
      const end = keys.indexOf(key)
      const last = lastKey.current === null ? -1 : keys.indexOf(lastKey.current)
      const start = last < 0 ? end : last
      lastKey.current = key
      change(keys.slice(Math.min(start, end), Math.max(start, end) + 1), isSelected)
    },
  }
}
