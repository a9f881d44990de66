import type { ReactNode } from 'react'
import '../../../theme/global.css.ts'
import { BrandMark } from '../../../components/BrandMark/BrandMark.tsx'
import { Button } from '../../../components/Button/Button.tsx'
import { State } from '../../../components/State/State.tsx'
import { ChevronLeftIcon } from '../../../icons/ChevronLeftIcon.tsx'
import * as styles from './staff.css.ts'

/** What the head of a station of the staff says. */
export interface StaffHead {
  /** The job: «Главный судья». */
  title: string
  /** Who works there. */
  who: string
  /** The server was not reached last: what is shown is from before. */
  isOffline: boolean
  /** How late the day is: «+6 мин»; null: in time. */
  delay: string | null
  /** The hour, by the event's clock. */
  clock: string
  /** The way to the station's other pages; absent: it has one. */
  pages?: ReactNode
}

interface StaffPageProps {
  head: StaffHead
  /** Goes back to where the page was opened; null: it is the first. */
  back: { label: string; onPress: () => void } | null
  /** The main column. */
  children: ReactNode
  /** The column beside it, below on a narrow screen; null: there is none. */
  aside: ReactNode
  /** What the column beside is. */
  asideLabel?: string
  /** Always in sight. */
  footer?: ReactNode
}

/** A station of the staff: no menu, the head with the hour, what runs, and beside it what waits. */
export function StaffPage({ head, back, children, aside, asideLabel, footer }: StaffPageProps) {
  const { title, who, isOffline, delay, clock, pages } = head
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <span className={styles.brand}>
          <BrandMark />
        </span>
        <p className={styles.job}>
          <b className={styles.jobTitle}>{title}</b> <span className={styles.roomyHead}>{who}</span>
        </p>
        {pages}
        {back && (
          <Button iconStart={<ChevronLeftIcon />} onPress={back.onPress}>
            {back.label}
          </Button>
        )}
        <p className={styles.facts}>
          {isOffline ? (
            <State tone="critical">Нет&nbsp;сети</State>
          ) : (
            <span className={styles.roomyHead}>
              <State tone="positive">Сеть есть</State>
            </span>
          )}
          {delay !== null && <b className={styles.delay}>{delay}</b>}
          <span className={styles.clock}>{clock}</span>
        </p>
      </header>
      <main id="main" className={aside === null ? styles.whole : styles.main} tabIndex={-1}>
        {children}
      </main>
      {aside !== null && (
        <aside className={styles.aside} aria-label={asideLabel}>
          {aside}
        </aside>
      )}
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </div>
  )
}
