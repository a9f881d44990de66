import { isPacket } from '@parket/domain/contest/tags'
import { arePacketsRequired } from '@parket/domain/event/tags'
import type { Instant } from '@parket/domain/format/date'
import { offeredContests } from '@parket/domain/registration/availability'
import { packetEntries } from '@parket/domain/registration/packets'
import { Button } from '../../../../components/Button/Button.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { GroupError } from '../parts/GroupError.tsx'
import type { StepProps } from '../wizardView.ts'
import { PacketCard } from './PacketCard.tsx'

interface PacketsStepProps extends StepProps {
  now: Instant
  /** Leads past the single contests, to the review. */
  onReview: () => void
}

/** Step 2: several contests for one price. */
export function PacketsStep({ view, now, onEdit, onReview }: PacketsStepProps) {
  const { contests, draft, tags, errors } = view
  const packets = offeredContests(contests, draft.dancers, view).filter(({ contest }) =>
    isPacket(contest),
  )
  if (packets.length === 0) {
    return (
      <Text isMeasured>
        На&nbsp;этом турнире нет пакетов для&nbsp;такого состава: выбирать нечего. Номинации
        выберете по&nbsp;одной на&nbsp;следующем шаге.
      </Text>
    )
  }
  // Who waits for their turn is not passed by.
  const isComplete =
    view.canOpen[4] === true &&
    draft.others.length === 0 &&
    packetEntries(draft.packets).some(([, { status }]) => status === true)
  return (
    <Stack gap="medium">
      <Text tone="secondary" isMeasured>
        {arePacketsRequired(tags)
          ? 'На\u00A0этом турнире нужно выбрать хотя бы один пакет.'
          : 'Пакет\u00A0— несколько номинаций за\u00A0одну цену, обычно дешевле, чем по\u00A0одной. Не\u00A0нужен\u00A0— идите дальше: всё можно выбрать и\u00A0без него.'}
      </Text>
      <GroupError path="packets" errors={errors['packets']} />
      {packets.map(({ contest, reason }) => (
        <PacketCard
          key={contest.id}
          packet={contest}
          reason={reason}
          view={view}
          now={now}
          onEdit={onEdit}
        />
      ))}
      {isComplete && (
        <div>
          <Button onPress={onReview}>Больше ничего: сразу к&nbsp;проверке</Button>
        </div>
      )}
    </Stack>
  )
}
