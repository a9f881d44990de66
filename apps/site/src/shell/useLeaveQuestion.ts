import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../data/address/useAddress.ts'
import { hasUnsavedForms } from '../data/form/unsavedGuard.ts'

interface LeaveQuestion {
  /** Goes to an address of the site; asks before, where something unsaved would be lost. */
  go: (address: string) => void
  isAsked: boolean
  onLeave: () => void
  onStay: () => void
}

/** Told where Back or Forward would lead from a page with something unsaved. */
let onBack: (event: PopStateEvent) => void = () => {}

/**
 * Lets Back and Forward be asked about. Called before the router starts: browsers call the listeners of
 * `popstate` in the order they were added, and the router must not hear of what is put back.
 */
export function interceptBack(): void {
  addEventListener('popstate', (event) => onBack(event))
}

/** Leaving a page inside the site: by a link, or by the browser's Back and Forward. */
export function useLeaveQuestion(): LeaveQuestion {
  const [, navigate] = useLocation()
  const [target, setTarget] = useState<string | null>(null)
  const here = useRef('')
  // Each change of address renders this anew.
  useAddress()
  useEffect(() => {
    here.current = location.href
  })

  useEffect(() => {
    onBack = (event) => {
      const { pathname, search, hash } = location
      const before = new URL(here.current)
      // A jump inside the page (`#main`) leaves nothing.
      const isSamePage = before.pathname === pathname && before.search === search
      if (isSamePage || !hasUnsavedForms()) return
      event.stopImmediatePropagation()
      history.pushState(null, '', here.current)
      setTarget(pathname + search + hash)
    }
    return () => {
      onBack = () => {}
    }
  }, [])

  return {
    go: (address) => (hasUnsavedForms() ? setTarget(address) : navigate(address)),
    isAsked: target !== null,
    onLeave() {
      setTarget(null)
      if (target !== null) navigate(target)
    },
    onStay: () => setTarget(null),
  }
}
