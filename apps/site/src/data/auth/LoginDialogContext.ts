import { createContext, use } from 'react'

/** Opens the login dialog. */
export const LoginDialogContext = createContext<() => void>(() => {})

export function useLoginDialog(): () => void {
  return use(LoginDialogContext)
}
