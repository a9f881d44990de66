import { useEffect, useState } from 'react'
import { usePageState } from '@parket/react/data/page/PageState'

/**
 * The version at the menu's foot, or why it is not known: asked from `/version.txt` (docs/rules/site.md, «Version»)
 * once the app has started. Until the answer comes it is the one that the page brought: nothing shifts.
 */
export function useVersion(): string {
  const { version } = usePageState()
  const [answered, setAnswered] = useState<string | null>(null)
  useEffect(() => {
    let isLeft = false
    async function ask() {
      // The client is no part of a public page's first load.
      const { versionText } = await import('../data/loadVersion.ts')
      const text = await versionText()
      if (!isLeft) setAnswered(text)
    }
    void ask()
    return () => {
      isLeft = true
    }
  }, [])
  return answered ?? version
}
