import type { FormEvent } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import * as styles from './SelectRegistrationScreen.css.ts'

export interface FindRegistration {
  /** As typed. */
  regN: string
  pinCode: string
  onRegNChange: (regN: string) => void
  onPinCodeChange: (pinCode: string) => void
  onSubmit: () => void
  isRunning: boolean
  /** Why the last attempt did not succeed, in Russian. */
  error: string | null
}

/** Number and PIN of an entry made earlier. */
export function FindRegistrationForm(props: FindRegistration) {
  const { regN, pinCode, onRegNChange, onPinCodeChange, onSubmit, isRunning, error } = props
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    // Without script the PIN must not end up in an address.
    <form className={styles.find} method="post" onSubmit={handleSubmit}>
      <TextField
        label="Номер"
        name="reg_n"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        isRequired
        value={regN}
        onChange={onRegNChange}
      />
      <TextField
        label="PIN-код"
        name="pin_code"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        isRequired
        value={pinCode}
        onChange={onPinCodeChange}
      />
      <Button type="submit" isPending={isRunning}>
        Открыть
      </Button>
      {error !== null && (
        <div className={styles.findError}>
          <Alert tone="critical">{error}</Alert>
        </div>
      )}
    </form>
  )
}
