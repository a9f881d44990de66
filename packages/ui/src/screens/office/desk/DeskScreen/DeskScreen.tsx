import {
  countDesk,
  isExpected,
  isMarkedByEnter,
  searchDesk,
  type DeskFound,
  type DeskPerson,
} from '@parket/domain/desk/desk'
import { amountOwed } from '@parket/domain/money/paymentStatus'
import { lazy, Suspense, useEffect, useState, type FormEvent } from 'react'
import { useLatestCallback } from '../../../../useLatestCallback.ts'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import { DelayNote } from '../../parts/DelayNote.tsx'
import { CountLine, DeskAside } from './DeskAside.tsx'
import type { DeskScreenProps } from './deskData.ts'
import { DeskList } from './DeskList.tsx'
import * as styles from './desk.css.ts'

export type { DeskItem, DeskActionState, DeskScreenProps } from './deskData.ts'
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

/** «Стойка»: the table at the door, where people check in and pay (docs/rules/registration.md, «Search at the desk»). */
export function DeskScreen(props: DeskScreenProps) {
  const { view, event, account, links, q, onFocusSearch } = props
  const people = view.state === 'ready' ? view.people : []
  const found = withContacts(searchDesk(people, q), people, props.foundByContact)
  const [asked, setAsked] = useState<{ id: number } | null>(null)
  const focusSearch = useLatestCallback(onFocusSearch)
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea')
      const isWithOther = event.ctrlKey || event.metaKey || event.altKey
      if (event.key === '/' && !isTyping) event.preventDefault()
      // A number that is typed while nothing has the focus is searched for: its first digit goes there, too.
      else if (event.target !== document.body || isWithOther || !/^\d$/.test(event.key)) return
      focusSearch()
    }
    addEventListener('keydown', handleKey)
    return () => removeEventListener('keydown', handleKey)
  }, [focusSearch])

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
          <DelayNote seconds={props.delaySeconds} />
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
            <DeskList {...props} found={found} asked={asked} onAsk={setAsked} />
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
  return person.attendance !== 'present' && isExpected(person) && amountOwed(person.balance) > 0
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
