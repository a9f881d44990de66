import type { EventAges } from '@parket/domain/event/event'
import { dancerName } from '@parket/domain/registration/dancers'
import { chosenContestIds } from '@parket/domain/registration/packets'
import { useState } from 'react'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { FieldError } from '../../../../components/Field/FieldError.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { IconButton } from '../../../../components/IconButton/IconButton.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { CloseIcon } from '../../../../icons/CloseIcon.tsx'
import { EditIcon } from '../../../../icons/EditIcon.tsx'
import { dancersTexts } from '../../../../texts/wizard/dancersTexts.ts'
import { reviewTexts } from '../../../../texts/wizard/reviewTexts.ts'
import { useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { problemsOf } from '../errorItems.ts'
import { reviewId } from '../fieldId.ts'
import type { ShownEntry } from '../wizardProgress.ts'
import type { StepProps, WizardActions } from '../wizardView.ts'
import { ReviewContests, ReviewPackets, decidedPackets } from './ReviewContests.tsx'
import { birthText } from './ReviewDancers.tsx'
import * as styles from './review.css.ts'

interface ReviewEntryProps extends StepProps {
  entry: ShownEntry
  /** Its place among the entries. */
  place: number
  event: EventAges
  onEntryOpen: WizardActions['onEntryOpen']
}

/** One of several entries that are sent together: who, and what. Problems are those of the one at hand. */
export function ReviewEntry({ entry, place, view, event, onEdit, onEntryOpen }: ReviewEntryProps) {
  const say = useWizardTexts('review', reviewTexts)
  const sayOfDancers = useWizardTexts('dancers', dancersTexts)
  const { contests, draft } = view
  const [isRemoving, setRemoving] = useState(false)
  const names = entry.dancers.map(dancerName).join(', ')
  const isAtHand = place === draft.turn
  const idOf = (step: 1 | 2 | 3) => (isAtHand ? { id: reviewId(step), tabIndex: -1 } : {})
  const problems = isAtHand ? ([1, 2, 3] as const).flatMap((step) => problemsOf(step, view)) : []
  const hasPackets =
    decidedPackets(entry, contests).length > 0 || (isAtHand && problemsOf(2, view).length > 0)
  const isTodo = chosenContestIds(entry.packets).length === 0
  return (
    <section className={styles.reviewSection} {...idOf(3)}>
      <div className={styles.reviewHead}>
        <Heading level={3}>{names}</Heading>
        <div className={styles.reviewActions}>
          <Button
            variant={isTodo ? 'secondary' : 'quiet'}
            iconStart={<EditIcon />}
            aria-label={say(isTodo ? 'chooseWhat' : 'changeWhat', { what: names })}
            onPress={() => onEntryOpen(place)}
          >
            {say(isTodo ? 'choose' : 'change')}
          </Button>
          <IconButton
            aria-label={say('remove', { names })}
            icon={<CloseIcon />}
            onPress={() => setRemoving(true)}
          />
        </div>
      </div>
      <FieldError id={undefined} error={problems} />
      <div className={styles.reviewPeople} {...idOf(1)}>
        <Text size="small" tone="secondary">
          {entry.dancers
            .map(({ birth_date }) => birthText(birth_date, event, sayOfDancers))
            .join('; ')}
        </Text>
        <Button
          variant="quiet"
          aria-label={say('changeDataOf', { names })}
          onPress={() => onEntryOpen(place, 1)}
        >
          {say('changeData')}
        </Button>
      </div>
      {hasPackets && (
        <div {...idOf(2)}>
          <ReviewPackets choice={entry} contests={contests} />
        </div>
      )}
      <ReviewContests choice={entry} contests={contests} />
      <AlertDialog
        title={say('removeTitle', { names })}
        isOpen={isRemoving}
        confirmLabel={say('removeConfirm')}
        onConfirm={() => {
          setRemoving(false)
          onEdit({ type: 'entry.remove', index: place })
        }}
        onCancel={() => setRemoving(false)}
      >
        {say('removeHint')}
      </AlertDialog>
    </section>
  )
}
