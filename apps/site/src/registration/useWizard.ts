import { parseRegistrationFilter } from '@parket/domain/contest/filters'
import { previewCharges } from '@parket/domain/money/preview'
import { draftRequest } from '@parket/domain/registration/draft'
import { isStepReachable, stepIndexes, type WizardRules } from '@parket/domain/registration/steps'
import {
  shownErrors,
  stepStates,
  type RegisteredEntry,
} from '@parket/domain/registration/wizardContext'
import type { RegistrationWizardScreenProps } from '@parket/ui/screens/registration/RegistrationWizardScreen'
import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import { browserWizardMachine } from '../actors/wizard.ts'
import { useSession } from '../session/SessionProvider.tsx'
import type { EventData } from '../sources/events.ts'
import { readDraft } from './draftStorage.ts'

type WizardView = Extract<RegistrationWizardScreenProps['view'], { state: 'ready' }>

interface WizardOptions {
  data: EventData
  /** The address's query: the door's filters. */
  search: string
  /** ISO instant. */
  now: string
}

interface RunningWizard {
  view: WizardView
  actions: RegistrationWizardScreenProps['actions']
  /** The registration once it is made. */
  result: RegisteredEntry | null
  onRestart: () => void
}

/** Runs the registration wizard of an event and gives the screen's view of it. */
export function useWizard({ data, search, now }: WizardOptions): RunningWizard {
  'use memo'
  const { user } = useSession()
  const query = new URLSearchParams(search)
  const filter = parseRegistrationFilter({ count: query.get('count'), age: query.get('age') })
  const rules: WizardRules = { ...data, now, isStaff: false, filter }
  const actor = useActorRef(browserWizardMachine, {
    input: {
      eventId: data.event.id,
      rules,
      restored: readDraft(data.event.id),
      ...(user && {
        known: {
          contacts: { email: user.email, phone: user.phone ?? '', city: user.city ?? '' },
        },
      }),
      makeKey: makeSubmitKey,
    },
  })
  const snapshot = useSelector(actor, (current) => current)

  // A phone may end the page without another word, the back button the wizard: what is typed is kept
  // at the last moment. A layout effect is undone before the actor is stopped.
  useLayoutEffect(() => {
    const flush = () => actor.send({ type: 'draft.flush' })
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [actor])

  return {
    view: viewOf(snapshot, data, now),
    actions: {
      onEdit: (edit) => actor.send(edit),
      onNext: () => actor.send({ type: 'step.next' }),
      onBack: () => actor.send({ type: 'step.back' }),
      onStepOpen: (step) => actor.send({ type: 'step.open', step }),
      onSubmit: () => actor.send({ type: 'entry.submit' }),
    },
    result: snapshot.matches({ form: 'registered' }) ? snapshot.context.result : null,
    onRestart: () => actor.send({ type: 'entry.restart' }),
  }
}

/** 128 random bits; `randomUUID` would not exist on plain HTTP in a hall's own network. */
function makeSubmitKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Snapshot = SnapshotFrom<typeof browserWizardMachine>

function viewOf(snapshot: Snapshot, data: EventData, now: string): WizardView {
  const { context } = snapshot
  const { draft, rules } = context
  const charges = previewCharges(draftRequest(draft), data, now)
  return {
    state: 'ready',
    ...data,
    filter: rules.filter,
    draft,
    errors: shownErrors(context),
    stepStates: stepStates(context),
    canOpen: stepIndexes.map((step) => isStepReachable(step, draft, rules)),
    charges: charges.length > 0 ? charges : null,
    draftState: draftStateOf(snapshot),
    submission: submissionOf(snapshot),
  }
}

function draftStateOf(snapshot: Snapshot): WizardView['draftState'] {
  const { isDraftSaved } = snapshot.context
  if (isDraftSaved === false) return 'failed'
  if (!snapshot.matches({ storage: 'idle' })) return 'saving'
  return isDraftSaved ? 'saved' : 'untouched'
}

function submissionOf(snapshot: Snapshot): WizardView['submission'] {
  if (snapshot.matches({ form: 'submitting' })) return { state: 'running' }
  const { failure } = snapshot.context
  return failure === null ? { state: 'idle' } : { state: 'failed', message: failure }
}
