import type { components } from '@parket/api-client/schema'
import { dancerName } from '@parket/domain/registration/dancers'
import { eventPapers, numberSizes } from '@parket/domain/registration/paperLists'
import { pagePath } from '@parket/domain/site/links'
import {
  EventPaperScreen,
  type EventPaperChoice,
  type PaperRegistration,
} from '@parket/ui/screens/office/paper/EventPaperScreen'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { listRegistrations } from '../parts/listRegistrations.ts'
import { useEventTabs } from '../parts/useEventTabs.ts'

const defaults = { document: 'numbers', contest: '', from: '', to: '', size: 'a5', apart: '' }
const known = { document: eventPapers, size: numberSizes, apart: ['', '1'] }

/** Start numbers and lists of an event, printed by the browser. */
export function EventPaperPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const { siteUrl } = usePageState()
  const onLogin = useLoginDialog()
  const [query, { change }] = useSearchState(defaults, known)
  const source = usePageData(eventSource(eventId))
  const event = source.state === 'ready' ? source.data.event : null
  const registrations = useQuery(
    {
      queryKey: ['event', eventId, 'registrations', 'all'],
      queryFn: () => listRegistrations(eventId),
    },
    queryClient,
  )
  const tabs = useEventTabs(eventId, 'eventRegistrations')
  useSelectEvent(event)
  usePageTitle(event && eventPageTitle(event, title))
  const choice: EventPaperChoice = {
    document: query.document as EventPaperChoice['document'],
    groupNum: numberOf(query.contest),
    from: numberOf(query.from),
    to: numberOf(query.to),
    size: query.size as EventPaperChoice['size'],
    isApart: query.apart !== '',
  }
  const addressOf = (regN: number) =>
    siteUrl + pagePath('selectRegistration', { eventId }, { reg_n: regN })
  return (
    <EventPaperScreen
      view={screenView(
        mapView(joinViews(source, queryView(registrations)), ([data, items]) => ({
          event: data.event,
          contests: data.contests,
          registrations: items.map((item) => toPaper(item, addressOf)),
        })),
        ['noRight'],
      )}
      choice={choice}
      onChoiceChange={({ document, size, groupNum, from, to, isApart }) =>
        change({
          ...(document !== undefined && { document }),
          ...(size !== undefined && { size }),
          ...(groupNum !== undefined && { contest: textOf(groupNum) }),
          ...(from !== undefined && { from: textOf(from) }),
          ...(to !== undefined && { to: textOf(to) }),
          ...(isApart !== undefined && { apart: isApart ? '1' : '' }),
        })
      }
      onPrint={() => window.print()}
      tabs={tabs}
      account={{ isLoggedIn: user !== null, onLogin }}
      links={{
        home: links.to('home'),
        registrations: links.to('eventRegistrations', { eventId }),
      }}
    />
  )
}

function numberOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

function textOf(number: number | null): string {
  return number === null ? '' : String(number)
}

function toPaper(
  { regData, dancers, registrations }: components['schemas']['RegDataItem'],
  addressOf: (regN: number) => string,
): PaperRegistration {
  return {
    regN: regData.reg_n,
    startNumber: regData.start_number ?? regData.reg_n,
    names: dancers.map(dancerName),
    troupe: regData.troupe,
    city: regData.city,
    club: regData.club,
    entries: registrations,
    address: addressOf(regData.reg_n),
  }
}
