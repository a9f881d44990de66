import { countOf } from '@parket/domain/format/plural'
import { pointsText, sharedPlace } from '@parket/domain/rating/words'
import { Button } from '../../../components/Button/Button.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Pagination } from '../../../components/Pagination/Pagination.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../components/Table/Table.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { RatingLine, RatingPage, RatingQuery } from './ratingData.ts'

export interface RatingTableProps {
  data: RatingPage
  onQueryChange: (change: Partial<RatingQuery>) => void
  links: { page: (page: number) => string; person: (personId: number) => string }
}

const nothing: RatingQuery = { q: '', section: '', level: '', age: '', season: '', city: '' }

/** A page of the rating: place, dancer, points. */
export function RatingTable({ data, onQueryChange, links }: RatingTableProps) {
  if (data.lines.length === 0) {
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
      <Table
        aria-label="Рейтинг"
        columns={columns(links.person)}
        items={data.lines}
        getKey={({ person_id }) => person_id}
      />
      <Pagination page={data.page} pageCount={data.pageCount} hrefOf={links.page} />
    </Stack>
  )
}

function columns(personHref: (personId: number) => string): TableColumn<RatingLine>[] {
  return [
    {
      id: 'rank',
      title: 'Место',
      render: ({ rank, rank_to: rankTo }) =>
        rank === null ? 'Мало результатов' : sharedPlace(rank, rankTo ?? rank),
    },
    {
      id: 'name',
      title: 'Танцор',
      isRowHeader: true,
      render: ({ person_id, name }) => <Link href={personHref(person_id)}>{name}</Link>,
    },
    { id: 'city', title: 'Город', render: ({ city }) => city },
    {
      id: 'promotions',
      title: 'Переход',
      render: ({ promotions }) => [...new Set(promotions.map(({ to }) => to))].join(', '),
    },
    { id: 'results', title: 'Результатов', align: 'end', render: ({ results }) => results },
    { id: 'points', title: 'Очки', align: 'end', render: ({ points }) => pointsText(points) },
  ]
}
