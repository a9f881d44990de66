import type { EventHeading } from '@parket/domain/event/event'
import type { Attendance } from '@parket/domain/registration/attendance'
import { lazy, Suspense, type FormEvent, type ReactNode, type Ref } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import type { DeskItem, DeskActionState } from './deskData.ts'
import { DeskRow } from './DeskRow.tsx'
import * as styles from './desk.css.ts'

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

export interface DeskScreenProps extends OfficeScreen {
  /** The registrations found; or why there are none. */
  view: Loading | Failed | NoRight | Ready<{ items: readonly DeskItem[]; isUpdating: boolean }>
  /** The event, which the page names; null while it is on its way. */
  event: (EventHeading & { time_zone: string }) | null
  /** Words of the search, as typed: a number, surname, club or phone. */
  q: string
  /** Gives the words with each key. */
  onSearch: (q: string) => void
  /** Enter in the search: opens the one that was found. */
  onSubmit: () => void
  /** Opens a registration beside the list, by its id. */
  onOpen: (regDataId: number) => void
  /** Marks a registration as come or absent; null takes the mark back. */
  onCheckIn: (item: DeskItem, attendance: Attendance | null) => void
  /** How far the last press of «Пришёл» is. */
  actionState: DeskActionState
  /** «Соколова Вера отмечена»: what the last press came to; null before. */
  done: string | null
  /** Reads a ticket's QR code; null where the browser cannot. */
  scan: { isOn: boolean; onToggle: () => void } | null
  /** Where the camera's picture goes. */
  video: Ref<HTMLVideoElement>
  /** The registration in hand, by its id; null: none. */
  record: { id: number; pane: ReactNode } | null
  /** The field of the search, which takes the focus after each registration. */
  search: Ref<HTMLInputElement>
  /** Addresses that it leads to. */
  links: { home: string }
}

/** «Стойка»: the table at the door, where people check in and pay (docs/rules/rights.md, «Who may do what»). */
export function DeskScreen(props: DeskScreenProps) {
  const { view, event, account, links } = props
  return (
    <OrganiserPage
      title="Стойка"
      event={event}
      view={view}
      account={account}
      links={links}
      filters={
        <>
          <DeskSearch {...props} />
          {/* Without a network the list cannot be searched either: what waits is named all the same. */}
          {view.state !== 'ready' && <Waiting actionState={props.actionState} />}
        </>
      }
      loadingText="Загружаем заявки…"
    >
      {({ items, isUpdating }) => (
        <Stack gap="small">
          <Said {...props} isUpdating={isUpdating} />
          <div className={props.record ? styles.splitOpen : styles.split}>
            <Found {...props} items={items} isUpdating={isUpdating} />
            {props.record && (
              <Suspense fallback={<Skeleton lines={8} />}>{props.record.pane}</Suspense>
            )}
          </div>
        </Stack>
      )}
    </OrganiserPage>
  )
}

function DeskSearch({ q, onSearch, onSubmit, scan, video, search }: DeskScreenProps) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <search>
      <form className={styles.search} onSubmit={handleSubmit}>
        <SearchField
          ref={search}
          label="Номер, фамилия, клуб или телефон"
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

interface FoundProps extends DeskScreenProps {
  items: readonly DeskItem[]
  /** They are of the words before. */
  isUpdating: boolean
}

function Said({ actionState, done, isUpdating }: Omit<FoundProps, 'items'>) {
  return (
    <>
      {actionState.problem !== null && <Alert tone="critical">{actionState.problem}</Alert>}
      <Waiting actionState={actionState} />
      <output className={isUpdating ? styles.searching : styles.done}>
        {isUpdating ? 'Ищем…' : actionState.problem === null && done}
      </output>
    </>
  )
}

function Found({ items, isUpdating, ...props }: FoundProps) {
  if (items.length === 0 && props.q.trim() === '') {
    return (
      <EmptyState title="Заявок пока нет">
        Как только кто-нибудь запишется, заявку можно будет отметить здесь.
      </EmptyState>
    )
  }
  if (items.length === 0) {
    return (
      <EmptyState title="Никого не нашлось">
        Проверьте номер или поищите по&nbsp;фамилии любого танцора, клубу или телефону.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list} aria-label="Найденные заявки" aria-busy={isUpdating || undefined}>
      {items.map((item) => (
        <DeskRow
          key={item.regData.id}
          item={item}
          isOpen={props.record?.id === item.regData.id}
          isSending={props.actionState.sending.has(`attendance ${item.regData.id}`)}
          timeZone={props.event?.time_zone ?? 'Europe/Moscow'}
          onOpen={() => props.onOpen(item.regData.id)}
          onCheckIn={(attendance) => props.onCheckIn(item, attendance)}
        />
      ))}
    </ul>
  )
}
