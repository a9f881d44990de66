import { singleKey, takenPacketIds } from '@parket/domain/registration/packets'
import { Badge } from '../../../../components/Badge/Badge.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { placesLabel } from '../../../contests/contestLabels.ts'
import type { EventContest } from '../../../events/eventData.ts'
import { jnjRoleLabel } from '../roles.ts'
import type { WizardView } from '../wizardView.ts'
import * as styles from '../RegistrationWizardScreen.css.ts'

interface ReviewContestsProps {
  view: WizardView
}

/** What was chosen: packets with their contests, then single ones. */
export function ReviewContests({ view }: ReviewContestsProps) {
  const { draft, contests } = view
  const named = (ids: readonly string[]) => contests.filter(({ id }) => ids.includes(id))
  const chosenIn = (key: string) => named(draft.packets[key]?.selectedGroupIds ?? [])
  return (
    <ul className={styles.reviewList}>
      {named(takenPacketIds(draft.packets)).map((packet) => (
        <li key={packet.id}>
          {packet.group_name}
          <ul className={styles.reviewSublist}>
            {chosenIn(packet.id).map((contest) => (
              <li key={contest.id}>
                <ChosenContest contest={contest} role={draft.roles[contest.id]} />
              </li>
            ))}
          </ul>
        </li>
      ))}
      {chosenIn(singleKey).map((contest) => (
        <li key={contest.id}>
          <ChosenContest contest={contest} role={draft.roles[contest.id]} />
        </li>
      ))}
    </ul>
  )
}

interface ChosenContestProps {
  contest: EventContest
  role: Parameters<typeof jnjRoleLabel>[0] | undefined
}

function ChosenContest({ contest, role }: ChosenContestProps) {
  return (
    <>
      {contest.group_name}{' '}
      {placesLabel(contest)?.isFull && <Badge tone="caution">лист ожидания</Badge>}
      {contest.jnj_role_split && role && (
        <Text as="div" size="small" tone="secondary">
          {jnjRoleLabel(role)}
        </Text>
      )}
    </>
  )
}
