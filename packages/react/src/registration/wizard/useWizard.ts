import { newId } from '@parket/api-client/newId'
import type { AccountUser } from '@parket/domain/account/user'
import { isDiallable, phoneText } from '@parket/domain/account/phone'
import { parseRegistrationFilter, type RegistrationFilter } from '@parket/domain/contest/filters'
import { cheaperPackets } from '@parket/domain/money/arrangement'
import { can } from '@parket/domain/rights/rights'
import { isBegun, withTypedContacts, type Draft } from '@parket/domain/registration/draft'
import { entriesOf } from '@parket/domain/registration/draftEntries'
import { chosenContestIds } from '@parket/domain/registration/packets'
import { singleKey } from '@parket/domain/registration/singleKey'
import type { RegistrationAnswer } from '@parket/domain/registration/registrationAnswer'
import type { WizardResult } from '@parket/domain/registration/wizard/wizardContext'
import type { WizardEvent } from '@parket/domain/registration/wizard/wizardSetup'
import type { WizardSnapshot } from '@parket/domain/registration/wizard/wizardMachine'
import {
  wizardActions,
  wizardProgress,
  type WizardActions,
  type WizardView,
} from '@parket/ui/screens/registration/RegistrationWizardScreen'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLatestCallback } from '@parket/ui/useLatestCallback'
import { useLoginDialog } from '../../data/auth/LoginDialogContext.ts'
import { useAuth } from '../../data/auth/AuthProvider.tsx'
import { usePhoneCheck } from '../../data/form/usePhoneCheck.ts'
import { useIsHydrated } from '../../data/page/useIsHydrated.ts'
import type { EventData } from '../../data/event/eventSource.ts'
import { useContestTimes } from './useContestTimes.ts'
import { useKnownEntries } from './useKnownEntries.ts'
import { goToFirstStep, useStepHistory } from './stepHistory.ts'
import type { newRegistrationMachine } from './wizardActors.ts'

/** What a wizard is about. */
export interface WizardOptions {
  /** Of a new registration, or of the change of one. */
  machine: typeof newRegistrationMachine
  /** The event with what can be danced at it. */
  data: EventData
  /** Null while the page shows the registration that was made: the wizard's own stays. */
  filter: RegistrationFilter | null
  /** ISO instant. */
  now: string
  /** The registration that is changed; null for a new one. */
  stored: RegistrationAnswer | null
  /** A contest that the person came for, by its id: taken as soon as there is a browser. */
  taken?: string | null
  /** Reads the draft that this browser keeps; called once there is a browser. */
  readDraft: () => Draft | null
  /** Told when a registration has been made or changed and the wizard is still shown. */
  onRegistered: (result: WizardResult) => void
}

/** A wizard that runs: the screen takes its view and its acts. */
export interface RunningWizard {
  view: WizardView
  /** The dialogs of the next registration, of the club and of pasting are the page's own. */
  actions: Omit<WizardActions, 'onAnotherOpen' | 'onRosterOpen' | 'onPasteOpen'>
  /** What was made here last; null before it. */
  result: WizardResult | null
  /** Begins the registration after one that was made. */
  beginNext: (draft: Draft) => void
}

/** Runs the wizard's machine for an event and gives the screen's view of it. */
export function useWizard(options: WizardOptions): RunningWizard {
  const { data, now, stored } = options
  const onLogin = useLoginDialog()
  const { user } = useAuth()
  const { actor, snapshot } = useWizardActor(options)
  const { draft, result } = snapshot.context
  const eventId = data.event.id
  const times = useContestTimes(eventId, draft.reached >= 2)
  const changedId = stored?.regData.id ?? null
  const knownEntries = useKnownEntries(eventId, changedId, result?.registration ?? null)
  useEffect(
    () => actor.send({ type: 'entries.know', entries: knownEntries }),
    [actor, knownEntries],
  )
  useRegistered(snapshot, options)
  useStepHistory(actor, options.filter !== null)
  return {
    view: {
      ...data,
      ...wizardProgress(snapshot, data, now, knownEntries),
      times,
      knownEntries,
      isDraftOnDevice: user !== null && stored === null,
    },
    actions: {
      ...wizardActions(actor),
      onLogin,
      onRestart() {
        actor.send({ type: 'draft.restart' })
        if (user) actor.send(contactsOf(user))
      },
    },
    result,
    beginNext: (next) => actor.send({ type: 'registration.next', draft: next }),
  }
}

