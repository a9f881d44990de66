import { ForgotPasswordDialog } from '@parket/ui/layouts/ForgotPasswordDialog'
import { LoginDialog } from '@parket/ui/layouts/LoginDialog'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, type ReactNode } from 'react'
import { useLatestCallback } from '@parket/ui/useLatestCallback'
import { browserForgotPasswordMachine, browserLoginMachine } from '../data/auth/loginMachines.ts'
import { useRegisterLink } from '../data/address/useRegisterLink.ts'
import { useAuth } from '../data/auth/AuthProvider.tsx'

interface LoginContainerProps {
  isOpen: boolean
  /** It was closed without a login. */
  onClose: () => void
  onLoggedIn: () => void
}

/**
 * The login dialog, and the one for a forgotten password that opens from it. It stays in the page when
 * closed, so that the focus goes back to where it came from.
 */
export function LoginDialogs({ isOpen, onClose, onLoggedIn }: LoginContainerProps): ReactNode {
  const { begin } = useAuth()
  const registerHref = useRegisterLink()
  const loginActor = useActorRef(browserLoginMachine(begin))
  const forgotActor = useActorRef(browserForgotPasswordMachine)
  const login = useSelector(loginActor, (snapshot) => snapshot)
  const forgot = useSelector(forgotActor, (snapshot) => snapshot)
  const isForgotOpen = !forgot.matches('closed')

  const finish = useLatestCallback(onLoggedIn)
  useEffect(() => {
    loginActor.send({ type: isOpen ? 'dialog.open' : 'dialog.close' })
    if (!isOpen) forgotActor.send({ type: 'dialog.close' })
  }, [isOpen, loginActor, forgotActor])
  useEffect(() => {
    const subscription = loginActor.on('login.done', () => finish())
    return () => subscription.unsubscribe()
  }, [loginActor, finish])

  return (
    <>
      <LoginDialog
        isOpen={!login.matches('closed') && !isForgotOpen}
        onClose={onClose}
        email={login.context.email}
        password={login.context.password}
        secondFactor={
          login.context.isOtpAsked
            ? {
                otp: login.context.otp,
                onOtpChange: (otp) => loginActor.send({ type: 'otp.change', otp }),
              }
            : null
        }
        onEmailChange={(email) => loginActor.send({ type: 'email.change', email })}
        onPasswordChange={(password) => loginActor.send({ type: 'password.change', password })}
        onSubmit={() => loginActor.send({ type: 'login.submit' })}
        isPending={login.matches('running')}
        error={login.context.error}
        errors={login.context.errors}
        onForgotPassword={() =>
          forgotActor.send({ type: 'dialog.open', email: login.context.email })
        }
        registerHref={registerHref}
      />
      <ForgotPasswordDialog
        isOpen={isForgotOpen}
        state={forgotState(forgot.value)}
        email={forgot.context.email}
        onEmailChange={(email) => forgotActor.send({ type: 'email.change', email })}
        onSubmit={() => forgotActor.send({ type: 'letter.request' })}
        // The same address again brings the form back from any message.
        onBack={() => forgotActor.send({ type: 'email.change', email: forgot.context.email })}
        onClose={onClose}
      />
    </>
  )
}

function forgotState(value: 'closed' | 'editing' | 'invalid' | 'sending' | 'sent' | 'failed') {
  return value === 'closed' ? 'editing' : value
}
