import type { RegistrationFilter } from '../../contest/filters.ts'
import type { KnownEntry } from '../availability.ts'
import type { RegistrationRules } from '../check.ts'
import type { PacketSelections, RegistrationRequest } from '../request.ts'
import type { StoredRegistration } from '../storedRegistration.ts'

/** The rules of an event, and the filter that the wizard was opened with. */
export interface WizardRules extends RegistrationRules {
  filter: RegistrationFilter
  /** What is changed, where it is no new registration. */
  stored?: StoredRegistration | undefined
  /** The chosen contests in packets and passes that make them cheaper (`cheaperArrangement`); null where none do. */
  cheaperPackets: (
    choice: Pick<RegistrationRequest, 'packets' | 'dancers'>,
    known: readonly KnownEntry[],
  ) => PacketSelections | null
}
