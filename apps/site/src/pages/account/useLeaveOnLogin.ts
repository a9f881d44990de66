import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useAuth } from '@parket/react/data/auth/AuthProvider'

/** After a form that ends with «Войти»: whoever does so goes on to this address. */
export function useLeaveOnLogin(isDone: boolean, href: string): void {
  const { status } = useAuth()
  const [, navigate] = useLocation()
  const isOver = isDone && status === 'loggedIn'
  useEffect(() => {
    if (isOver) navigate(href, { replace: true })
  }, [isOver, href, navigate])
}
