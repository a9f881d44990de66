import { unwrap } from '@parket/api-client/problem'
import { pagePath } from '@parket/domain/site/links'
import {
  DeskPaper,
  DeskRecord,
  DeskScreen,
  type DeskItem,
  type DeskPaperProps,
  type DeskScreenProps,
} from '@parket/ui/screens/organiser/DeskScreen'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useLinks } from '../../data/address/useLinks.ts'
import { api } from '../../data/api.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { useSelectEvent } from '../../data/event/CurrentEvent.tsx'
import { eventPageTitle } from '../../data/event/eventPageTitle.ts'
import { eventSource, type EventData } from '../../data/event/eventSource.ts'
import type { PageProps } from '../../data/page/PageProps.ts'
import { usePageState } from '../../data/page/PageState.tsx'
import { usePageData } from '../../data/page/usePageData.ts'
import { usePageTitle } from '../../data/page/usePageTitle.ts'
import { queryClient } from '../../data/queryClient.ts'
import { queryView } from '../../data/queryView.ts'
import { TYPING_MS, useDebounced } from '../../data/useDebounced.ts'
import { joinViews, mapView, screenView } from '../../data/view.ts'
import { useDeskPresses } from './useDeskPresses.ts'
import { useMoney } from './useMoney.ts'
import { useOpenRegistration, type StoredRegistration } from './useOpenRegistration.ts'
import { useScanner } from './useScanner.ts'

/** Whom one can take in at a glance. */
const SHOWN = 20

/** «Стойка»: search, check in, take money, print (decisions, «Who may do what»). */
export function DeskPage({ params, title }: PageProps): ReactNode {
  const eventId = Number(params['eventId'])
  const links = useLinks()
  const { user } = useAuth()
  const onLogin = useLoginDialog()
  const event = usePageData(eventSource(eventId))
  const eventData = event.state === 'ready' ? event.data : null
  const [q, setQ] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const asked = useDebounced(q.trim(), TYPING_MS)
  const query = useQuery(
    {
      queryKey: ['event', eventId, 'desk', asked],
      queryFn: () => findItems(eventId, asked),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
  const { press, done, say, checkIn, ...presses } = useDeskPresses(eventId)
  const { scan, video } = useScanner((text) => void openByCode(text))
  useSelectEvent(eventData?.event ?? null)
  usePageTitle(eventData && eventPageTitle(eventData.event, title))

  const items = query.data ?? []
  const [open, setOpen] = useOpenRegistration(eventId, items, q.trim())

  /** A ticket's code is its address with the number; a printed number's as well. */
  async function openByCode(text: string) {
    const [, digits] = /(?:[?&]reg_n=|^)(\d{1,9})(?:&|$)/.exec(text) ?? []
    if (digits === undefined) return
    setQ(digits)
    await openOnly(digits)
  }

  async function openOnly(text: string) {
    const found = await queryClient.fetchQuery({
      queryKey: ['event', eventId, 'desk', text],
      queryFn: () => findItems(eventId, text),
      staleTime: 0,
    })
    const exact = found.find(
      ({ regData }) => String(regData.start_number ?? regData.reg_n) === text,
    )
    const one = exact ?? (found.length === 1 ? found[0] : undefined)
    if (one) setOpen(one, text)
  }

  /** The next one in the queue is searched for at once. */
  async function checkInAndGoOn(item: DeskItem, attendance: Parameters<typeof checkIn>[1]) {
    const isDone = await checkIn(item, attendance)
    if (!isDone) return
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
    q,
    onSearch: setQ,
    onSubmit: () => void openOnly(q.trim()),
    onOpen: (id) => setOpen(items.find(({ regData }) => regData.id === id) ?? null),
    onCheckIn: (item, attendance) => void checkInAndGoOn(item, attendance),
    press,
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
      press={press}
      presses={{ ...presses, checkIn }}
      onDone={say}
      onClose={() => setOpen(null)}
    />
  )
  return <DeskScreen {...screen} record={pane && { id: open.regData.id, pane }} />
}

async function findItems(eventId: number, q: string): Promise<StoredRegistration[]> {
  const query = { page_size: SHOWN, ...(q && { q }) }
  const { items } = await unwrap(
    api.GET('/api/events/{id}/registrations', { params: { path: { id: eventId }, query } }),
  )
  // The number that was typed comes before those who have it in a phone or a name.
  return items.toSorted((one, other) => Number(isNumber(other, q)) - Number(isNumber(one, q)))
}

function isNumber({ regData }: DeskItem, q: string): boolean {
  return String(regData.start_number ?? regData.reg_n) === q
}

interface OpenRegistrationProps extends Pick<DeskScreenProps, 'press'> {
  item: DeskItem
  data: EventData
  presses: Pick<ReturnType<typeof useDeskPresses>, 'checkIn' | 'checkEntry' | 'admit' | 'renumber'>
  onDone: (text: string) => void
  onClose: () => void
}

/** The registration in hand; search and list stay as they are. */
function OpenRegistration(props: OpenRegistrationProps): ReactNode {
  const { item, data, press, presses, onDone, onClose } = props
  const { siteUrl, now } = usePageState()
  const { event, contests } = data
  const { account, payment } = useMoney(event.id, item.regData.id, onDone)
  const [number, setNumber] = useState(item.regData.start_number ?? item.regData.reg_n)
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
        press={press}
        account={account}
        payment={payment}
        onCheckIn={(attendance) => void presses.checkIn(item, attendance)}
        onEntry={(entryId, attendance) => void presses.checkEntry(item, entryId, attendance)}
        onAdmission={(dancerId, change) => void presses.admit(item, dancerId, change)}
        number={{
          value: number,
          error: undefined,
          onChange: (value) => setNumber(value ?? item.regData.reg_n),
          onSubmit: () =>
            void presses.renumber(item, number === item.regData.reg_n ? null : number),
        }}
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
