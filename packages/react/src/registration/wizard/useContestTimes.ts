import { unwrap } from '@parket/api-client/problem'
import { contestTimes, type ContestTime } from '@parket/domain/timetable/overlaps'
import { useEffect, useState } from 'react'
import { api } from '../../data/api.ts'

type Times = ReadonlyMap<string, readonly ContestTime[]>

/** When contests are danced, once somebody is about to choose; empty where no timetable is known. */
export function useContestTimes(eventId: number, isWanted: boolean): Times {
  const [times, setTimes] = useState<Times>(new Map())
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    async function load() {
      const params = { path: { id: eventId } }
      const sessions = await unwrap(api.GET('/api/events/{id}/sessions', { params }))
      if (!isLeft) setTimes(contestTimes(sessions))
    }
    // One registers as well without it.
    load().catch(() => {})
    return () => {
      isLeft = true
    }
  }, [eventId, isWanted])
  return times
}
