import { RegistrationScreen } from '@parket/ui/screens/registration/RegistrationScreen'
import type { ReactNode } from 'react'
import { useRegistration, type AskedRegistration } from '../../registration/useRegistration.ts'

interface RegistrationPageProps extends AskedRegistration {
  /** What asks for number and PIN, for an account that may not open it without. */
  pinForm?: ReactNode
}

/** A registration that this tab knows the PIN of, or that was made with the account. */
export function RegistrationPage({ pinForm = null, ...asked }: RegistrationPageProps): ReactNode {
  const { isPinAsked, props } = useRegistration(asked)
  return pinForm !== null && isPinAsked ? pinForm : <RegistrationScreen {...props} />
}
