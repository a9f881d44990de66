import { codeHalves, codeLeftText } from '@parket/domain/station/words'
import { QrCode } from '../../../../components/QrCode/QrCode.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { ToldCode } from './stationData.ts'
import * as styles from './stations.css.ts'

interface StationCodeProps {
  told: ToldCode
  /** Whose it is: «Судья C». */
  title: string
  now: string
}

/** A code to type, large, with the time that is left, and the QR of the link, which lasts longer. */
export function StationCode({ told, title, now }: StationCodeProps) {
  const left = codeLeftText(told.expires_at, now)
  const [first, second] = codeHalves(told.code)
  return (
    <div className={styles.code}>
      <QrCode text={told.link} aria-label={`QR-код: ${title}`} />
      <div>
        {left === null ? (
          <Text>Код больше не&nbsp;действует. QR действует в&nbsp;дни турнира.</Text>
        ) : (
          <>
            <p className={styles.typed}>
              <span className={styles.half}>{first}</span>{' '}
              <span className={styles.half}>{second}</span>
            </p>
            <Text size="small" tone="secondary">
              {left}, один раз
            </Text>
          </>
        )}
      </div>
    </div>
  )
}
