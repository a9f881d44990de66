import { isPin } from '@parket/domain/station/pin'
import { useId, useState, type FormEvent } from 'react'
import * as station from '../../parts/station.css.ts'
import type { PairingScreenProps } from './pairingView.ts'
import * as styles from './PairingScreen.css.ts'

/** The chief judge's PIN: set at the first pairing, asked for at every later one. */
export function PinStep({ view, actions }: PairingScreenProps) {
  const { problem, isBusy } = view
  const hasPin = view.station?.hasPin === true
  const [pin, setPin] = useState('')
  const [hintId, problemId] = [useId(), useId()]
  function send(event: FormEvent) {
    event.preventDefault()
    if (isPin(pin)) actions.onPin(pin)
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <label className={styles.question}>
        <h1 className={styles.title}>{hasPin ? 'PIN главного судьи' : 'Придумайте PIN'}</h1>
        <span id={hintId} className={styles.hint}>
          {hasPin
            ? 'Тот, что задали при первом подключении'
            : 'От\u00A04 до\u00A08 цифр: его спросят, если подключат другое устройство'}
        </span>
        <input
          className={styles.pin}
          value={pin}
          onChange={({ currentTarget }) =>
            setPin(currentTarget.value.replaceAll(/\D/g, '').slice(0, 8))
          }
          // The page asks nothing else.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          type="password"
          inputMode="numeric"
          autoComplete="off"
          aria-label="PIN"
          aria-describedby={`${hintId} ${problemId}`}
          aria-invalid={problem !== null}
        />
      </label>
      <output id={problemId} className={problem === null ? styles.note : styles.problem}>
        {problem}
      </output>
      <span className={styles.push} />
      <div className={station.buttons}>
        <button
          type="submit"
          className={station.buttonLook.filled}
          disabled={isBusy || !isPin(pin)}
        >
          Подключить
        </button>
        <button
          type="button"
          className={station.buttonLook.outlined}
          onClick={() => actions.onPin(null)}
          disabled={isBusy}
        >
          Без PIN
        </button>
      </div>
    </form>
  )
}
