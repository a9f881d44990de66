import { isDiallable } from '@parket/domain/account/phone'
import { cheaperPackets } from '@parket/domain/money/arrangement'
import { isBegun } from '@parket/domain/registration/draft'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import type { Submission } from '@parket/domain/registration/wizard/wizardContext'
import { wizardMachine } from '@parket/domain/registration/wizard/wizardMachine'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLatestCallback } from '../../../../useLatestCallback.ts'
import { fromPromise } from 'xstate'
import { cupData, now } from '../../../fixtures/cup.ts'
import { RegistrationWizardScreen } from '../RegistrationWizardScreen.tsx'
import type { RegistrationWizardScreenProps } from '../wizardScreenData.ts'
import { wizardActions } from '../wizardActions.ts'
import { wizardProgress } from '../wizardProgress.ts'

/** Keeps nothing and never hears from the server. */
const storyMachine = wizardMachine.provide({
  actors: {
    saveDraft: fromPromise(async () => {}),
    clearDraft: fromPromise(async () => {}),
    submit: fromPromise<RegistrationAnswer, Submission>(() => new Promise(() => {})),
  },
})

/** The wizard as its machine runs it, without a server: for stories that walk through it. */
export function LiveWizard({
  view: { filter, draft },
  actions,
  links,
}: RegistrationWizardScreenProps) {
  const actor = useActorRef(storyMachine, {
    input: {
      eventId: 1,
      rules: {
        ...cupData,
        filter,
        isPhone: isDiallable,
        now,
        isStaff: false,
        cheaperPackets: cheaperPackets(cupData, now),
      },
      restored: isBegun(draft) ? draft : null,
      makeKey: () => 'key',
    },
  })
  const snapshot = useSelector(actor, (current) => current)
  const isSubmitting = snapshot.matches({ form: 'submitting' })
  const { expectedAmounts } = snapshot.context
  const onSubmit = useLatestCallback(actions.onSubmit)
  useEffect(() => {
    if (isSubmitting) onSubmit(expectedAmounts)
  }, [isSubmitting, expectedAmounts, onSubmit])
  return (
    <RegistrationWizardScreen
      now={now}
      links={links}
      view={{
        state: 'ready',
        ...cupData,
        ...wizardProgress(snapshot, cupData, now, []),
        isDraftOnDevice: false,
        knownEntries: [],
        times: new Map(),
      }}
      actions={{ ...actions, ...wizardActions(actor) }}
    />
  )
}
