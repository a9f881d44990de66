import { ErrorSummary } from '../../../components/ErrorSummary/ErrorSummary.tsx'
import { errorItems } from '../RegistrationWizardScreen/errorItems.ts'
import { PriceSummary } from '../RegistrationWizardScreen/parts/PriceSummary.tsx'
import { SubmissionAlert } from '../RegistrationWizardScreen/parts/SubmissionAlert.tsx'
import { WizardStep } from '../RegistrationWizardScreen/steps/WizardStep.tsx'
import type { WizardParts } from '../RegistrationWizardScreen/wizardView.ts'

/** The later steps of the wizard, loaded after the first one. */
export const wizardParts: WizardParts = {
  Step: WizardStep,
  Price: PriceSummary,
  errorItems,
  Problems: ErrorSummary,
  Failure: SubmissionAlert,
}