function useWizardActor(options: WizardOptions) {
  const { machine, data, filter, now, stored, readDraft, taken = null } = options
  const { user, subject } = useAuth()
  const isHydrated = useIsHydrated()
  const { id: eventId, team_id: teamId } = data.event
  const isStaff = can(subject, 'registrations.edit', { teamId, eventId })
  // What the server rendered is blank: it knows of no draft.
  const [isBlank] = useState(!isHydrated)
  const [input] = useState(() => ({
    eventId,
    rules: {
      ...data,
      ...(stored && { stored }),
      isPhone: isDiallable,
      now,
      isStaff,
      filter: filter ?? parseRegistrationFilter({}),
      cheaperPackets: cheaperPackets(data, now),
    },
    restored: isBlank ? null : readDraft(),
    makeKey: newId,
  }))
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)

  const isPhone = usePhoneCheck(snapshot.context.draft.contacts.phone !== '')
  useEffect(() => {
    if (filter === null) return
    // The registration that is changed is the machine's own: it fetches a newer one by itself.
    const { stored: current } = actor.getSnapshot().context.rules
    actor.send({
      type: 'rules.change',
      rules: {
        ...data,
        isPhone,
        now,
        isStaff,
        filter,
        ...(current && { stored: current }),
        cheaperPackets: cheaperPackets(data, now),
      },
    })
  }, [actor, data, isPhone, now, isStaff, filter])

  // Once: whoever gives it up after that has given it up.
  const isTaken = useRef(false)
  const take = useLatestCallback(() => {
    const { draft } = actor.getSnapshot().context
    if (taken === null || isTaken.current) return
    isTaken.current = true
    if (entriesOf(draft).some(({ packets }) => chosenContestIds(packets).includes(taken))) return
    actor.send({ type: 'contest.toggle', packetKey: singleKey, contestId: taken })
  })
  const readLatest = useLatestCallback(readDraft)
  useEffect(() => {
    if (!user || stored) return
    // Whoever logs in on a blank form goes on with what they left on this device.
    const { draft } = actor.getSnapshot().context
    const kept = isBegun(draft) ? null : readLatest()
    if (kept) {
      actor.send({ type: 'draft.restore', draft: withTypedContacts(kept, draft.contacts) })
      isTaken.current = false
    }
    actor.send(contactsOf(user))
    take()
  }, [actor, user, stored, readLatest, take])

  const restore = useLatestCallback(() => {
    const kept = isBlank ? readDraft() : null
    if (kept) actor.send({ type: 'draft.restore', draft: kept })
  })
  useLayoutEffect(() => {
    restore()
    take()
  }, [restore, take])

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

  return { actor, snapshot }
}

/** Fills in what the account knows and nobody has typed. */
function contactsOf({ email, phone, city }: AccountUser): WizardEvent {
  const contacts = { email, phone: phoneText(phone ?? ''), city: city ?? '' }
  return { type: 'contacts.fill', contacts }
}

function useRegistered(snapshot: WizardSnapshot, options: WizardOptions): void {
  const isRegistered = snapshot.matches({ form: 'registered' }) && options.filter !== null
  const onRegistered = useLatestCallback(() => {
    const { result } = snapshot.context
    if (result) options.onRegistered(result)
  })
  useEffect(() => {
    if (isRegistered) void goToFirstStep().then(onRegistered)
  }, [isRegistered, onRegistered])
}
