import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import type { Attendance } from '@parket/domain/registration/attendance'
import {
  ContestEntriesScreen,
  type DayEntry,
} from '@parket/ui/screens/office/rounds/ContestEntriesScreen'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, type ReactNode } from 'react'
import { api } from '@parket/react/data/api'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { listRegistrations } from '../parts/listRegistrations.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import { useOutcome } from '../parts/useOutcome.ts'
import { useContestDay } from '../parts/useContestDay.ts'
import { useEntryDialogs } from './useEntryDialogs.ts'
import { useRoundStatuses } from './useRoundStatuses.ts'

type RegDataAnswer = components['schemas']['RegDataAnswer']

/** Who dances a contest, and who has come. */
export function ContestEntriesPage(props: PageProps): ReactNode {
  const day = useContestDay(props, 'contest')
  const { eventId, groupNum, contest } = day
  const { outcome, showRefused } = useOutcome()
  const list = useQuery(
    {
      queryKey: ['event', eventId, 'contestRegistrations', groupNum],
      queryFn: () => listRegistrations(eventId, groupNum),
    },
    queryClient,
  )
  const statuses = useRoundStatuses(day)
  const entries = useMemo(
    () => entriesOf(list.data ?? [], contest?.id, statuses),
    [list.data, contest?.id, statuses],
  )
  const dialogs = useEntryDialogs(day, entries)
  const { refetch } = list

  const setAttendance = useCallback(
    async ({ id, regId }: DayEntry, attendance: Attendance | null) => {
      const params = { path: { id: eventId, regId } }
      const body = { registrations: { [id]: attendance } }
      try {
        await unwrap(api.PUT('/api/events/{id}/reg-datas/{regId}/attendance', { params, body }))
      } catch (error) {
        showRefused('Явка не отмечена', reasonsOf(error))
      }
      await refetch()
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `showRefused` sets a state
    [eventId, refetch],
  )
  const view = mapView(joinViews(day.view, queryView(list)), ([{ event }]) => ({ event, entries }))
  return (
    <ContestEntriesScreen
      frame={day.frame}
      view={screenView(view, ['noRight'])}
      outcome={outcome}
      onAttendanceChange={setAttendance}
      {...dialogs}
    />
  )
}

/** Those that dance, in the order of their numbers. */
function entriesOf(
  found: readonly RegDataAnswer[],
  contestId: string | undefined,
  statuses: ReadonlyMap<number, DayEntry['round']>,
): DayEntry[] {
  return found
    .flatMap(({ regData, dancers, registrations }) =>
      registrations
        .filter(({ contest_id, status }) => contest_id === contestId && status === 'active')
        .map(({ id, role, attendance }) => ({
          id,
          regId: regData.id,
          number: regData.start_number ?? regData.reg_n,
          dancers,
          city: regData.city,
          club: regData.club,
          role,
          attendance,
          round: statuses.get(id) ?? null,
        })),
    )
    .toSorted((one, other) => one.number - other.number)
}
