import * as styles from './NoWrap.css.ts'

/**
 * A short word that does not wrap at its hyphen: «PIN-код», «QR-коду». It keeps the usual hyphen, so that
 * search and copying work.
 */
export function NoWrap({ children }: { children: string }) {
  return <span className={styles.noWrap}>{children}</span>
}
