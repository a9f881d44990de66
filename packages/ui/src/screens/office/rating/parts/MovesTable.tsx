import { rankStep } from '@parket/domain/rating/difference'
import { pointsText } from '@parket/domain/rating/words'
import { Link } from '../../../../components/Link/Link.tsx'
import { State } from '../../../../components/State/State.tsx'
import { Table, type TableColumn } from '../../../../components/Table/Table.tsx'
import type { RatingMove } from '../../../rating/parts/ratingData.ts'

interface MovesTableProps {
  moves: readonly RatingMove[]
  personHref: (personId: number) => string
}

/** Who rose and who fell: «кто поднялся, кто опустился». */
export function MovesTable({ moves, personHref }: MovesTableProps) {
  return (
    <Table
      aria-label="Кто поднялся, кто опустился"
      columns={columns(personHref)}
      items={moves}
      getKey={({ person_id }) => person_id}
      onPhone="rows"
    />
  )
}

function columns(personHref: (personId: number) => string): TableColumn<RatingMove>[] {
  return [
    {
      id: 'name',
      title: 'Танцор',
      isRowHeader: true,
      render: (move) => (
        <>
          <Link href={personHref(move.person_id)}>{move.name}</Link>
          <MoveState move={move} />
        </>
      ),
    },
    {
      id: 'rank',
      title: 'Место',
      align: 'end',
      render: ({ rank_before, rank_after }) =>
        fromTo(
          rank_before === null ? 'нет' : String(rank_before),
          rank_after === null ? 'нет' : String(rank_after),
        ),
    },
    {
      id: 'points',
      title: 'Очки',
      align: 'end',
      render: ({ before, after }) => fromTo(pointsText(before), pointsText(after)),
    },
  ]
}

function MoveState({ move }: { move: RatingMove }) {
  const step = rankStep(move)
  if (step === 0) return <State tone="closed">На том же месте</State>
  return step > 0 ? <State tone="positive">Выше</State> : <State tone="caution">Ниже</State>
}

function fromTo(before: string, after: string): string {
  return before === after ? after : `было ${before}, стало ${after}`
}
