import { previewCharges } from '@parket/domain/money/preview'
import { isStepReachable, isStepValid, stepIndexes } from '@parket/domain/registration/steps'
import {
  edited,
  initialContext,
  openStep,
  shownErrors,
  stepStates,
  type WizardContext,
} from '@parket/domain/registration/wizardContext'
import { useState } from 'react'
import { cupData, now } from '../../fixtures/cup.ts'
import {
  RegistrationWizardScreen,
  type RegistrationWizardScreenProps,
} from './RegistrationWizardScreen.tsx'

/**
 * The wizard with the domain's rules behind it and nothing else: for stories that walk through it.
 * The machine adds the draft's keeping and the sending.
 */
export function LiveWizard({ view, actions, links }: RegistrationWizardScreenProps) {
  const filter = view.state === 'ready' ? view.filter : undefined
  const [context, setContext] = useState<WizardContext>(() =>
    initialContext({
      eventId: 1,
      rules: {
        ...cupData,
        filter: filter ?? { count: { min: 1, max: 1 }, age: { min: 3, max: 100 } },
        now,
        isStaff: false,
      },
      restored: null,
      makeKey: () => 'key',
    }),
  )
  const { draft, rules } = context
  const { step } = draft
  const charges = previewCharges(draft, cupData, now)

  function open(next: number) {
    setContext({ ...context, draft: openStep(draft, next) })
  }
  function tryTo(proceed: () => void) {
    if (isStepValid(step, draft, rules)) proceed()
    else setContext({ ...context, tried: [...context.tried, step] })
  }

  return (
    <RegistrationWizardScreen
      now={now}
      links={links}
      view={{
        state: 'ready',
        ...cupData,
        filter: rules.filter,
        draft,
        errors: shownErrors(context),
        stepStates: stepStates(context),
        canOpen: stepIndexes.map((index) => isStepReachable(index, draft, rules)),
        charges: charges.length > 0 ? charges : null,
        draftState: 'saved',
        submission: { state: 'idle' },
      }}
      actions={{
        onEdit: (edit) => setContext((before) => ({ ...before, ...edited(before, edit) })),
        onNext: () => tryTo(() => open(step + 1)),
        onBack: () => open(step - 1),
        onStepOpen: open,
        onSubmit: () => tryTo(actions.onSubmit),
      }}
    />
  )
}
