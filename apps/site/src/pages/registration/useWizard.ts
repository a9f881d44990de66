import type { RegistrationFilter } from '@parket/domain/contest/filters'
import { previewChange, previewCharges } from '@parket/domain/money/preview'
import { totalOf } from '@parket/domain/money/total'
import { can } from '@parket/domain/rights/rights'
import { draftRequest, type Draft } from '@parket/domain/registration/draft'
import { stepIndexes } from '@parket/domain/registration/stepIndex'
import {
  nextDraft,
  isStepReachable,
  stepAfter,
  type WizardRules,
} from '@parket/domain/registration/steps'
import { shownErrors, stepStates } from '@parket/domain/registration/wizardContext'
import type {
  WizardActions,
  WizardView,
} from '@parket/ui/screens/registration/RegistrationWizardScreen'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import { browserWizard } from './wizardActors.ts'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import type { EventData } from '../../data/event/eventSource.ts'
import { clearChange, storeChange } from './changeStorage.ts'
import { clearDraft, storeDraft } from './draftStorage.ts'
import { fetchRegistration } from './fetchRegistration.ts'
import { knownPin, type RegDataAnswer } from './openRegistration.ts'
import { useContestTimes } from './useContestTimes.ts'
import { useKnownEntries } from './useKnownEntries.ts'

export interface WizardOptions {
  data: EventData
  filter: RegistrationFilter
  /** ISO instant. */
  now: string
  /** The registration that is changed; null for a new one. */
  stored: RegDataAnswer | null
  /** What has been typed already. */
  draft: Draft | null
  /** The draft has been typed in this page, and is not kept yet. */
  isTyped: boolean
  /** @param next what the next registration would begin with */
  onDone: (entry: RegDataAnswer, next: Draft) => void
}

type OwnActions = Omit<WizardActions, 'onAnotherOpen' | 'onRosterOpen' | 'onPasteOpen'>

export interface RunningWizard {
  view: WizardView
  actions: OwnActions
}

/** Runs the registration wizard of an event and gives the screen's view of it. */
export function useWizard(options: WizardOptions): RunningWizard {
  const { data, filter, now, stored, onDone } = options
  const { user, subject } = useAuth()
  const onLogin = useLoginDialog()
  const { id: eventId, team_id: teamId } = data.event
  const isStaff = can(subject, 'registrations.edit', { teamId, eventId })
  const [{ machine, readAnswer }] = useState(() => makeMachine(stored))
  const rules: WizardRules = { ...withStored(data, stored), now, isStaff, filter }
  const actor = useActorRef(machine, {
    input: { eventId, rules, restored: options.draft, makeKey: makeSubmitKey },
  })
  const snapshot = useSelector(actor, (current) => current)
  const { draft } = snapshot.context
  const times = useContestTimes(eventId, draft.reached >= 2)
  const knownEntries = useKnownEntries(eventId, stored?.regData.id ?? null)

  useEffect(() => {
    // What the change was begun with is the machine's own: it is renewed by `stored.change` only.
    const { stored: begun } = actor.getSnapshot().context.rules
    actor.send({
      type: 'rules.change',
      rules: { ...withStored(data, stored), now, isStaff, filter, stored: begun },
    })
  }, [actor, data, stored, now, isStaff, filter])

  useEffect(() => {
    if (!user || stored) return
    const { email, phone, city } = user
    const contacts = { email, phone: phone ?? '', city: city ?? '' }
    actor.send({ type: 'known.change', known: { contacts } })
  }, [actor, user, stored])

  useEffect(() => {
    if (options.isTyped) actor.send({ type: 'draft.touch' })
  }, [actor, options.isTyped])

  useEffect(() => {
    const listening = actor.on('entry.done', () => {
      const { context } = actor.getSnapshot()
      const answer = readAnswer()
      if (answer) onDone(answer, nextDraft(context.draft, context.rules))
    })
    return () => listening.unsubscribe()
  }, [actor, readAnswer, onDone])

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

  async function reload() {
    if (!stored) return
    const { id } = stored.regData
    const fresh = await fetchRegistration(eventId, id, knownPin(eventId, id)).catch(() => null)
    if (fresh) actor.send({ type: 'stored.change', stored: fresh })
  }

  // The same view for the same state: it is told to the screen each time it changes.
  const view = useMemo(
    () => ({
      ...viewOf(snapshot, data, now),
      times,
      knownEntries,
      change: changeOf(snapshot, data, now, stored),
    }),
    [snapshot, data, now, stored, times, knownEntries],
  )
  return {
    view,
    actions: {
      onEdit: (edit) => actor.send(edit),
      onNext: () => {
        // Whoever changes one thing wants back to the whole.
        const toReview = { type: 'step.open', step: 4 } as const
        const isReady = stored !== null && actor.getSnapshot().can(toReview)
        actor.send(isReady ? toReview : { type: 'step.next' })
      },
      onBack: () => actor.send({ type: 'step.back' }),
      onStepOpen: (step) => actor.send({ type: 'step.open', step }),
      onSubmit: () => actor.send({ type: 'entry.submit' }),
      onLogin,
      onReload: () => void reload(),
    },
  }
}

