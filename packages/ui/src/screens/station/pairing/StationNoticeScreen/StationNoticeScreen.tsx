import type { ReactNode } from 'react'
import { StationLayout } from '../../../../layouts/StationLayout/StationLayout.tsx'
import * as styles from '../../parts/station.css.ts'

interface NoticeAction {
  label: string
  onPress: () => void
}

export interface StationNoticeScreenProps {
  /** Whose device it is. */
  lead: string
  /** The fact, large. */
  title: string
  /** What it means. */
  children: ReactNode
  /** The one thing to do. */
  action?: NoticeAction
  /** What else can be done. */
  otherAction?: NoticeAction
}

/** All that a device has to say while it cannot work: cut off, open in another tab, without a page for its job. */
export function StationNoticeScreen({
  lead,
  title,
  children,
  action,
  otherAction,
}: StationNoticeScreenProps) {
  return (
    <StationLayout>
      <div className={styles.middle}>
        <p className={styles.lead}>{lead}</p>
        <h1 className={styles.heading}>{title}</h1>
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.buttons}>
        {action && (
          <button type="button" className={styles.buttonLook.filled} onClick={action.onPress}>
            {action.label}
          </button>
        )}
        {otherAction && (
          <button
            type="button"
            className={styles.buttonLook.outlined}
            onClick={otherAction.onPress}
          >
            {otherAction.label}
          </button>
        )}
      </div>
    </StationLayout>
  )
}
