import { Page } from '../../../layouts/Page/Page.tsx'
import { Wizard } from './Wizard.tsx'
import type { RegistrationWizardScreenProps } from './wizardScreenData.ts'

export type { RegistrationWizardScreenProps } from './wizardScreenData.ts'

export { wizardActions } from './wizardActions.ts'
export { wizardProgress } from './wizardProgress.ts'
export type { WizardActions, WizardView } from './wizardView.ts'

/**
 * The registration wizard: contacts, dancers, packets, contests, review (docs/rules/registration.md,
 * «Steps of the wizard»).
 */
export function RegistrationWizardScreen(props: RegistrationWizardScreenProps) {
  return (
    <Page>
      <Wizard {...props} />
    </Page>
  )
}
