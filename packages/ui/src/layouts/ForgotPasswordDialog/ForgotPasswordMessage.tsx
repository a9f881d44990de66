import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import * as styles from './ForgotPasswordDialog.css.ts'

interface ForgotPasswordMessageProps {
  sign?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** Takes the focus, because the button that had it is removed; screen readers then read it. */
export function ForgotPasswordMessage({ sign, actions, children }: ForgotPasswordMessageProps) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div className={styles.content}>
      <div ref={message} className={styles.message} tabIndex={-1}>
        {sign && <span className={styles.sign}>{sign}</span>}
        <p>{children}</p>
      </div>
      {actions && <div className={styles.buttons}>{actions}</div>}
    </div>
  )
}
