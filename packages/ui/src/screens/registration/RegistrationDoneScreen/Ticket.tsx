import { Parquet } from '../../../components/Parquet/Parquet.tsx'
import * as styles from './RegistrationDoneScreen.css.ts'

interface TicketProps {
  regN: number
  pinCode: string
  dancers: readonly string[]
}

/** What to keep, large enough to be read from a photo of the screen. */
export function Ticket({ regN, pinCode, dancers }: TicketProps) {
  return (
    <div className={styles.ticket}>
      <div className={styles.floor}>
        <Parquet scale={12} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className={styles.term}>Номер регистрации</dt>
          <dd className={styles.figure}>{regN}</dd>
        </div>
        <div>
          <dt className={styles.term}>PIN-код</dt>
          <dd className={styles.figure}>{pinCode}</dd>
        </div>
        <div className={styles.wide}>
          <dt className={styles.term}>{dancers.length === 1 ? 'Танцор' : 'Танцоры'}</dt>
          <dd>{dancers.join(', ')}</dd>
        </div>
      </dl>
    </div>
  )
}
