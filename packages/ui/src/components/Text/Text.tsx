import type { ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { tabular } from '../../theme/sprinkles.css.ts'
import type { ElementProps } from '../elementProps.ts'
import * as styles from './Text.css.ts'

export interface TextProps extends ElementProps {
  /** Step of the type scale. */
  size?: keyof typeof styles.size
  /** The meaning; never the only sign of it. */
  tone?: keyof typeof styles.tone
  /** As heavy as the text around it unless told. */
  weight?: keyof typeof styles.weight
  /** Figures of one width: sums, numbers, marks. */
  isTabular?: boolean
  /** Keeps a readable line length. */
  isMeasured?: boolean
  /** The element; a paragraph unless told. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'li' | 'time'
  /** The words. */
  children: ReactNode
}

export function Text({
  size = 'standard',
  tone = 'neutral',
  weight,
  isTabular = false,
  isMeasured = false,
  as: Element = 'p',
  children,
  ...element
}: TextProps) {
  return (
    <Element
      {...element}
      className={cx(
        styles.text,
        styles.size[size],
        styles.tone[tone],
        weight && styles.weight[weight],
        isTabular && tabular,
        isMeasured && styles.measured,
      )}
    >
      {children}
    </Element>
  )
}
