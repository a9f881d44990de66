import type { Instant } from '@parket/domain/format/date'
import { dancerName } from '@parket/domain/registration/dancers'
import { chosenContestIds } from '@parket/domain/registration/packets'
import { lazy, Suspense } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Skeleton } from '../../../../components/Skeleton/Skeleton.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { useMedia } from '../../../../components/useMedia.ts'
import { frameTexts } from '../../../../texts/wizard/frameTexts.ts'
import { reviewTexts } from '../../../../texts/wizard/reviewTexts.ts'
import { useProblemText, useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { media } from '../../../../theme/scale.ts'
import type { ConsentLinks } from '../../ConsentBoxes/ConsentBoxes.tsx'
import { problemsOf } from '../errorItems.ts'
import { fieldId } from '../fieldId.ts'
import { ChargePreview } from '../parts/ChargePreview.tsx'
import { ReviewSection } from '../parts/ReviewSection.tsx'
import type { StepProps, WizardActions } from '../wizardView.ts'
import { ConsentFields } from './ConsentFields.tsx'
import { ReviewContacts } from './ReviewContacts.tsx'
import { ReviewDancers } from './ReviewDancers.tsx'
import { decidedPackets, ReviewContests, ReviewPackets } from './ReviewContests.tsx'
import * as styles from './review.css.ts'

/** Most people send one entry: this comes where several are sent together. */
const ReviewEntries = lazy(async () => ({
  default: (await import('./ReviewEntries.tsx')).ReviewEntries,
}))

interface ReviewStepProps extends StepProps {
  now: Instant
  links: ConsentLinks
  onStepOpen: WizardActions['onStepOpen']
  onEntryOpen: WizardActions['onEntryOpen']
}

/** Step 4: everything once more, what it costs, and the consents. */
export function ReviewStep(props: ReviewStepProps) {
  const { view, now, links, onEdit, onStepOpen, onEntryOpen } = props
  const told = useProblemText()
  const say = useWizardTexts('review', reviewTexts)
  const sayOfFrame = useWizardTexts('frame', frameTexts)
  const { draft, entries, charges, change, errors } = view
  // On a laptop they stand with the button.
  const isBeside = useMedia(media.roomy)
  return (
    <Stack gap="large">
      {errors['event'] && (
        <div id={fieldId('event')} tabIndex={-1}>
          <Alert tone="critical">{errors['event'].map(told).join(' ')}</Alert>
        </div>
      )}
      <div className={styles.review}>
        <ReviewSection step={0} view={view} title={sayOfFrame('contacts')} onStepOpen={onStepOpen}>
          <ReviewContacts contacts={draft.contacts} />
        </ReviewSection>
        {entries.length > 1 ? (
          <Suspense fallback={<Skeleton height={120} lines={entries.length} />}>
            <ReviewEntries {...{ view, onEdit, onEntryOpen }} />
          </Suspense>
        ) : (
          <OneEntry {...props} />
        )}
        {draft.others.length > 0 && (
          <div className={styles.reviewSection}>
            <Text size="small" tone="secondary">
              {say('waiting', { names: draft.others.map(dancerName).join(', ') })}
            </Text>
          </div>
        )}
      </div>
      {((charges !== null && charges.length > 0) || change) && (
        <ChargePreview entries={entries} change={change} />
      )}
      {!isBeside && <ConsentFields view={view} now={now} links={links} onEdit={onEdit} />}
    </Stack>
  )
}

function OneEntry({ view, onStepOpen }: ReviewStepProps) {
  const say = useWizardTexts('frame', frameTexts)
  const { draft, contests } = view
  const hasChosen = chosenContestIds(draft.packets).length > 0
  const hasPackets = decidedPackets(draft, contests).length > 0 || problemsOf(2, view).length > 0
  return (
    <>
      <ReviewSection step={1} view={view} title={say('dancers')} onStepOpen={onStepOpen}>
        <ReviewDancers dancers={draft.dancers} affiliation={draft.contacts} event={view.event} />
      </ReviewSection>
      {hasPackets && (
        <ReviewSection step={2} view={view} title={say('packets')} onStepOpen={onStepOpen}>
          <ReviewPackets choice={draft} contests={contests} />
        </ReviewSection>
      )}
      <ReviewSection
        step={3}
        view={view}
        title={say('contests')}
        isTodo={!hasChosen}
        onStepOpen={onStepOpen}
      >
        <ReviewContests choice={draft} contests={contests} />
      </ReviewSection>
    </>
  )
}
