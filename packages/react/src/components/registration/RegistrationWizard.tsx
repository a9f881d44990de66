import { filterQuery, parseRegistrationFilter } from '@parket/domain/contest/filters'
import type { WizardResult } from '@parket/domain/registration/wizard/wizardContext'
import { useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useLinks } from '../../data/address/useLinks.ts'
import { lazyPage } from '../../data/page/lazyPage.tsx'
import type { EventData } from '../../data/event/eventSource.ts'
import { useDraftOwner } from '../../registration/wizard/draftOwner.ts'
import { ownDrafts, readDraft } from '../../registration/wizard/draftStorage.ts'
import { readOpenRegistration } from '../../registration/own/openRegistration.ts'
import { noteContacts, readRecent } from '../../registration/own/recentRegistrations.ts'
import { useWizard } from '../../registration/wizard/useWizard.ts'
import { newRegistrationMachine } from '../../registration/wizard/wizardActors.ts'
import { WizardForm } from './WizardForm.tsx'
import { wizardLinks } from '../../registration/wizard/wizardLinks.ts'

const donePage = lazyPage(async () => (await import('./DonePage.tsx')).DonePage)

export interface RegistrationWizardProps {
  data: EventData
  /** The address's query: the filters of the wizard. */
  search: string
  /** Number of the registration to show: the one just made. Null: the wizard itself. */
  done: number | null
  /** ISO instant. */
  now: string
}

/** The wizard of a new registration, and the page of what was made with it. */
export function RegistrationWizard(props: RegistrationWizardProps): ReactNode {
  const { userId, turn } = useDraftOwner()
  return <OwnWizard key={turn} {...props} userId={userId} />
}

interface OwnWizardProps extends RegistrationWizardProps {
  /** Whose draft it is; null: a visitor's. */
  userId: number | null
}

function OwnWizard({ data, search, done, now, userId }: OwnWizardProps): ReactNode {
  const links = useLinks()
  const [, navigate] = useLocation()
  const eventId = data.event.id
  const filter = useMemo(() => (done === null ? filterOf(search) : null), [done, search])
  // A reload must not take again what was given up since.
  const [taken] = useState(() => takenContest(search, data))
  useEffect(() => {
    if (taken !== null) dropContest()
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

  if (done === null) {
    return <WizardForm wizard={wizard} now={now} links={wizardLinks(links, eventId)} />
  }
  const result = resultOf(done, wizard.result) ?? storedResult(eventId, done)
  function registerNext({ draft, filter }: NonNullable<WizardResult['next']>) {
    noteContacts(eventId, true)
    wizard.beginNext(draft)
    navigate(links.to('register', { eventId }, filterQuery(filter)))
  }
  return <donePage.Component data={data} regN={done} result={result} onNext={registerNext} />
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

function dropContest() {
  const url = new URL(location.href)
  url.searchParams.delete('contest')
  // The history's entry keeps the steps that led to it.
  history.replaceState(history.state, '', url)
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
