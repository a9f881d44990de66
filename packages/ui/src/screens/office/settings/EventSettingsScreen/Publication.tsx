import type { PublicationGap } from '@parket/domain/event/publication'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { eventActions, type AdminEventAction, type EventLife } from '../../parts/eventLife.ts'
import type { Outcome } from '../../parts/OutcomeAlert.tsx'

/** What is done to the event as a whole, and what it lacks. */
export interface EventPublication {
  /** Whether it is published, cancelled, in the archive. */
  event: EventLife
  gaps: readonly PublicationGap[]
  isPending: boolean
  /** What the last action came to. */
  outcome: Outcome | null
  onAction: (action: AdminEventAction) => void
  /** Makes the rehearsal of the event, or opens the one there is; null for a rehearsal. */
  onRehearse: (() => void) | null
}

/** Of an event that nobody sees yet, before all fields: what it lacks to be published. */
export function ToPublish({ event, gaps, isPending, onAction }: EventPublication) {
  const publish = eventActions(event).find(({ action }) => action === 'publish')
  if (!publish) return null
  const isStopped = gaps.some(({ isRequired }) => isRequired)
  return (
    <>
      <Gaps gaps={gaps} isStopped={isStopped} />
      <Inline>
        <Button isDisabled={isPending || isStopped} onPress={() => onAction(publish.action)}>
          {publish.label}
        </Button>
      </Inline>
    </>
  )
}

/** What is seldom done: it stands below all fields. */
export function WholeEventSection({ publication }: { publication: EventPublication }) {
  const { event, gaps, isPending, onAction, onRehearse } = publication
  return (
    <>
      {event.published && <Gaps gaps={gaps} isStopped={false} />}
      <Inline>
        {eventActions(event)
          .filter(({ action }) => action !== 'publish')
          .map(({ action, label }) => (
            <Button key={action} isDisabled={isPending} onPress={() => onAction(action)}>
              {label}
            </Button>
          ))}
      </Inline>
      {onRehearse && (
        <Inline>
          <Button isDisabled={isPending} onPress={onRehearse}>
            Репетиция
          </Button>
          <Text size="small" tone="secondary">
            Копия с&nbsp;выдуманными заявками и&nbsp;оценками, чтобы всё попробовать. Видна только
            сотрудникам, удаляется одним нажатием.
          </Text>
        </Inline>
      )}
    </>
  )
}

interface GapsProps {
  gaps: readonly PublicationGap[]
  /** Without some of them it cannot be published. */
  isStopped: boolean
}

function Gaps({ gaps, isStopped }: GapsProps) {
  if (gaps.length === 0) return null
  return (
    <Alert
      tone={isStopped ? 'caution' : 'info'}
      title={isStopped ? 'До публикации не хватает' : 'Стоит добавить'}
    >
      <ul>
        {gaps.map(({ text, isRequired }) => (
          <li key={text}>
            {text}
            {!isRequired && isStopped && ' (можно и позже)'}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
