import { contestTitle } from '@parket/domain/contest/title'
import { countOf, plural } from '@parket/domain/format/plural'
import { formatDate } from '@parket/domain/format/date'
import { pointsText, sharedPlace } from '@parket/domain/rating/words'
import type { Fraction } from '@parket/domain/scoring'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../components/Table/Table.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TableSkeleton } from '../../parts/TableSkeleton/TableSkeleton.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { PersonForm } from '../parts/PersonForm.tsx'
import type { EventMention, PersonQuery, SearchForm } from '../parts/searchData.ts'
import * as styles from '../parts/search.css.ts'

export interface RatingItem {
  event: EventMention
  contest_id: string
  group_name: string
  section: string
  place: number
  /** Of a shared place. */
  place_to: number
  /** How many there were in the contest. */
  entries: number
  points: Fraction
  /** By which rule of the scheme. */
  rule: string
  /** Whether it counts in the sum. */
  is_counted: boolean
}

/** Why the sum is another than before. */
export interface RatingChange {
  at: string
  before: Fraction
  after: Fraction
  results: readonly {
    event_name: string
    group_name: string
    text: string
    before: Fraction
    after: Fraction
  }[]
}

export interface PersonRating {
  total: Fraction
  /** In the rating of the team; shared ones to `rank_to`. */
  rank: number | null
  rank_to: number | null
  /** Levels whose points are reached. */
  promotions: readonly { level: string; to: string }[]
  items: readonly RatingItem[]
  changes: readonly RatingChange[]
}

export interface UserRatingScreenProps {
  view: { state: 'idle' } | Loading | Failed | Ready<PersonRating>
  form: SearchForm<PersonQuery>
  links: { event: (eventId: number) => string }
}

/** Points of one person, oneself when logged in (spec §2, /user-rating). */
export function UserRatingScreen({ view, form, links }: UserRatingScreenProps) {
  return (
    <Page>
      <Stack gap="xsmall">
        <Heading level={1}>Мой рейтинг</Heading>
        <Text tone="secondary" isMeasured>
          Очки за&nbsp;места на&nbsp;турнирах команды. Фамилия, имя и&nbsp;дата рождения&nbsp;— как
          в&nbsp;заявке.
        </Text>
      </Stack>
      <PersonForm form={form} submitLabel="Показать" />
      <Rating view={view} links={links} />
    </Page>
  )
}

function Rating({ view, links }: Pick<UserRatingScreenProps, 'view' | 'links'>) {
  switch (view.state) {
    case 'idle':
      return null
    case 'loading':
      return <TableSkeleton label="Загружаем рейтинг…" />
    case 'failed':
      return <ErrorState message={view.message} onRetry={view.onRetry} />
    default:
      return view.items.length === 0 && view.changes.length === 0 ? (
        <EmptyState title="Очков пока нет">
          Они появятся, когда команда опубликует результаты и&nbsp;посчитает рейтинг. Если это уже
          было, проверьте, как имя и&nbsp;дата рождения указаны в&nbsp;заявке: совпасть должно всё.
        </EmptyState>
      ) : (
        <Points rating={view} eventHref={links.event} />
      )
  }
}

interface PointsProps {
  rating: PersonRating
  eventHref: (eventId: number) => string
}

function Points({ rating, eventHref }: PointsProps) {
  const { total, rank, rank_to: rankTo, promotions, items, changes } = rating
  const counted = items.filter((one) => one.is_counted).length
  return (
    <Stack gap="medium">
      <div>
        <p className={styles.points}>{pointsText(total)}</p>
        <Text tone="secondary">
          {plural(total.num / total.den, ['очко', 'очка', 'очков'])} за{' '}
          {countOf(counted, ['результат', 'результата', 'результатов'])}
          {rank !== null && `, ${sharedPlace(rank, rankTo ?? rank)} место в\u00A0рейтинге команды`}
        </Text>
        {promotions.map(({ level, to }) => (
          <Text key={`${level} ${to}`}>
            Набраны очки для перехода{level !== '' && ` из «${level}»`} в&nbsp;«{to}»
          </Text>
        ))}
      </div>
      {items.length > 0 && (
        <Table
          aria-label="Очки по турнирам"
          columns={columns(eventHref)}
          items={items}
          getKey={(item) => `${item.contest_id} ${items.indexOf(item)}`}
        />
      )}
      {changes.length > 0 && <Changes changes={changes} />}
    </Stack>
  )
}

/** «Почему изменились мои очки». */
function Changes({ changes }: Pick<PersonRating, 'changes'>) {
  return (
    <Stack gap="small">
      <Heading level={2}>Почему изменились очки</Heading>
      {changes.map(({ at, before, after, results }) => (
        <div key={at}>
          <Text>
            {formatDate(at)}: было {pointsText(before)}, стало {pointsText(after)}
          </Text>
          {results.map((one) => (
            <Text key={`${one.event_name} ${one.group_name} ${one.text}`} tone="secondary">
              {one.text}: {one.event_name}, {one.group_name}: было {pointsText(one.before)}, стало{' '}
              {pointsText(one.after)}
            </Text>
          ))}
        </div>
      ))}
    </Stack>
  )
}

function columns(eventHref: PointsProps['eventHref']): TableColumn<RatingItem>[] {
  return [
    {
      id: 'event',
      title: 'Турнир',
      isRowHeader: true,
      render: ({ event }) => <Link href={eventHref(event.id)}>{event.name}</Link>,
    },
    { id: 'contest', title: 'Номинация', render: contestTitle },
    {
      id: 'place',
      title: 'Место',
      align: 'end',
      render: ({ place, place_to, entries }) =>
        `${sharedPlace(place, place_to)} из\u00A0${entries}`,
    },
    {
      id: 'rule',
      title: 'Как посчитано',
      render: ({ rule, is_counted: isCounted }) =>
        isCounted ? rule : `${rule}. Сейчас не в\u00A0зачёте`,
    },
    { id: 'points', title: 'Очки', align: 'end', render: ({ points }) => pointsText(points) },
  ]
}
