import { newId } from '@parket/api-client/newId'
import { unwrap } from '@parket/api-client/problem'
import { phoneText } from '@parket/domain/account/phone'
import type { AccountUser } from '@parket/domain/account/user'
import { isBundle } from '@parket/domain/club/cells'
import { sentClubConsents } from '@parket/domain/club/clubConsents'
import {
  clubTyped,
  planOf,
  problemsOf,
  type ClubGiven,
  type ClubSubmission,
  type ClubTyped,
} from '@parket/domain/club/clubContext'
import { clubMachine } from '@parket/domain/club/clubMachine'
import type { ClubContacts } from '@parket/domain/club/clubProblems'
import { storedEntries } from '@parket/domain/club/entries'
import { restoreGrid } from '@parket/domain/club/keptGrid'
import { toChangeRequest } from '@parket/domain/club/planClub'
import { dancerKey } from '@parket/domain/registration/dancers'
import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import type { DancerInput } from '@parket/domain/registration/request'
import type {
  ClubActions,
  ClubScreenProps,
  ClubView,
} from '@parket/ui/screens/registration/ClubScreen'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useLatestCallback } from '@parket/ui/useLatestCallback'
import { fromPromise } from 'xstate'
import { api } from '../data/api.ts'
import { useLoginDialog } from '../data/auth/LoginDialogContext.ts'
import { usePhoneCheck } from '../data/form/usePhoneCheck.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { useClubLinks } from './club/clubLinks.ts'
import { clearClubDraft, readClubDraft, storeClubDraft } from './club/clubDraft.ts'
import type { Club, ClubGridData } from './club/clubData.ts'
import { ports } from '../data/ports.ts'

export type { ClubGridData } from './club/clubData.ts'

/** A leader's grid that runs. */
export interface RunningClub {
  view: ClubView
  /** The dialogs of one more dancer and of pasting are the page's own. */
  actions: Omit<ClubActions, 'onNewDancer' | 'onPaste'>
  links: ClubScreenProps['links']
  /** ISO instant. */
  now: string
}

/** Runs the leader's grid; what is ticked and typed is kept on this device until it is sent (docs/adr/0053). */
export function useClub(props: ClubGridData): RunningClub {
  const { data, club } = props
  const { now } = usePageState()
  const onLogin = useLoginDialog()
  const links = useClubLinks(data.event.id)
  const given = useGiven(props, now)
  const { actor, snapshot, draft } = useClubActor(props, given)
  const { context } = snapshot
  const { typed } = context
  const plan = useMemo(() => planOf({ given, typed }), [given, typed])
  const problems = useMemo(() => problemsOf({ ...context, given }, plan), [context, given, plan])
  return {
    view: {
      ...data,
      roster: given.roster,
      ...clubTyped({ given, typed }),
      stored: club.registrations,
      plan,
      problems,
      isTried: context.isTried,
      isSending: snapshot.matches('sending'),
      failure: context.failure,
      notice: context.notice,
      owed: club.owed,
      qr: club.qr,
      draft,
    },
    actions: {
      onToggle: (contestId, dancer) => actor.send({ type: 'cell.toggle', contestId, dancer }),
      onColumn: (contestId, dancers) => actor.send({ type: 'column.toggle', contestId, dancers }),
      onRole: (contestId, dancer, role) =>
        actor.send({ type: 'role.choose', contestId, dancer, role }),
      onContacts: (change) => actor.send({ type: 'contacts.change', change }),
      onConsents: (change) => actor.send({ type: 'consents.change', change }),
      onSubmit: () => actor.send({ type: 'grid.submit' }),
      onRestart: () => actor.send({ type: 'grid.restart' }),
      onLogin,
    },
    links,
    now,
  }
}

