import type { ShareLinksProps } from '@parket/ui/screens/events/parts/ShareLinks'
import { useState } from 'react'
import { wholeAddress } from '@parket/domain/site/links'
import { usePageState } from '../data/page/PageState.tsx'

/**
 * How a page is passed on: by its address at the team's own host.
 * @param address of the page, without the tenant's query: a path, or whole where the page is elsewhere
 */
export function useShare(address: string, text: string): ShareLinksProps {
  const { siteUrl } = usePageState()
  const [outcome, setOutcome] = useState<ShareLinksProps['outcome']>(null)
  const url = wholeAddress(siteUrl, address)
  async function copy() {
    try {
      // Not available on plain HTTP, as in a venue's local network.
      await navigator.clipboard.writeText(url)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return { url, text, onCopy: () => void copy(), outcome: outcome ?? null }
}
