import { useId, useRef, useState, type ChangeEvent } from 'react'
import { cx } from '../../../../theme/cx.ts'
import * as station from '../../parts/station.css.ts'
import type { PairingScreenProps } from './pairingView.ts'
import * as styles from './PairingScreen.css.ts'

const SIGNS = 8

/** The code, typed by sign; the last sign sends it. */
export function CodeStep({ view, actions }: PairingScreenProps) {
  const { isBusy, problem } = view
  const [code, setCode] = useState(view.code.length === SIGNS ? view.code : '')
  const [isNew, setIsNew] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const [hintId, problemId] = [useId(), useId()]
  const shown = isNew ? null : problem

  function type({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const typed = currentTarget.value
      .replaceAll(/[^\p{L}\d]/gu, '')
      .toUpperCase()
      .slice(0, SIGNS)
    setCode(typed)
    setIsNew(typed.length < SIGNS)
    if (typed.length === SIGNS && typed !== code) actions.onCode(typed)
  }
  function begin() {
    setCode('')
    setIsNew(true)
    input.current?.focus()
  }

  return (
    <>
      <label className={styles.question}>
        <h1 className={styles.title}>Код станции</h1>
        <span id={hintId} className={styles.hint}>
          Восемь знаков с&nbsp;листа или с&nbsp;экрана организатора. Или наведите камеру на&nbsp;QR
        </span>
        <span className={styles.code}>
          <input
            ref={input}
            className={styles.codeInput}
            value={code}
            onChange={type}
            readOnly={isBusy}
            // The page asks nothing else.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            aria-label="Код станции"
            aria-describedby={shown === null ? hintId : `${hintId} ${problemId}`}
            aria-invalid={shown !== null}
          />
          {Array.from({ length: SIGNS }, (_, place) => (
            <span
              key={place}
              aria-hidden="true"
              className={cx(
                styles.sign,
                shown !== null && styles.wrongSign,
                place === code.length && styles.nextSign,
              )}
            >
              {code[place]}
            </span>
          ))}
        </span>
      </label>
      <output id={problemId} className={shown === null ? styles.note : styles.problem}>
        {isBusy ? 'Проверяем код…' : shown}
        {shown !== null && !isBusy && ' Новый код даёт организатор или счётная комиссия.'}
      </output>
      <span className={styles.push} />
      {shown !== null && !isBusy && (
        <div className={station.buttons}>
          <button type="button" className={station.buttonLook.outlined} onClick={begin}>
            Ввести другой
          </button>
        </div>
      )}
    </>
  )
}
