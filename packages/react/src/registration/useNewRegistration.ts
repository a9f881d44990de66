import { filterQuery, parseRegistrationFilter } from '@parket/domain/contest/filters'
import type { WizardResult } from '@parket/domain/registration/wizard/wizardContext'
import type { RegistrationWizardScreenProps } from '@parket/ui/screens/registration/RegistrationWizardScreen'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { idOf } from '../data/address/idOf.ts'
import { useAddress } from '../data/address/useAddress.ts'
import { useLinks } from '../data/address/useLinks.ts'
import type { EventData } from '../data/event/eventSource.ts'
import { usePageState } from '../data/page/PageState.tsx'
import { ports } from '../data/ports.ts'
import { readOpenRegistration } from './own/openRegistration.ts'
import { noteContacts, readRecent } from './own/recentRegistrations.ts'
import { ownDrafts, readDraft } from './wizard/draftStorage.ts'
import { useWizard, type RunningWizard } from './wizard/useWizard.ts'
import { newRegistrationMachine } from './wizard/wizardActors.ts'
import { wizardLinks } from './wizard/wizardLinks.ts'

/** A registration that was just made, and what can follow it. */
export interface DoneRegistration {
  regN: number
  /** What is known of it here; null where nothing is: then number and PIN open it. */
  result: WizardResult | null
  /** Begins the registration of the dancers that wait. */
  onNext: (next: NonNullable<WizardResult['next']>) => void
}

/** The wizard of a new registration. */
export interface NewRegistration {
  /** Its view and its acts, as `RegistrationWizardScreen` takes them. */
  wizard: RunningWizard
  links: RegistrationWizardScreenProps['links']
  /** ISO instant. */
  now: string
  /** What the address shows in place of the wizard; null while it shows the wizard. */
  done: DoneRegistration | null
}

/** What a new registration is about, and whose it is. */
export interface NewRegistrationOptions {
  /** The event with what can be danced at it: `useRegistrationForm` gives it. */
  data: EventData
  /** Whose draft it is, `useDraftOwner`; null: a visitor's. */
  userId: number | null
}

/**
 * Runs the wizard of a new registration: the draft that this device keeps, its price, sending it, and Back by steps. What
 * calls it needs a `key` of the event and of `useDraftOwner`'s `turn`: another event, or another person, begins anew.
 * The address has the filters and the contest that the person came for (`?contest=11`).
 */
export function useNewRegistration({ data, userId }: NewRegistrationOptions): NewRegistration {
  const { search } = useAddress()
  const { now } = usePageState()
  const links = useLinks()
  const [, navigate] = useLocation()
  const eventId = data.event.id
  const regN = idOf(new URLSearchParams(search).get('done'))
  const filter = useMemo(() => (regN === null ? filterOf(search) : null), [regN, search])
  // A reload must not take again what was given up since.
  const [taken] = useState(() => takenContest(search, data))
  useEffect(() => {
    if (taken !== null) ports.history.dropParameter('contest')
  }, [taken])
  // Before the effects of the wizard, which may write.
  useLayoutEffect(() => ownDrafts(userId), [userId])
  const wizard = useWizard({
    machine: newRegistrationMachine,
    data,
    filter,
    now,
    stored: null,
    taken,
    readDraft: () => readDraft(eventId, userId),
    onRegistered: ({ registration: { regData } }) =>
      navigate(links.to('register', { eventId }, { done: regData.reg_n }), { replace: true }),
  })
  function registerNext({ draft, filter }: NonNullable<WizardResult['next']>) {
    noteContacts(eventId, true)
    wizard.beginNext(draft)
    navigate(links.to('register', { eventId }, filterQuery(filter)))
  }
  return {
    wizard,
    links: wizardLinks(links, eventId),
    now,
    done:
      regN === null
        ? null
        : {
            regN,
            result: resultOf(regN, wizard.result) ?? storedResult(eventId, regN),
            onNext: registerNext,
          },
  }
}

function filterOf(search: string) {
  const query = new URLSearchParams(search)
  return parseRegistrationFilter(Object.fromEntries(query))
}

/** `?contest=11`: the contest that the person came for, by its id. */
function takenContest(search: string, { contests }: EventData): string | null {
  const groupNum = Number(new URLSearchParams(search).get('contest'))
  return contests.find((contest) => contest.group_num === groupNum)?.id ?? null
}

function resultOf(regN: number, result: WizardResult | null): WizardResult | null {
  return result?.registration.regData.reg_n === regN ? result : null
}

/** After a reload: what this tab has stored of a registration made in it. */
function storedResult(eventId: number, regN: number): WizardResult | null {
  const open = resultOf(regN, readOpenRegistration(eventId))
  if (open) return open
  const registration = readRecent(eventId).find(({ regData }) => regData.reg_n === regN)
  return registration ? { registration, next: null } : null
}
