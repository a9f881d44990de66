import { cx } from '../../theme/cx.ts'
import type { ElementProps } from '../elementProps.ts'
import { initialsOf } from './initials.ts'
import * as styles from './Avatar.css.ts'

export interface AvatarProps extends ElementProps {
  /** Full name: its initials are shown where there is no photo. */
  name: string
  /** Address of a photo. */
  src?: string | null
  /** How large it is drawn. */
  size?: keyof typeof styles.size
}

/** A person's photo or initials. Hidden from screen readers: the name is always beside it. */
export function Avatar({ name, src, size = 'standard', ...element }: AvatarProps) {
  return (
    <span {...element} className={cx(styles.avatar, styles.size[size])} aria-hidden="true">
      {src ? <img className={styles.photo} src={src} alt="" /> : initialsOf(name)}
    </span>
  )
}