/** A new registration and a change keep what is typed apart. The machine knows less of the answer than there is. */
function makeMachine(stored: RegDataAnswer | null) {
  let answer: RegDataAnswer | null = null
  const onAnswer = (entry: RegDataAnswer) => {
    answer = entry
  }
  const machine = stored
    ? browserWizard({ save: (draft) => storeChange(stored, draft), clear: clearChange, onAnswer })
    : browserWizard({ save: storeDraft, clear: clearDraft, onAnswer })
  return { machine, readAnswer: () => answer }
}

function withStored(data: EventData, stored: RegDataAnswer | null) {
  return stored ? { ...data, stored } : data
}

/** 128 random bits; `randomUUID` would not exist on plain HTTP in a hall's own network. */
function makeSubmitKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Snapshot = SnapshotFrom<ReturnType<typeof browserWizard>>
type OwnView = Omit<WizardView, 'times' | 'knownEntries' | 'change'>

function viewOf(snapshot: Snapshot, data: EventData, now: string): OwnView {
  const { context } = snapshot
  const { draft, rules } = context
  const { stored } = rules
  const charges = stored
    ? previewChange(draft, stored, data, now).after
    : previewCharges(draftRequest(draft), data, now)
  return {
    ...data,
    contests: stored ? asOffered(data.contests, stored) : data.contests,
    filter: rules.filter,
    draft,
    errors: shownErrors(context),
    stepStates: stepStates(context),
    canOpen: stepIndexes.map((step) => isStepReachable(step, draft, rules)),
    nextStep: stored && draft.step < 4 ? 4 : stepAfter(draft.step, draft, rules),
    charges: charges.length > 0 ? charges : null,
    draftState: draftStateOf(snapshot),
    submission: submissionOf(snapshot),
  }
}

/** Contests of the registration itself can be taken again, though they are closed to others. */
function asOffered(
  contests: EventData['contests'],
  { registrations }: NonNullable<WizardRules['stored']>,
): EventData['contests'] {
  const own = new Set(
    registrations
      .filter(({ status }) => status !== 'withdrawn')
      .map(({ contest_id }) => contest_id),
  )
  return contests.map((contest) => (own.has(contest.id) ? { ...contest, status: 'open' } : contest))
}

function changeOf(
  { context: { draft, rules } }: Snapshot,
  data: EventData,
  now: string,
  answer: RegDataAnswer | null,
): WizardView['change'] {
  if (!rules.stored || !answer) return null
  const { before } = previewChange(draft, rules.stored, data, now)
  return { regN: answer.regData.reg_n, priceBefore: totalOf(before) }
}

function draftStateOf(snapshot: Snapshot): WizardView['draftState'] {
  const { isDraftSaved } = snapshot.context
  if (isDraftSaved === false) return 'failed'
  if (!snapshot.matches({ storage: 'idle' })) return 'saving'
  return isDraftSaved ? 'saved' : 'untouched'
}

/** Done, it is still shown as running: the page of the registration takes its place in a moment. */
function submissionOf(snapshot: Snapshot): WizardView['submission'] {
  if (!snapshot.matches({ form: 'editing' })) return { state: 'running' }
  const { failure } = snapshot.context
  return failure === null ? { state: 'idle' } : { state: 'failed', failure }
}
