import { formatTime } from '@parket/domain/format/dateTime'
import { useMemo, useState } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { DataTable, type DataColumn } from '../../../../components/DataTable/DataTable.tsx'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { DayFloor, DayItem, DayLinks, DayScreenProps } from './dayData.ts'
import { isStartable, itemName, itemRound, nextRounds } from './dayWords.ts'
import { ReadinessText } from './ReadinessText.tsx'
import * as styles from './day.css.ts'

type Filter = 'all' | 'ahead' | 'running' | 'judged'
type Row = DayItem & { floor: string }

interface DayRoundsProps extends Pick<DayScreenProps, 'onStart'> {
  floors: readonly DayFloor[]
  timeZone: string
  links: DayLinks
}

/** All rounds of the day in the order they are expected; the chosen ones are started together. */
export function DayRounds({ floors, timeZone, onStart, links }: DayRoundsProps) {
  const [filter, setFilter] = useState<Filter>('ahead')
  const rows = floors
    .flatMap(({ floor, items }) => items.map((item) => ({ ...item, floor })))
    .filter(({ kind }) => kind === 'round')
    .toSorted((one, other) => one.expected_start.localeCompare(other.expected_start))
  const shown = rows.filter(filters[filter])
  const hasFloors = floors.length > 1
  const columns = useMemo(() => columnsOf(timeZone, hasFloors), [timeZone, hasFloors])
  const next = nextRounds(rows)
  const bulkActions = (selected: Row[]) => <StartSelected rows={selected} onStart={onStart} />
  return (
    <section className={styles.rounds} aria-labelledby="day-rounds">
      <DataTable
        aria-label="Туры дня"
        columns={columns}
        items={shown}
        getKey={({ id }) => String(id)}
        rowHref={({ contest }) => links.rounds(contest?.group_num ?? 0)}
        bulkActions={bulkActions}
        summary={
          <div className={styles.filters}>
            <h2 id="day-rounds" className={styles.roundsTitle}>
              Туры дня
            </h2>
            <SegmentedControl
              aria-label="Какие туры"
              items={[
                { value: 'all', label: `Все ${rows.length}` },
                { value: 'ahead', label: `К\u00A0запуску ${rows.filter(filters.ahead).length}` },
                { value: 'running', label: `Идут ${rows.filter(filters.running).length}` },
                { value: 'judged', label: `Подсчитаны ${rows.filter(filters.judged).length}` },
              ]}
              value={filter}
              onChange={setFilter}
            />
            {next.length > 0 && (
              <Button onPress={() => onStart(next.map(({ id }) => id))}>
                Следующий тур: {next.length}
              </Button>
            )}
          </div>
        }
        empty={<Text tone="secondary">Таких туров сегодня нет.</Text>}
        density="compact"
      />
    </section>
  )
}

function StartSelected({ rows, onStart }: Pick<DayScreenProps, 'onStart'> & { rows: Row[] }) {
  const ready = rows.filter(isStartable).length
  return (
    <Button
      variant="primary"
      isDisabled={ready === 0}
      onPress={() => onStart(rows.map(({ id }) => id))}
    >
      Подготовить {ready}
      {ready < rows.length && ` из\u00A0${rows.length}`}
    </Button>
  )
}

const filters: Record<Filter, (row: Row) => boolean> = {
  all: () => true,
  ahead: ({ readiness }) => !['running', 'judged', 'cancelled'].includes(readiness ?? ''),
  running: ({ readiness }) => readiness === 'running',
  judged: ({ readiness }) => readiness === 'judged',
}

function columnsOf(timeZone: string, hasFloors: boolean): DataColumn<Row>[] {
  const floor: DataColumn<Row> = {
    id: 'floor',
    title: 'Площадка',
    render: (row) => row.floor,
    width: 90,
  }
  return [
    {
      id: 'start',
      title: 'Начало',
      render: ({ expected_start }) => (
        <time dateTime={expected_start}>{formatTime(expected_start, timeZone)}</time>
      ),
      width: 72,
    },
    ...(hasFloors ? [floor] : []),
    { id: 'contest', title: 'Номинация', render: itemName, isRowHeader: true, width: 240 },
    { id: 'round', title: 'Тур', render: itemRound, width: 72 },
    {
      id: 'entries',
      title: 'Участий',
      render: entriesOf,
      align: 'end',
      width: 80,
    },
    {
      id: 'readiness',
      title: 'Состояние',
      render: (item) => <ReadinessText item={item} />,
      width: 150,
    },
  ]
}

/** Of a round that is drawn those who dance it; before that a first round has all entries of its contest. */
function entriesOf({ rounds, contest, waits_for }: DayItem): number | '' {
  const drawn = rounds.reduce((sum, { entries }) => sum + entries, 0)
  if (drawn > 0) return drawn
  return waits_for === null ? (contest?.entries ?? '') : ''
}
