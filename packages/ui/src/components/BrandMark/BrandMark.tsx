import type { ElementProps } from '../elementProps.ts'
import * as styles from './BrandMark.css.ts'

/** Shown where a team has no logo: a ribbon that turns, its face and its other side. */
export function BrandMark(element: ElementProps) {
  return (
    <svg {...element} className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
      <path className={styles.back} d="M25 3v22h-6.500V11c0-3.500 2.500-6.500 6.500-8z" />
      <path
        className={styles.front}
        d="M3 25V13C3 7 7 3 13.500 3H25c-7 2-12 5.500-14.800 9-.5.700-.7 1.400-.7 2.300V25z"
      />
    </svg>
  )
}
