import type { ReactNode, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import type { ElementProps, FocusProps } from '../elementProps.ts'
import * as styles from './Link.css.ts'

export interface LinkProps extends ElementProps, FocusProps {
  /** Where it leads. */
  href: string
  /** Takes the colour around it, underlined only on hover: in headings and lists of links. */
  isQuiet?: boolean
  /** The whole Card around it (`isLinked`) is pressed with it. */
  isStretched?: boolean
  /** Opens in a new tab: another site, or a text to be read beside a form. */
  isExternal?: boolean
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLAnchorElement>
  /** Where it leads, in words that make sense alone. */
  children: ReactNode
}

export function Link({
  isQuiet = false,
  isStretched = false,
  isExternal = false,
  children,
  ...link
}: LinkProps) {
  return (
    <a
      {...link}
      className={cx(styles.link, isQuiet && styles.quiet, isStretched && styles.stretched)}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  )
}
