import type { IndexEntry } from '@parket/tools/workshop/overview'
import { indexReader } from '@parket/tools/workshop/readIndex'
import { useEffect, useState } from 'react'

/** What the workshop has, as far as it is known. */
export interface WorkshopIndex {
  /** Empty until they are here. */
  entries: readonly IndexEntry[]
  state: 'loading' | 'ready' | 'failed'
}

const readIndex = indexReader(() => fetch('index.json'))
const loading: WorkshopIndex = { entries: [], state: 'loading' }

/** The index of the workshop. */
export function useIndex(): WorkshopIndex {
  const [index, setIndex] = useState(loading)
  useEffect(() => {
    let isShown = true
    const show = (read: WorkshopIndex) => {
      if (isShown) setIndex(read)
    }
    readIndex().then(
      (entries) => show({ entries, state: 'ready' }),
      () => show({ entries: [], state: 'failed' }),
    )
    return () => {
      isShown = false
    }
  }, [])
  return index
}
