import { useMemo } from 'react'
import type { EventAges } from '@parket/domain/event/event'
import { countOf } from '@parket/domain/format/plural'
import type { Attendance } from '@parket/domain/registration/attendance'
import { dancerName } from '@parket/domain/registration/dancers'
import type { JnjRole } from '@parket/domain/registration/request'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../components/Table/Table.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import {
  ContestDayPage,
  type ContestDayFrame,
} from '../../../layouts/ContestDayPage/ContestDayPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../viewState.ts'
import { roleLabels } from '../../organiser/ContestRegistrationsScreen/entryColumns.tsx'
import { OutcomeAlert, type Outcome } from '../../organiser/parts/OutcomeAlert.tsx'

export type { ContestDayFrame } from '../../../layouts/ContestDayPage/ContestDayPage.tsx'

/** An entry that is going to dance, unless it is marked absent. */
export interface DayEntry {
  id: number
  regId: number
  number: number
  dancers: readonly { last_name: string; first_name: string }[]
  city: string
  role: JnjRole | null
  /** Null: nobody has looked yet. */
  attendance: Attendance | null
}

export interface ContestEntriesScreenProps {
  frame: ContestDayFrame
  view: Loading | Failed | NoRight | Ready<{ event: EventAges; entries: readonly DayEntry[] }>
  outcome: Outcome | null
  onAttendanceChange: (entry: DayEntry, attendance: Attendance | null) => void
}

/** Who dances a contest, and who has come. */
export function ContestEntriesScreen(props: ContestEntriesScreenProps) {
  const { frame, view, outcome, onAttendanceChange } = props
  const columns = useMemo(() => entryColumns(onAttendanceChange), [onAttendanceChange])
  return (
    <ContestDayPage frame={frame} view={view} loadingText="Загружаем участников…">
      {({ entries }) => (
        <Stack gap="small">
          <OutcomeAlert outcome={outcome} />
          {entries.length === 0 ? (
            <EmptyState title="Участников нет">Никто не&nbsp;заявлен.</EmptyState>
          ) : (
            <>
              <Text size="small" tone="secondary">
                {summary(entries)}
              </Text>
              <Table
                aria-label="Участники"
                columns={columns}
                items={entries}
                getKey={({ id }) => id}
              />
            </>
          )}
        </Stack>
      )}
    </ContestDayPage>
  )
}

/** Who is marked absent is drawn into no heat (scoring, «Rounds»). */
function summary(entries: readonly DayEntry[]): string {
  const absent = entries.filter(({ attendance }) => attendance === 'absent').length
  const present = entries.filter(({ attendance }) => attendance === 'present').length
  const words = ['заявка', 'заявки', 'заявок'] as const
  return `${countOf(entries.length, words)}: пришли ${present}, не пришли ${absent}, не отмечены ${
    entries.length - absent - present
  }.`
}

function entryColumns(
  onAttendanceChange: ContestEntriesScreenProps['onAttendanceChange'],
): TableColumn<DayEntry>[] {
  return [
    { id: 'number', title: 'Номер', align: 'end', render: ({ number }) => number },
    { id: 'dancers', title: 'Танцоры', isRowHeader: true, render: namesOf },
    {
      id: 'city',
      title: 'Город',
      render: ({ city, role }) => [city, role && roleLabels[role]].filter(Boolean).join(', '),
    },
    {
      id: 'attendance',
      title: 'Явка',
      render: (entry) => (
        <SegmentedControl
          aria-label={`Явка: ${entry.number}. ${namesOf(entry)}`}
          value={entry.attendance ?? 'unknown'}
          items={[
            { value: 'unknown', label: '—' },
            { value: 'present', label: 'Здесь' },
            { value: 'absent', label: 'Нет' },
          ]}
          onChange={(value) => onAttendanceChange(entry, value === 'unknown' ? null : value)}
        />
      ),
    },
  ]
}

function namesOf({ dancers }: DayEntry): string {
  return dancers.map(dancerName).join(', ')
}
