import { QrCode } from '../../../../components/QrCode/QrCode.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import {
  paper,
  quiet,
  sheet,
  title as paperTitle,
} from '../../paper/ContestPaperScreen/paper.css.ts'
import type { PrintedCode } from './stationData.ts'
import * as styles from './stations.css.ts'

export interface PrintedCodesProps {
  codes: readonly PrintedCode[]
  onPrint: () => void
  onClose: () => void
}

/** The sheet of the evening before: QR, letter and name of each judge. It is told once, so it stays until it is closed. */
export function PrintedCodes({
  codes,
  occasion,
  onPrint,
  onClose,
}: PrintedCodesProps & { occasion: string }) {
  return (
    <Stack gap="small">
      <div className={styles.screenOnly}>
        <Stack gap="small">
          <Text isMeasured>
            Напечатайте лист сейчас: показать эти QR ещё раз нельзя, только сделать новые. QR
            действует в&nbsp;дни турнира, пока устройство не&nbsp;подключено.
          </Text>
          <Inline>
            <Button variant="primary" onPress={onPrint}>
              Напечатать
            </Button>
            <Button onPress={onClose}>К&nbsp;списку</Button>
          </Inline>
        </Stack>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <section className={paper} tabIndex={0} aria-label="QR судей">
        <div className={sheet}>
          <header className={styles.sheetHead}>
            <p className={quiet}>{occasion}</p>
            <h2 className={paperTitle}>QR судей</h2>
          </header>
          {/* Safari forgets that an unmarked list is a list. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul className={styles.cards} role="list">
            {codes.map(({ id, title, who, link }) => (
              <li key={id} className={styles.card}>
                <div className={styles.cardCode}>
                  <QrCode text={link} aria-label={`QR-код: ${title}`} />
                </div>
                <b className={styles.cardTitle}>{title}</b>
                <span>{who}</span>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </Stack>
  )
}
