import { useEffect } from 'react'
import { useSelection } from './CurrentEvent.tsx'
import { eventLoadText } from '@parket/domain/problems/publicProblems'
import { logToConsole } from '../logToConsole.ts'
import { fetchStoredEvent } from './fetchEvent.ts'
import { clearEventId, readEventId } from './storage.ts'

/**
 * For the pages that belong to no event: brings the stored selection back after a reload. A past event stays
 * selected like any other, until it is left or cleared (docs/adr/0003).
 */
export function useStoredEvent(): void {
  const [event, select] = useSelection()
  useEffect(() => {
    const id = readEventId()
    if (event || id === null) return
    let isLeft = false
    async function restore(eventId: number) {
      const found = await fetchStoredEvent(eventId)
      if (isLeft) return
      if (found) select(found)
      else clearEventId()
    }
    // Out of reach for now: the next page asks again.
    restore(id).catch((error: unknown) => logToConsole(eventLoadText, error))
    return () => {
      isLeft = true
    }
  }, [event, select])
}
