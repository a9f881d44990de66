import { unwrap } from '@parket/api-client/problem'
import { numberedTitle } from '@parket/domain/contest/title'
import { roundName } from '@parket/domain/round/name'
import type { RoundKind } from '@parket/domain/scoring/resultFile'
import { roundKind } from '@parket/domain/scoring/roundKind'
import {
  JournalLinesScreen,
  type JournalView,
} from '@parket/ui/screens/office/marks/JournalLinesScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '@parket/react/data/api'
import { contestRounds } from '../../../data/event/contestRounds.ts'
import type { Contest } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { useListPage } from '../../../data/useListPage.ts'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { useContestDay } from '../parts/useContestDay.ts'

export interface JournalProps extends PageProps {
  onViewChange: (view: JournalView) => void
  isSwitched: boolean
}

const defaults = { q: '', view: '', part: '', actor: '', start_number: '' }

/** Every line of a contest's journal, page by page. */
export function JournalLines({ onViewChange, isSwitched, ...props }: JournalProps): ReactNode {
  const { eventId, contest, frame, view: day, timeZone } = useContestDay(props, 'contestJournal')
  const contestId = contest?.id ?? null
  const rounds = useQuery(contestRounds(eventId, contestId), queryClient)
  const list = useListPage({
    defaults,
    key: ['event', eventId, 'journal-lines', contestId ?? ''],
    isKnown: contestId !== null,
    fetch: ({ part, actor, start_number }, page) =>
      unwrap(
        api.GET('/api/contests/{id}/journal', {
          params: {
            path: { id: contestId ?? '' },
            query: {
              ...page,
              ...(part && { part }),
              ...(actor && { actor }),
              ...(/^\d{1,6}$/.test(start_number) && { start_number: Number(start_number) }),
            },
          },
        }),
      ),
  })
  const view = mapView(
    joinViews(joinViews(day, queryView(rounds)), list.view),
    ([, { entries, ...rows }]) => ({
      ...rows,
      numbers: new Map(entries.map((entry) => [entry.registration_id, entry.start_number])),
    }),
  )
  const contests = day.state === 'ready' ? day.data.contests : []
  return (
    <JournalLinesScreen
      frame={frame}
      view={screenView(view, ['noRight'])}
      rounds={
        new Map(
          rounds.data?.map((round) => [
            round.id,
            { label: roundName(round), kind: kindOf(contest?.scoring, round.index) },
          ]),
        )
      }
      contestNames={new Map(contests.map((one) => [one.id, numberedTitle(one)]))}
      filter={list.filters}
      onFilterChange={list.change}
      onViewChange={onViewChange}
      isSwitched={isSwitched}
      timeZone={timeZone}
      pageHref={list.pageHref}
    />
  )
}

/** Who has rounds has a scoring of rounds. */
function kindOf(scoring: Contest['scoring'] | undefined, index: number): RoundKind {
  return scoring === undefined || scoring === 'none' ? 'points' : roundKind(scoring, index)
}
