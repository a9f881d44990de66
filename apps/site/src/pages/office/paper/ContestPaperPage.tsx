import type { components } from '@parket/api-client/schema'
import { diplomaReaches, paperDocuments } from '@parket/domain/contest/papers'
import { dancerName } from '@parket/domain/registration/dancers'
import {
  ContestPaperScreen,
  type PaperChoice,
  type PaperPerson,
} from '@parket/ui/screens/office/paper/ContestPaperScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { contestRounds } from '../../../data/event/contestRounds.ts'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { listRegistrations } from '../parts/listRegistrations.ts'
import { useContestDay } from '../parts/useContestDay.ts'
import { useDayResult } from '../results/useDayResult.ts'

const defaults = { document: 'heats', round: '', reach: 'podium', title: 'Диплом' }
const known = { document: paperDocuments, reach: diplomaReaches }

/** The papers of a contest's day: heat lists, judges' sheets, the announcer's list, protocol, diplomas. */
export function ContestPaperPage(props: PageProps): ReactNode {
  const day = useContestDay(props, 'contestPaper')
  const { eventId, groupNum, contest } = day
  const { team, now } = usePageState()
  const [query, { change }] = useSearchState(defaults, known)
  const rounds = useQuery(contestRounds(eventId, contest?.id ?? null), queryClient)
  const registrations = useQuery(
    {
      queryKey: ['event', eventId, 'contestRegistrations', groupNum],
      queryFn: () => listRegistrations(eventId, groupNum),
    },
    queryClient,
  )
  const lists = joinViews(queryView(rounds), queryView(registrations))
  const view = mapView(
    joinViews(joinViews(day.view, useDayResult(day)), lists),
    ([[{ contest }, { result }], [rounds, registrations]]) => ({
      paper: { eventId, contest, team, rounds, result, people: peopleOf(registrations) },
    }),
  )
  const choice: PaperChoice = {
    document: query.document as PaperChoice['document'],
    reach: query.reach as PaperChoice['reach'],
    roundId: query.round === '' ? null : Number(query.round),
    title: query.title,
  }
  return (
    <ContestPaperScreen
      frame={day.frame}
      view={screenView(view, ['noRight'])}
      choice={choice}
      now={now}
      timeZone={day.timeZone}
      onChoiceChange={({ roundId, ...rest }) =>
        change({ ...rest, ...(roundId !== undefined && { round: String(roundId ?? '') }) })
      }
      onPrint={() => window.print()}
    />
  )
}

/** Who stands behind each start number. */
function peopleOf(
  registrations: readonly components['schemas']['RegDataAnswer'][],
): ReadonlyMap<number, PaperPerson> {
  return new Map(
    registrations.map(({ regData, dancers }) => [
      regData.start_number ?? regData.reg_n,
      {
        names: dancers.map(dancerName),
        troupe: regData.troupe,
        city: regData.city,
        club: regData.club,
        coach: regData.coach,
      },
    ]),
  )
}
