import { journalActor } from '@parket/domain/journal/actor'
import { actorName } from '@parket/domain/journalText/actorName'
import { formatMomentOfMark } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { shortHead } from '@parket/domain/journal/head'
import { lineText, type ListedLine } from '@parket/domain/journalText/lineText'
import type { RoundKind } from '@parket/domain/scoring/resultFile'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Pagination } from '../../../../components/Pagination/Pagination.tsx'
import { Select } from '../../../../components/Select/Select.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import {
  ContestDayPage,
  type ContestDayScreen,
} from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'
import type { Failed, ListRows, Loading, NoRight, Ready } from '../../../../viewState.ts'
import * as office from '../../parts/office.css.ts'
import { JournalFactStates, type JournalFacts } from '../JournalFacts/JournalFacts.tsx'
import * as facts from '../JournalFacts/journalFacts.css.ts'
import { JournalViews, type JournalView } from '../JournalViews.tsx'
import { markWords } from '../ContestMarksScreen/markText.ts'
import * as styles from './journalLines.css.ts'

export type { JournalView } from '../JournalViews.tsx'

/** A line of the list, with what its ids are called. */
export interface JournalLineItem extends ListedLine {
  /** What the device is for that did it; null for a person. */
  station_kind: string | null
  /** The contest it is about; null where it is about none. */
  contest_id: string | null
  hash: string
}

/** Somebody who did something, or a device. */
export interface JournalActorItem {
  /** As the filter has it. */
  key: string
  /** '' where it is known no more. */
  who: string
  station_kind: string | null
}

/** A page of lines, with what the chains say of themselves. */
export interface JournalLineRows extends ListRows<JournalLineItem>, JournalFacts {
  /** The hash of the last line of the event's own chain; '' while there is none. */
  head: string
  /** Up to which of its lines heads went out by mail; null where none did. */
  mailed_n: number | null
  actors: readonly JournalActorItem[]
  /** Start numbers by registration. */
  numbers: ReadonlyMap<number, number>
}

/** Which lines are shown; '' for all. */
export interface JournalLineFilter {
  /** `event`: the event's own chain; else the id of a round. */
  part: string
  /** A person or a device. */
  actor: string
  start_number: string
}

export interface JournalLinesScreenProps extends ContestDayScreen {
  /** One page of lines, the latest first; or why there are none. */
  view: Loading | Failed | NoRight | Ready<JournalLineRows>
  /** Rounds of the contest by id: what they are called, and what judges give in them. */
  rounds: ReadonlyMap<number, { label: string; kind: RoundKind }>
  /** The event's contests by id, for lines of others. */
  contestNames: ReadonlyMap<string, string>
  /** Filters, as the address has them. */
  filter: JournalLineFilter
  /** Gives what has changed of the filters. */
  onFilterChange: (change: Partial<JournalLineFilter>) => void
  /** Shows the journal by mark. */
  onViewChange: (view: JournalView) => void
  /** It was chosen on the page: the focus is on the choice. */
  isSwitched?: boolean
  /** The zone of the event. */
  timeZone: string
  /** The address of another page of the list. */
  pageHref: (page: number) => string
}

/** Every line of a contest's journal, of its rounds and of the event's own chain: who did what, when and why. */
export function JournalLinesScreen(props: JournalLinesScreenProps) {
  const { frame, view, onViewChange } = props
  return (
    <ContestDayPage frame={frame} view={view} loadingText="Загружаем журнал…">
      {(data) => (
        <Stack gap="medium">
          <JournalViews value="lines" onChange={onViewChange} isSwitched={props.isSwitched} />
          <Chains data={data} />
          <Filters {...props} data={data} />
          <LineList {...props} data={data} />
        </Stack>
      )}
    </ContestDayPage>
  )
}

function Chains({ data }: { data: JournalLineRows }) {
  const { head, mailed_n } = data
  return (
    <section aria-label="Цепочки журнала" className={facts.chain}>
      {head !== '' && (
        <span>
          Конец журнала турнира: <code className={facts.head}>{shortHead(head)}</code>
        </span>
      )}
      {mailed_n !== null && <span>Письмом разосланы отпечатки до&nbsp;строки&nbsp;{mailed_n}</span>}
      <JournalFactStates
        facts={data}
        chains={{
          intact: 'Цепочки туров целы',
          broken: 'Цепочка тура нарушена: строку изменили или\u00A0удалили',
        }}
      />
    </section>
  )
}

