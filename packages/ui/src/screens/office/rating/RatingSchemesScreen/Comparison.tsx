import type { EventHeading } from '@parket/domain/event/event'
import { formatEventDates } from '@parket/domain/event/dates'
import { countOf, plural } from '@parket/domain/format/plural'
import { pointsText } from '@parket/domain/rating/words'
import type { Fraction } from '@parket/domain/scoring'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { MovesTable } from '../parts/MovesTable.tsx'
import type { RatingMove } from '../../../rating/parts/ratingData.ts'

interface EventSum {
  event: EventHeading & { id: number }
  before: Fraction
  after: Fraction
}

/** The rating as it is, and as the scheme would make it. */
export interface RatingComparison {
  results: number
  people: number
  risen: number
  fallen: number
  /** How many keep their rank. */
  same: number
  /** Those whose rank changes most. */
  moves: readonly RatingMove[]
  /** Points given at past events, the latest first. */
  events: readonly EventSum[]
}

interface ComparisonProps {
  comparison: RatingComparison
  /** The scheme was changed since. */
  isOld: boolean
  personHref: (personId: number) => string
}

const dancers = ['танцор', 'танцора', 'танцоров'] as const

/** «21 танцор станет выше», «7 танцоров станут ниже». */
function becoming(count: number, where: 'выше' | 'ниже'): string {
  const verb = plural(count, ['станет', 'станут', 'станут'])
  return `${countOf(count, dancers)} ${verb} ${where}`
}

/** Who would rise and who would fall, and what past events would have given. */
export function Comparison({ comparison, isOld, personHref }: ComparisonProps) {
  const { results, people, risen, fallen, same, moves, events } = comparison
  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>Кто поднялся, кто опустился</Heading>
      {isOld && (
        <Alert tone="caution">
          Схема изменилась после сравнения. Сравните ещё раз, чтобы видеть её&nbsp;итог.
        </Alert>
      )}
      <Text isMeasured>
        Если считать по&nbsp;этой схеме все прошедшие турниры (
        {countOf(results, ['результат', 'результата', 'результатов'])} у&nbsp;
        {countOf(people, ['танцора', 'танцоров', 'танцоров'])}), {becoming(risen, 'выше')},{' '}
        {becoming(fallen, 'ниже')}, {staying(same)}. Сравнение ничего не&nbsp;сохраняет.
      </Text>
      {moves.length > 0 && <MovesTable moves={moves} personHref={personHref} />}
      {events.length > 0 && (
        <>
          <Heading level={3}>Очки за&nbsp;прошедшие турниры</Heading>
          <Table
            aria-label="Очки за прошедшие турниры"
            columns={columns}
            items={events}
            getKey={({ event }) => event.id}
            onPhone="rows"
          />
        </>
      )}
    </Stack>
  )
}

/** «51 танцор останется на месте». */
function staying(count: number): string {
  const verb = plural(count, ['останется', 'останутся', 'останутся'])
  return `${countOf(count, dancers)} ${verb} на\u00A0месте`
}

const columns: TableColumn<EventSum>[] = [
  {
    id: 'event',
    title: 'Турнир',
    isRowHeader: true,
    render: ({ event }) => (
      <>
        {event.name}
        <Text size="small" weight="regular" tone="secondary">
          {formatEventDates(event)}
        </Text>
      </>
    ),
  },
  { id: 'before', title: 'Сейчас', align: 'end', render: ({ before }) => pointsText(before) },
  { id: 'after', title: 'По схеме', align: 'end', render: ({ after }) => pointsText(after) },
]
