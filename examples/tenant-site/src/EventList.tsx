import { formatEventDates } from '@parket/domain/event/dates'
import { registrationWindowProblem } from '@parket/domain/event/registrationWindow'
import { Button } from '@parket/ui/components/Button'
import { Card } from '@parket/ui/components/Card'
import { EmptyState } from '@parket/ui/components/EmptyState'
import { ErrorState } from '@parket/ui/components/ErrorState'
import { Heading } from '@parket/ui/components/Heading'
import { Skeleton } from '@parket/ui/components/Skeleton'
import { Stack } from '@parket/ui/components/Stack'
import { Text } from '@parket/ui/components/Text'
import { fetchEvents, type ListedEvent } from './api.ts'
import { useLoaded } from './useLoaded.ts'

interface EventListProps {
  now: Date
  onRegister: (event: ListedEvent) => void
}

/** Events to come. */
export function EventList({ now, onRegister }: EventListProps) {
  const events = useLoaded(fetchEvents)
  if (events.state === 'loading') return <Skeleton lines={4} />
  if (events.state === 'failed')
    return <ErrorState message={events.message} onRetry={events.onRetry} />
  if (events.data.length === 0) {
    return <EmptyState title="Новых турниров пока нет">Загляните позже.</EmptyState>
  }
  return (
    <Stack as="ul">
      {events.data.map((event) => (
        <EventCard key={event.id} event={event} now={now} onRegister={() => onRegister(event)} />
      ))}
    </Stack>
  )
}

interface EventCardProps {
  event: ListedEvent
  now: Date
  onRegister: () => void
}

function EventCard({ event, now, onRegister }: EventCardProps) {
  const problem = registrationWindowProblem(event, now)
  return (
    <Card as="li">
      <Stack gap="small">
        <Heading level={2} size={3}>
          {event.name}
        </Heading>
        <Text tone="secondary">
          {formatEventDates(event)}, {event.city}
        </Text>
        {problem === null ? (
          <div>
            <Button variant="primary" aria-label={`Записаться: ${event.name}`} onPress={onRegister}>
              Записаться
            </Button>
          </div>
        ) : (
          <Text size="small">{problem}</Text>
        )}
      </Stack>
    </Card>
  )
}
