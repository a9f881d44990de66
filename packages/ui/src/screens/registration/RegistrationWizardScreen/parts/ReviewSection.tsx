import type { StepIndex } from '@parket/domain/registration/wizard/stepIndex'
import type { ReactNode } from 'react'
import { Button } from '../../../../components/Button/Button.tsx'
import { FieldError } from '../../../../components/Field/FieldError.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { EditIcon } from '../../../../icons/EditIcon.tsx'
import { reviewTexts } from '../../../../texts/wizard/reviewTexts.ts'
import { useWithinSentence, useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { problemsOf } from '../errorItems.ts'
import { reviewId } from '../fieldId.ts'
import type { WizardActions, WizardView } from '../wizardView.ts'
import * as styles from '../steps/review.css.ts'

interface ReviewSectionProps {
  /** The step it is changed at. */
  step: StepIndex
  view: WizardView
  title: string
  /** Nothing has been filled in yet: the button is primary. */
  isTodo?: boolean
  onStepOpen: WizardActions['onStepOpen']
  children: ReactNode
}

/** The answers of one step, its errors, and a button back to it. */
export function ReviewSection(props: ReviewSectionProps) {
  const { step, view, title, isTodo = false, onStepOpen, children } = props
  const say = useWizardTexts('review', reviewTexts)
  const what = useWithinSentence()(title)
  return (
    <section className={styles.reviewSection} id={reviewId(step)} tabIndex={-1}>
      <div className={styles.reviewHead}>
        <Heading level={3}>{title}</Heading>
        <Button
          variant={isTodo ? 'secondary' : 'quiet'}
          iconStart={<EditIcon />}
          aria-label={say(isTodo ? 'chooseWhat' : 'changeWhat', { what })}
          onPress={() => onStepOpen(step)}
        >
          {say(isTodo ? 'choose' : 'change')}
        </Button>
      </div>
      <FieldError id={undefined} error={problemsOf(step, view)} />
      {children}
    </section>
  )
}
