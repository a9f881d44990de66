import * as station from '../../parts/station.css.ts'
import type { PairingScreenProps } from './pairingView.ts'
import * as styles from './PairingScreen.css.ts'

/** The organiser is asked; the page goes on by itself. */
export function WaitingStep({ view, actions }: PairingScreenProps) {
  return (
    <>
      <h1 className={styles.title}>Ждём организатора</h1>
      <p className={styles.hint}>
        На&nbsp;этом месте работает другое устройство. Попросите организатора ответить
        на&nbsp;странице «Станции». Эта страница откроется сама.
      </p>
      <output className={view.problem === null ? styles.note : styles.problem}>
        {view.problem}
      </output>
      <span className={styles.push} />
      <div className={station.buttons}>
        <button type="button" className={station.buttonLook.outlined} onClick={actions.onRefuse}>
          Ввести другой код
        </button>
      </div>
    </>
  )
}
