import { paperDocuments, type PaperDocument } from '@parket/domain/contest/papers'
import type { Instant } from '@parket/domain/format/date'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { roundName } from '@parket/domain/round/name'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import {
  ContestDayPage,
  type ContestDayScreen,
} from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { Diplomas } from './Diplomas.tsx'
import { AnnouncerList, HeatList } from './HeatLists.tsx'
import { JudgeSheets } from './JudgeSheets.tsx'
import { DiplomaChoices } from './DiplomaChoices.tsx'
import type { Paper, PaperChoice } from './paperData.ts'
import { SummaryProtocol } from './SummaryProtocol.tsx'
import * as styles from './paper.css.ts'
import type { PaperPartProps } from './paperData.ts'

export type { PaperPartProps } from './paperData.ts'

export type { Paper, PaperChoice, PaperPerson } from './paperData.ts'

export interface ContestPaperScreenProps extends ContestDayScreen {
  /** Everything that the papers of the contest say; or why there is nothing. */
  view: Loading | Failed | NoRight | Ready<{ paper: Paper }>
  /** Which paper is shown and how, as the address has it. */
  choice: PaperChoice
  /** The moment it is printed at: a screen never asks the clock. */
  now: Instant
  /** Of dates and hours, IANA. */
  timeZone: string
  /** Shows another paper, or this one in another way. */
  onChoiceChange: (change: Partial<PaperChoice>) => void
  /** Opens the browser’s printing. */
  onPrint: () => void
}

const documentWords: Record<PaperDocument, string> = {
  heats: 'Заходы',
  sheets: 'Листы судей',
  announcer: 'Список ведущему',
  summary: 'Итоговый протокол',
  diplomas: 'Дипломы',
}

/** The papers of a contest's day: what is chosen is shown as it is printed. */
export function ContestPaperScreen(props: ContestPaperScreenProps) {
  const { frame, view, choice, now, timeZone, onPrint } = props
  const isMissing = view.state === 'ready' && missing(view.paper, choice) !== null
  return (
    <ContestDayPage
      frame={frame}
      view={view}
      loadingText="Загружаем списки…"
      actions={
        view.state === 'ready' &&
        !isMissing && (
          <Button variant="primary" onPress={onPrint}>
            Напечатать
          </Button>
        )
      }
    >
      {({ paper }) => (
        <>
          <Choices {...props} paper={paper} />
          <Printed
            paper={paper}
            frame={frame}
            choice={choice}
            printedAt={formatDateTime(now, timeZone)}
          />
        </>
      )}
    </ContestDayPage>
  )
}

type ChoicesProps = Pick<ContestPaperScreenProps, 'choice' | 'onChoiceChange'> & { paper: Paper }

function Choices({ paper, choice, onChoiceChange }: ChoicesProps) {
  const round = chosenRound(paper, choice)
  const rounds = paper.rounds.filter(({ heats }) => heats.length > 0)
  return (
    <div className={styles.choices}>
      <Select
        label="Что напечатать"
        value={choice.document}
        items={paperDocuments.map((value) => ({ value, label: documentWords[value] }))}
        onChange={(value) => onChoiceChange({ document: value as PaperDocument })}
      />
      {isOfRound(choice.document) && rounds.length > 0 && (
        <Select
          label="Тур"
          value={String(round?.id)}
          items={rounds.map((one) => ({ value: String(one.id), label: roundName(one) }))}
          onChange={(value) => onChoiceChange({ roundId: Number(value) })}
        />
      )}
      {choice.document === 'diplomas' && (
        <DiplomaChoices choice={choice} onChange={onChoiceChange} />
      )}
    </div>
  )
}

interface PrintedProps extends PaperPartProps {
  choice: PaperChoice
  printedAt: string
}

function Printed({ choice, printedAt, ...part }: PrintedProps) {
  const lacking = missing(part.paper, choice)
  const round = chosenRound(part.paper, choice)
  if (lacking !== null) return <EmptyState title={lacking.title}>{lacking.text}</EmptyState>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section className={styles.paper} tabIndex={0} aria-label={documentWords[choice.document]}>
      {choice.document === 'heats' && round && <HeatList {...part} round={round} />}
      {choice.document === 'sheets' && round && <JudgeSheets {...part} round={round} />}
      {choice.document === 'announcer' && round && <AnnouncerList {...part} round={round} />}
      {choice.document === 'summary' && <SummaryProtocol {...part} />}
      {choice.document === 'diplomas' && <Diplomas {...part} choice={choice} />}
      {(choice.document === 'heats' || choice.document === 'announcer') && (
        <p className={styles.printedAt}>Напечатано {printedAt}</p>
      )}
    </section>
  )
}

function isOfRound(document: PaperDocument): boolean {
  return document === 'heats' || document === 'sheets' || document === 'announcer'
}

/** The one that was chosen, else the first that has heats and is not over, else the last. */
function chosenRound({ rounds }: Paper, { roundId }: PaperChoice) {
  const drawn = rounds.filter(({ heats }) => heats.length > 0)
  return (
    drawn.find(({ id }) => id === roundId) ??
    drawn.find(({ status }) => status !== 'judged' && status !== 'published') ??
    drawn.at(-1)
  )
}

/** Why there is nothing to print, and what to do. */
function missing(paper: Paper, choice: PaperChoice): { title: string; text: string } | null {
  if (isOfRound(choice.document) && chosenRound(paper, choice) === undefined) {
    return {
      title: 'Заходов пока нет',
      text: 'Их распределяет жеребьёвка на странице «Туры и заходы».',
    }
  }
  if (choice.document === 'sheets' && chosenRound(paper, choice)?.seats.length === 0) {
    return { title: 'В бригаде нет судей', text: 'Назначьте бригаду на странице «Судьи».' }
  }
  if (!isOfRound(choice.document) && paper.result.places.length === 0) {
    return {
      title: 'Мест пока нет',
      text: paper.result.problems[0] ?? 'Они появятся, когда подсчитан финал.',
    }
  }
  return null
}
