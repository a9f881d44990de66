import { numberedName, numberedTitle } from '@parket/domain/contest/title'
import { packetEntries } from '@parket/domain/registration/packets'
import { singleKey } from '@parket/domain/registration/singleKey'
import { State } from '../../../../components/State/State.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { placesLabel } from '../../../contests/contestLabels.ts'
import type { EventContest } from '../../../events/eventData.ts'
import { jnjRoleLabel } from '../roles.ts'
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
  const packets = decidedPackets(choice, contests)
  if (packets.length === 0) return <Text tone="secondary">Пакет не&nbsp;выбран</Text>
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
  const hasSingle = (choice.packets[singleKey]?.selectedGroupIds ?? []).length > 0
  if (hasSingle) {
    return <ChosenContests packetKey={singleKey} choice={choice} contests={contests} />
  }
  return (
    <Text tone="secondary">
      {decidedPackets(choice, contests).length > 0
        ? 'Кроме пакета\u00A0— ничего'
        : 'Пока ничего не\u00A0выбрано'}
    </Text>
  )
}

interface ChosenContestsProps extends ReviewChoiceProps {
  packetKey: string
}

function ChosenContests({ packetKey, choice, contests }: ChosenContestsProps) {
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
              {placesLabel(contest)?.isFull && <State tone="caution">лист ожидания</State>}
              {contest.jnj_role_split && role && (
                <Text as="div" size="small" tone="secondary">
                  {jnjRoleLabel(role)}
                </Text>
              )}
            </li>
          )
        })}
    </ul>
  )
}
