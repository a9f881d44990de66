import type { NumberSize } from '@parket/domain/registration/paperLists'
import { QrCode } from '../../../../components/QrCode/QrCode.tsx'
import * as styles from './StartNumber.css.ts'

export interface StartNumberProps {
  number: number
  /** Whose it is: the troupe, else the dancers. */
  name: string
  /** «Тверь, Ритм». */
  origin: string
  /** The event's name. */
  event: string
  /** What the QR code says: the registration's address, which the desk reads. */
  address: string
  size: NumberSize
}

/** The number on a dancer's back, as large as its paper. */
export function StartNumber({ number, name, origin, event, address, size }: StartNumberProps) {
  return (
    <article className={styles.size[size]} aria-label={`Номер ${number}`}>
      <p>{event}</p>
      <p className={styles.digits[size]}>{number}</p>
      <div className={styles.foots[size]}>
        <div>
          <p className={styles.names}>{name}</p>
          <p>{origin}</p>
        </div>
        <QrCode text={address} aria-label={`QR-код номера ${number}`} />
      </div>
    </article>
  )
}
