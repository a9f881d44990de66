import type { EventHeading } from '@parket/domain/event/event'
import type { Instant } from '@parket/domain/format/date'
import { countOf } from '@parket/domain/format/plural'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { TabNav } from '../../../../components/TabNav/TabNav.tsx'
import type { TabNavItem } from '../../../../components/TabNav/tabNavData.ts'
import { PrintIcon } from '../../../../icons/PrintIcon.tsx'
import type {
  EventOfficeScreen,
  OfficeEvent,
} from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { OutcomeAlert, type Outcome } from '../../parts/OutcomeAlert.tsx'
import { isChangedOnly, plannedSheets, sheetCount } from './plannedSheets.ts'
import { PaperChoices } from './PaperChoices.tsx'
import type { PlannedSheet, SessionPaperChoice, SessionPapers } from './sessionPaperData.ts'
import { Sheets } from './Sheets.tsx'
import * as styles from './sessionPaper.css.ts'

export type { PlannedSheet, SessionPaperChoice, SessionPapers } from './sessionPaperData.ts'

export interface SessionPaperScreenProps extends EventOfficeScreen {
  /** Everything that the papers say; or why there is nothing. */
  view: Loading | Failed | NoRight | Ready<{ papers: SessionPapers }>
  /** Null while it is on its way. */
  event: (OfficeEvent & EventHeading) | null
  /** The sessions of the event, this one marked `isCurrent`. */
  sessions: readonly TabNavItem[]
  /** What is printed, as the address has it. */
  choice: SessionPaperChoice
  /** The moment it is printed at: a screen never asks the clock. */
  now: Instant
  /** Of dates and hours, IANA. */
  timeZone: string
  /** Other papers are chosen, or another look of them. */
  onChoiceChange: (change: Partial<SessionPaperChoice>) => void
  /** Notes what is printed and opens the browser’s printing. */
  onPrint: (sheets: readonly PlannedSheet[]) => void
  /** The print is being noted. */
  isPrinting: boolean
  /** What the last print came to. */
  outcome: Outcome | null
  /** Addresses that it leads to. */
  links: { home: string; session: string }
}

/** The papers of a session, all in one print. */
export function SessionPaperScreen(props: SessionPaperScreenProps) {
  const { view, event, tabs, sessions, account, outcome, isPrinting, onPrint, links } = props
  const printed = view.state === 'ready' ? chosenSheets(view.papers, props.choice) : []
  return (
    <OrganiserPage
      title="Печать отделения"
      event={event}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      loadingText="Загружаем листы…"
      filters={sessions.length > 1 && <TabNav aria-label="Отделения" items={sessions} />}
      actions={
        <>
          <ButtonLink href={links.session}>Расписание</ButtonLink>
          {view.state === 'ready' && printed.length > 0 && (
            <Button
              variant="primary"
              iconStart={<PrintIcon />}
              isPending={isPrinting}
              onPress={() => onPrint(printed)}
            >
              Печать, {sheetsText(printed)}
            </Button>
          )}
        </>
      }
    >
      {({ papers }) => (
        <>
          <OutcomeAlert outcome={outcome} />
          <Papers {...props} papers={papers} printed={printed} />
        </>
      )}
    </OrganiserPage>
  )
}

interface PapersProps extends SessionPaperScreenProps {
  papers: SessionPapers
  printed: readonly PlannedSheet[]
}

function Papers({
  papers,
  printed,
  event,
  choice,
  now,
  timeZone,
  onChoiceChange,
  links,
}: PapersProps) {
  const all = plannedSheets(papers, { ...choice, rounds: 'all' })
  if (all.length === 0) {
    return (
      <EmptyState
        title="Печатать пока нечего"
        action={<ButtonLink href={links.session}>Расписание отделения</ButtonLink>}
      >
        Поставьте в&nbsp;отделение туры и&nbsp;составьте заходы.
      </EmptyState>
    )
  }
  return (
    <div className={styles.layout}>
      <PaperChoices
        papers={papers}
        choice={choice}
        sheets={plannedSheets(papers, choice)}
        timeZone={timeZone}
        onChange={onChoiceChange}
      />
      <div className={styles.sheets}>
        {printed.length === 0 || event === null ? (
          <EmptyState title={nothingTitle(papers, choice)}>
            {nothingText(papers, choice)}
          </EmptyState>
        ) : (
          <>
            <p className={styles.count}>
              На печать {sheetsText(printed)}. Что не&nbsp;помещается на&nbsp;лист, занимает ещё
              один.
            </p>
            <Sheets
              papers={papers}
              event={event}
              sheets={printed}
              choice={choice}
              title={sessionTitle(papers)}
              now={now}
              timeZone={timeZone}
            />
          </>
        )}
      </div>
    </div>
  )
}

function chosenSheets(papers: SessionPapers, choice: SessionPaperChoice): PlannedSheet[] {
  const isOfChange = isChangedOnly(papers, choice)
  return plannedSheets(papers, choice).filter(
    ({ paper, isNew }) => choice.papers.includes(paper) && (isNew || !isOfChange),
  )
}

function nothingTitle(papers: SessionPapers, choice: SessionPaperChoice): string {
  if (choice.papers.length === 0) return 'Не\u00A0выбрано ни\u00A0одной бумаги'
  return isChangedOnly(papers, choice) ? 'Ничего не\u00A0изменилось' : 'Таких листов пока нет'
}

function nothingText(papers: SessionPapers, choice: SessionPaperChoice): string {
  if (choice.papers.length === 0) return 'Отметьте слева, что напечатать.'
  return isChangedOnly(papers, choice)
    ? 'Напечатанные листы верны. Чтобы напечатать их ещё раз, выберите «Всё».'
    : 'Заходы распределяет жеребьёвка, места появляются, когда подсчитан финал; судей назначают на\u00A0странице «Судьи».'
}

function sessionTitle({ session: { title, number, floor } }: SessionPapers): string {
  const name = title === '' ? `Отделение ${number}` : title
  return floor === '' ? name : `${name}, площадка ${floor}`
}

function sheetsText(sheets: readonly PlannedSheet[]): string {
  return countOf(sheetCount(sheets), ['лист', 'листа', 'листов'])
}
