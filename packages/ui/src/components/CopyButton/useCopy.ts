import { useEffect, useState } from 'react'

/** How long it says that it has copied, ms. */
const SHOWN = 2500

interface Copying {
  /** What came of the last press, for a moment. */
  outcome: 'copied' | 'refused' | null
  copy: () => void
}

/** Puts a text on the clipboard and says whether it could. */
export function useCopy(text: string): Copying {
  const [outcome, setOutcome] = useState<Copying['outcome']>(null)
  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), SHOWN)
    return () => clearTimeout(timer)
  }, [outcome])

  async function write() {
    try {
      // Not available on plain HTTP, as in a venue's local network.
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  return { outcome, copy: () => void write() }
}
