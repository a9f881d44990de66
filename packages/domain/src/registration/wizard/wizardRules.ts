import type { RegistrationFilter } from '../../contest/filters.ts'
import type { ArrangementRules } from '../../money/arrangement.ts'
import type { RegistrationRules } from '../check.ts'
import type { StoredRegistration } from '../storedRegistration.ts'

/** The rules of an event, and the filter that the wizard was opened with. */
export interface WizardRules extends RegistrationRules {
  event: RegistrationRules['event'] & ArrangementRules['event']
  contests: ArrangementRules['contests']
  filter: RegistrationFilter
  /** What is changed, where it is no new registration. */
  stored?: StoredRegistration | undefined
}
