import { contestTitle } from '@parket/domain/contest/title'
import { countOf, plural } from '@parket/domain/format/plural'
import { formatShortNumber } from '@parket/domain/format/number'
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

/** Exact points: shared places give fractions. */
export interface Fraction {
  num: number
  den: number
}

export interface RatingItem {
  event: EventMention
  contest_id: string
  group_name: string
  section: string
  place: number
  /** How many there were in the contest. */
  entries: number
  points: Fraction
}

export interface UserRatingScreenProps {
  view:
    | { state: 'idle' }
    | Loading
    | Failed
    | Ready<{ total: Fraction; items: readonly RatingItem[] }>
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
      return view.items.length === 0 ? (
        <EmptyState title="Очков пока нет">
          Они появятся, когда команда опубликует результаты и&nbsp;посчитает рейтинг. Если это уже
          было, проверьте, как имя и&nbsp;дата рождения указаны в&nbsp;заявке: совпасть должно всё.
        </EmptyState>
      ) : (
        <Points total={view.total} items={view.items} eventHref={links.event} />
      )
  }
}

interface PointsProps {
  total: Fraction
  items: readonly RatingItem[]
  eventHref: (eventId: number) => string
}

function Points({ total, items, eventHref }: PointsProps) {
  return (
    <Stack gap="medium">
      <div>
        <p className={styles.points}>{pointsText(total)}</p>
        <Text tone="secondary">
          {plural(total.num / total.den, ['очко', 'очка', 'очков'])} за{' '}
          {countOf(items.length, ['результат', 'результата', 'результатов'])}
        </Text>
      </div>
      <Table
        aria-label="Очки по турнирам"
        columns={columns(eventHref)}
        items={items}
        getKey={({ contest_id }) => contest_id}
      />
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
      render: ({ place, entries }) => `${formatShortNumber(place)} из\u00A0${entries}`,
    },
    { id: 'points', title: 'Очки', align: 'end', render: ({ points }) => pointsText(points) },
  ]
}

function pointsText({ num, den }: Fraction): string {
  return formatShortNumber(num / den)
}