function useClubActor({ data, user, onSent, onStale }: ClubGridData, given: ClubGiven) {
  const eventId = data.event.id
  const send = useLatestCallback(async (submission: ClubSubmission) =>
    onSent(await register(eventId, submission)),
  )
  const [machine] = useState(() =>
    clubMachine.provide({
      actors: { send: fromPromise<void, ClubSubmission>(({ input }) => send(input)) },
    }),
  )
  const [kept] = useState(() => readKeptGrid(eventId, user.id, given))
  const [draft, setDraft] = useState<ClubView['draft']>(kept)
  const [input] = useState(() => ({ given, typed: kept?.typed ?? null, makeKey: newId }))
  /** What was registered when the grid that is kept was begun; null while nothing is typed. */
  const base = useRef(kept && given.saved)
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (current) => current)

  useEffect(() => actor.send({ type: 'given.change', given }), [actor, given])

  const keep = useLatestCallback((typed: ClubTyped | null) => {
    if (typed === null) {
      clearClubDraft(eventId, user.id)
      setDraft(null)
      base.current = null
      return
    }
    base.current ??= given.saved
    const kept = { typed, base: base.current, savedAt: new Date(ports.now()).toISOString() }
    setDraft(storeClubDraft(eventId, user.id, kept) ? kept : 'failed')
  })
  const fetchAgain = useLatestCallback(onStale)
  useEffect(() => {
    const subscriptions = [
      actor.on('grid.typed', ({ typed }) => keep(typed)),
      actor.on('grid.stale', () => fetchAgain()),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [actor, keep, fetchAgain])

  return { actor, snapshot, draft }
}

/** The grid that this device keeps, over what is registered by now. */
function readKeptGrid(eventId: number, userId: number, { saved }: ClubGiven) {
  const draft = readClubDraft(eventId, userId)
  const typed = draft && restoreGrid(draft, saved)
  return typed && { typed, savedAt: draft.savedAt }
}

/** @throws ApiProblem */
function register(eventId: number, submission: ClubSubmission): Promise<Club> {
  const { key, contacts, plan, expectedAmount } = submission
  return unwrap(
    api.POST('/api/events/{id}/register-many', {
      params: { path: { id: eventId }, header: { 'Idempotency-Key': key } },
      body: {
        regData: contacts.regData,
        consents: sentClubConsents(plan, contacts.consents),
        registrations: plan.sets,
        changes: plan.changes.map(toChangeRequest),
        expected_amount: expectedAmount,
      },
    }),
  )
}

/** What the grid stands on; the same object until something of it changes. */
function useGiven(props: ClubGridData, now: string): ClubGiven {
  const { data, user, club, isStaff, rosterDancers } = props
  const stored = club.registrations
  const isPhone = usePhoneCheck(true)
  return useMemo(() => {
    const bundles = new Set(data.contests.filter(isBundle).map(({ id }) => id))
    return {
      rules: { ...data, now, isPhone, isStaff },
      roster: rowsOf(user, rosterDancers, stored),
      stored,
      saved: {
        entries: storedEntries(stored, (id) => bundles.has(id)),
        contacts: contactsOf(stored, user),
      },
    }
  }, [data, user, rosterDancers, stored, now, isPhone, isStaff])
}

/** The rows: oneself, the roster, and whoever is registered besides, each once. */
function rowsOf(
  user: AccountUser,
  rosterDancers: readonly DancerInput[],
  stored: Club['registrations'],
): DancerInput[] {
  const registered = stored
    .filter(({ registrations }) => !isWithdrawn(registrations))
    .flatMap(({ dancers }) => dancers.map(asInput))
  const { id: user_id, last_name, first_name, birth_date, gender } = user
  const self = birth_date
    ? [{ user_id, last_name, first_name, birth_date, ...(gender && { gender }) }]
    : []
  const rows = new Map<string, DancerInput>()
  for (const dancer of [...self, ...rosterDancers.map(asInput), ...registered]) {
    const own = dancerKey(dancer)
    if (!rows.has(own)) rows.set(own, dancer)
  }
  return [...rows.values()]
}

/** Without ids of the roster and of stored dancers, which mean nothing to a new registration. */
function asInput({ last_name, first_name, birth_date, gender, user_id }: DancerInput): DancerInput {
  return { last_name, first_name, birth_date, ...(gender && { gender }), user_id: user_id ?? null }
}

/** As they were given last, else as the profile has them. */
function contactsOf(stored: Club['registrations'], user: AccountUser): ClubContacts {
  const last = stored.at(-1)?.regData
  return {
    regData: {
      email: last?.email ?? user.email,
      phone: phoneText(last?.phone ?? user.phone ?? ''),
      city: last?.city ?? user.city ?? '',
      club: last?.club ?? '',
      coach: last?.coach ?? '',
    },
    consents: { processing: null, publication: null },
  }
}
