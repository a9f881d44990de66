import type { WizardEvent } from '@parket/domain/registration/wizard/wizardSetup'
import type { WizardActions } from './wizardView.ts'

/** What the wizard's machine does by itself; dialogs and login are the page's. */
type MachineActions = Pick<
  WizardActions,
  'onEdit' | 'onNext' | 'onBack' | 'onStepOpen' | 'onEntryOpen' | 'onSubmit' | 'onReload'
>

/** @param actor the running `wizardMachine` */
export function wizardActions(actor: { send(event: WizardEvent): void }): MachineActions {
  const send = (event: WizardEvent) => actor.send(event)
  return {
    onEdit: send,
    onNext: () => send({ type: 'step.next' }),
    onBack: () => send({ type: 'step.back' }),
    onStepOpen: (step) => send({ type: 'step.open', step }),
    onEntryOpen: (index, step) => send({ type: 'entry.open', index, ...(step && { step }) }),
    onSubmit: (expectedAmounts) => send({ type: 'registration.submit', expectedAmounts }),
    onReload: () => send({ type: 'registration.reload' }),
  }
}
