import { previewCharges } from '@parket/domain/money/preview'
import { stepIndexes, type StepIndex } from '@parket/domain/registration/stepIndex'
import {
  isStepReachable,
  isStepValid,
  stepAfter,
  stepBefore,
} from '@parket/domain/registration/steps'
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
export function LiveWizard({ view, parts, actions, links }: RegistrationWizardScreenProps) {
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

  function open(next: StepIndex | null) {
    setContext({ ...context, draft: openStep(draft, next ?? step) })
  }
  function tryTo(proceed: () => void) {
    if (isStepValid(step, draft, rules)) proceed()
    else setContext({ ...context, tried: [...context.tried, step] })
  }

  return (
    <RegistrationWizardScreen
      now={now}
      links={links}
      parts={parts}
      view={{
        state: 'ready',
        ...cupData,
        filter: rules.filter,
        draft,
        errors: shownErrors(context),
        stepStates: stepStates(context),
        canOpen: stepIndexes.map((index) => isStepReachable(index, draft, rules)),
        nextStep: stepAfter(step, draft, rules),
        charges: charges.length > 0 ? charges : null,
        knownEntries: [],
        times: new Map(),
        change: null,
        draftState: 'saved',
        submission: { state: 'idle' },
      }}
      actions={{
        ...actions,
        onEdit: (edit) => setContext((before) => ({ ...before, ...edited(before, edit) })),
        onNext: () => tryTo(() => open(stepAfter(step, draft, rules))),
        onBack: () => open(stepBefore(step, draft, rules)),
        onStepOpen: open,
        onSubmit: () => tryTo(actions.onSubmit),
      }}
    />
  )
}
