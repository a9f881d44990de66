import type { ageHintTexts } from '@parket/domain/registration/ageHint'
import type { AnotherTextName } from './anotherTexts.ts'
import type { ContactsTextName } from './contactsTexts.ts'
import type { ContestsTextName } from './contestsTexts.ts'
import type { DancersTextName } from './dancersTexts.ts'
import type { FrameTextName } from './frameTexts.ts'
import type { LabelsTextName } from './labelsTexts.ts'
import type { OffersTextName } from './offersTexts.ts'
import type { PacketsTextName } from './packetsTexts.ts'
import type { PasteTextName } from './pasteTexts.ts'
import type { PendingTextName } from './pendingTexts.ts'
import type { PriceTextName } from './priceTexts.ts'
import type { ReviewTextName } from './reviewTexts.ts'
import type { RosterTextName } from './rosterTexts.ts'
import type { WithdrawTextName } from './withdrawTexts.ts'

/** Names of the texts of the registration wizard by catalogue: one a step, the frame and the sum around them, its dialogs. */
export interface WizardTextNames {
  frame: FrameTextName
  contacts: ContactsTextName
  dancers: DancersTextName
  packets: PacketsTextName
  offers: OffersTextName
  contests: ContestsTextName
  price: PriceTextName
  review: ReviewTextName
  another: AnotherTextName
  paste: PasteTextName
  roster: RosterTextName
  withdraw: WithdrawTextName
  pending: PendingTextName
  labels: LabelsTextName
  /** `ageHintTexts` of `@parket/domain/registration/ageHint`. */
  ages: keyof typeof ageHintTexts
}
