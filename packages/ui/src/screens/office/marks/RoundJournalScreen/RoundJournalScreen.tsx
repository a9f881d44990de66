import {
  journalActors,
  markLives,
  stepLine,
  type MarkLife,
  type ReadLine,
} from '@parket/domain/journal/markLives'
import { shortHead } from '@parket/domain/journal/head'
import type { RoundKind } from '@parket/domain/scoring/resultFile'
import { ChipGroup } from '../../../../components/ChipGroup/ChipGroup.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import {
  ContestDayPage,
  type ContestDayScreen,
} from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { markWords } from '../ContestMarksScreen/markText.ts'
import {
  JournalFactStates,
  isJournalWhole,
  type JournalFacts,
} from '../JournalFacts/JournalFacts.tsx'
import * as facts from '../JournalFacts/journalFacts.css.ts'
import { JournalViews, type JournalView } from '../JournalViews.tsx'
import * as styles from './journal.css.ts'

/** The journal of a round, with what its ids are called. */
export interface RoundJournalItem extends JournalFacts {
  round_id: number
  kind: RoundKind
  dances: readonly { name: string; attempt: number }[]
  /** Who judged, by letter. */
  judges: readonly { letter: string; name: string }[]
  /** Start numbers by registration. */
  numbers: ReadonlyMap<number, number>
  /** The hash of the last line; '' while there is none. */
  head: string
  lines: readonly ReadLine[]
}

/** What of it is read; '' for all. */
export interface JournalFilter {
  dance: string
  letter: string
  /** A person or a device. */
  actor: string
}

export interface RoundJournalScreenProps extends ContestDayScreen {
  /** `rounds` have begun; `journal` is of the one that is shown, null where none has. */
  view:
    | Loading
    | Failed
    | NoRight
    | Ready<{
        rounds: readonly { id: number; label: string }[]
        journal: RoundJournalItem | null
      }>
  /** Filters, as the address has them. */
  filter: JournalFilter
  /** Gives what has changed of the filters. */
  onFilterChange: (change: Partial<JournalFilter>) => void
  /** Shows another round, by its id. */
  onRoundChange: (roundId: number) => void
  /** Shows the journal line by line. */
  onViewChange: (view: JournalView) => void
  /** It was chosen on the page: the focus is on the choice. */
  isSwitched?: boolean
  /** The zone of the event. */
  timeZone: string
}

/** Every mark of a round from the first tap or key to what stands, by whom and with what, and whether the chain holds. */
export function RoundJournalScreen(props: RoundJournalScreenProps) {
  return (
    <ContestDayPage frame={props.frame} view={props.view} loadingText="Загружаем журнал…">
      {({ rounds, journal }) => (
        <Stack gap="medium">
          <JournalViews value="marks" onChange={props.onViewChange} isSwitched={props.isSwitched} />
          {journal === null ? (
            <EmptyState title="Ни один тур не начался">
              Журнал тура начинается с&nbsp;первой оценки.
            </EmptyState>
          ) : (
            <Journal {...props} rounds={rounds} journal={journal} />
          )}
        </Stack>
      )}
    </ContestDayPage>
  )
}

interface JournalProps extends RoundJournalScreenProps {
  rounds: readonly { id: number; label: string }[]
  journal: RoundJournalItem
}

function Journal(props: JournalProps) {
  const { rounds, journal, filter, onFilterChange, onRoundChange } = props
  const { dances, lines } = journal
  const [round1, ...others] = rounds.map(({ id, label }) => ({ value: String(id), label }))
  const [dance1, ...rest] = dances.map(({ name }) => ({ value: name, label: name }))
  const dance = dances.find(({ name }) => name === filter.dance) ?? dances[0]
  const letters = journal.judges.map(({ letter }) => ({ key: letter, label: letter }))
  return (
    <Stack gap="medium">
      <div className={styles.choices}>
        {round1 && others.length > 0 && (
          <SegmentedControl
            aria-label="Тур"
            value={String(journal.round_id)}
            items={[round1, ...others]}
            onChange={(id) => onRoundChange(Number(id))}
          />
        )}
        {dance1 && rest.length > 0 && dance && (
          <SegmentedControl
            aria-label="Танец"
            value={dance.name}
            items={[dance1, ...rest]}
            onChange={(name) => onFilterChange({ dance: name })}
          />
        )}
      </div>
      <Chain {...journal} />
      <Chips
        label="Судья"
        all="Все судьи"
        chips={letters}
        value={filter.letter}
        onChange={(letter) => onFilterChange({ letter })}
      />
      <Chips
        label="Человек или планшет"
        all="Все люди и&nbsp;планшеты"
        chips={journalActors(lines)}
        value={filter.actor}
        onChange={(actor) => onFilterChange({ actor })}
      />
      {dance && <Lives {...props} lives={livesOf(lines, dance, filter)} />}
    </Stack>
  )
}

