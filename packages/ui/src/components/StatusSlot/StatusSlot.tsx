import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { BatteryIcon } from '../../icons/BatteryIcon.tsx'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { LockIcon } from '../../icons/LockIcon.tsx'
import { OfflineIcon } from '../../icons/OfflineIcon.tsx'
import { UsersIcon } from '../../icons/UsersIcon.tsx'
import { WarningIcon } from '../../icons/WarningIcon.tsx'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './StatusSlot.css.ts'

const icons = {
  check: CheckIcon,
  offline: OfflineIcon,
  battery: BatteryIcon,
  people: UsersIcon,
  lock: LockIcon,
  warning: WarningIcon,
}

export interface StatusAction {
  /** Two words, which stand in two lines where there is little room. */
  label: ReactNode
  /** It opens something below: whether that is open. */
  isExpanded?: boolean
  /** Does what the label says. */
  onPress: () => void
}

export interface StatusSlotProps extends ElementProps {
  /** From all is well to marks are not kept. */
  tone: keyof typeof styles.look
  /** Says the same as the tone. */
  icon: keyof typeof icons
  /** The fact in a few words. */
  fact: ReactNode
  /** What it means, or what to do. */
  children?: ReactNode
  /** At the end: the hour. */
  aside?: ReactNode
  /** What can be done about it, as a button at the end, in place of the hour. */
  action?: StatusAction
}

/**
 * The one place where a device says how it is. It has one height, whatever it says: nothing below it moves. Words that are
 * cut are a button, which lays them over what stands below.
 */
export function StatusSlot(props: StatusSlotProps) {
  const { tone, icon, fact, children, aside, action, ...element } = props
  const Icon = icons[icon]
  const { ref, isCut, isOpen, setIsOpen } = useCutWords()
  const text = (
    <>
      <b className={styles.fact}>{fact}</b>
      {children && <span className={styles.more[tone]}> {children}</span>}
    </>
  )
  return (
    <div {...element} className={styles.look[tone]} role={tone === 'broken' ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon />
      </span>
      {isCut ? (
        <button
          type="button"
          className={styles.cut}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span ref={ref} className={styles.words}>
            {text}
          </span>
        </button>
      ) : (
        <span ref={ref} className={styles.words}>
          {text}
        </span>
      )}
      {isOpen && (
        <span className={styles.whole}>
          <b className={styles.fact}>{fact}</b> {children}
        </span>
      )}
      {aside && !action && <span className={styles.aside}>{aside}</span>}
      {action && (
        <button
          type="button"
          className={styles.action}
          aria-expanded={action.isExpanded}
          onClick={action.onPress}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

/** Whether the words do not fit, and whether they are opened. */
function useCutWords() {
  const ref = useRef<HTMLSpanElement>(null)
  const [isCut, setIsCut] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  // Other words, and another width, may be cut where these were not: measured at each drawing.
  useLayoutEffect(() => {
    const words = ref.current
    if (words === null) return undefined
    const measure = () => {
      const isTaller = words.scrollHeight > words.clientHeight + 1
      setIsCut(isTaller)
      if (!isTaller) setIsOpen(false)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(words)
    return () => observer.disconnect()
  })
  return { ref, isCut, isOpen, setIsOpen }
}
