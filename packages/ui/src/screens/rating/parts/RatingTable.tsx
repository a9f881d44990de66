import { withQuery, fillPath } from '@parket/domain/site/address'
import { countOf } from '@parket/domain/format/plural'
import { pointsText, sharedPlace } from '@parket/domain/rating/words'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Pagination } from '../../../components/Pagination/Pagination.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../components/Table/Table.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { NoWrap } from '../../parts/NoWrap/NoWrap.tsx'
import * as styles from './rating.css.ts'
import type { RatingLine, RatingPage, RatingQuery } from './ratingData.ts'
import { RatingLeaders } from './RatingLeaders.tsx'
import { detailsOf, isLeader } from './ratingWords.ts'

export interface RatingTableProps {
  data: RatingPage
  /** The first three stand above the table, large. */
  hasLeaders?: boolean
  onQueryChange: (change: Partial<RatingQuery>) => void
  links: {
    /** This list; `page` is added to its query. */
    page: string
    /** A pattern with `:personId`. */
    person: string
  }
}

const nothing: RatingQuery = { q: '', section: '', level: '', age: '', season: '', city: '' }

/** A page of the rating: place, dancer, points. */
export function RatingTable({ data, hasLeaders = false, onQueryChange, links }: RatingTableProps) {
  const leaders = hasLeaders ? data.items.filter(isLeader) : []
  const others = data.items.filter((line) => !leaders.includes(line))
  if (data.items.length === 0) {
    return (
      <EmptyState
        title="Никого не нашлось"
        action={<Button onPress={() => onQueryChange(nothing)}>Показать всех</Button>}
      />
    )
  }
  return (
    <Stack gap="small">
      <Text size="small" tone="secondary">
        <output>
          {data.isUpdating ? 'Обновляем…' : countOf(data.total, ['танцор', 'танцора', 'танцоров'])}
        </output>
      </Text>
      {leaders.length > 0 && <RatingLeaders lines={leaders} personHref={links.person} />}
      {others.length > 0 && (
        <div className={styles.short}>
          <Table
            aria-label="Рейтинг"
            columns={columns(links.person)}
            items={others}
            getKey={({ person_id }) => person_id}
            onPhone="rows"
          />
        </div>
      )}
      <Pagination
        page={data.page}
        pageCount={data.pageCount}
        hrefOf={(page) => withQuery(links.page, { page })}
      />
    </Stack>
  )
}

function columns(personHref: string): TableColumn<RatingLine>[] {
  return [
    {
      id: 'rank',
      title: 'Место',
      render: ({ rank, rank_to: rankTo }) =>
        rank === null ? '–' : <NoWrap>{sharedPlace(rank, rankTo ?? rank)}</NoWrap>,
    },
    {
      id: 'name',
      title: 'Танцор',
      isRowHeader: true,
      render: (line) => (
        <>
          <Link href={fillPath(personHref, { personId: line.person_id })}>{line.name}</Link>
          <Text size="small" weight="regular" tone="secondary">
            {detailsOf(line)}
          </Text>
        </>
      ),
    },
    { id: 'points', title: 'Очки', align: 'end', render: ({ points }) => pointsText(points) },
  ]
}
