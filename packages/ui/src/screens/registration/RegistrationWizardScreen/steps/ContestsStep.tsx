import { bySection, contestLists } from '@parket/domain/contest/lists'
import { isPacket, isPass } from '@parket/domain/contest/tags'
import { payGroupNumber } from '@parket/domain/event/tags'
import type { Instant } from '@parket/domain/format/date'
import { offeredContests, type OfferedContest } from '@parket/domain/registration/availability'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Disclosure } from '../../../../components/Disclosure/Disclosure.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { EventContest } from '../../../events/eventData.ts'
import type { Say } from '@parket/domain/format/sayOf'
import { contestsTexts, type ContestsTextName } from '../../../../texts/wizard/contestsTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { fittingText } from '../fittingText.ts'
import { GroupError } from '../parts/GroupError.tsx'
import type { StepProps, WizardActions } from '../wizardView.ts'
import { PacketOffers } from './PacketOffers.tsx'
import { SingleContestOption } from './SingleContestOption.tsx'
import * as styles from './section.css.ts'

interface ContestsStepProps extends StepProps {
  now: Instant
  onStepOpen: WizardActions['onStepOpen']
}

type Offer = OfferedContest<EventContest>

/** Step 3: contests chosen one by one, and passes. What cannot be taken stands apart, with the reason. */
export function ContestsStep({ view, now, onEdit, onStepOpen }: ContestsStepProps) {
  const say = useWizardTexts('contests', contestsTexts)
  const { contests, draft, errors } = view
  const chosen = new Set(
    Object.values(draft.packets).flatMap(({ selectedGroupIds }) => selectedGroupIds),
  )
  const offers = offeredContests(contests, draft.dancers, view).filter(
    ({ contest }) => !isPacket(contest),
  )
  const open = offers.filter(({ contest, reason }) => reason === null || chosen.has(contest.id))
  const shut = offers.filter((offer) => !open.includes(offer))
  const option = ({ contest, reason }: Offer, isApart = false) => (
    <SingleContestOption
      key={contest.id}
      contest={contest}
      reason={reason}
      view={view}
      now={now}
      isApart={isApart}
      onEdit={onEdit}
    />
  )
  return (
    <Stack gap="large">
      {open.length > 0 && (
        <Text size="large" tone="secondary">
          {fittingText(
            {
              dancers: draft.dancers,
              event: view.event,
              fitting: open.length,
              all: offers.length,
            },
            say,
          )}
        </Text>
      )}
      <GroupError path="packets" errors={errors['packets']} />
      {open.length === 0 && (
        <Alert tone="caution" title={say('none')}>
          {say('noneHint')}
        </Alert>
      )}
      <PacketOffers view={view} now={now} onEdit={onEdit} onStepOpen={onStepOpen} />
      {sections(open, markedOf(view, say), say).map(({ title, isPasses, offers }) => (
        <fieldset key={title} className={styles.section}>
          <legend className={styles.legend}>{title}</legend>
          {isPasses && (
            <Text size="small" tone="secondary" isMeasured>
              {say('passesHint')}
            </Text>
          )}
          {offers.map((offer) => option(offer))}
        </fieldset>
      ))}
      {chosen.size === 0 && open.length > 0 && !errors['packets'] && (
        <Text tone="secondary">{say('nothing')}</Text>
      )}
      {shut.length > 0 && (
        <Disclosure summary={say('shut', { n: shut.length })}>
          <Stack gap="small">
            <Text size="small" tone="secondary">
              {say('shutHint')}
            </Text>
            {shut.map((offer) => option(offer, true))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  )
}

interface Section {
  title: string
  isPasses: boolean
  offers: Offer[]
}

/** What the person came for by its own door: contests that stand first, under its name. */
function markedOf(
  { contests, tags, filter }: ContestsStepProps['view'],
  say: Say<ContestsTextName>,
): Marked | null {
  if (!filter.list) return null
  const own = contestLists(contests, payGroupNumber(tags))[filter.list]
  return { title: say(filter.list), ids: new Set(own.map(({ id }) => id)) }
}

interface Marked {
  title: string
  ids: ReadonlySet<string>
}

/**
 * What was come for first, then sections in Russian order; passes, which are no dances, in a block of their own
 * at the end.
 */
function sections(
  offers: readonly Offer[],
  marked: Marked | null,
  say: Say<ContestsTextName>,
): Section[] {
  const isMarked = ({ contest }: Offer) => marked !== null && marked.ids.has(contest.id)
  return [
    { title: marked?.title ?? '', isPasses: false, offers: offers.filter(isMarked) },
    ...otherSections(
      offers.filter((offer) => !isMarked(offer)),
      say,
    ),
  ].filter(({ offers }) => offers.length > 0)
}

function otherSections(offers: readonly Offer[], say: Say<ContestsTextName>): Section[] {
  const byId = new Map(offers.map((offer) => [offer.contest.id, offer]))
  const offersOf = (contests: readonly EventContest[]) =>
    contests.flatMap(({ id }) => byId.get(id) ?? [])
  const contests = offers.map(({ contest }) => contest)
  const danced = bySection(contests.filter((contest) => !isPass(contest)))
  return [
    ...danced.map(({ section, contests }) => ({
      title: section,
      isPasses: false,
      offers: offersOf(contests),
    })),
    { title: say('passes'), isPasses: true, offers: offersOf(contests.filter(isPass)) },
  ]
}
