import { useEffect, useState } from 'react'
import { CloseIcon } from '../../icons/CloseIcon.tsx'
import { InfoIcon } from '../../icons/InfoIcon.tsx'
import { SuccessIcon } from '../../icons/SuccessIcon.tsx'
import { WarningIcon } from '../../icons/WarningIcon.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import type { ToastItem } from './toastQueue.ts'
import * as styles from './Toast.css.ts'

export interface ToastProps {
  /** What it says, and for how long. */
  item: ToastItem
  /** Its time is over, or it was dismissed. */
  onClose: () => void
}

const icons = { info: InfoIcon, positive: SuccessIcon, caution: WarningIcon }

/** Long enough to read, ms; longer where there is something to decide. */
const STAYS = { plain: 6_000, withAction: 20_000 }

/** One toast. It does not leave while the pointer or the focus is on it. */
export function Toast({ item, onClose }: ToastProps) {
  const { text, tone = 'positive', action } = item
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = window.setTimeout(onClose, action ? STAYS.withAction : STAYS.plain)
    return () => window.clearTimeout(timer)
  }, [isHeld, action, onClose])
  const Icon = icons[tone]
  return (
    // The handlers only notice that somebody is reading.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={styles.toast}
      data-theme="dark"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className={styles.icon[tone]}>
        <Icon />
      </span>
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          variant="quiet"
          onPress={() => {
            onClose()
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton aria-label="Закрыть" icon={<CloseIcon />} onPress={onClose} />
    </li>
  )
}
