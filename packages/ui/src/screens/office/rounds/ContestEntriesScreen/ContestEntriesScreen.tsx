import { useMemo } from 'react'
import type { EventAges } from '@parket/domain/event/event'
import { countOf } from '@parket/domain/format/plural'
import type { Attendance } from '@parket/domain/registration/attendance'
import { dancerName } from '@parket/domain/registration/dancers'
import type { RoundEntryStatus } from '@parket/domain/scoring/standings'
import type { JnjRole } from '@parket/domain/registration/request'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import {
  ContestDayPage,
  type ContestDayScreen,
} from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { roleLabels } from '../../registrations/ContestRegistrationsScreen/entryColumns.tsx'
import { OutcomeAlert, type Outcome } from '../../parts/OutcomeAlert.tsx'
import {
  RoundStatusDialog,
  roundStatusWords,
  SwapDialog,
  type RoundStatusDialogProps,
  type SwapDialogProps,
} from './EntryDialogs.tsx'

export type { RoundStatusDialogProps, SwapDialogProps } from './EntryDialogs.tsx'
export type { ContestDayFrame } from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'

/** An entry that is going to dance, unless it is marked absent. */
export interface DayEntry {
  id: number
  regId: number
  number: number
  dancers: readonly { last_name: string; first_name: string }[]
  city: string
  club: string
  role: JnjRole | null
  /** Null: nobody has looked yet. */
  attendance: Attendance | null
  /** What became of it in the last round that it came to; null before one has begun. */
  round: { id: number; label: string; status: RoundEntryStatus; reason: string } | null
}

export interface ContestEntriesScreenProps extends ContestDayScreen {
  /** The entries that dance, with the event their ages are counted for; or why there are none. */
  view: Loading | Failed | NoRight | Ready<{ event: EventAges; entries: readonly DayEntry[] }>
  /** What the last action came to. */
  outcome: Outcome | null
  /** Marks an entry as come or absent; null takes the mark back. */
  onAttendanceChange: (entry: DayEntry, attendance: Attendance | null) => void
  /** Opens the dialog that scratches, disqualifies or returns an entry in a round. */
  onStatusChange: (entry: DayEntry) => void
  /** Opens the dialog that exchanges start numbers. */
  onSwap: (entry: DayEntry) => void
  /** Null: closed. */
  dialog: RoundStatusDialogProps | SwapDialogProps | null
}

/** Who dances a contest, and who has come. */
export function ContestEntriesScreen(props: ContestEntriesScreenProps) {
  const { frame, view, outcome, dialog, onAttendanceChange, onStatusChange, onSwap } = props
  const columns = useMemo(
    () => entryColumns({ onAttendanceChange, onStatusChange, onSwap }),
    [onAttendanceChange, onStatusChange, onSwap],
  )
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
          {dialog?.kind === 'status' && <RoundStatusDialog {...dialog} />}
          {dialog?.kind === 'swap' && <SwapDialog {...dialog} />}
        </Stack>
      )}
    </ContestDayPage>
  )
}

/** Who is marked absent is drawn into no heat (docs/rules/rounds-and-heats.md, «Who is in a round»). */
function summary(entries: readonly DayEntry[]): string {
  const absent = entries.filter(({ attendance }) => attendance === 'absent').length
  const present = entries.filter(({ attendance }) => attendance === 'present').length
  const words = ['участие', 'участия', 'участий'] as const
  return `${countOf(entries.length, words)}: пришли ${present}, не пришли ${absent}, не отмечены ${
    entries.length - absent - present
  }.`
}

type Changes = Pick<ContestEntriesScreenProps, 'onAttendanceChange' | 'onStatusChange' | 'onSwap'>

function entryColumns({
  onAttendanceChange,
  onStatusChange,
  onSwap,
}: Changes): TableColumn<DayEntry>[] {
  return [
    {
      id: 'number',
      title: 'Номер',
      align: 'end',
      render: (entry) => (
        <Button
          variant="quiet"
          aria-label={`Поменять номер ${entry.number}`}
          onPress={() => onSwap(entry)}
        >
          {entry.number}
        </Button>
      ),
    },
    { id: 'dancers', title: 'Танцоры', isRowHeader: true, render: namesOf },
    {
      id: 'city',
      title: 'Город, клуб',
      render: ({ city, club, role }) =>
        [city, club, role && roleLabels[role]].filter(Boolean).join(', '),
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
    {
      id: 'round',
      title: 'В туре',
      render: (entry) =>
        entry.round && (
          <Button
            variant="quiet"
            aria-label={`${entry.number}. ${roundText(entry.round)}. Изменить`}
            onPress={() => onStatusChange(entry)}
          >
            {roundText(entry.round)}
          </Button>
        ),
    },
  ]
}

/** «1/2: Снялся. Травма». */
function roundText({ label, status, reason }: NonNullable<DayEntry['round']>): string {
  return [`${label}: ${roundStatusWords[status]}`, reason].filter(Boolean).join('. ')
}

function namesOf({ dancers }: DayEntry): string {
  return dancers.map(dancerName).join(', ')
}
