import type { EventHeading } from '@parket/domain/event/event'
import type { MethodByHand } from '@parket/domain/money/payment'
import {
  countDesk,
  isExpected,
  isMarkedByEnter,
  searchDesk,
  type DeskFound,
  type DeskPerson,
} from '@parket/domain/registration/desk'
import { owed } from '@parket/domain/money/paymentStatus'
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type FormEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { CountLine, DeskAside } from './DeskAside.tsx'
import type { DeskActionState } from './deskData.ts'
import { DeskRow } from './DeskRow.tsx'
import * as styles from './desk.css.ts'
import * as listStyles from './deskList.css.ts'

export type { DeskItem, DeskActionState } from './deskData.ts'
export type { DeskPaperProps } from './DeskPaper.tsx'
export type { DeskRecordProps } from './DeskRecord.tsx'
export type { EnterDialogProps } from './EnterDialog.tsx'

// Search and list come first: what stands beside them comes when it is asked for.
/** A registration beside the list: the `pane` of `record`. */
export const DeskRecord = lazy(async () => ({
  default: (await import('./DeskRecord.tsx')).DeskRecord,
}))
/** What is being printed for it. */
export const DeskPaper = lazy(async () => ({
  default: (await import('./DeskPaper.tsx')).DeskPaper,
}))

/** Whom one can take in at a glance. */
const SHOWN = 40

export interface DeskScreenProps extends OfficeScreen {
  /** Everybody whom the desk expects, by number; or why they are not known. */
  view: Loading | Failed | NoRight | Ready<{ people: readonly DeskPerson[] }>
  /** The event, which the page names; null while it is on its way. */
  event: (EventHeading & { time_zone: string }) | null
  /** What each contest is called, by its id. */
  contests: ReadonlyMap<string, string>
  /** Whom the server found by phone or mail for the words, by id; null: not asked. */
  foundByContact: ReadonlySet<number> | null
  /** Words of the search, as typed: a number, surname, club or phone. */
  q: string
  /** Gives the words with each key. */
  onSearch: (q: string) => void
  /** Enter in the search with what a scanner has typed. */
  onScanned: (text: string) => void
  /** Opens a registration beside the list, by its id. */
  onOpen: (regDataId: number) => void
  /** Marks a registration as come. */
  onCheckIn: (person: DeskPerson) => void
  /** Takes the mark back. */
  onTakeBack: (person: DeskPerson) => void
  /** Takes the whole debt this way, and marks the registration as come. */
  onPay: (person: DeskPerson, method: MethodByHand) => void
  /** How far the presses are. */
  actionState: DeskActionState
  /** «Номер 12: отметка о приходе стоит.»: what the last press came to; null before. */
  done: string | null
  /** Who is logged in: «вы». */
  userId: number | null
  /** Reads a ticket's QR code; null where the browser cannot. */
  scan: { isOn: boolean; onToggle: () => void } | null
  /** Where the camera's picture goes. */
  video: Ref<HTMLVideoElement>
  /** The registration in hand, by its id; null: none. */
  record: { id: number; pane: ReactNode } | null
  /** The field of the search, which takes the focus after each registration. */
  search: Ref<HTMLInputElement>
  /** Back to the search: Escape at the keys, «/» anywhere. */
  onFocusSearch: () => void
  /** Addresses that it leads to. */
  links: { home: string }
}

/** «Стойка»: the table at the door, where people check in and pay (docs/rules/registration.md, «Search at the desk»). */
export function DeskScreen(props: DeskScreenProps) {
  const { view, event, account, links, q, onFocusSearch } = props
  const people = view.state === 'ready' ? view.people : []
  const found = withContacts(searchDesk(people, q), people, props.foundByContact)
  const [asked, setAsked] = useState<{ id: number } | null>(null)
  const focusSearch = useEffectEvent(onFocusSearch)
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea')
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      focusSearch()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [])

  function handleEnter() {
    if (q.includes('://')) {
      props.onScanned(q.trim())
      return
    }
    const person = meant(found)
    if (!person) return
    if (isMarkedByEnter(person)) props.onCheckIn(person)
    else if (isAskedFirst(person)) setAsked({ id: person.id })
    else props.onOpen(person.id)
  }

  return (
    <OrganiserPage
      title="Стойка"
      event={event}
      view={view}
      account={account}
      links={links}
      filters={
        <>
          {view.state === 'ready' && <CountLine count={countDesk(people)} />}
          <DeskSearch {...props} onEnter={handleEnter} />
          {/* Without a network the list may not have come: what waits is named all the same. */}
          {view.state !== 'ready' && <Waiting actionState={props.actionState} />}
        </>
      }
      loadingText="Загружаем заявки…"
    >
      {() => (
        <Stack gap="small">
          <Said {...props} />
          <div className={props.record ? styles.splitOpen : styles.split}>
            <Found {...props} found={found} asked={asked} onAsk={setAsked} />
            {props.record ? (
              <Suspense fallback={<Skeleton lines={8} />}>{props.record.pane}</Suspense>
            ) : (
              <DeskAside
                {...props}
                people={people}
                count={countDesk(people)}
                timeZone={props.event?.time_zone ?? 'Europe/Moscow'}
              />
            )}
          </div>
        </Stack>
      )}
    </OrganiserPage>
  )
}

