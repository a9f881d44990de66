import { RegistrationScreen } from '@parket/ui/screens/registration/RegistrationScreen'
import type { ReactNode } from 'react'
import { useRegistration, type RegistrationOptions } from '../../registration/useRegistration.ts'

interface RegistrationPageProps extends RegistrationOptions {
  /** What asks for number and PIN, for an account that may not open it without. */
  pinForm?: ReactNode
}

/** A registration that this tab knows the PIN of, or that was made with the account. */
export function RegistrationPage({ pinForm = null, ...options }: RegistrationPageProps): ReactNode {
  const { isPinAsked, props } = useRegistration(options)
  return pinForm !== null && isPinAsked ? pinForm : <RegistrationScreen {...props} />
}
