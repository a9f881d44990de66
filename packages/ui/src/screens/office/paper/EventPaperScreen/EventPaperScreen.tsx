import { formatEventDates } from '@parket/domain/event/dates'
import type { EventHeading } from '@parket/domain/event/event'
import { countOf } from '@parket/domain/format/plural'
import { numberedTitle } from '@parket/domain/contest/title'
import {
  listDancing,
  eventPapers,
  inContest,
  numberSizes,
  numbersAtOnce,
  numbersWithin,
  type EventPaper,
  type NumberSize,
} from '@parket/domain/registration/paperLists'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { Checkbox } from '../../../../components/Checkbox/Checkbox.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { NumberField } from '../../../../components/NumberField/NumberField.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import type { TabNavItem } from '../../../../components/TabNav/tabNavData.ts'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import { cx } from '../../../../theme/cx.ts'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import * as paper from '../ContestPaperScreen/paper.css.ts'
import { StartNumber } from '../../parts/StartNumber/StartNumber.tsx'
import * as styles from './eventPaper.css.ts'
import { paperName, type PaperContest, type PaperRegistration } from './eventPaperData.ts'
import { listsOf, PaperList } from './PaperList.tsx'
import { usePageNumbers } from './usePageNumbers.ts'

export type { PaperRegistration } from './eventPaperData.ts'

export interface EventPaperChoice {
  document: EventPaper
  /** Of one contest only; null: of all. */
  groupNum: number | null
  /** Numbers from and to, both included; null leaves a bound open. */
  from: number | null
  to: number | null
  size: NumberSize
  /** Each contest, club or city on a sheet of its own. */
  isApart: boolean
}

interface Printable {
  event: EventHeading
  contests: readonly PaperContest[]
  registrations: readonly PaperRegistration[]
}

export interface EventPaperScreenProps extends OfficeScreen {
  /** Contests and registrations to print; or why there are none. */
  view: Loading | Failed | NoRight | Ready<Printable>
  /** Which paper is shown and of whom, as the address has it. */
  choice: EventPaperChoice
  /** Shows another paper, or of others. */
  onChoiceChange: (change: Partial<EventPaperChoice>) => void
  /** Opens the browser’s printing. */
  onPrint: () => void
  /** The organiser’s pages of the event, this one marked `isCurrent`. */
  tabs?: readonly TabNavItem[]
  /** Addresses that it leads to. */
  links: { home: string; registrations: string }
}

const documentWords: Record<EventPaper, string> = {
  numbers: 'Стартовые номера',
  contests: 'Списки по номинациям',
  clubs: 'Списки по клубам',
  cities: 'Списки по городам',
}

const sizeWords: Record<NumberSize, string> = {
  a5: 'А5: два на листе А4',
  a6: 'А6: четыре на листе А4',
}

/** Start numbers and lists of an event: what is chosen is shown as it is printed. */
export function EventPaperScreen(props: EventPaperScreenProps) {
  const { view, tabs, account, links, onPrint } = props
  return (
    <OrganiserPage
      title="Печать номеров и списков"
      event={view.state === 'ready' ? view.event : null}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      loadingText="Загружаем заявки…"
      actions={
        <>
          <ButtonLink href={links.registrations}>К регистрациям</ButtonLink>
          <Button variant="primary" isDisabled={view.state !== 'ready'} onPress={onPrint}>
            Напечатать
          </Button>
        </>
      }
    >
      {(data) => (
        <>
          <Choices {...props} data={data} />
          <Printed {...data} choice={props.choice} />
        </>
      )}
    </OrganiserPage>
  )
}

type ChoicesProps = Pick<EventPaperScreenProps, 'choice' | 'onChoiceChange'> & { data: Printable }