function livesOf(
  lines: readonly ReadLine[],
  dance: { name: string; attempt: number },
  { letter, actor }: JournalFilter,
): MarkLife[] {
  return markLives(lines, { dance: dance.name, attempt: dance.attempt }).filter(
    (life) =>
      (letter === '' || life.letter === letter) &&
      (actor === '' || life.steps.some((step) => step.actor === actor)),
  )
}

/** The first 12 characters of the chain's last hash, as protocols have them, and whether it holds. */
function Chain(journal: RoundJournalItem) {
  const { head } = journal
  if (head === '' && isJournalWhole(journal)) return null
  return (
    <section aria-label="Цепочка журнала" className={facts.chain}>
      {head !== '' && (
        <span>
          Конец цепочки: <code className={facts.head}>{shortHead(head)}</code>
        </span>
      )}
      <JournalFactStates
        facts={journal}
        chains={{
          intact: 'Цепочка цела',
          broken: 'Цепочка нарушена: строку изменили или\u00A0удалили',
        }}
      />
    </section>
  )
}

interface ChipsProps {
  label: string
  /** What the first one says. */
  all: string
  chips: readonly { key: string; label: string }[]
  /** '' for all. */
  value: string
  onChange: (value: string) => void
}

function Chips({ label, all, chips, value, onChange }: ChipsProps) {
  if (chips.length < 2) return null
  return (
    <ChipGroup
      aria-label={label}
      value={value}
      items={[{ key: '', label: all }, ...chips].map((chip) => ({
        value: chip.key,
        label: chip.label,
      }))}
      onChange={(key) => onChange(key ?? '')}
    />
  )
}

function wordsOf(kind: RoundKind, values: MarkLife['values']): string {
  return (values ?? [null]).map((mark) => markWords(kind, mark)).join(', ')
}

/** Another mark stood there before, or none does now. */
function isChanged({ steps }: MarkLife): boolean {
  return new Set(steps.map(({ values }) => JSON.stringify(values))).size > 1
}

function Lives({ lives, journal, timeZone }: JournalProps & { lives: readonly MarkLife[] }) {
  const { judges, kind, numbers } = journal
  if (lives.length === 0) {
    return (
      <EmptyState title="Оценок здесь нет">
        Их ещё не&nbsp;ставили, или отбор не&nbsp;подходит ни&nbsp;к&nbsp;одной. Первый ввод
        не&nbsp;виден тому, кто может вводить лист вторым.
      </EmptyState>
    )
  }
  const numberOf = ({ registration }: MarkLife) => numbers.get(registration) ?? 0
  const letters = [...new Set(lives.map(({ letter }) => letter))].sort()
  return letters.map((letter) => {
    const own = lives.filter((life) => life.letter === letter)
    const name = judges.find((judge) => judge.letter === letter)?.name
    return (
      <section key={letter} className={styles.judge} aria-label={`Судья ${letter}`}>
        <Heading level={2} size={3}>
          {name ? `Судья ${letter}, ${name}` : `Судья ${letter}`}
        </Heading>
        {/* Safari forgets that an unmarked list is a list. */}
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
        <ul className={styles.list} role="list">
          {own
            .toSorted((one, other) => numberOf(one) - numberOf(other))
            .map((life) => (
              <li key={life.registration} className={styles.row}>
                <span className={styles.number}>№&nbsp;{numberOf(life)}</span>
                <span className={styles.mark}>{wordsOf(kind, life.values)}</span>
                <ol className={isChanged(life) ? `${styles.life} ${styles.changed}` : styles.life}>
                  {life.steps.map((step) => (
                    <li key={step.n}>
                      {stepLine(step, timeZone)}
                      {isChanged(life) && step.values && ` · ${wordsOf(kind, step.values)}`}
                    </li>
                  ))}
                </ol>
              </li>
            ))}
        </ul>
      </section>
    )
  })
}
