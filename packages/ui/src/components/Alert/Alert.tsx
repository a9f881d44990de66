import type { ReactNode } from 'react'
import { ErrorIcon } from '../../icons/ErrorIcon.tsx'
import { InfoIcon } from '../../icons/InfoIcon.tsx'
import { SuccessIcon } from '../../icons/SuccessIcon.tsx'
import { WarningIcon } from '../../icons/WarningIcon.tsx'
import { cx } from '../../theme/cx.ts'
import { ComponentText } from '../../texts/ComponentText.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Alert.css.ts'

export interface AlertProps extends ElementProps {
  /** The meaning; the icon and a hidden word say it too. */
  tone: keyof typeof styles.tone
  /** What it is about, in bold above the text. */
  title?: string
  /** What to know and what to do. */
  children: ReactNode
  /** A button or link under the text. */
  action?: ReactNode
}

const icons = {
  info: InfoIcon,
  positive: SuccessIcon,
  caution: WarningIcon,
  critical: ErrorIcon,
}

/** A notice that stays; a critical one is announced at once. */
export function Alert({ tone, title, children, action, ...element }: AlertProps) {
  const Icon = icons[tone]
  return (
    <div
      {...element}
      className={cx(styles.alert, styles.tone[tone])}
      role={tone === 'critical' ? 'alert' : 'status'}
    >
      <span className={styles.icon[tone]}>
        <Icon />
        <VisuallyHidden>
          <ComponentText name={tone} />:{' '}
        </VisuallyHidden>
      </span>
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
