import type { FormEvent } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { NoWrap } from '../../parts/NoWrap/NoWrap.tsx'
import * as styles from './SelectRegistrationScreen.css.ts'

export interface LostPin {
  /** As typed. */
  email: string
  state: 'idle' | 'sending' | 'sent'
  /** What is wrong with the address, or why nothing could be sent, in Russian. */
  error: string | null
  onChange: (email: string) => void
  onSubmit: () => void
}

/** Who lost the letter gets another one; the answer does not tell whether the address has a registration. */
export function LostPinForm({ email, state, error, onChange, onSubmit }: LostPin) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (state !== 'sending') onSubmit()
  }
  return (
    <Disclosure
      summary={
        <>
          Выслать номер и&nbsp;<NoWrap>PIN-код</NoWrap> на&nbsp;почту
        </>
      }
    >
      {state === 'sent' ? (
        <Alert tone="info" title="Проверьте почту">
          Если на&nbsp;{email.trim()} есть регистрации этого турнира, письмо с&nbsp;номерами и&nbsp;
          <NoWrap>PIN-кодами</NoWrap> уже в&nbsp;пути. Письма нет? Загляните в&nbsp;папку «Спам».
        </Alert>
      ) : (
        // Without JavaScript the address must not end up in the page's own.
        <form className={styles.lostPin} method="post" noValidate onSubmit={handleSubmit}>
          <TextField
            label="Email, указанный при регистрации"
            name="lost_pin_email"
            type="email"
            autoComplete="email"
            isRequired
            value={email}
            error={error === null ? undefined : [error]}
            onChange={onChange}
          />
          <Button type="submit" isPending={state === 'sending'}>
            Выслать
          </Button>
        </form>
      )}
    </Disclosure>
  )
}
