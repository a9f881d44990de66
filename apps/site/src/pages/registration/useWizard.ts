import type { RegistrationFilter } from '@parket/domain/contest/filters'
import { previewChange, previewCharges } from '@parket/domain/money/preview'
import { totalOf } from '@parket/domain/money/total'
import { can } from '@parket/domain/rights/rights'
import { draftRequest, type Draft } from '@parket/domain/registration/draft'
import { stepIndexes } from '@parket/domain/registration/stepIndex'
import {
  followingDraft,
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
import { fetchEntry } from './fetchEntry.ts'
import { knownPin, type RegDataAnswer } from './openEntry.ts'
import { useContestTimes } from './useContestTimes.ts'
import { useKnownEntries } from './useKnownEntries.ts'

export interface WizardOptions {
  data: EventData
  filter: RegistrationFilter
  /** ISO instant. */
  now: string
  /** The registration that is changed; null for a new one. */
  standing: RegDataAnswer | null
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
  const { data, filter, now, standing, onDone } = options
  const { user, subject } = useAuth()
  const onLogin = useLoginDialog()
  const { id: eventId, team_id: teamId } = data.event
  const isStaff = can(subject, 'registrations.edit', { teamId, eventId })
  const [{ machine, readAnswer }] = useState(() => makeMachine(standing))
  const rules: WizardRules = { ...withStanding(data, standing), now, isStaff, filter }
  const actor = useActorRef(machine, {
    input: { eventId, rules, restored: options.draft, makeKey: makeSubmitKey },
  })
  const snapshot = useSelector(actor, (current) => current)
  const { draft } = snapshot.context
  const times = useContestTimes(eventId, draft.reached >= 2)
  const knownEntries = useKnownEntries(eventId, standing?.regData.id ?? null)

  useEffect(() => {
    // What the change was begun with is the machine's own: it is renewed by `standing.change` only.
    const { standing: begun } = actor.getSnapshot().context.rules
    actor.send({
      type: 'rules.change',
      rules: { ...withStanding(data, standing), now, isStaff, filter, standing: begun },
    })
  }, [actor, data, standing, now, isStaff, filter])

  useEffect(() => {
    if (!user || standing) return
    const { email, phone, city } = user
    const contacts = { email, phone: phone ?? '', city: city ?? '' }
    actor.send({ type: 'known.change', known: { contacts } })
  }, [actor, user, standing])

  useEffect(() => {
    if (options.isTyped) actor.send({ type: 'draft.touch' })
  }, [actor, options.isTyped])

  useEffect(() => {
    const listening = actor.on('entry.done', () => {
      const { context } = actor.getSnapshot()
      const answer = readAnswer()
      if (answer) onDone(answer, followingDraft(context.draft, context.rules))
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
    if (!standing) return
    const { id } = standing.regData
    const fresh = await fetchEntry(eventId, id, knownPin(eventId, id)).catch(() => null)
    if (fresh) actor.send({ type: 'standing.change', standing: fresh })
  }

  // The same view for the same state: it is told to the screen each time it changes.
  const view = useMemo(
    () => ({
      ...viewOf(snapshot, data, now),
      times,
      knownEntries,
      change: changeOf(snapshot, data, now, standing),
    }),
    [snapshot, data, now, standing, times, knownEntries],
  )
  return {
    view,
    actions: {
      onEdit: (edit) => actor.send(edit),
      onNext: () => {
        // Whoever changes one thing wants back to the whole.
        const toReview = { type: 'step.open', step: 4 } as const
        const isReady = standing !== null && actor.getSnapshot().can(toReview)
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
function makeMachine(standing: RegDataAnswer | null) {
  let answer: RegDataAnswer | null = null
  const onAnswer = (entry: RegDataAnswer) => {
    answer = entry
  }
  const machine = standing
    ? browserWizard({ save: (draft) => storeChange(standing, draft), clear: clearChange, onAnswer })
    : browserWizard({ save: storeDraft, clear: clearDraft, onAnswer })
  return { machine, readAnswer: () => answer }
}

function withStanding(data: EventData, standing: RegDataAnswer | null) {
  return standing ? { ...data, standing } : data
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
  const { standing } = rules
  const charges = standing
    ? previewChange(draft, standing, data, now).after
    : previewCharges(draftRequest(draft), data, now)
  return {
    ...data,
    contests: standing ? asOffered(data.contests, standing) : data.contests,
    filter: rules.filter,
    draft,
    errors: shownErrors(context),
    stepStates: stepStates(context),
    canOpen: stepIndexes.map((step) => isStepReachable(step, draft, rules)),
    nextStep: standing && draft.step < 4 ? 4 : stepAfter(draft.step, draft, rules),
    charges: charges.length > 0 ? charges : null,
    draftState: draftStateOf(snapshot),
    submission: submissionOf(snapshot),
  }
}

/** Contests of the registration itself can be taken again, though they are closed to others. */
function asOffered(
  contests: EventData['contests'],
  { registrations }: NonNullable<WizardRules['standing']>,
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
  if (!rules.standing || !answer) return null
  const { before } = previewChange(draft, rules.standing, data, now)
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
