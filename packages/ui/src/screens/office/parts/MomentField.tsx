import { useState } from 'react'
import { calendarDay, isIsoDate } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import { momentAt } from '@parket/domain/format/localMoment'
import { DateField } from '../../../components/DateField/DateField.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import * as styles from './office.css.ts'

interface MomentFieldProps {
  id: string
  label: string
  /** ISO 8601; null: no bound; '' while day or hour are incomplete. */
  value: string | null
  /** Day and hour are those of this zone. */
  timeZone: string
  error?: string[] | undefined
  isRequired?: boolean
  /** The hour of a day without one: of what begins its first minute, of what ends its last. */
  bound?: 'from' | 'until'
  /** Gives null once both fields are empty. */
  onChange: (moment: string | null) => void
}

/** A moment as its day and its hour. */
export function MomentField({
  id,
  label,
  value,
  timeZone,
  error,
  isRequired,
  bound = 'from',
  onChange,
}: MomentFieldProps) {
  const [typed, setTyped] = useState({ day: '', time: '' })
  const shown = value === '' ? typed : partsOf(value, timeZone)
  function change(part: Partial<typeof typed>) {
    const next = { ...shown, ...part }
    // A day is enough; an hour that is being typed is not filled in.
    if (part.time === undefined && next.time === '' && isIsoDate(next.day)) {
      next.time = bound === 'from' ? '00:00' : '23:59'
    }
    setTyped(next)
    const isEmpty = next.day === '' && next.time === ''
    onChange(isEmpty ? null : momentAt(next.day, next.time, timeZone))
  }
  return (
    <div className={styles.moment}>
      <DateField
        id={id}
        label={label}
        value={shown.day}
        error={error}
        isRequired={isRequired}
        onChange={(day) => change({ day })}
      />
      <TextField
        label="Время"
        aria-label={`${label}, время`}
        value={shown.time}
        inputMode="numeric"
        placeholder="чч:мм"
        maxLength={5}
        autoComplete="off"
        onChange={(time) => change({ time })}
        onBlur={() => shown.time === '' && shown.day !== '' && change({})}
      />
    </div>
  )
}

function partsOf(moment: string | null, timeZone: string) {
  if (moment === null) return { day: '', time: '' }
  return { day: calendarDay(moment, timeZone), time: formatTime(moment, timeZone) }
}
