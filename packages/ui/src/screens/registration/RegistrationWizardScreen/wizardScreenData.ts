import type { Instant } from '@parket/domain/format/date'
import type { Ready } from '../../../viewState.ts'
import type { ReactNode } from 'react'
import type { ConsentLinks } from '../ConsentBoxes/ConsentBoxes.tsx'
import type { WizardActions, WizardView } from './wizardView.ts'

export interface RegistrationWizardScreenProps {
  /** Before it is ready RegistrationPendingScreen stands in its place. */
  view: Ready<WizardView>
  /** The moment it is shown at: a screen never asks the clock. */
  now: Instant
  /** What the steps ask for. */
  actions: WizardActions
  /** Stands below the steps: what else can be done with a registration that is changed (`WithdrawRegistration`). */
  children?: ReactNode
  /** Addresses that it leads to. */
  links: ConsentLinks & {
    event: string
    /** Where «Назад» of the first step leads: the start options, or the registration being changed. */
    back: string
  }
}
