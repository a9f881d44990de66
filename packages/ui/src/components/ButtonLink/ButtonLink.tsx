import type { ReactNode, Ref } from 'react'
import { ButtonPrice } from '../Button/ButtonPrice.tsx'
import { buttonClass } from '../Button/buttonClass.ts'
import type { ButtonLook } from '../Button/buttonClass.ts'
import * as styles from '../Button/Button.css.ts'
import type { ElementProps, FocusProps } from '../elementProps.ts'

export interface ButtonLinkProps extends ButtonLook, ElementProps, FocusProps {
  /** Where it leads. */
  href: string
  /** Opens in a new tab: another site, or a picture. */
  isExternal?: boolean
  /** An icon before the text. */
  iconStart?: ReactNode
  /** What it costs, after a hairline: «от 1 200 ₽». */
  price?: string
  /** Says more than the visible text where that is not enough; begins with it. */
  'aria-label'?: string
  /** The element itself: to give it the focus, say. */
  ref?: Ref<HTMLAnchorElement>
  /** Where it leads, in words. */
  children: ReactNode
}

/** A link that looks like a button: for going somewhere, never for doing something. */
export function ButtonLink({
  iconStart,
  variant,
  tone,
  size,
  isFullWidth,
  price,
  isExternal = false,
  children,
  ...link
}: ButtonLinkProps) {
  return (
    <a
      {...link}
      className={buttonClass({ variant, tone, size, isFullWidth })}
      {...(isExternal && { target: '_blank', rel: 'noopener' })}
    >
      {iconStart && <span className={styles.icon}>{iconStart}</span>}
      <span>{children}</span>
      {price !== undefined && <ButtonPrice>{price}</ButtonPrice>}
    </a>
  )
}
