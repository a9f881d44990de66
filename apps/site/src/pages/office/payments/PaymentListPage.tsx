import { unwrap } from '@parket/api-client/problem'
import {
  PaymentListScreen,
  PaymentRecord,
  type PaymentItem,
  type PaymentListScreenProps,
} from '@parket/ui/screens/office/payments/PaymentListScreen'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { KnownValues } from '@parket/react/data/address/searchState'
import { useLinks } from '@parket/react/data/address/useLinks'
import { api } from '@parket/react/data/api'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { useListPage } from '../../../data/useListPage.ts'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import { downloadClosingSheet } from '../parts/downloadRegistrations.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import { useEventTabs } from '../parts/useEventTabs.ts'
import { useJointPayment } from './useJointPayment.ts'
import { useRegistrationPayments } from './useRegistrationPayments.ts'
import { useOutcome } from '../parts/useOutcome.ts'

type Query = PaymentListScreenProps['query']

const defaults: Query = { q: '', status: '', show: 'accounts', sort: 'reg_n' }

const known: KnownValues<Query> = {
  status: ['', 'unpaid', 'partial', 'paid', 'overpaid'],
  show: ['accounts', 'closing'],
  sort: [
    'reg_n',
    '-reg_n',
    'charged',
    '-charged',
    'paid',
    '-paid',
    'last_payment_at',
    '-last_payment_at',
  ],
}

/** The money of an event. */
export function PaymentListPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const event = usePageData(eventSource(eventId))
  const list = useListPage({
    defaults,
    known,
    key: ['event', eventId, 'payments'],
    fetch: ({ q, status, sort }, page) => {
      const query = { ...page, ...(q && { q }), ...(status && { status }), sort }
      return unwrap(
        api.GET('/api/events/{id}/payments', { params: { path: { id: eventId }, query } }),
      )
    },
  })
  const sums = useQuery(
    {
      queryKey: ['event', eventId, 'paymentSummary'],
      queryFn: () =>
        unwrap(api.GET('/api/events/{id}/payments/summary', { params: { path: { id: eventId } } })),
    },
    queryClient,
  )
  const eventData = event.state === 'ready' ? event.data.event : null
  const [selected, setSelected] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<PaymentItem | null>(null)
  const { outcome, showDone, showRefused } = useOutcome()
  const joint = useJointPayment(eventId, (text) => {
    setSelected([])
    showDone(text, null)
  })
  useSelectEvent(eventData)
  usePageTitle(eventData && eventPageTitle(eventData, title))
  const tabs = useEventTabs(eventId, 'eventPayments')

  async function download() {
    try {
      await downloadClosingSheet(eventId)
      showDone('Ведомость сохранена. В истории турнира записано, кто её выгрузил.', null)
    } catch (error) {
      showRefused('Выгрузить не получилось', reasonsOf(error))
    }
  }

  const rows = list.view.state === 'ready' ? list.view.data.items : []
  const findRow = (id: number) => rows.find(({ reg_data_id }) => reg_data_id === id)
  // A payment may take it off the list of those who owe: it stays open until it is closed.
  const open = opened && (findRow(opened.reg_data_id) ?? opened)
  const screen: Omit<PaymentListScreenProps, 'record'> = {
    view: screenView(
      mapView(joinViews(event, list.view), ([data, page]) => ({ event: data.event, ...page })),
      ['noRight'],
    ),
    sums: screenView(queryView(sums)),
    query: list.filters,
    onQueryChange: list.change,
    selection: { value: selected, onChange: setSelected },
    onOpen: (id) => setOpened(findRow(id) ?? null),
    onTakeJointly: joint.begin,
    joint: joint.dialog,
    onDownload: () => void download(),
    outcome,
    tabs,
    account: { isLoggedIn: user !== null, onLogin },
    links: { home: links.to('home'), page: list.pageHref },
  }
  const pane = open && eventData && (
    <OpenAccount
      key={open.reg_data_id}
      item={open}
      eventId={eventId}
      timeZone={eventData.time_zone}
      onClose={() => setOpened(null)}
      onDone={(text) => showDone(text, null)}
    />
  )
  return <PaymentListScreen {...screen} record={pane && { id: open.reg_data_id, pane }} />
}

interface OpenAccountProps {
  item: PaymentItem
  eventId: number
  timeZone: string
  onClose: () => void
  onDone: (text: string) => void
}

/** The account beside the list, on the real API; the list stays as it is. */
function OpenAccount({ item, eventId, timeZone, onClose, onDone }: OpenAccountProps): ReactNode {
  const links = useLinks()
  const { account, payment } = useRegistrationPayments(eventId, item.reg_data_id, onDone)
  return (
    <PaymentRecord
      {...{ item, timeZone, account, payment, onClose }}
      links={{
        registration: links.to('eventRegistrations', { eventId }, { q: String(item.reg_n) }),
      }}
    />
  )
}
