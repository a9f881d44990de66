import type { ShareLinksProps } from '@parket/ui/screens/events/parts/ShareLinks'
import { useState } from 'react'
import { useIsHydrated } from '../../data/page/useIsHydrated.ts'
import { usePageState } from '../../data/page/PageState.tsx'

/**
 * How a page is passed on: by its address at the team's own host.
 * @param path of the page, without the tenant's query
 */
export function useShare(path: string, text: string): ShareLinksProps {
  const { siteUrl } = usePageState()
  const [isCopied, setCopied] = useState(false)
  // Over plain HTTP there is no clipboard; the server knows of none.
  const canCopy = useIsHydrated() && 'clipboard' in navigator
  const url = siteUrl + path
  async function copy() {
    await navigator.clipboard.writeText(url)
    setCopied(true)
  }
  return { url, text, ...(canCopy && { onCopy: () => void copy() }), isCopied }
}
