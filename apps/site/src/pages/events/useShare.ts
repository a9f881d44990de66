import type { ShareLinksProps } from '@parket/ui/screens/events/parts/ShareLinks'
import { eventTitle } from '@parket/domain/event/title'
import { useState } from 'react'
import { usePageState } from '../../data/page/PageState.tsx'
import { createLinks } from '@parket/domain/site/links'
import type { Event } from '../../data/event/eventSource.ts'

/** What is passed on of an event's page: its address at the team's own host. */
export function useShare(eventId: number, event: Event | null): ShareLinksProps {
  const { siteUrl } = usePageState()
  const [isCopied, setCopied] = useState(false)
  const url = siteUrl + createLinks(null).to('event', { eventId })
  async function copy() {
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return { url, text: event ? eventTitle(event) : '', onCopy: () => void copy(), isCopied }
}
