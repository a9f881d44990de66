import { isPacket } from '@parket/domain/contest/tags'
import { arePacketsRequired } from '@parket/domain/event/tags'
import type { Instant } from '@parket/domain/format/date'
import { offeredContests } from '@parket/domain/registration/availability'
import { packetEntries } from '@parket/domain/registration/packets'
import { Button } from '../../../../components/Button/Button.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { packetsTexts } from '../../../../texts/wizard/packetsTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
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
  const say = useWizardTexts('packets', packetsTexts)
  const { contests, draft, tags, errors } = view
  const packets = offeredContests(contests, draft.dancers, view).filter(({ contest }) =>
    isPacket(contest),
  )
  if (packets.length === 0) {
    return <Text isMeasured>{say('none')}</Text>
  }
  // Who waits for their turn is not passed by.
  const isComplete =
    view.canOpen[4] === true &&
    draft.others.length === 0 &&
    packetEntries(draft.packets).some(([, { status }]) => status === true)
  return (
    <Stack gap="medium">
      <Text tone="secondary" isMeasured>
        {say(arePacketsRequired(tags) ? 'required' : 'optional')}
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
          <Button onPress={onReview}>{say('toReview')}</Button>
        </div>
      )}
    </Stack>
  )
}
