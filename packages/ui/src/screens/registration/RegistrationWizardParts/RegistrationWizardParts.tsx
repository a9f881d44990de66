import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx'
import { errorItems } from '../RegistrationWizardScreen/errorItems.ts'
import { PriceSummary } from '../RegistrationWizardScreen/parts/PriceSummary.tsx'
import { SubmissionAlert } from '../RegistrationWizardScreen/parts/SubmissionAlert.tsx'
import { WizardStep } from '../RegistrationWizardScreen/steps/WizardStep.tsx'
import type { WizardParts } from '../RegistrationWizardScreen/wizardView.ts'

/** What the wizard needs after its first step: apart, so that the first step does not wait for it. */
export const wizardParts: WizardParts = {
  Step: WizardStep,
  Price: PriceSummary,
  errorItems,
  Problems: ErrorSummary,
  Failure: SubmissionAlert,
}
