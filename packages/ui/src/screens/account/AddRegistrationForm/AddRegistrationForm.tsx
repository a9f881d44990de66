import { formatEventDates } from '@parket/domain/event/dates'
import type { EventHeading } from '@parket/domain/event/event'
import type { FormEvent } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx'
import { Select } from '../../../components/Select/Select.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { ClaimAlert, type ClaimState } from '../../parts/ClaimAlert/ClaimAlert.tsx'
import { TicketFields } from '../../parts/TicketFields/TicketFields.tsx'
import * as styles from './AddRegistrationForm.css.ts'

export interface AddRegistrationFormProps {
  /** Registrations of this tab without an account; null when there are none. */
  unowned: { regNs: readonly number[]; claim: ClaimState; onClaim: () => void } | null
  /** Events one may have registered for, those to come first. */
  events: readonly (EventHeading & { id: number })[]
  /** Id of the chosen event; '' while none is. */
  eventId: string
  /** The number, as typed. */
  regN: string
  /** The PIN, as typed. */
  pinCode: string
  /** What is wrong with a field, in Russian. */
  errors: Partial<Record<'event_id' | 'reg_n' | 'pin_code', string[]>>
  /** It is being added. */
  isRunning: boolean
  /** Why the last attempt did not succeed, in Russian. */
  problem: string | null
  /** What was added last, in Russian. */
  notice: string | null
  /** The form was opened or closed: `events` are needed only while it is open. */
  onToggle: (isOpen: boolean) => void
  /** Gives what was typed or chosen. */
  onChange: (change: { eventId?: string; regN?: string; pinCode?: string }) => void
  /** «Добавить» was pressed. */
  onSubmit: () => void
}

/** Adds a registration made without the account, by its number and PIN. */
export function AddRegistrationForm(props: AddRegistrationFormProps) {
  const { events, eventId, regN, pinCode, errors, isRunning, problem, notice } = props
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    props.onSubmit()
  }
  return (
    <Stack gap="small">
      {props.unowned && <ClaimAlert {...props.unowned} />}
      {notice !== null && <Alert tone="positive">{notice}</Alert>}
      <Disclosure summary="Добавить регистрацию по номеру и PIN" onOpenChange={props.onToggle}>
        <form className={styles.form} noValidate onSubmit={handleSubmit}>
          <div className={styles.whole}>
            <Text size="small" tone="secondary" isMeasured>
              Для заявки, которую вы&nbsp;подали без входа на&nbsp;сайт. Номер и&nbsp;PIN-код —
              в&nbsp;письме о&nbsp;ней.
            </Text>
          </div>
          <div className={styles.whole}>
            <Select
              label="Турнир"
              name="event_id"
              isRequired
              placeholder="Выберите турнир"
              items={events.map((event) => ({
                value: String(event.id),
                label: `${event.name}, ${formatEventDates(event)}, ${event.city}`,
              }))}
              value={eventId}
              error={errors.event_id}
              onChange={(value) => props.onChange({ eventId: value })}
            />
          </div>
          <TicketFields {...{ regN, pinCode, errors }} onChange={props.onChange} />
          <div className={styles.whole}>
            <Button type="submit" isPending={isRunning}>
              Добавить
            </Button>
          </div>
          {problem !== null && (
            <div className={styles.whole}>
              <Alert tone="critical">{problem}</Alert>
            </div>
          )}
        </form>
      </Disclosure>
    </Stack>
  )
}
