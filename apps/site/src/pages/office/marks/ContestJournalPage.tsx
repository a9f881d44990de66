import { unwrap } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { roundName } from '@parket/domain/round/name'
import {
  RoundJournalScreen,
  type RoundJournalItem,
} from '@parket/ui/screens/office/marks/RoundJournalScreen'
import type { JournalView } from '@parket/ui/screens/office/marks/JournalLinesScreen'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { api } from '@parket/react/data/api'
import { contestRounds } from '../../../data/event/contestRounds.ts'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, screenView, type View } from '@parket/react/data/view'
import { useContestDay } from '../parts/useContestDay.ts'
import { JournalLines, type JournalProps } from './JournalLines.tsx'
import { roundMarks } from './roundMarks.ts'

type Schemas = components['schemas']

const defaults = { round: '', dance: '', letter: '', actor: '' }

/** The journal of a contest: the life of each mark of a round, or every line. */
export function ContestJournalPage(props: PageProps): ReactNode {
  const [{ view }, { change }] = useSearchState(viewDefaults, { view: ['lines'] })
  const [isSwitched, setSwitched] = useState(false)
  const onViewChange = (chosen: JournalView) => {
    setSwitched(true)
    change({ view: chosen === 'lines' ? 'lines' : '' })
  }
  const Shown = view === 'lines' ? JournalLines : RoundJournal
  return <Shown {...props} onViewChange={onViewChange} isSwitched={isSwitched} />
}

const viewDefaults = { view: '' }

/** The life of each mark of a round, and whether its journal holds. */
function RoundJournal({ onViewChange, isSwitched, ...props }: JournalProps): ReactNode {
  const { eventId, contest, frame, view: day, timeZone } = useContestDay(props, 'contestJournal')
  const [query, { change }] = useSearchState(defaults)
  const rounds = useQuery(contestRounds(eventId, contest?.id ?? null), queryClient)
  const begun = rounds.data?.filter(wasMarked) ?? []
  const round = begun.find(({ id }) => String(id) === query.round) ?? begun.at(-1)
  const roundId = round?.id ?? null
  const marks = useQuery(roundMarks(eventId, contest?.id ?? null, roundId), queryClient)
  const journal = useQuery(roundJournal(eventId, contest?.id ?? null, roundId), queryClient)

  const known: View<object> = joinViews(day, queryView(rounds))
  const loaded: View<object> =
    known.state === 'ready' && round ? joinViews(queryView(marks), queryView(journal)) : known
  const view: View<{ rounds: { id: number; label: string }[]; journal: RoundJournalItem | null }> =
    loaded.state === 'ready'
      ? {
          state: 'ready',
          data: {
            rounds: begun.map((one) => ({ id: one.id, label: roundName(one) })),
            journal: marks.data && journal.data ? toItem(marks.data, journal.data) : null,
          },
        }
      : loaded
  return (
    <RoundJournalScreen
      frame={frame}
      view={screenView(view, ['noRight'])}
      filter={query}
      onFilterChange={change}
      onRoundChange={(id) => change({ ...defaults, round: String(id) })}
      onViewChange={onViewChange}
      isSwitched={isSwitched}
      timeZone={timeZone}
    />
  )
}

/** A round that is locked again has the marks that were given before. */
function wasMarked({ status }: Schemas['Round']): boolean {
  return status !== 'planned' && status !== 'drawn'
}

function roundJournal(eventId: number, contestId: string | null, roundId: number | null) {
  return {
    queryKey: ['event', eventId, 'journal', contestId, roundId],
    enabled: contestId !== null && roundId !== null,
    queryFn: () =>
      unwrap(
        api.GET('/api/contests/{id}/rounds/{roundId}/journal', {
          params: { path: { id: contestId ?? '', roundId: roundId ?? 0 } },
        }),
      ),
  }
}

function toItem(
  { round_id, kind, dances, seats, entries }: Schemas['RoundMarks'],
  {
    head,
    is_intact,
    is_event_intact,
    is_whole,
    is_published_whole,
    input_faults,
    lines,
  }: Schemas['RoundJournal'],
): RoundJournalItem {
  return {
    round_id,
    kind,
    dances,
    judges: seats.map(({ letter, judges }) => ({
      letter,
      name: judges.map(({ name }) => name).join(', '),
    })),
    numbers: new Map(entries.map((entry) => [entry.registration_id, entry.start_number])),
    head,
    is_intact,
    is_event_intact,
    is_whole,
    is_published_whole,
    input_faults,
    lines,
  }
}
