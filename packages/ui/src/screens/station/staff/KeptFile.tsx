import type { Instant } from '@parket/domain/format/date'
import { formatTime } from '@parket/domain/format/dateTime'
import type { ReactNode } from 'react'
import { Alert } from '../../../components/Alert/Alert.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import * as styles from './staff.css.ts'

/** The emergency file on this device. */
export interface KeptFileState {
  /** When the server made it; null: there is none yet. */
  madeAt: Instant | null
  /** Whether it outlives the page. */
  isStored: boolean
}

interface KeptFileProps {
  file: KeptFileState
  isOffline: boolean
  timeZone: string
  onSave: () => void
  /** Below it. */
  children?: ReactNode
}

/** The emergency file that a station of the staff has ready: with it the marks are counted where the server is gone. */
export function KeptFile({ file, isOffline, timeZone, onSave, children }: KeptFileProps) {
  const { madeAt, isStored } = file
  return (
    <section aria-label="Аварийный файл" className={styles.item}>
      <p className={styles.itemTitle}>Аварийный файл</p>
      {madeAt === null ? (
        <p className={styles.quiet}>
          Появится здесь после жеребьёвки: в&nbsp;нём считают, если пропадут сеть и&nbsp;сервер.
        </p>
      ) : (
        <>
          {isOffline && (
            <Alert tone="caution">
              Связи нет. Если она не&nbsp;вернётся, сохраните файл, откройте его на&nbsp;ноутбуке
              и&nbsp;считайте в&nbsp;нём.
            </Alert>
          )}
          <p className={styles.quiet}>
            Зал на&nbsp;{formatTime(madeAt, timeZone)}.{' '}
            {isStored
              ? 'Лежит на\u00A0этом устройстве, обновляется сам.'
              : 'Этот браузер ничего не\u00A0хранит: сохраните файл сейчас.'}
          </p>
          <Button isFullWidth onPress={onSave}>
            Сохранить файл
          </Button>
        </>
      )}
      {children}
    </section>
  )
}
