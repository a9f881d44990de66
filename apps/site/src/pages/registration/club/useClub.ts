import { newId } from '@parket/api-client/newId'
import { ApiProblem, unwrap, userFacingText } from '@parket/api-client/problem'
import { phoneText } from '@parket/domain/account/phone'
import { isBundle } from '@parket/domain/club/cells'
import { clubProblems, placed, type ClubContacts } from '@parket/domain/club/clubProblems'
import { sentClubConsents } from '@parket/domain/club/clubConsents'
import { chooseRole, storedEntries, toggleCell, type ClubEntry } from '@parket/domain/club/entries'
import { planClub, toChangeRequest } from '@parket/domain/club/planClub'
import type { AccountUser } from '@parket/domain/account/user'
import { countOf } from '@parket/domain/format/plural'
import { totalOf } from '@parket/domain/money/total'
import { hasErrors, mergeErrors, type FieldErrors } from '@parket/domain/problems/fieldErrors'
import type { ChargeLine } from '@parket/domain/registration/chargeLine'
import { dancerKey } from '@parket/domain/registration/dancers'
import { isWithdrawn } from '@parket/domain/registration/entryStatus'
import type { DancerInput } from '@parket/domain/registration/request'
import type { ClubActions, ClubView } from '@parket/ui/screens/registration/ClubScreen'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../../data/api.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { usePhoneCheck } from '../../../data/form/usePhoneCheck.ts'
import { clearClubDraft, readClubDraft, storeClubDraft } from './clubDraft.ts'
import type { Club, ClubFormProps } from './clubData.ts'

interface RunningClub {
  view: ClubView
  actions: Omit<ClubActions, 'onNewDancer' | 'onPaste' | 'onLogin'>
}

/** What is ticked and typed; kept in this tab until it is sent. */
interface Typed {
  entries: readonly ClubEntry[]
  contacts: ClubContacts
}

/** Runs the leader's grid. */
export function useClub(props: ClubFormProps, now: string): RunningClub {
  const { data, user, club, isStaff, rosterDancers, onSent, onStale } = props
  const eventId = data.event.id
  const stored = club.registrations
  const [draft, setDraft] = useState<Typed | null>(() => readClubDraft(eventId, user.id))
  const [isTried, setTried] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const [refused, setRefused] = useState<FieldErrors>({})
  // A dearer price that was shown is agreed to by sending once more.
  const [agreed, setAgreed] = useState(0)
  const [key, setKey] = useState(() => newId())

  const bundles = useMemo(
    () => new Set(data.contests.filter(isBundle).map(({ id }) => id)),
    [data.contests],
  )
  const saved = useMemo<Typed>(
    () => ({
      entries: storedEntries(stored, (id) => bundles.has(id)),
      contacts: contactsOf(stored, user),
    }),
    [stored, bundles, user],
  )
  const { entries, contacts } = draft ?? saved
  const roster = useMemo(() => rowsOf(user, rosterDancers, stored), [user, rosterDancers, stored])
  const plan = useMemo(
    () => planClub({ roster, entries, stored }, data, now),
    [roster, entries, stored, data, now],
  )
  const isPhone = usePhoneCheck(true)
  const problems = useMemo(() => {
    const own = clubProblems(plan, contacts, { ...data, isPhone, now, isStaff })
    const others = placed(refused, plan)
    return {
      cells: mergeErrors(own.cells, others.cells),
      fields: mergeErrors(own.fields, others.fields),
    }
  }, [plan, contacts, data, isPhone, now, isStaff, refused])

  const sending = useMutation(
    {
      mutationFn: () =>
        unwrap(
          api.POST('/api/events/{id}/register-many', {
            params: { path: { id: eventId }, header: { 'Idempotency-Key': key } },
            body: {
              regData: contacts.regData,
              consents: sentClubConsents(plan, contacts.consents),
              registrations: plan.sets,
              changes: plan.changes.map(toChangeRequest),
              expected_amount: Math.max(plan.expected, agreed),
            },
          }),
        ),
      onSuccess(answer) {
        clearClubDraft()
        setDraft(null)
        setTried(false)
        setKey(newId())
        setNotice(noticeOf(plan.sets.length))
        onSent(answer)
      },
      onError(error) {
        if (!(error instanceof ApiProblem)) return
        setRefused(error.errors)
        setAgreed(totalOf(linesOf(error) ?? []))
        if (error.status === 409) onStale()
      },
    },
    queryClient,
  )

  function change(next: Partial<Typed>) {
    const typed = { entries, contacts, ...next }
    storeClubDraft({ eventId, userId: user.id, ...typed })
    setDraft(typed)
    setRefused({})
    setAgreed(0)
    setNotice(null)
    setKey(newId())
    sending.reset()
  }
  return {
    view: {
      ...data,
      roster,
      entries,
      stored,
      contacts,
      plan,
      problems,
      isTried,
      isSending: sending.isPending,
      failure: failureOf(sending.error),
      notice,
      owed: club.owed,
      qr: club.qr,
    },
    actions: {
      onToggle(contestId, dancer) {
        const contest = data.contests.find(({ id }) => id === contestId)
        if (contest) change({ entries: toggleCell(entries, contest, dancer) })
      },
      onRole: (contestId, dancer, role) =>
        change({ entries: chooseRole(entries, contestId, dancer, role) }),
      onContacts: (own) =>
        change({ contacts: { ...contacts, regData: { ...contacts.regData, ...own } } }),
      onConsents: (own) =>
        change({ contacts: { ...contacts, consents: { ...contacts.consents, ...own } } }),
      onSubmit() {
        setTried(true)
        if (!hasErrors(problems.cells) && !hasErrors(problems.fields)) sending.mutate()
      },
    },
  }
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

function noticeOf(made: number): string {
  return made === 0
    ? 'Изменения сохранены. Что изменилось\u00A0— в\u00A0письме.'
    : `Заявка принята: ${countOf(made, ['новая регистрация', 'новые регистрации', 'новых регистраций'])}. Номера и\u00A0PIN-коды\u00A0— в\u00A0письме.`
}

function linesOf({ answer }: ApiProblem): readonly ChargeLine[] | null {
  return (answer as { lines?: readonly ChargeLine[] } | null)?.lines ?? null
}

/** What no cell and no field says. */
function failureOf(error: Error | null): string | null {
  if (!error) return null
  if (!(error instanceof ApiProblem)) return userFacingText(error)
  if (hasErrors(error.errors) && error.status === 422) return null
  const again = linesOf(error) ? ' Отправьте ещё раз, если согласны.' : ''
  return userFacingText(error) + again
}
