import { useState } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { TabNav } from '../../../../components/TabNav/TabNav.tsx'
import type { TabNavItem } from '../../../../components/TabNav/tabNavData.ts'
import { PrintIcon } from '../../../../icons/PrintIcon.tsx'
import type {
  EventOfficeScreen,
  OfficeEvent,
} from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { TimetableGrid } from './TimetableGrid.tsx'
import { TimetablePanel } from './TimetablePanel.tsx'
import type { Dragged, TimetableActions, TimetableData } from './timetableData.ts'
import { useUndoKey } from './useUndoKey.ts'
import * as styles from './timetable.css.ts'

export type {
  TimetableActions,
  TimetableContest,
  TimetableData,
  TimetableFloor,
  TimetableItem,
  UnplacedRound,
} from './timetableData.ts'

export interface TimetableSessionScreenProps extends EventOfficeScreen {
  /** The timetable of one part of the event; or why there is none. */
  view: Loading | Failed | NoRight | Ready<{ timetable: TimetableData }>
  /** The event, which the page names; null while it is on its way. */
  event: OfficeEvent | null
  /** The parts of the event: sessions at one time are one part. */
  parts: readonly TabNavItem[]
  /** What became of the last change, in words; null: nothing was changed yet. */
  saved: string | null
  /** Why it was not saved, in Russian, and what to do about it; `onRetry` null: the same is refused again. */
  problem: { text: string; onRetry: (() => void) | null; onReload: () => void } | null
  /** Shows the timetable to everybody. */
  onPublish: () => void
  /** The publication is on its way. */
  isPublishing: boolean
  /** Takes the last change back; null: there is none. */
  onUndo: (() => void) | null
  /** What can be done with the items of the timetable. */
  actions: TimetableActions
  /** Opens the browser’s printing. */
  onPrint: () => void
  /** Addresses that it leads to. */
  links: {
    home: string
    list: string
    judges: string
    /** Heat lists, judges' sheets, protocols of the session. */
    papers: string
  }
}

/** The timetable of a session beside those at the same time (/admin/events/{eventId}/sessions/{sessionId}/). */
export function TimetableSessionScreen(props: TimetableSessionScreenProps) {
  const { parts, saved, problem, onUndo, onPrint, links } = props
  const timetable = props.view.state === 'ready' ? props.view.timetable : null
  return (
    <OrganiserPage
      {...props}
      title="Отделения"
      loadingText="Загружаем расписание…"
      filters={parts.length > 0 && <TabNav aria-label="Части турнира" items={parts} />}
      actions={
        <>
          <output className={styles.saved}>{saved}</output>
          {onUndo && (
            <Button variant="quiet" onPress={onUndo}>
              Вернуть
            </Button>
          )}
          <Button variant="quiet" iconStart={<PrintIcon />} onPress={onPrint}>
            Печать
          </Button>
          <ButtonLink href={links.papers} variant="secondary">
            Бумаги отделения
          </ButtonLink>
          {timetable && <Publication {...props} publishedAt={timetable.publishedAt} />}
        </>
      }
    >
      {({ timetable }) => (
        <>
          {problem && (
            <Alert
              tone="critical"
              title="Не сохранено"
              action={
                <Inline>
                  {problem.onRetry && <Button onPress={problem.onRetry}>Повторить</Button>}
                  <Button onPress={problem.onReload}>Взять сохранённое</Button>
                </Inline>
              }
            >
              {problem.text}
            </Alert>
          )}
          <Timetable
            data={timetable}
            actions={props.actions}
            onUndo={onUndo}
            judgesHref={links.judges}
          />
        </>
      )}
    </OrganiserPage>
  )
}

/** Whether it is a draft, and the act that ends it; the list of sessions takes a publication back. */
function Publication({
  publishedAt,
  isPublishing,
  onPublish,
}: Pick<TimetableSessionScreenProps, 'isPublishing' | 'onPublish'> & {
  publishedAt: TimetableData['publishedAt']
}) {
  // What is public says so beside the timetable, with its changes.
  if (publishedAt !== null) return null
  return (
    <>
      <span className={styles.state}>Черновик</span>
      <Button variant="primary" isPending={isPublishing} onPress={onPublish}>
        Опубликовать
      </Button>
    </>
  )
}

interface TimetableProps {
  data: TimetableData
  onUndo: (() => void) | null
  actions: TimetableActions
  judgesHref: string
}

function Timetable(props: TimetableProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  useUndoKey(props.onUndo)
  const own = { ...props, chosen, onChoose: setChosen, onDrag: setDragged }
  return (
    <div className={styles.layout}>
      <TimetableGrid {...own} dragged={dragged} />
      <TimetablePanel {...own} />
    </div>
  )
}
