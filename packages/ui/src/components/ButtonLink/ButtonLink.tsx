import type { ReactNode } from 'react'
import { buttonClass } from '../Button/buttonClass.ts'
import type { ButtonLook } from '../Button/buttonClass.ts'
import * as styles from '../Button/Button.css.ts'

export interface ButtonLinkProps extends ButtonLook {
  /** Where it leads. */
  href: string
  /** An icon before the text. */
  iconStart?: ReactNode
  /** Says more than the visible text where that is not enough; begins with it. */
  ariaLabel?: string
  /** Where it leads, in words. */
  children: ReactNode
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({ href, iconStart, ariaLabel, children, ...look }: ButtonLinkProps) {
  return (
    <a href={href} className={buttonClass(look)} aria-label={ariaLabel}>
      {iconStart && <span className={styles.icon}>{iconStart}</span>}
      <span>{children}</span>
    </a>
  )
}
