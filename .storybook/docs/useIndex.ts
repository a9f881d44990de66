import type { IndexEntry } from '@parket/tools/workshop/overview'
import { useEffect, useState } from 'react'

/** The index of the workshop; null until it is here. */
export function useIndex(): readonly IndexEntry[] | null {
  const [entries, setEntries] = useState<readonly IndexEntry[] | null>(null)
  useEffect(() => {
    void fetch('index.json')
      .then((answer) => answer.json() as Promise<{ entries: Record<string, IndexEntry> }>)
      .then((index) => setEntries(Object.values(index.entries)))
  }, [])
  return entries
}
