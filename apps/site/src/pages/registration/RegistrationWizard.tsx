import { parseRegistrationFilter, type RegistrationFilter } from '@parket/domain/contest/filters'
import { newDraft, type Draft } from '@parket/domain/registration/draft'
import type { DraftEdit } from '@parket/domain/registration/draftEdits'
import { RegistrationWizardScreen } from '@parket/ui/screens/registration/RegistrationWizardScreen'
import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useIsHydrated } from '../../data/page/useIsHydrated.ts'
import { useLinks } from '../../data/address/useLinks.ts'
import type { EventData } from '../../data/event/eventSource.ts'
import { readDraft, storeDraft } from './draftStorage.ts'
import { firstView, noActions, wizardLinks } from './firstView.ts'
import { storeOpenRegistration } from './openRegistration.ts'
import { addRecent } from './recentRegistrations.ts'
import type { Running } from './WizardEngine.tsx'

const WizardEngine = lazy(async () => ({
  default: (await import('./WizardEngine.tsx')).WizardEngine,
}))

/** The longest the rest of the wizard waits for an idle moment, ms. */
const PATIENCE = 2000

interface RegistrationWizardProps {
  data: EventData
  /** The address's query: the door's filters. */
  search: string
  /** ISO instant. */
  now: string
}

/**
 * The wizard of a new registration. Its first step is there at once; what checks, keeps and sends comes
 * after it, at the latest when somebody goes on.
 */
export function RegistrationWizard({ data, search, now }: RegistrationWizardProps): ReactNode {
  const links = useLinks()
  const [, navigate] = useLocation()
  const eventId = data.event.id
  const filter = useMemo(() => filterOf(search), [search])
  const [draft, changeDraft] = useKeptDraft(eventId, filter)
  const [isTyped, setTyped] = useState(false)
  const [isNextWanted, setNextWanted] = useState(false)
  const [running, setRunning] = useState<Running | null>(null)
  const isIdle = useIdleMoment()
  const isEngineWanted = isIdle || isNextWanted || draft.step > 0
  useKept(draft, isTyped && !running)

  function typeFirst(edit: DraftEdit) {
    if (edit.type !== 'contacts.change') return
    changeDraft((before) => ({ ...before, contacts: { ...before.contacts, ...edit.change } }))
    setTyped(true)
  }
  return (
    <>
      <RegistrationWizardScreen
        view={{
          state: 'ready',
          ...(running?.view ?? firstView(data, filter, draft, isNextWanted)),
        }}
        parts={running?.parts ?? null}
        now={now}
        actions={
          running?.actions ?? {
            ...noActions,
            onEdit: typeFirst,
            onNext: () => setNextWanted(true),
          }
        }
        links={wizardLinks(links, eventId)}
      />
      {isEngineWanted && (
        <Suspense>
          <WizardEngine
            data={data}
            filter={filter}
            now={now}
            stored={null}
            draft={draft}
            isTyped={isTyped}
            isNextWanted={isNextWanted}
            onRun={setRunning}
            onDone={(entry, next) => {
              storeOpenRegistration({ registration: entry, next: { draft: next, search } })
              addRecent(entry)
              const done = links.to('register', { eventId }, { done: entry.regData.reg_n })
              navigate(done, { replace: true })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function filterOf(search: string) {
  const query = new URLSearchParams(search)
  return parseRegistrationFilter({ count: query.get('count'), age: query.get('age') })
}

/**
 * What was typed here before, or a blank draft. The server knows of none: until the page is taken over
 * it is blank, and `data-draft` on the document hides that from whoever has one.
 */
function useKeptDraft(eventId: number, filter: RegistrationFilter) {
  const isHydrated = useIsHydrated()
  const [blank] = useState(() => newDraft(eventId, filter))
  const [taken, setTaken] = useState<Draft | null>(null)
  if (isHydrated && taken === null) setTaken(readDraft(eventId) ?? blank)
  const change = (edit: (draft: Draft) => Draft) => setTaken((before) => edit(before ?? blank))
  return [taken ?? blank, change] as const
}

/** True once the browser has nothing better to do. */
function useIdleMoment(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setIdle(true), 200)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(() => setIdle(true), { timeout: PATIENCE })
    return () => cancelIdleCallback(request)
  }, [])
  return isIdle
}

/** Keeps what is typed before the wizard itself is there to keep it. */
function useKept(draft: Draft, isUnkept: boolean): void {
  useEffect(() => {
    if (!isUnkept) return
    try {
      storeDraft(draft)
    } catch {
      // The wizard says so as soon as it is there.
    }
  }, [draft, isUnkept])
}
