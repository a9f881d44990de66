import { numberedName, numberedTitle } from '@parket/domain/contest/title'
import { packetEntries } from '@parket/domain/registration/packets'
import { singleKey } from '@parket/domain/registration/singleKey'
import { State } from '../../../../components/State/State.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { placesLabel } from '../../../contests/contestLabels.ts'
import { contestsTexts } from '../../../../texts/wizard/contestsTexts.ts'
import { reviewTexts } from '../../../../texts/wizard/reviewTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import type { EventContest } from '../../../events/eventData.ts'
import type { ShownEntry } from '../wizardProgress.ts'
import { ContestName } from '../../../contests/ContestName.tsx'
import * as styles from './review.css.ts'

interface ReviewChoiceProps {
  choice: Pick<ShownEntry, 'packets' | 'roles'>
  contests: readonly EventContest[]
}

/** Packets somebody decided on, complete or not. */
export function decidedPackets(
  { packets }: ReviewChoiceProps['choice'],
  contests: readonly EventContest[],
): EventContest[] {
  const decided = new Set(
    packetEntries(packets).flatMap(([id, { status }]) => (status === null ? [] : [id])),
  )
  return contests.filter(({ id }) => decided.has(id))
}

/** Packets with what they were filled with. */
export function ReviewPackets({ choice, contests }: ReviewChoiceProps) {
  const say = useWizardTexts('review', reviewTexts)
  const packets = decidedPackets(choice, contests)
  if (packets.length === 0) return <Text tone="secondary">{say('noPacket')}</Text>
  return (
    <ul className={styles.reviewList}>
      {packets.map((packet) => (
        <li key={packet.id}>
          <ContestName>{numberedName(packet)}</ContestName>
          <ChosenContests packetKey={packet.id} choice={choice} contests={contests} />
        </li>
      ))}
    </ul>
  )
}

/** What was chosen outside packets. */
export function ReviewContests({ choice, contests }: ReviewChoiceProps) {
  const say = useWizardTexts('review', reviewTexts)
  const hasSingle = (choice.packets[singleKey]?.selectedGroupIds ?? []).length > 0
  if (hasSingle) {
    return <ChosenContests packetKey={singleKey} choice={choice} contests={contests} />
  }
  return (
    <Text tone="secondary">
      {say(decidedPackets(choice, contests).length > 0 ? 'onlyPacket' : 'nothing')}
    </Text>
  )
}

interface ChosenContestsProps extends ReviewChoiceProps {
  packetKey: string
}

function ChosenContests({ packetKey, choice, contests }: ChosenContestsProps) {
  const say = useWizardTexts('contests', contestsTexts)
  const ids = choice.packets[packetKey]?.selectedGroupIds ?? []
  return (
    <ul className={packetKey === singleKey ? styles.reviewList : styles.reviewSublist}>
      {contests
        .filter(({ id }) => ids.includes(id))
        .map((contest) => {
          const role = choice.roles[contest.id]
          return (
            <li key={contest.id}>
              <ContestName>{numberedTitle(contest)}</ContestName>{' '}
              {placesLabel(contest)?.isFull && <State tone="caution">{say('waitingList')}</State>}
              {contest.jnj_role_split && role && (
                <Text as="div" size="small" tone="secondary">
                  {say(role)}
                </Text>
              )}
            </li>
          )
        })}
    </ul>
  )
}
