import { fillIn } from '@parket/domain/problems/publicProblems'
import { formProblemText } from '@parket/domain/problems/formProblems'
import { Button } from '../../components/Button/Button.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { SpinnerRing } from '../../components/Spinner/SpinnerRing.tsx'
import { Text } from '../../components/Text/Text.tsx'
import type { LoginTexts } from '../../texts/loginTexts.ts'
import { useLoginTexts } from '../../texts/TextsProvider.tsx'
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
} as const satisfies Record<ForgotPasswordDialogProps['state'], keyof LoginTexts>

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
  const texts = useLoginTexts()
  return (
    <Dialog title={texts[titles[state]]} isOpen={isOpen} onClose={onClose} maxWidth={500}>
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
  const texts = useLoginTexts()
  if (state === 'editing') {
    return <ForgotPasswordForm {...{ email, onEmailChange, onSubmit }} />
  }
  if (state === 'invalid') {
    return (
      <ForgotPasswordMessage
        actions={
          <Button variant="primary" onPress={onBack}>
            {texts.correct}
          </Button>
        }
      >
        {formProblemText('email_invalid')}
      </ForgotPasswordMessage>
    )
  }
  if (state === 'sending') {
    return (
      <ForgotPasswordMessage sign={<SpinnerRing />}>
        {fillIn(texts.sending, { email })}
      </ForgotPasswordMessage>
    )
  }
  if (state === 'sent') {
    const [before, after] = texts.sent.split('{email}')
    return (
      <ForgotPasswordMessage
        actions={
          <Button variant="primary" onPress={onClose}>
            {texts.understood}
          </Button>
        }
      >
        {before}
        <Text as="strong">{email}</Text>
        {after}
      </ForgotPasswordMessage>
    )
  }
  return (
    <ForgotPasswordMessage
      actions={
        <>
          <Button variant="primary" onPress={onSubmit}>
            {texts.sendAgain}
          </Button>
          <Button onPress={onBack}>{texts.changeEmail}</Button>
        </>
      }
    >
      {texts.failed}
    </ForgotPasswordMessage>
  )
}
