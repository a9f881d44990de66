import { formatDate } from '@parket/domain/format/date'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { samePersonReasonTexts, type SamePersonReason } from '@parket/domain/person/samePerson'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { RatingParts, type RatingPartLinks } from '../parts/RatingParts.tsx'
import * as styles from './samePerson.css.ts'

/** A person of the team, as they stand on their entries. */
export interface PersonOfTeam {
  dancer_id: number
  last_name: string
  first_name: string
  birth_date: string
  city: string
  club: string
  /** At how many events. */
  events: number
}

/** Two who are likely one. */
export interface SamePersonPair {
  one: PersonOfTeam
  other: PersonOfTeam
  /** What differs. */
  reason: SamePersonReason
}

/** What was said of two. */
export interface SamePersonDecision {
  id: number
  is_same: boolean
  at: string
  one: PersonOfTeam
  other: PersonOfTeam
}

interface SamePersonPairs {
  pairs: readonly SamePersonPair[]
  /** The latest first. */
  decisions: readonly SamePersonDecision[]
}

export interface SamePersonScreenProps extends OfficeScreen {
  /** Pairs of dancers who may be one person, and what was decided; or why there are none. */
  view: Loading | Failed | NoRight | Ready<SamePersonPairs>
  /** Says that the two are one person, or are not. */
  onDecide: (pair: SamePersonPair, isSame: boolean) => void
  /** Takes a decision back. */
  onUndo: (decision: SamePersonDecision) => void
  /** A decision is being sent or taken back. */
  isBusy: boolean
  /** Why the last one was refused, in Russian. */
  problem: string | null
  /** Of dates and hours, IANA. */
  timeZone: string
  /** Addresses that it leads to. */
  links: { home: string; parts: RatingPartLinks }
}

/** Who is one person: a queue of likely pairs, and what was decided, which can be taken back. */
export function SamePersonScreen(props: SamePersonScreenProps) {
  const { view, problem, account, links } = props
  return (
    <OrganiserPage
      title="Рейтинг команды"
      view={view}
      width="standard"
      account={account}
      links={links}
      filters={<RatingParts current="doubles" links={links.parts} />}
      loadingText="Ищем двойников…"
    >
      {(data) => (
        <Stack gap="large">
          <Text tone="secondary" isMeasured>
            Человека узнают по&nbsp;фамилии, имени и&nbsp;дате рождения. Здесь пары, у&nbsp;которых
            совпало два из&nbsp;трёх или номер в&nbsp;федерации. Объединение складывает очки обоих
            и&nbsp;не&nbsp;меняет их&nbsp;заявок; его можно вернуть.
          </Text>
          {problem !== null && <Alert tone="critical">{problem}</Alert>}
          <Queue {...props} pairs={data.pairs} />
          {data.decisions.length > 0 && <Decisions {...props} decisions={data.decisions} />}
        </Stack>
      )}
    </OrganiserPage>
  )
}

function Queue({
  pairs,
  onDecide,
  isBusy,
}: Pick<SamePersonScreenProps, 'onDecide' | 'isBusy'> & { pairs: readonly SamePersonPair[] }) {
  if (pairs.length === 0) {
    return (
      <EmptyState title="Похожих людей нет">
        Новые пары появятся здесь вместе с&nbsp;новыми заявками.
      </EmptyState>
    )
  }
  return (
    <Stack as="ul" gap="medium">
      {pairs.map((pair) => {
        const { one, other, reason } = pair
        return (
          <li key={`${one.dancer_id} ${other.dancer_id}`} className={styles.pair}>
            <Text>{samePersonReasonTexts[reason]}</Text>
            <div className={styles.people}>
              <Person person={one} />
              <Person person={other} />
            </div>
            <Inline>
              <Button
                variant="primary"
                isDisabled={isBusy}
                aria-label={`Один человек: ${nameOf(one)} и ${nameOf(other)}`}
                onPress={() => onDecide(pair, true)}
              >
                Один человек
              </Button>
              <Button
                isDisabled={isBusy}
                aria-label={`Разные люди: ${nameOf(one)} и ${nameOf(other)}`}
                onPress={() => onDecide(pair, false)}
              >
                Разные люди
              </Button>
            </Inline>
          </li>
        )
      })}
    </Stack>
  )
}

function Person({ person }: { person: PersonOfTeam }) {
  const { birth_date, city, club, events } = person
  return (
    <div>
      <Text weight="strong">{nameOf(person)}</Text>
      <Text>{formatDate(birth_date)}</Text>
      <Text size="small" tone="secondary">
        {[city, club, countOf(events, ['турнир', 'турнира', 'турниров'])]
          .filter((text) => text !== '')
          .join(', ')}
      </Text>
    </div>
  )
}

function Decisions({
  decisions,
  onUndo,
  isBusy,
  timeZone,
}: Pick<SamePersonScreenProps, 'onUndo' | 'isBusy' | 'timeZone'> & {
  decisions: readonly SamePersonDecision[]
}) {
  const columns: TableColumn<SamePersonDecision>[] = [
    {
      id: 'who',
      title: 'Кто',
      isRowHeader: true,
      render: ({ one, other }) => `${told(one)} и ${told(other)}`,
    },
    {
      id: 'verdict',
      title: 'Решение',
      render: ({ is_same }) => (is_same ? 'Один человек' : 'Разные люди'),
    },
    { id: 'at', title: 'Когда', render: ({ at }) => formatDateTime(at, timeZone) },
    {
      id: 'undo',
      title: 'Вернуть',
      render: (decision) => (
        <Button
          isDisabled={isBusy}
          aria-label={`Вернуть как было: ${nameOf(decision.one)} и ${nameOf(decision.other)}`}
          onPress={() => onUndo(decision)}
        >
          Вернуть как было
        </Button>
      ),
    },
  ]
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>Решено</Heading>
      <Table
        aria-label="Решения о двойниках"
        columns={columns}
        items={decisions}
        getKey={({ id }) => id}
      />
    </Stack>
  )
}

function nameOf({ last_name, first_name }: PersonOfTeam): string {
  return `${last_name} ${first_name}`
}

function told(person: PersonOfTeam): string {
  return `${nameOf(person)} (${formatDate(person.birth_date)})`
}
