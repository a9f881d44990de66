import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { usePageState } from '../page/PageState.tsx'
import type { EmbeddedData } from '../page/source.ts'
import type { Event } from './eventSource.ts'
import { clearOtherEvents } from './clearOtherEvents.ts'
import { clearEventId, storeEventId } from './storage.ts'

type Selection = readonly [event: Event | null, select: (event: Event | null) => void]

const CurrentEventContext = createContext<Selection | null>(null)

/** The selected event: its title in the header, its section in the menu (docs/adr/0003). */
export function CurrentEventProvider({ children }: { children: ReactNode }): ReactNode {
  const { embedded } = usePageState()
  const selection = useState(() => embeddedEvent(embedded))
  return <CurrentEventContext value={selection}>{children}</CurrentEventContext>
}

/** The selected event and what selects another. */
export function useSelection(): Selection {
  const selection = use(CurrentEventContext)
  if (!selection) throw new Error('CurrentEventProvider is missing')
  return selection
}

/** The selected event; null where none is. */
export function useCurrentEvent(): Event | null {
  return useSelection()[0]
}

/** Selects the event whose page this is; null while it is being fetched. */
export function useSelectEvent(event: Event | null): void {
  const [, select] = useSelection()
  useEffect(() => {
    if (!event) return
    storeEventId(event.id)
    clearOtherEvents(event.id)
    select(event)
  }, [event, select])
}

/** For the pages where one goes to choose another event, and for those that are not there. */
export function useClearEvent(): void {
  const [, select] = useSelection()
  useEffect(() => {
    clearEventId()
    select(null)
  }, [select])
}

function embeddedEvent(embedded: EmbeddedData | null): Event | null {
  const data = embedded && 'data' in embedded ? (embedded.data as { event?: Event }) : null
  return data?.event ?? null
}
