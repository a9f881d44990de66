import { formProblemText } from '@parket/domain/problems/formProblems'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { SpinnerRing } from '../../components/Spinner/SpinnerRing.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { loginTexts, type LoginTextName } from '../../texts/loginTexts.ts'
import { useProblemText, useTexts } from '../../texts/TextsProvider.tsx'
import { elementHere, withElement } from '../../texts/withElement.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { ForgotPasswordMessage } from './ForgotPasswordMessage.tsx'

export interface ForgotPasswordDialogProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** `editing`: the address is typed; `invalid`: it is not an address; then how sending the mail goes. */
  state: 'editing' | 'invalid' | 'sending' | 'sent' | 'failed'
  /** The address as typed. */
  email: string
  /** Gives the address as typed. */
  onEmailChange: (email: string) => void
  /** Sends the mail, again after a failure. */
  onSubmit: () => void
  /** From an error back to the address. */
  onBack: () => void
  /** The user closes the dialog: by Esc, the cross, or a press outside. */
  onClose: () => void
}

const titles = {
  editing: 'forgotTitle',
  invalid: 'failedTitle',
  sending: 'sendingTitle',
  sent: 'sentTitle',
  failed: 'failedTitle',
} as const satisfies Record<ForgotPasswordDialogProps['state'], LoginTextName>

/**
 * Asks for a mail with a link to a new password; its texts (docs/rules/accounts.md,
 * «Forgotten password»).
 */
export function ForgotPasswordDialog({
  isOpen,
  state,
  onClose,
  ...props
}: ForgotPasswordDialogProps) {
  const say = useTexts('login', loginTexts)
  return (
    <Dialog title={say(titles[state])} isOpen={isOpen} onClose={onClose} maxWidth={500}>
      {isOpen && <ForgotPasswordContent key={state} state={state} onClose={onClose} {...props} />}
    </Dialog>
  )
}

function ForgotPasswordContent({
  state,
  email,
  onEmailChange,
  onSubmit,
  onBack,
  onClose,
}: Omit<ForgotPasswordDialogProps, 'isOpen'>) {
  const say = useTexts('login', loginTexts)
  const told = useProblemText()
  if (state === 'editing') {
    return <ForgotPasswordForm {...{ email, onEmailChange, onSubmit }} />
  }
  if (state === 'invalid') {
    return (
      <ForgotPasswordMessage
        actions={
          <Button variant="primary" onPress={onBack}>
            {say('correct')}
          </Button>
        }
      >
        {told(formProblemText('email_invalid'))}
      </ForgotPasswordMessage>
    )
  }
  if (state === 'sending') {
    return (
      <ForgotPasswordMessage sign={<SpinnerRing />}>
        {say('sending', { email })}
      </ForgotPasswordMessage>
    )
  }
  if (state === 'sent') {
    return (
      <ForgotPasswordMessage
        actions={
          <Button variant="primary" onPress={onClose}>
            {say('understood')}
          </Button>
        }
      >
        {withElement(say('sent', { email: elementHere }), <Text as="strong">{email}</Text>)}
      </ForgotPasswordMessage>
    )
  }
  return (
    <ForgotPasswordMessage
      actions={
        <>
          <Button variant="primary" onPress={onSubmit}>
            {say('sendAgain')}
          </Button>
          <Button onPress={onBack}>{say('changeEmail')}</Button>
        </>
      }
    >
      {say('failed')}
    </ForgotPasswordMessage>
  )
}
