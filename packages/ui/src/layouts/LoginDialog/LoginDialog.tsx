import { useEffect, useRef, type FormEvent } from 'react'
import { Alert } from '../../components/Alert/Alert.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { loginTexts } from '../../texts/loginTexts.ts'
import { useProblemText, useTexts } from '../../texts/TextsProvider.tsx'
import * as styles from './LoginDialog.css.ts'

export interface LoginDialogProps {
  /** Whether it is shown. */
  isOpen: boolean
  /** The user closes the dialog: by Esc, the cross, or a press outside. */
  onClose: () => void
  /** The address as typed. */
  email: string
  /** The password as typed. */
  password: string
  /** The second step, for accounts with a second factor; left out: it is not asked for. */
  secondFactor?: { otp: string; onOtpChange: (otp: string) => void } | null
  /** Gives the address as typed. */
  onEmailChange: (email: string) => void
  /** Gives the password as typed. */
  onPasswordChange: (password: string) => void
  /** «Войти», or Enter in a field. */
  onSubmit: () => void
  /** The login runs: the button shows it. */
  isPending: boolean
  /** Why it failed: the server's words, or «Ошибка при входе» (docs/rules/accounts.md, «Login»). */
  error: string | null
  /**
   * What is wrong with a field, in Russian; the first has the focus after «Войти». An empty object where
   * nothing is wrong yet; without it the browser itself says what the fields lack.
   */
  errors?: Partial<Record<'email' | 'password' | 'otp', readonly string[]>>
  /** «Забыл пароль» has been pressed. */
  onForgotPassword: () => void
  /** Where «Регистрация» leads: /profile/register. null where no account can be opened. */
  registerHref: string | null
}

/** Login (docs/rules/accounts.md, «Login»), 500 px at most. */
export function LoginDialog({
  isOpen,
  onClose,
  email,
  password,
  secondFactor = null,
  onEmailChange,
  onPasswordChange,
  onSubmit,
  isPending,
  error,
  errors,
  onForgotPassword,
  registerHref,
}: LoginDialogProps) {
  const say = useTexts('login', loginTexts)
  const told = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const isSubmitted = useRef(false)
  useEffect(() => {
    const wrong = (['email', 'password', 'otp'] as const).find((field) => errors?.[field]?.length)
    if (wrong && isSubmitted.current) {
      form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
    }
    isSubmitted.current = false
  }, [errors])
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    isSubmitted.current = true
    onSubmit()
  }
  return (
    <Dialog title={say('title')} isOpen={isOpen} onClose={onClose} maxWidth={500}>
      <form
        ref={form}
        className={styles.form}
        noValidate={errors !== undefined}
        onSubmit={handleSubmit}
      >
        {error !== null && <Alert tone="critical">{told(error)}</Alert>}
        <TextField
          label={say('email')}
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          value={email}
          error={errors?.email}
          onChange={onEmailChange}
        />
        <PasswordField
          label={say('password')}
          name="password"
          isRequired
          value={password}
          error={errors?.password}
          onChange={onPasswordChange}
        />
        {secondFactor && <OtpField {...secondFactor} error={errors?.otp} />}
        <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
          {say('submit')}
        </Button>
        <div className={styles.more}>
          <Button variant="quiet" onPress={onForgotPassword}>
            {say('forgot')}
          </Button>
          {registerHref !== null && (
            <ButtonLink variant="quiet" href={registerHref}>
              {say('register')}
            </ButtonLink>
          )}
        </div>
      </form>
    </Dialog>
  )
}

interface OtpFieldProps {
  otp: string
  onOtpChange: (otp: string) => void
  error: readonly string[] | undefined
}

/** Takes the focus as it appears: the rest is typed already. */
function OtpField({ otp, onOtpChange, error }: OtpFieldProps) {
  const say = useTexts('login', loginTexts)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <TextField
      ref={field}
      label={say('code')}
      description={say('codeHint')}
      name="otp"
      autoComplete="one-time-code"
      isRequired
      value={otp}
      error={error}
      onChange={onOtpChange}
    />
  )
}
