import type { ElementProps } from '../elementProps.ts'
import * as styles from './BrandMark.css.ts'

/** Shown where a team has no logo: four planks of a herringbone floor. */
export function BrandMark(element: ElementProps) {
  return (
    <svg {...element} className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.dark} d="M2 9.5 9.500 2 15.250 7.750V22.750L2 9.500Z" />
      <path className={styles.light} d="M30 9.500 22.500 2 16.750 7.750V22.750Z" />
      <path className={styles.light} d="M2 13.500V22.500L9.500 30 14.500 25Z" />
      <path className={styles.dark} d="M30 13.500V22.500L22.500 30 17.500 25Z" />
    </svg>
  )
}
