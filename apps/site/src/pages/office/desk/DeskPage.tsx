import { numberedTitle } from '@parket/domain/contest/title'
import type { MethodByHand } from '@parket/domain/money/payment'
import type { DeskPerson } from '@parket/domain/desk/desk'
import { pagePath } from '@parket/domain/site/links'
import {
  DeskPaper,
  DeskRecord,
  DeskScreen,
  type DeskPaperProps,
  type DeskScreenProps,
} from '@parket/ui/screens/office/desk/DeskScreen'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLinks } from '@parket/react/data/address/useLinks'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { useLoginDialog } from '@parket/react/data/auth/LoginDialogContext'
import { useSelectEvent } from '@parket/react/data/event/CurrentEvent'
import { eventPageTitle } from '@parket/react/data/event/eventPageTitle'
import { eventSource, type EventData } from '@parket/react/data/event/eventSource'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { usePageState } from '@parket/react/data/page/PageState'
import { usePageData } from '@parket/react/data/page/usePageData'
import { usePageTitle } from '@parket/react/data/page/usePageTitle'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, mapView, screenView } from '@parket/react/data/view'
import type { OpenAtDesk } from './openAtDesk.ts'
import { useDeskActions } from './useDeskActions.ts'
import { useDeskEntry } from './useDeskEntry.ts'
import { useDeskPayment } from './useDeskPayment.ts'
import { useDeskPeople } from './useDeskPeople.ts'
import { useDeskSearch } from './useDeskSearch.ts'
import { useRegistrationPayments } from '../payments/useRegistrationPayments.ts'
import { useScanner } from './useScanner.ts'
import { useStartNumber } from './useStartNumber.ts'

/** «Стойка»: search, check in, take money, print (docs/rules/registration.md, «Search at the desk»). */
export function DeskPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const event = usePageData(eventSource(eventId))
  const eventData = event.state === 'ready' ? event.data : null
  const { actionState, done, say, warn, checkIn, ...actions } = useDeskActions(eventId)
  const { paying, pay } = useDeskPayment(eventId, warn)
  const { list: desk, delaySeconds } = useDeskPeople(eventId)
  const people = desk.data?.people ?? []
  const { open, onOpen, openByCode, ...found } = useDeskSearch(eventId, people, warn)
  const { scan, video } = useScanner(openByCode)
  const search = useRef<HTMLInputElement>(null)
  useSelectEvent(eventData?.event ?? null)
  usePageTitle(eventData && eventPageTitle(eventData.event, title))

  /** What is typed next takes the place of the last search. */
  function focusSearch() {
    search.current?.focus()
    search.current?.select()
  }

  /** The next one in the queue is searched for at once, unless something else was begun meanwhile. */
  async function checkInAndGoOn(person: DeskPerson) {
    const pressed = document.activeElement
    const isDone = await checkIn(person, 'present')
    const isElsewhere =
      document.activeElement !== pressed && document.activeElement !== document.body
    if (!isDone || isElsewhere) return
    focusSearch()
  }

  async function payAndCheckIn(person: DeskPerson, method: MethodByHand) {
    const taken = await pay(person, method)
    if (taken !== null) await checkInAndGoOn(person)
  }

  const screen: Omit<DeskScreenProps, 'record'> = {
    view: screenView(
      mapView(joinViews(event, queryView(desk)), ([, { people }]) => ({ people })),
      ['noRight'],
    ),
    event: eventData?.event ?? null,
    contests: new Map(
      eventData?.contests.map((contest) => [contest.id, numberedTitle(contest)] as const),
    ),
    ...found,
    onScanned: openByCode,
    onOpen,
    onCheckIn: (person) => void checkInAndGoOn(person),
    onTakeBack: (person) => void checkIn(person, null),
    onPay: (person, method) => void payAndCheckIn(person, method),
    actionState: {
      ...actionState,
      sending: new Set([...actionState.sending, ...[...paying].map((id) => `payment ${id}`)]),
    },
    done,
    delaySeconds,
    userId: user?.id ?? null,
    scan,
    video,
    search,
    onFocusSearch: focusSearch,
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
      onClose={() => onOpen(null)}
    />
  )
  return <DeskScreen {...screen} record={pane && { id: open.regData.id, pane }} />
}

interface OpenRegistrationProps extends Pick<DeskScreenProps, 'actionState'> {
  item: OpenAtDesk
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
        onCheckIn={(attendance) => void actions.checkIn(item.regData, attendance)}
        onEntry={(entryId, attendance) =>
          void actions.checkEntry(item.regData, entryId, attendance)
        }
        onAdmission={(dancerId, change) => void actions.admit(item.regData, dancerId, change)}
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
