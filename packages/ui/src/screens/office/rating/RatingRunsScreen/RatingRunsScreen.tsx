import { formatDate } from '@parket/domain/format/date'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { formatNumber } from '@parket/domain/format/number'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { ProgressBar } from '../../../../components/ProgressBar/ProgressBar.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { RetryIcon } from '../../../../icons/RetryIcon.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { TableSkeleton } from '../../../parts/TableSkeleton/TableSkeleton.tsx'
import { MovesTable } from '../parts/MovesTable.tsx'
import { RatingParts, type RatingPartLinks } from '../parts/RatingParts.tsx'
import type { RatingMove } from '../../../rating/parts/ratingData.ts'

/** A calculation of the rating that is done. */
export interface RatingRun {
  id: number
  /** The day it is of. */
  as_of: string
  finished_at: string
  results: number
  people: number
  /** How many have other points than in the run before. */
  changed: number
  /** Of the schemes and of all result files: equal inputs give an equal rating. */
  inputs_hash: string
}

interface Runs {
  /** Of the calculation that waits or is under way; null where there is none. */
  progress: { done: number; total: number } | null
  /** The latest first. */
  runs: readonly RatingRun[]
}

/** The run that is open, and what it changed. */
interface OpenRun {
  id: number
  moves: Loading | Failed | Ready<{ moves: readonly RatingMove[] }>
}

export interface RatingRunsScreenProps extends OfficeScreen {
  /** The calculations so far and how far the one under way is; or why there are none. */
  view: Loading | Failed | NoRight | Ready<Runs>
  /** The calculation that is open, and what it moved; null: none is. */
  open: OpenRun | null
  /** Asks for a calculation. */
  onCalculate: () => void
  /** A calculation is being asked for. */
  isAsking: boolean
  /** Why the calculation could not be asked for, in Russian. */
  problem: string | null
  /** Of dates and hours, IANA. */
  timeZone: string
  /** Addresses that it leads to. */
  links: {
    home: string
    parts: RatingPartLinks
    run: (runId: number) => string
    person: (personId: number) => string
  }
}

/** The calculations of the rating: how far the current one is, and what each changed. */
export function RatingRunsScreen(props: RatingRunsScreenProps) {
  const { view, onCalculate, isAsking, problem, account, links } = props
  const isRunning = view.state === 'ready' && view.progress !== null
  return (
    <OrganiserPage
      title="Рейтинг команды"
      view={view}
      account={account}
      links={links}
      actions={
        <Button
          iconStart={<RetryIcon />}
          isPending={isAsking}
          isDisabled={isRunning}
          onPress={onCalculate}
        >
          Пересчитать
        </Button>
      }
      filters={<RatingParts current="runs" links={links.parts} />}
      loadingText="Загружаем расчёты…"
    >
      {(data) => (
        <Stack gap="large">
          <Text tone="secondary" isMeasured>
            Рейтинг пересчитывается сам: после публикации и&nbsp;исправления результата, после новой
            схемы и&nbsp;каждый день. Пока идёт расчёт, все видят прежний.
          </Text>
          {problem !== null && <Alert tone="critical">{problem}</Alert>}
          {data.progress && <Progress {...data.progress} />}
          <RunList {...props} runs={data.runs} />
        </Stack>
      )}
    </OrganiserPage>
  )
}

function Progress({ done, total }: { done: number; total: number }) {
  return (
    <ProgressBar
      label={total === 0 ? 'Расчёт ждёт очереди' : 'Считаем рейтинг'}
      value={total === 0 ? null : done / total}
      valueText={total === 0 ? undefined : `${done} из\u00A0${total} номинаций`}
    />
  )
}

function RunList(props: RatingRunsScreenProps & { runs: readonly RatingRun[] }) {
  const { runs, open, timeZone, links } = props
  if (runs.length === 0) {
    return (
      <EmptyState title="Расчётов пока нет">
        Первый начнётся, когда появится схема очков. Задайте её на&nbsp;вкладке «Схемы очков».
      </EmptyState>
    )
  }
  const opened = runs.find(({ id }) => id === open?.id)
  return (
    <>
      {open && opened && (
        <Stack as="section" gap="small">
          <Heading level={2}>Расчёт {formatDateTime(opened.finished_at, timeZone)}</Heading>
          <Text size="small" tone="secondary">
            Отпечаток исходных данных: {opened.inputs_hash.slice(0, 16)}. Те&nbsp;же данные дают
            тот&nbsp;же рейтинг.
          </Text>
          <Moves moves={open.moves} personHref={links.person} />
        </Stack>
      )}
      <Stack as="section" gap="small">
        <Heading level={2}>Последние расчёты</Heading>
        <Table
          aria-label="Расчёты рейтинга"
          columns={columns(timeZone, links.run)}
          items={runs}
          getKey={({ id }) => id}
        />
      </Stack>
    </>
  )
}

function Moves({
  moves,
  personHref,
}: {
  moves: OpenRun['moves']
  personHref: (personId: number) => string
}) {
  if (moves.state === 'loading') return <TableSkeleton label="Загружаем изменения…" />
  if (moves.state === 'failed') {
    return <ErrorState message={moves.message} onRetry={moves.onRetry} />
  }
  return moves.moves.length === 0 ? (
    <Text>Очки ни&nbsp;у&nbsp;кого не&nbsp;изменились.</Text>
  ) : (
    <MovesTable moves={moves.moves} personHref={personHref} />
  )
}

function columns(timeZone: string, href: (runId: number) => string): TableColumn<RatingRun>[] {
  return [
    {
      id: 'finished_at',
      title: 'Посчитан',
      isRowHeader: true,
      render: ({ id, finished_at }) => (
        <Link href={href(id)}>{formatDateTime(finished_at, timeZone)}</Link>
      ),
    },
    { id: 'as_of', title: 'На день', render: ({ as_of }) => formatDate(as_of) },
    { id: 'results', title: 'Результатов', align: 'end', render: ({ results }) => whole(results) },
    { id: 'people', title: 'Танцоров', align: 'end', render: ({ people }) => whole(people) },
    {
      id: 'changed',
      title: 'У скольких изменились очки',
      align: 'end',
      render: ({ changed }) => whole(changed),
    },
  ]
}

function whole(value: number): string {
  return formatNumber(value, 0)
}
