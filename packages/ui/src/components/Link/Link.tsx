import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Link.css.ts'

export interface LinkProps {
  /** Where it leads. */
  href: string
  /** Takes the colour around it, underlined only on hover: in headings and lists of links. */
  isQuiet?: boolean
  /** The whole Card around it (`isLinked`) is pressed with it. */
  isStretched?: boolean
  /** Opens in a new tab: another site, or a text to be read beside a form. */
  isExternal?: boolean
  /** Where it leads, in words that make sense alone. */
  children: ReactNode
}

export function Link({
  href,
  isQuiet = false,
  isStretched = false,
  isExternal = false,
  children,
}: LinkProps) {
  return (
    <a
      href={href}
      className={cx(styles.link, isQuiet && styles.quiet, isStretched && styles.stretched)}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  )
}
