import type { FormEvent } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { loginTexts } from '../../texts/loginTexts.ts'
import { useTexts } from '../../texts/TextsProvider.tsx'
import * as styles from './ForgotPasswordDialog.css.ts'

interface ForgotPasswordFormProps {
  email: string
  onEmailChange: (email: string) => void
  onSubmit: () => void
}

/** The browser does not validate: our own text says what is wrong with the address. */
export function ForgotPasswordForm({ email, onEmailChange, onSubmit }: ForgotPasswordFormProps) {
  const say = useTexts('login', loginTexts)
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={styles.content} noValidate onSubmit={handleSubmit}>
      <TextField
        label={say('email')}
        description={say('forgotHint')}
        name="email"
        type="email"
        autoComplete="username"
        isRequired
        value={email}
        onChange={onEmailChange}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary">
          {say('sendLetter')}
        </Button>
      </div>
    </form>
  )
}
