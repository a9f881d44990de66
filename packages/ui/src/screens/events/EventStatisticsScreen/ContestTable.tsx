import { numberedTitle } from '@parket/domain/contest/title'
import { formatNumber } from '@parket/domain/format/number'
import { Inline } from '../../../components/Inline/Inline.tsx'
import { State } from '../../../components/State/State.tsx'
import { Table, type TableColumn } from '../../../components/Table/Table.tsx'
import type { ContestFigures } from './statisticsData.ts'

const waiting: TableColumn<ContestFigures> = {
  id: 'waiting',
  title: 'Ждут места',
  align: 'end',
  render: (contest) => whole(contest.waiting),
}

const noShows: TableColumn<ContestFigures> = {
  id: 'noShows',
  title: 'Не пришли',
  align: 'end',
  render: (contest) => whole(contest.no_shows),
}

const columns: TableColumn<ContestFigures>[] = [
  {
    id: 'contest',
    title: 'Номинация',
    isRowHeader: true,
    render: (contest) => (
      <Inline as="span" align="baseline">
        <span>{numberedTitle(contest)}</span>
        {contest.below_minimum && <State tone="caution">мало участий</State>}
      </Inline>
    ),
  },
  { id: 'entries', title: 'Участия', align: 'end', render: ({ entries }) => whole(entries) },
  { id: 'dancers', title: 'Танцоры', align: 'end', render: ({ dancers }) => whole(dancers) },
]

/** Every contest with its figures, in the order of the event. */
export function ContestTable({ contests }: { contests: readonly ContestFigures[] }) {
  const isSomebodyWaiting = contests.some((contest) => contest.waiting > 0)
  const isSomebodyMissing = contests.some((contest) => contest.no_shows > 0)
  return (
    <Table
      aria-label="Участия по номинациям"
      columns={[
        ...columns,
        ...(isSomebodyWaiting ? [waiting] : []),
        ...(isSomebodyMissing ? [noShows] : []),
      ]}
      items={contests}
      getKey={({ contest_id }) => contest_id}
    />
  )
}

function whole(value: number): string {
  return formatNumber(value, 0)
}
