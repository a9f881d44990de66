import { stationKindLabel } from '@parket/domain/station/kinds'
import * as station from '../../parts/station.css.ts'
import type { PairingScreenProps } from './pairingView.ts'
import * as styles from './PairingScreen.css.ts'

/** «Вы судья C, Петров?»: nothing is paired before the yes. */
export function ConfirmStep({ view, actions }: PairingScreenProps) {
  const { isBusy, problem } = view
  if (!view.station) return null
  const { kind, letter, label, who, isTaken } = view.station
  const words = stationKindLabel(kind)
  return (
    <>
      <div className={styles.person}>
        <span className={styles.letter} aria-hidden="true">
          {letter ?? words.charAt(0)}
        </span>
        <div className={styles.who}>
          <p className={styles.role}>
            {letter === null ? words : `Вы судья ${letter}`}
            {label !== '' && `, ${label}`}
          </p>
          <h1 className={styles.name}>{who === '' ? words : who}</h1>
        </div>
      </div>
      {isTaken && (
        <div className={styles.taken}>
          <b className={styles.takenFact}>Здесь уже работает другое устройство</b>
          Организатор решит, подключить&nbsp;ли это. Прежнее тогда отключится, а&nbsp;что оно
          не&nbsp;отправило, останется на&nbsp;нём.
        </div>
      )}
      <output className={problem === null ? styles.note : styles.problem}>{problem}</output>
      <span className={styles.push} />
      <div className={station.buttons}>
        <button
          type="button"
          className={station.buttonLook.filled}
          onClick={actions.onConfirm}
          disabled={isBusy}
        >
          {isBusy ? 'Подключаем…' : letter === null ? 'Да, подключить' : 'Да, это я'}
        </button>
        <button
          type="button"
          className={station.buttonLook.outlined}
          onClick={actions.onRefuse}
          disabled={isBusy}
        >
          {letter === null ? 'Нет, другой код' : 'Нет, это не\u00A0я'}
        </button>
      </div>
    </>
  )
}
