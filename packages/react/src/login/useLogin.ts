import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useAddress } from '../data/address/useAddress.ts'
import { useAuth } from '../data/auth/AuthProvider.tsx'
import type { LoginRequest } from '../data/auth/LoginDialogContext.ts'
import { hasUnsavedForms } from '../data/form/unsavedForms.ts'

/** The login dialog as it stands. */
export interface Login {
  isOpen: boolean
  /** Whether it was ever opened: its code comes then. */
  wasOpened: boolean
  open: (request: LoginRequest) => void
  onClose: () => void
  onLoggedIn: () => void
}

/** The login dialog: where it is open, and where whoever logs in goes on to. */
export function useLogin(): Login {
  const { path } = useAddress()
  const [, navigate] = useLocation()
  const { status, isExpired, forget } = useAuth()
  // The dialog belongs to the page it was opened on: following a link in it closes it.
  const [request, setRequest] = useState<LoginRequest | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const [goOnTo, setGoOnTo] = useState<string | null>(null)

  function open({ path: at = path, goOnTo: next }: LoginRequest) {
    setRequest({ path: at, ...(next !== undefined && { goOnTo: next }) })
    setWasOpened(true)
  }

  // A login that has run out is asked for anew over the page: nothing typed there is lost.
  const [wasExpired, setWasExpired] = useState(false)
  if (isExpired !== wasExpired) {
    setWasExpired(isExpired)
    if (isExpired) open({})
  }
  // The next page is nobody's until somebody logs in.
  const [expiredPath, setExpiredPath] = useState(path)
  if (!isExpired && expiredPath !== path) setExpiredPath(path)
  const isLeft = isExpired && expiredPath !== path
  useEffect(() => {
    if (isLeft) forget()
    // oxlint-disable-next-line react/exhaustive-deps -- `forget` is made anew each time
  }, [isLeft])

  const isGoingOn = goOnTo !== null && status === 'loggedIn' && !isExpired
  useEffect(() => {
    if (!isGoingOn) return
    setGoOnTo(null)
    navigate(goOnTo)
  }, [isGoingOn, goOnTo, navigate])

  return {
    isOpen: request?.path === path,
    wasOpened,
    open,
    onClose() {
      setRequest(null)
      if (isExpired && !hasUnsavedForms()) forget()
    },
    onLoggedIn() {
      setGoOnTo(request?.goOnTo ?? null)
      setRequest(null)
    },
  }
}
