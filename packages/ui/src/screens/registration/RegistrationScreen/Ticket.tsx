import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx'
import { Parquet } from '../../../components/Parquet/Parquet.tsx'
import * as styles from './RegistrationScreen.css.ts'

interface TicketProps {
  reg_n: number
  /** Left out for the staff of the event: it goes by mail alone. */
  pin_code?: string | undefined
  start_number: number | null
}

/** Number and PIN, large enough to read from a photo of the screen. */
export function Ticket({ reg_n, pin_code, start_number }: TicketProps) {
  return (
    <div className={styles.ticket}>
      <div className={styles.floor}>
        <Parquet scale={12} />
      </div>
      <dl className={styles.facts}>
        <div className={styles.firstFact}>
          <dt className={styles.term}>Номер регистрации</dt>
          <dd className={styles.figure}>{reg_n}</dd>
          <dd className={styles.copy}>
            <CopyButton aria-label="Скопировать номер" text={String(reg_n)} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.term}>PIN-код</dt>
          {pin_code === undefined ? (
            <dd className={styles.startNumber}>в&nbsp;письме</dd>
          ) : (
            <>
              <dd className={styles.figure}>{pin_code}</dd>
              <dd className={styles.copy}>
                <CopyButton aria-label="Скопировать PIN-код" text={pin_code} />
              </dd>
            </>
          )}
        </div>
        {start_number !== null && start_number !== reg_n && (
          <div className={styles.wide}>
            <dt className={styles.term}>Номер на&nbsp;спине</dt>
            <dd className={styles.startNumber}>{start_number}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
