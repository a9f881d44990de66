import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { payGroupNumber } from '@parket/domain/event/tags'
import { can } from '@parket/domain/rights/rights'
import {
  RegistrationListScreen,
  RegistrationRecord,
  type RegistrationExport,
  type RegistrationListScreenProps,
  type RegistrationRecordProps,
} from '@parket/ui/screens/office/registrations/RegistrationListScreen'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { KnownValues } from '@parket/react/data/address/searchState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { useListPage } from '../../../data/useListPage.ts'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { downloadClosingSheet, downloadRegistrations } from '../parts/downloadRegistrations.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import { useBulkAct } from './useBulkAct.ts'
import { useContactForm } from './useContactForm.ts'
import { useLetter } from './useLetter.ts'
import { registrationFacets } from '../parts/registrationFacets.ts'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { useRegistrationPayments } from '../payments/useRegistrationPayments.ts'
import { useOpenRegistration } from './useOpenRegistration.ts'
import { useOutcome } from '../parts/useOutcome.ts'
import { usePinLetters } from './usePinLetters.ts'
import { useRecordHistory } from './useRecordHistory.ts'

type Filters = RegistrationListScreenProps['query']
type Item = components['schemas']['RegDataItem']

const defaults: Filters = {
  q: '',
  group_num: '',
  status: '',
  payment: '',
  consent: '',
  city: '',
  club: '',
  age_min: '',
  age_max: '',
  sort: 'reg_n',
}

const known: KnownValues<Filters> = {
  status: ['', 'active', 'waiting', 'withdrawn'],
  payment: ['', 'unpaid', 'partial', 'paid', 'overpaid'],
  consent: ['', 'given', 'missing'],
  sort: [
    'reg_n',
    '-reg_n',
    'created_at',
    '-created_at',
    'last_name',
    '-last_name',
    'city',
    '-city',
    'club',
    '-club',
  ],
}

/** The filters as the calls take them. */
function queryOf({ group_num, status, payment, consent, ...filters }: Omit<Filters, 'sort'>) {
  const { q, city, club, age_min, age_max } = filters
  return {
    ...(q && { q }),
    ...(group_num && { group_num: Number(group_num) }),
    ...(status && { status }),
    ...(payment && { payment }),
    ...(consent && { consent }),
    ...(city && { city }),
    ...(club && { club }),
    ...(age_min && { age_min: Number(age_min) }),
    ...(age_max && { age_max: Number(age_max) }),
  }
}

export function RegistrationListPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user, subject } = useAuth()
  const { team } = usePageState()
  const onLogin = useLoginDialog()
  const event = usePageData(eventSource(eventId))
  const list = useListPage({
    defaults,
    known,
    key: ['event', eventId, 'registrations'],
    fetch: async ({ sort, ...filters }, page) => {
      const query = { ...page, ...queryOf(filters), sort }
      return unwrap(
        api.GET('/api/events/{id}/registrations', { params: { path: { id: eventId }, query } }),
      )
    },
  })
  const { data: facets = null } = useQuery(registrationFacets(eventId), queryClient)
  const eventData = event.state === 'ready' ? event.data : null
  const [selected, setSelected] = useState<readonly string[]>([])
  const { outcome, showDone, showLater, showRefused } = useOutcome()
  const contests = eventData?.contests ?? []
  const payGroupNum = payGroupNumber(eventData?.tags ?? [])
  const bulk = useBulkAct({ eventId, contests, payGroupNum, showDone, showRefused })
  const letter = useLetter({ eventId, showDone, showLater, showRefused })
  const setOf = (chosen: readonly { regData: { id: number } }[]) => ({
    filter: queryOf(list.filters),
    ids: chosen.map(({ regData }) => regData.id),
    count: list.view.state === 'ready' ? list.view.data.total : 0,
  })
  useSelectEvent(eventData?.event ?? null)
  const tabs = useEventTabs(eventId, 'eventRegistrations')
  usePageTitle(eventData && eventPageTitle(eventData.event, title))

  async function save(format: RegistrationExport) {
    try {
      await (format === 'closing'
        ? downloadClosingSheet(eventId)
        : downloadRegistrations(eventId, { ...queryOf(list.filters), format }))
      showDone('Файл сохранён. В истории турнира записано, кто и сколько строк выгрузил.', null)
    } catch (error) {
      showRefused('Выгрузить не получилось', reasonsOf(error))
    }
  }

  const rows = list.view.state === 'ready' ? list.view.data.items : []
  const [open, setOpen] = useOpenRegistration(eventId, rows)
  const screen: Omit<RegistrationListScreenProps, 'record'> = {
    view: screenView(
      mapView(joinViews(event, list.view), ([data, page]) => ({ event: data.event, ...page })),
      ['noRight'],
    ),
    contests,
    query: list.filters,
    onQueryChange: list.change,
    facets,
    onOpen: (id) => setOpen(rows.find(({ regData }) => regData.id === id) ?? null),
    onExport: can(subject, 'registrations.export', { teamId: team.id, eventId })
      ? (format) => void save(format)
      : null,
    onBulk: (chosen) => bulk.begin(setOf(chosen)),
    bulk: bulk.dialog,
    onLetter: can(subject, 'registrations.edit', { teamId: team.id, eventId })
      ? (chosen) => letter.begin(setOf(chosen))
      : null,
    letter: letter.dialog,
    outcome,
    tabs,
    selection: { value: selected, onChange: setSelected },
    account: { isLoggedIn: user !== null, onLogin },
    links: {
      home: links.to('home'),
      page: list.pageHref,
      duplicates: links.to('registrationDuplicates', { eventId }),
      import: links.to('registrationImport', { eventId }),
      register: links.to('paperForm', { eventId }),
      print: links.to('eventPaper', { eventId }),
    },
  }
  const pane = open && eventData && (
    <OpenRegistration
      key={open.regData.id}
      item={open}
      eventId={eventId}
      event={eventData.event}
      contests={eventData.contests}
      onClose={() => setOpen(null)}
      onDone={(text) => showDone(text, null)}
      links={{
        change: links.to('register', { eventId }, { change: open.regData.id }),
        history: links.to(
          'eventHistory',
          { eventId },
          { entity: 'regData', entity_id: open.regData.id },
        ),
      }}
    />
  )
  return <RegistrationListScreen {...screen} record={pane && { id: open.regData.id, pane }} />
}

interface OpenRegistrationProps extends Pick<
  RegistrationRecordProps,
  'event' | 'contests' | 'onClose' | 'links'
> {
  item: Item
  eventId: number
  onDone: (text: string) => void
}

/** The registration beside the list, on the real API; the list stays as it is. */
function OpenRegistration({ item, eventId, onDone, ...record }: OpenRegistrationProps): ReactNode {
  const { account, payment } = useRegistrationPayments(eventId, item.regData.id, onDone)
  const contacts = useContactForm(eventId, item.regData)
  const pinLetterOf = usePinLetters(eventId)
  const history = useRecordHistory(eventId, item.regData.id)
  const pinLetter = pinLetterOf(item.regData.id)
  return (
    <RegistrationRecord {...record} {...{ item, account, payment, contacts, pinLetter, history }} />
  )
}
