import type { Instant } from '@parket/domain/format/date'
import type { RegistrationWizardScreenProps } from '../RegistrationWizardScreen.tsx'
import type { StepProps, WizardActions } from '../wizardView.ts'
import { ContactsStep } from './ContactsStep.tsx'
import { ContestsStep } from './ContestsStep.tsx'
import { DancersStep } from './DancersStep.tsx'
import { PacketsStep } from './PacketsStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'

interface WizardStepProps extends StepProps {
  now: Instant
  links: Pick<RegistrationWizardScreenProps['links'], 'privacy'>
  onStepOpen: WizardActions['onStepOpen']
}

/** The fields of the current step. */
export function WizardStep({ view, now, links, onEdit, onStepOpen }: WizardStepProps) {
  switch (view.draft.step) {
    case 0:
      return <ContactsStep view={view} onEdit={onEdit} />
    case 1:
      return <DancersStep view={view} onEdit={onEdit} />
    case 2:
      return <PacketsStep view={view} now={now} onEdit={onEdit} />
    case 3:
      return <ContestsStep view={view} now={now} onEdit={onEdit} />
    default:
      return (
        <ReviewStep
          view={view}
          now={now}
          privacyHref={links.privacy}
          onEdit={onEdit}
          onStepOpen={onStepOpen}
        />
      )
  }
}