type WithData = JournalLinesScreenProps & { data: JournalLineRows }

function Filters({ data, rounds, filter, onFilterChange }: WithData) {
  const numbers = [...new Set(data.numbers.values())].toSorted((one, other) => one - other)
  return (
    <search className={office.filters}>
      <Select
        label="Что"
        value={filter.part}
        items={[
          { value: '', label: 'Вся номинация' },
          ...Array.from(rounds, ([id, { label }]) => ({ value: String(id), label })),
          { value: 'event', label: 'Журнал турнира' },
        ]}
        onChange={(part) => onFilterChange({ part })}
      />
      <Select
        label="Человек или&nbsp;устройство"
        value={filter.actor}
        items={[
          { value: '', label: 'Все' },
          ...data.actors.map((actor) => ({ value: actor.key, label: actorName(actor) })),
        ]}
        onChange={(actor) => onFilterChange({ actor })}
      />
      <Select
        label="Номер"
        value={filter.start_number}
        items={[
          { value: '', label: 'Все' },
          ...numbers.map((number) => ({ value: String(number), label: `№\u00A0${number}` })),
        ]}
        onChange={(start_number) => onFilterChange({ start_number })}
      />
    </search>
  )
}

const lineWords = ['строка', 'строки', 'строк'] as const
const all: JournalLineFilter = { part: '', actor: '', start_number: '' }

function LineList(props: WithData) {
  const { data, filter, onFilterChange, pageHref } = props
  if (data.items.length === 0) {
    return Object.values(filter).every((value) => value === '') ? (
      <EmptyState title="Строк пока нет">
        Журнал начинается с&nbsp;первой жеребьёвки, состава судей или&nbsp;оценки.
      </EmptyState>
    ) : (
      <EmptyState
        title="Ничего не&nbsp;нашлось"
        action={<Button onPress={() => onFilterChange(all)}>Показать всё</Button>}
      />
    )
  }
  return (
    <>
      <Text size="small" tone="secondary">
        <output>{data.isUpdating ? 'Обновляем…' : countOf(data.total, lineWords)}</output>
      </Text>
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol className={styles.list} role="list">
        {data.items.map((line) => (
          <Line key={`${line.round_id} ${line.n}`} {...props} line={line} />
        ))}
      </ol>
      <Pagination page={data.page} pageCount={data.pageCount} hrefOf={pageHref} />
    </>
  )
}

function Line(props: WithData & { line: JournalLineItem }) {
  const { line, data, rounds, contestNames, filter, timeZone } = props
  const { n, at, who, station_kind, text, round_id } = line
  const { title, details } = lineText(line, {
    numbers: data.numbers,
    words: (values) =>
      values.map((mark) => markWords(rounds.get(round_id ?? 0)?.kind ?? 'points', mark)).join(', '),
  })
  return (
    <li className={styles.row}>
      <span className={styles.when}>
        <time dateTime={at}>{formatMomentOfMark(at, timeZone)}</time>
        <span className={styles.who}>
          {actorName({ key: journalActor(line), who, station_kind })}
        </span>
      </span>
      <div>
        <p className={styles.title}>{title}</p>
        {text !== null && <p>„{text}“</p>}
        {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
      </div>
      <span className={styles.where}>
        <span>{whereOf(line, rounds, filter.part === 'event' ? contestNames : null)}</span>
        <span>
          строка&nbsp;{n} · <code>{shortHead(line.hash)}</code>
        </span>
      </span>
    </li>
  )
}

/** Of which round, contest or chain a line is. @param contestNames null where all lines are of one contest */
function whereOf(
  { round_id, contest_id, body }: JournalLineItem,
  rounds: JournalLinesScreenProps['rounds'],
  contestNames: ReadonlyMap<string, string> | null,
): string {
  const about = round_id ?? (body as { round_id?: number | null }).round_id ?? null
  const round = about === null ? undefined : rounds.get(about)
  if (round_id !== null) return round?.label ?? ''
  if (round) return `Журнал турнира, ${round.label}`
  if (contest_id === null || contestNames === null) return 'Журнал турнира'
  return `Журнал турнира, ${contestNames.get(contest_id) ?? 'Номинация, которой больше нет'}`
}
