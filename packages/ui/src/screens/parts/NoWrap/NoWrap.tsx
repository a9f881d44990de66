import * as styles from './NoWrap.css.ts'

/**
 * A short word that a line may not part at its hyphen: «PIN-код», «QR-коду». The hyphen stays the one
 * that is typed, so that the word is found and copied as anybody writes it.
 */
export function NoWrap({ children }: { children: string }) {
  return <span className={styles.noWrap}>{children}</span>
}
