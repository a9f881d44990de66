import { isPass } from '@parket/domain/contest/tags'
import { contestTitle } from '@parket/domain/contest/title'
import type { Instant } from '@parket/domain/format/date'
import { chosenContestIds, packetEntries, packetMembers } from '@parket/domain/registration/packets'
import { singleKey } from '@parket/domain/registration/singleKey'
import type { JnjRole } from '@parket/domain/registration/request'
import { overlappingContests } from '@parket/domain/timetable/overlaps'
import { RadioGroup } from '../../../../components/RadioGroup/RadioGroup.tsx'
import type { EventContest } from '../../../events/eventData.ts'
import type { Say } from '@parket/domain/format/sayOf'
import { contestsTexts, type ContestsTextName } from '../../../../texts/wizard/contestsTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { fieldId } from '../fieldId.ts'
import { ContestOption } from '../parts/ContestOption.tsx'
import type { StepProps } from '../wizardView.ts'

interface SingleContestOptionProps extends StepProps {
  contest: EventContest
  reason: string | null
  now: Instant
  /** Shown outside its section. */
  isApart?: boolean
}

/** A contest chosen on its own; one that a packet holds already is shown as such. */
export function SingleContestOption(props: SingleContestOptionProps) {
  const { contest, reason, view, now, isApart, onEdit } = props
  const say = useWizardTexts('contests', contestsTexts)
  const { draft, contests, event, errors } = view
  const isChosen = draft.packets[singleKey]?.selectedGroupIds.includes(contest.id) ?? false
  const holder = packetEntries(draft.packets).find(([, { selectedGroupIds }]) =>
    selectedGroupIds.includes(contest.id),
  )
  const packet = holder && contests.find(({ id }) => id === holder[0])
  const isAuto = packet !== undefined && (draft.autoBundles?.includes(packet.id) ?? false)
  const isNeeded =
    holder !== undefined && holder[1].selectedGroupIds.length <= (packet?.packet?.min ?? 0)
  const holderText =
    packet && say(isNeeded ? 'inPacket' : 'freeInPacket', { packet: packet.group_name })
  const isSelected = isChosen || holder !== undefined
  const rolePath = `roles.${contest.id}`
  const isRoleMissing =
    isSelected && contest.jnj_role_split && !draft.roles[contest.id] && !errors[rolePath]
  return (
    <ContestOption
      contest={contest}
      event={event}
      now={now}
      dancers={draft.dancers}
      isApart={isApart}
      isPriced={!holder}
      isSelected={isSelected}
      isLocked={isNeeded && !isAuto}
      reason={holderText ?? reason}
      warning={
        // A notice only: this step lets go on, the last one refuses (docs/rules/registration.md, «Steps of the wizard»).
        (isRoleMissing ? say('roleNotice') : null) ??
        overlapText(contest, view, say) ??
        (isChosen ? idlePassText(contest, view, say) : null)
      }
      errors={errors[`packets.${contest.id}`]}
      onToggle={() =>
        onEdit({ type: 'contest.toggle', packetKey: singleKey, contestId: contest.id })
      }
    >
      {isSelected && contest.jnj_role_split && (
        <RadioGroup
          id={fieldId(rolePath)}
          name={rolePath}
          label={say('role')}
          isRequired
          direction="row"
          items={[
            { value: 'leader', label: say('leader') },
            { value: 'follower', label: say('follower') },
          ]}
          value={draft.roles[contest.id] ?? ''}
          error={errors[rolePath]}
          onChange={(role) =>
            onEdit({ type: 'role.choose', contestId: contest.id, role: role as JnjRole })
          }
        />
      )}
    </ContestOption>
  )
}

/** «По расписанию в одно время с …»: a warning, no rule; the timetable may still change. */
function overlapText(
  { id }: EventContest,
  { draft, contests, times }: StepProps['view'],
  say: Say<ContestsTextName>,
) {
  const overlapping = new Set(overlappingContests(id, chosenContestIds(draft.packets), times))
  if (overlapping.size === 0) return null
  const names = contests.filter((contest) => overlapping.has(contest.id)).map(contestTitle)
  return say('overlap', { contests: names.join(', ') })
}

/** A pass alone enters no contest: the contests it covers must be chosen, too. */
function idlePassText(
  contest: EventContest,
  { draft, contests, knownEntries }: StepProps['view'],
  say: Say<ContestsTextName>,
) {
  if (!isPass(contest) || contest.packet === null) return null
  const covered = packetMembers(contest.packet, contests)
  const entered = new Set([
    ...chosenContestIds(draft.packets),
    ...knownEntries.map(({ contest_id }) => contest_id),
  ])
  if (covered.length === 0 || covered.some(({ id }) => entered.has(id))) return null
  return say('idlePass', { contests: covered.map(contestTitle).join(', ') })
}
