import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '@parket/react/data/address/useAddress'
import { hasUnsavedForms } from '@parket/react/data/form/unsavedForms'

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
  /** What leaves the page, once one says so. */
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const here = useRef<{ href: string; state: unknown }>({ href: '', state: null })
  const isLeaving = useRef(false)
  // Each change of address renders this anew.
  useAddress()
  useEffect(() => {
    here.current = { href: location.href, state: history.state as unknown }
  })

  useEffect(() => {
    onBack = (event) => {
      if (isLeaving.current) {
        isLeaving.current = false
        return
      }
      const { pathname, search } = location
      const { href, state } = here.current
      const before = new URL(href)
      // A jump inside the page (`#main`) leaves nothing.
      const isSamePage = before.pathname === pathname && before.search === search
      if (isSamePage || !hasUnsavedForms()) return
      event.stopImmediatePropagation()
      history.pushState(state, '', href)
      // Leaving goes back to where the browser stood: as a new step it would lead here again.
      setLeave(() => () => {
        isLeaving.current = true
        history.back()
      })
    }
    return () => {
      onBack = () => {}
    }
  }, [])

  return {
    go(address) {
      if (hasUnsavedForms()) setLeave(() => () => navigate(address))
      else navigate(address)
    },
    isAsked: leave !== null,
    onLeave() {
      setLeave(null)
      leave?.()
    },
    onStay: () => setLeave(null),
  }
}
