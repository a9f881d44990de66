import type { Instant } from '@parket/domain/format/date'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { useMedia } from '../../../../components/useMedia.ts'
import { frameTexts, type FrameTextName } from '../../../../texts/wizard/frameTexts.ts'
import type { Say } from '@parket/domain/format/sayOf'
import { useLanguage, useWithinSentence, useWizardTexts } from '../../../../texts/TextsProvider.tsx'
import { media } from '../../../../theme/scale.ts'
import { ConsentFields } from '../steps/ConsentFields.tsx'
import type { RegistrationWizardScreenProps } from '../wizardScreenData.ts'
import type { WizardActions, WizardView } from '../wizardView.ts'
import { stepName } from '../stepWords.ts'
import { ArrangementNote } from './ArrangementNote.tsx'
import { OrderHead } from './OrderHead.tsx'
import { PriceSummary } from './PriceSummary.tsx'
import { SubmissionAlert } from './SubmissionAlert.tsx'
import * as styles from '../RegistrationWizardScreen.css.ts'

interface WizardFooterProps {
  view: WizardView
  now: Instant
  actions: WizardActions
  links: RegistrationWizardScreenProps['links']
}

/** «Назад», «Далее» and the total: at the bottom of a phone; in the card of the order on a laptop, with the consents. */
export function WizardFooter({ view, now, actions, links }: WizardFooterProps) {
  const { draft, charges, change, submission } = view
  const say = useWizardTexts('frame', frameTexts)
  const language = useLanguage()
  const within = useWithinSentence()
  const isBeside = useMedia(media.roomy)
  const isRunning = submission.state === 'running'
  const isPriced = change !== null || (charges !== null && charges.length > 0)
  const leavesWizard = draft.step === 0 || (change !== null && view.nextStep === null)
  return (
    <div className={styles.footer}>
      <OrderHead view={view} />
      <SubmissionAlert submission={submission} actions={actions} />
      <ArrangementNote view={view} now={now} onEdit={actions.onEdit} />
      {isPriced && <PriceSummary view={view} now={now} />}
      {isBeside && draft.step === 4 && (
        <ConsentFields view={view} now={now} links={links} onEdit={actions.onEdit} />
      )}
      <div className={styles.buttons}>
        {leavesWizard ? (
          <ButtonLink href={links.back}>{say(change ? 'cancel' : 'back')}</ButtonLink>
        ) : (
          <Button onPress={actions.onBack} isDisabled={isRunning}>
            {say('back')}
          </Button>
        )}
        <Button type="submit" variant="primary" isPending={isRunning}>
          {submitLabel(view, say, { language, within })}
        </Button>
      </div>
    </div>
  )
}

function submitLabel(
  { nextStep, nextDancers, change }: WizardView,
  say: Say<FrameTextName>,
  { language, within }: { language: string; within: (name: string) => string },
): string {
  if (nextDancers !== null) {
    return say('next', { what: new Intl.ListFormat(language).format(nextDancers) })
  }
  if (nextStep === null) return say(change ? 'save' : 'submit')
  return say('next', { what: within(stepName(nextStep, say)) })
}
