import { isPast } from '@parket/domain/event/dates'
import { useEffect } from 'react'
import { usePageState } from '../page/PageState.tsx'
import { useSelection } from './CurrentEvent.tsx'
import { eventLoadText } from '@parket/domain/problems/publicProblems'
import { logToConsole } from '../logToConsole.ts'
import { fetchStoredEvent } from './fetchEvent.ts'
import { clearEventId, readEventId } from './storage.ts'

/**
 * For the pages that belong to no event: brings the stored selection back after a reload. An event that
 * is over does not stay selected there.
 */
export function useStoredEvent(): void {
  const [event, select] = useSelection()
  const { now } = usePageState()
  useEffect(() => {
    if (event && isPast(event, now)) {
      clearEventId()
      select(null)
      return
    }
    const id = readEventId()
    if (event || id === null) return
    let isLeft = false
    async function restore(eventId: number) {
      const found = await fetchStoredEvent(eventId)
      if (isLeft) return
      if (found && !isPast(found, now)) select(found)
      else clearEventId()
    }
    // Out of reach for now: the next page asks again.
    restore(id).catch((error: unknown) => logToConsole(eventLoadText, error))
    return () => {
      isLeft = true
    }
  }, [event, select, now])
}
