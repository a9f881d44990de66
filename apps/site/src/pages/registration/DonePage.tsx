import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { dancerName } from '@parket/domain/registration/dancers'
import { PageLoading } from '../status/PageLoading.tsx'
import { useLinks } from '../../data/address/useLinks.ts'
import { withQuery } from '@parket/domain/site/links'
import type { EventData } from '../../data/event/eventSource.ts'
import { RegistrationPage } from './RegistrationPage.tsx'
import { storeDraft } from './draftStorage.ts'
import { readOpenRegistration, type OpenRegistration } from './openRegistration.ts'
import { noteContacts, readRecent } from './recentRegistrations.ts'

interface DonePageProps {
  data: EventData
  /** The number of the registration just made. */
  regN: number
}

/** What became of a registration, as long as this tab remembers it; else number and PIN open it. */
export function DonePage({ data, regN }: DonePageProps): ReactNode {
  const eventId = data.event.id
  const links = useLinks()
  const [, navigate] = useLocation()
  const [known] = useState(() => knownByNumber(eventId, regN))
  useEffect(() => {
    if (known) return
    const door = links.to('selectRegistration', { eventId }, { reg_n: regN })
    navigate(door, { replace: true })
  }, [known, links, navigate, eventId, regN])
  if (!known) return <PageLoading />

  const { registration, next } = known
  function registerAnother() {
    if (!next) return
    storeDraft(next.draft)
    noteContacts(eventId, true)
    navigate(withQuery(links.to('register', { eventId }).split('?')[0] ?? '', queryOf(next.search)))
  }
  const dancers = next?.draft.dancers.map(dancerName).filter((name) => name !== '') ?? []
  return (
    <RegistrationPage
      key={registration.regData.id}
      data={data}
      regDataId={registration.regData.id}
      isNew
      nextDancers={dancers}
      waiting={dancers.length + (next?.draft.others.length ?? 0)}
      onAnother={next && registerAnother}
    />
  )
}

/** The registration of a number, as far as it was made in this tab. */
function knownByNumber(eventId: number, regN: number): OpenRegistration | null {
  const open = readOpenRegistration(eventId)
  if (open?.registration.regData.reg_n === regN) return open
  const registration = readRecent(eventId).find(({ regData }) => regData.reg_n === regN)
  return registration ? { registration, next: null } : null
}

function queryOf(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}
