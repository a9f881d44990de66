import { pagePath } from '@parket/domain/site/links'
import {
  DeskPaper,
  DeskRecord,
  DeskScreen,
  type DeskItem,
  type DeskPaperProps,
  type DeskScreenProps,
} from '@parket/ui/screens/office/desk/DeskScreen'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLinks } from '../../../data/address/useLinks.ts'
import { useAuth } from '../../../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../../../data/auth/LoginDialogContext.ts'
import { useSelectEvent } from '../../../data/event/CurrentEvent.tsx'
import { eventPageTitle } from '../../../data/event/eventPageTitle.ts'
import { eventSource, type EventData } from '../../../data/event/eventSource.ts'
import type { PageProps } from '../../../data/page/PageProps.ts'
import { usePageState } from '../../../data/page/PageState.tsx'
import { usePageData } from '../../../data/page/usePageData.ts'
import { usePageTitle } from '../../../data/page/usePageTitle.ts'
import { queryView } from '../../../data/queryView.ts'
import { joinViews, mapView, screenView } from '../../../data/view.ts'
import { useDeskEntry } from './useDeskEntry.ts'
import { useDeskActions } from './useDeskActions.ts'
import { useDeskSearch } from './useDeskSearch.ts'
import { useRegistrationPayments } from '../payments/useRegistrationPayments.ts'
import type { StoredRegistration } from '../registrations/useOpenRegistration.ts'
import { useScanner } from './useScanner.ts'
import { useStartNumber } from './useStartNumber.ts'

/** «Стойка»: search, check in, take money, print (docs/rules/rights.md, «Who may do what»). */
export function DeskPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const event = usePageData(eventSource(eventId))
  const eventData = event.state === 'ready' ? event.data : null
  const { actionState, done, say, warn, checkIn, ...actions } = useDeskActions(eventId)
  const { query, items, open, setOpen, openByCode, ...found } = useDeskSearch(eventId, warn)
  const { scan, video } = useScanner(openByCode)
  const search = useRef<HTMLInputElement>(null)
  useSelectEvent(eventData?.event ?? null)
  usePageTitle(eventData && eventPageTitle(eventData.event, title))

  /** The next one in the queue is searched for at once, unless something else was begun meanwhile. */
  async function checkInAndGoOn(item: DeskItem, attendance: Parameters<typeof checkIn>[1]) {
    const pressed = document.activeElement
    const isDone = await checkIn(item, attendance)
    const isElsewhere =
      document.activeElement !== pressed && document.activeElement !== document.body
    if (!isDone || isElsewhere) return
    search.current?.focus()
    search.current?.select()
  }

  const screen: Omit<DeskScreenProps, 'record'> = {
    view: screenView(
      mapView(joinViews(event, queryView(query)), ([, found]) => ({
        items: found,
        isUpdating: query.isPlaceholderData,
      })),
      ['noRight'],
    ),
    event: eventData?.event ?? null,
    ...found,
    onOpen: (id) => setOpen(items.find(({ regData }) => regData.id === id) ?? null),
    onCheckIn: (item, attendance) => void checkInAndGoOn(item, attendance),
    actionState,
    done,
    scan,
    video,
    search,
    account: { isLoggedIn: user !== null, onLogin },
    links: { home: links.to('home') },
  }
  const pane = open && eventData && (
    <OpenRegistration
      key={open.regData.id}
      item={open}
      data={eventData}
      actionState={actionState}
      actions={{ ...actions, checkIn }}
      onDone={say}
      onClose={() => setOpen(null)}
    />
  )
  return <DeskScreen {...screen} record={pane && { id: open.regData.id, pane }} />
}

interface OpenRegistrationProps extends Pick<DeskScreenProps, 'actionState'> {
  item: StoredRegistration
  data: EventData
  actions: Pick<ReturnType<typeof useDeskActions>, 'checkIn' | 'checkEntry' | 'admit' | 'renumber'>
  onDone: (text: string) => void
  onClose: () => void
}

/** The registration in hand; search and list stay as they are. */
function OpenRegistration(props: OpenRegistrationProps): ReactNode {
  const { item, data, actionState, actions, onDone, onClose } = props
  const { siteUrl, now } = usePageState()
  const { event, contests } = data
  const { account, payment } = useRegistrationPayments(event.id, item.regData.id, onDone)
  const number = useStartNumber(item, actions.renumber)
  const entering = useDeskEntry(item, data, onDone)
  const [paper, setPaper] = useState<{ kind: DeskPaperProps['kind'] } | null>(null)
  useEffect(() => {
    if (paper === null) return undefined
    // The paper is drawn by a part of the page that comes when it is asked for.
    const timer = setTimeout(() => print(), 300)
    // Phones print after the call has returned.
    const putAway = () => setPaper(null)
    window.addEventListener('afterprint', putAway)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('afterprint', putAway)
    }
  }, [paper])
  const address = pagePath(
    'selectRegistration',
    { eventId: event.id },
    { reg_n: item.regData.reg_n },
  )
  return (
    <>
      <DeskRecord
        item={item}
        contests={contests}
        timeZone={event.time_zone}
        actionState={actionState}
        account={account}
        payment={payment}
        onCheckIn={(attendance) => void actions.checkIn(item, attendance)}
        onEntry={(entryId, attendance) => void actions.checkEntry(item, entryId, attendance)}
        onAdmission={(dancerId, change) => void actions.admit(item, dancerId, change)}
        number={number}
        entering={entering}
        onPrintNumber={() => setPaper({ kind: 'number' })}
        onPrintReceipt={() => setPaper({ kind: 'receipt' })}
        onClose={onClose}
      />
      {paper !== null && (
        <Suspense>
          <DeskPaper
            kind={paper.kind}
            item={item}
            event={event}
            account={account.state === 'ready' ? account : null}
            address={siteUrl + address}
            now={now}
          />
        </Suspense>
      )}
    </>
  )
}