function Choices({ choice, onChoiceChange, data }: ChoicesProps) {
  const isNumbers = choice.document === 'numbers'
  return (
    <div className={styles.choices}>
      <Select
        label="Что напечатать"
        value={choice.document}
        items={eventPapers.map((value) => ({ value, label: documentWords[value] }))}
        onChange={(value) => onChoiceChange({ document: value as EventPaper })}
      />
      <Select
        label="Номинация"
        value={choice.groupNum === null ? '' : String(choice.groupNum)}
        placeholder="Все"
        items={data.contests.map((contest) => ({
          value: String(contest.group_num),
          label: numberedTitle(contest),
        }))}
        onChange={(value) => onChoiceChange({ groupNum: value === '' ? null : Number(value) })}
      />
      {isNumbers ? (
        <>
          <Select
            label="Размер"
            value={choice.size}
            items={numberSizes.map((value) => ({ value, label: sizeWords[value] }))}
            onChange={(value) => onChoiceChange({ size: value as NumberSize })}
          />
          <div className={styles.range}>
            <NumberField
              label="Номера с"
              value={choice.from}
              min={1}
              onChange={(from) => onChoiceChange({ from })}
            />
            <NumberField
              label="по"
              value={choice.to}
              min={1}
              onChange={(to) => onChoiceChange({ to })}
            />
          </div>
        </>
      ) : (
        <Checkbox
          label="Каждый список с новой страницы"
          isSelected={choice.isApart}
          onChange={(isApart) => onChoiceChange({ isApart })}
        />
      )}
    </div>
  )
}

type PrintedProps = Printable & { choice: EventPaperChoice }

function Printed({ event, contests, registrations, choice }: PrintedProps) {
  const chosen = contests.find(({ group_num }) => group_num === choice.groupNum)
  const own = chosen ? inContest(registrations, chosen.id) : listDancing(registrations)
  if (own.length === 0) {
    return (
      <EmptyState title="Печатать пока некого">
        Здесь те, у&nbsp;кого есть место хотя&nbsp;бы в&nbsp;одной номинации.
      </EmptyState>
    )
  }
  if (choice.document === 'numbers') return <Numbers {...{ event, choice, own }} />
  return <Lists {...{ event, contests, choice, own, chosen }} />
}

function Lists({
  event,
  contests,
  choice,
  own,
  chosen,
}: Pick<PrintedProps, 'event' | 'contests' | 'choice'> & {
  own: readonly PaperRegistration[]
  /** The only contest that is printed; undefined: all. */
  chosen: PaperContest | undefined
}) {
  usePageNumbers()
  const occasion = [event.name, formatEventDates(event), event.city].filter(Boolean).join(', ')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard
    <section className={paper.paper} tabIndex={0} aria-label={documentWords[choice.document]}>
      <div className={paper.sheet}>
        {listsOf(choice.document, own, chosen ? [chosen] : contests).map((list) => (
          <article
            key={list.title}
            className={cx(styles.list, choice.isApart && styles.onOwnSheet)}
            aria-label={list.title}
          >
            <div className={styles.screenOnly}>
              <header className={paper.head}>
                <div>
                  <p className={paper.quiet}>{occasion}</p>
                  <h2 className={paper.title}>{list.title}</h2>
                </div>
                <p>{countOfNumbers(list)}</p>
              </header>
            </div>
            <PaperList
              document={choice.document}
              title={list.title}
              occasion={`${occasion}: ${countOfNumbers(list)}`}
              listed={list.registrations}
              contests={contests}
            />
          </article>
        ))}
      </div>
    </section>
  )
}

function countOfNumbers({ registrations }: { registrations: readonly unknown[] }): string {
  return countOf(registrations.length, ['номер', 'номера', 'номеров'])
}

function Numbers({
  event,
  choice,
  own,
}: Pick<PrintedProps, 'event' | 'choice'> & { own: readonly PaperRegistration[] }) {
  const within = numbersWithin(own, choice)
  const printed = within.slice(0, numbersAtOnce)
  if (printed.length === 0) {
    return (
      <EmptyState title="Таких номеров нет">Измените первый и&nbsp;последний номер.</EmptyState>
    )
  }
  return (
    <>
      {within.length > printed.length && (
        <div className={styles.screenOnly}>
          <Alert tone="caution" title={`На печать идут первые ${numbersAtOnce} номеров`}>
            Всего {within.length}. Остальные напечатайте следующей пачкой: «Номера с»{' '}
            {within[numbersAtOnce]?.startNumber}.
          </Alert>
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <section className={paper.paper} tabIndex={0} aria-label={documentWords.numbers}>
        <div className={styles.numbers}>
          {printed.map((registration) => (
            <StartNumber
              key={registration.regN}
              number={registration.startNumber}
              name={paperName(registration)}
              origin={[registration.city, registration.club].filter(Boolean).join(', ')}
              event={event.name}
              address={registration.address}
              size={choice.size}
            />
          ))}
        </div>
      </section>
    </>
  )
}
