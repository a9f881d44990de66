import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { dancerName } from '@parket/domain/registration/dancers'
import { PageLoading } from '../page/PageLoading.tsx'
import { useLinks } from '../page/useLinks.ts'
import { patterns, withQuery } from '../paths.ts'
import type { EventData } from '../sources/events.ts'
import { EntryPage } from './EntryPage.tsx'
import { storeDraft } from './draftStorage.ts'
import { clearOpenEntry, readOpenEntry } from './openEntry.ts'

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
  const [open] = useState(() => readOpenEntry(eventId))
  const isKnown = open?.entry.regData.reg_n === regN
  useEffect(() => {
    if (isKnown) return
    const door = links.to(patterns.selectRegistration, { eventId }, { reg_n: regN })
    navigate(door, { replace: true })
  }, [isKnown, links, navigate, eventId, regN])
  if (!open || !isKnown) return <PageLoading />

  const { entry, next } = open
  function registerAnother() {
    if (!next) return
    storeDraft(next.draft)
    clearOpenEntry()
    navigate(
      withQuery(links.to(patterns.register, { eventId }).split('?')[0] ?? '', queryOf(next.search)),
    )
  }
  const dancers = next?.draft.dancers.map(dancerName).filter((name) => name !== '') ?? []
  return (
    <EntryPage
      data={data}
      regDataId={entry.regData.id}
      isNew
      nextDancers={dancers}
      onAnother={next && registerAnother}
    />
  )
}

function queryOf(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}
