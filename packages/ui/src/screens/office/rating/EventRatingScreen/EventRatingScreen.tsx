import { numberedTitle } from '@parket/domain/contest/title'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { countOf } from '@parket/domain/format/plural'
import { pointsText, sharedPlace } from '@parket/domain/rating/words'
import type { Fraction } from '@parket/domain/scoring'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type {
  EventOfficeScreen,
  OfficeEvent,
} from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'

/** The points of an entry; its dancers have them each. */
export interface EventRatingLine {
  contest_id: string
  group_num: number
  group_name: string
  section: string
  start_number: number
  /** As the consents allow. */
  names: readonly string[]
  role: 'leader' | 'follower' | null
  place: number
  place_to: number
  points: Fraction
  rule: string
}

interface EventPoints {
  /** Null while the team has no rating. */
  calculated_at: string | null
  /** The scheme in force on the event's first day; null where there is none. */
  scheme: string | null
  /** By contest and place. */
  lines: readonly EventRatingLine[]
}

export interface EventRatingScreenProps extends EventOfficeScreen {
  /** The points that the event gave; or why there are none. */
  view: Loading | Failed | NoRight | Ready<EventPoints>
  /** Null while it is on its way. */
  event: OfficeEvent | null
  /** Addresses that it leads to. */
  links: {
    home: string
    /** The published result of a contest. */
    contest: (groupNum: number) => string
    /** The rating of the team and its schemes; null for those who may not see them. */
    team: string | null
    schemes: string | null
  }
}

/** The points that an event has given, by contest and place (/admin/events/{id}/rating). */
export function EventRatingScreen({ view, event, tabs, account, links }: EventRatingScreenProps) {
  return (
    <OrganiserPage
      title="Рейтинг"
      event={event}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      loadingText="Загружаем очки…"
      actions={links.team !== null && <ButtonLink href={links.team}>Рейтинг команды</ButtonLink>}
    >
      {(data) =>
        data.lines.length === 0 ? (
          <NoPoints data={data} event={event} schemes={links.schemes} />
        ) : (
          <Points data={data} event={event} contestHref={links.contest} />
        )
      }
    </OrganiserPage>
  )
}

function NoPoints({
  data,
  event,
  schemes,
}: {
  data: EventPoints
  event: EventRatingScreenProps['event']
  schemes: string | null
}) {
  if (event?.cancelled_at != null) {
    return <EmptyState title="Отменённый турнир очков не даёт" />
  }
  return data.scheme === null ? (
    <EmptyState
      title="На день турнира схемы очков нет"
      action={schemes !== null && <ButtonLink href={schemes}>Схемы очков</ButtonLink>}
    >
      Схема команды действует с&nbsp;дня, который в&nbsp;ней указан.
    </EmptyState>
  ) : (
    <EmptyState title="Очков пока нет">
      Они появятся, когда результаты номинаций опубликуют. Турнир считается по&nbsp;схеме «
      {data.scheme}».
    </EmptyState>
  )
}

function Points({
  data,
  event,
  contestHref,
}: {
  data: EventPoints
  event: EventRatingScreenProps['event']
  contestHref: (groupNum: number) => string
}) {
  const contests = Map.groupBy(data.lines, ({ group_num }) => group_num)
  return (
    <Stack gap="large">
      <Text tone="secondary" isMeasured>
        Схема «{data.scheme}». {countOf(contests.size, ['номинация', 'номинации', 'номинаций'])}{' '}
        с&nbsp;очками.
        {data.calculated_at !== null &&
          event &&
          ` Посчитано ${formatDateTime(data.calculated_at, event.time_zone)}.`}{' '}
        Каждый танцор заявки получает очки целиком.
      </Text>
      {[...contests].map(([groupNum, lines]) => (
        <Stack key={groupNum} as="section" gap="small">
          {lines[0] && (
            <Heading level={2}>
              <Link href={contestHref(groupNum)}>{numberedTitle(lines[0])}</Link>
            </Heading>
          )}
          <Table
            aria-label={`Очки номинации ${groupNum}`}
            columns={columns}
            items={lines}
            getKey={({ start_number, role }) => `${start_number} ${role ?? ''}`}
            onPhone="rows"
          />
        </Stack>
      ))}
    </Stack>
  )
}

const columns: TableColumn<EventRatingLine>[] = [
  { id: 'place', title: 'Место', render: ({ place, place_to }) => sharedPlace(place, place_to) },
  {
    id: 'names',
    title: 'Кто',
    isRowHeader: true,
    render: ({ names, start_number, rule }) => (
      <>
        {[`№\u00A0${start_number}`, ...names].join(', ')}
        <Text size="small" weight="regular" tone="secondary">
          {rule}
        </Text>
      </>
    ),
  },
  { id: 'points', title: 'Очки', align: 'end', render: ({ points }) => pointsText(points) },
]
