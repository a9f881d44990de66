import type { FormEvent } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { TicketFields, type TicketFieldsProps } from '../../parts/TicketFields/TicketFields.tsx'
import * as styles from './SelectRegistrationScreen.css.ts'

export interface FindRegistration extends Required<TicketFieldsProps> {
  onSubmit: () => void
  isRunning: boolean
  /** Why the last attempt did not succeed, in Russian. */
  error: string | null
}

/** Number and PIN of a registration made earlier. */
export function FindRegistrationForm(props: FindRegistration) {
  const { regN, pinCode, errors, onChange, onSubmit, isRunning, error } = props
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    // Without JavaScript the PIN must not end up in the address.
    <form className={styles.find} method="post" noValidate onSubmit={handleSubmit}>
      <TicketFields {...{ regN, pinCode, errors, onChange }} />
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