/** Whom Enter means: the exact number, else the only one that was found. */
function meant({ exact, begins, named }: DeskFound<DeskPerson>): DeskPerson | null {
  const [only, ...others] = [...begins, ...named]
  return exact ?? (others.length === 0 ? (only ?? null) : null)
}

function isAskedFirst(person: DeskPerson): boolean {
  return person.attendance !== 'present' && isExpected(person) && owed(person.balance) > 0
}

/** Those whom the server found by what the desk does not keep come last. */
function withContacts(
  found: DeskFound<DeskPerson>,
  people: readonly DeskPerson[],
  ids: ReadonlySet<number> | null,
): DeskFound<DeskPerson> {
  if (ids === null) return found
  const known = new Set([found.exact, ...found.begins, ...found.named])
  const others = people.filter((person) => ids.has(person.id) && !known.has(person))
  return { ...found, named: [...found.named, ...others] }
}

interface DeskSearchProps extends DeskScreenProps {
  onEnter: () => void
}

function DeskSearch({ q, onSearch, onEnter, scan, video, search }: DeskSearchProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onEnter()
  }
  return (
    <search>
      <form className={styles.search} onSubmit={handleSubmit}>
        <SearchField
          ref={search}
          label="Номер, фамилия, клуб или телефон"
          placeholder="Номер, фамилия, клуб или телефон"
          value={q}
          maxLength={100}
          onChange={onSearch}
        />
        {scan && (
          <Button onPress={scan.onToggle}>
            {scan.isOn ? 'Выключить камеру' : 'Сканировать QR'}
          </Button>
        )}
      </form>
      {scan?.isOn === true && (
        // No sound: it shows what the camera sees.
        <video ref={video} className={styles.video} muted playsInline />
      )}
    </search>
  )
}

function Waiting({ actionState: { waiting } }: Pick<DeskScreenProps, 'actionState'>) {
  if (waiting.length === 0) return null
  return (
    <Alert tone="caution" title="Нет связи, ещё не записано">
      {waiting.join(', ')}. Отправим сами, когда связь вернётся. Не&nbsp;закрывайте страницу.
    </Alert>
  )
}

function Said({ actionState, done }: DeskScreenProps) {
  return (
    <>
      {actionState.problem !== null && <Alert tone="critical">{actionState.problem}</Alert>}
      <Waiting actionState={actionState} />
      <output className={styles.done}>{actionState.problem === null && done}</output>
    </>
  )
}

interface FoundProps extends DeskScreenProps {
  found: DeskFound<DeskPerson>
  asked: { id: number } | null
  onAsk: (asked: { id: number }) => void
}

function Found({ found, ...props }: FoundProps) {
  const { exact, begins, named } = found
  const others = [...begins, ...named]
  if (exact === null && others.length === 0) return <NobodyFound q={props.q} />
  const title = exact === null ? null : othersTitle(begins.length, named.length, props.q.trim())
  return (
    <div className={listStyles.found}>
      {exact && (
        <ul className={listStyles.list} aria-label="Номер найден">
          <Row {...props} person={exact} isExact />
        </ul>
      )}
      {others.length > 0 && (
        <div>
          {title !== null && <p className={listStyles.listTitle}>{title}</p>}
          <ul className={listStyles.list} aria-label="Найденные заявки">
            {others.slice(0, SHOWN).map((person) => (
              <Row key={person.id} {...props} person={person} />
            ))}
          </ul>
          {others.length > SHOWN && (
            <p className={styles.quiet}>
              Показаны первые {SHOWN} из&nbsp;{others.length}: наберите номер или фамилию.
            </p>
          )}
        </div>
      )}
    </div>
  )
}

function othersTitle(begins: number, named: number, q: string): string {
  if (named === 0) return `Ещё ${begins}: номер начинается с\u00A0${q}`
  if (begins === 0) return `Ещё ${named}: имя, телефон или почта`
  return `Ещё ${begins + named}: номер начинается с\u00A0${q}, телефон или почта`
}

function Row({
  person,
  isExact,
  ...props
}: Omit<FoundProps, 'found'> & { person: DeskPerson; isExact?: boolean }) {
  const { actionState, asked, contests } = props
  const names = [`attendance ${person.id}`, `payment ${person.id}`]
  return (
    <DeskRow
      person={person}
      isExact={isExact}
      isOpen={props.record?.id === person.id}
      isSending={names.some((name) => actionState.sending.has(name))}
      isUnanswered={names.some((name) => actionState.unanswered.has(name))}
      asked={asked?.id === person.id ? asked : null}
      timeZone={props.event?.time_zone ?? 'Europe/Moscow'}
      contests={person.entries
        .filter(({ status }) => status !== 'withdrawn')
        .flatMap(({ contest_id }) => contests.get(contest_id) ?? [])}
      onOpen={() => props.onOpen(person.id)}
      onAsk={() => props.onAsk({ id: person.id })}
      onCheckIn={() => props.onCheckIn(person)}
      onPay={(method) => props.onPay(person, method)}
      onLeave={props.onFocusSearch}
    />
  )
}

function NobodyFound({ q }: { q: string }) {
  if (q.trim() === '') {
    return (
      <EmptyState title="Заявок пока нет">
        Как только кто-нибудь запишется, заявку можно будет отметить здесь.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="Никого не нашлось">
      Проверьте номер или поищите по&nbsp;фамилии любого танцора, клубу или телефону.
    </EmptyState>
  )
}
