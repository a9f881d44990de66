import { createContext, use } from 'react'

/** Where the login dialog opens and where it leads. */
export interface LoginRequest {
  /** The page that the dialog opens on, if not this one. */
  path?: string
  /** The address that whoever logs in goes on to. */
  goOnTo?: string
}

/** Opens the login dialog. */
export const LoginDialogContext = createContext<(request: LoginRequest) => void>(() => {})

/** Opens the login dialog over the page. */
export function useLoginDialog(): () => void {
  const ask = use(LoginDialogContext)
  return () => ask({})
}

/** Opens it on another page, or to go on to an address. */
export function useLoginRequest(): (request: LoginRequest) => void {
  return use(LoginDialogContext)
}
