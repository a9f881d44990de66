import * as styles from './SiteFooter.css.ts'

export interface SiteFooterProps {
  /** What any visitor may want besides the menu. */
  links: readonly { href: string; label: string }[]
  /** The theme is to change from light to dark or back. `<html data-theme="dark">` says which one it is. */
  onThemeToggle: () => void
}

/** Below every page: what the side menu does not hold, and the theme. */
export function SiteFooter({ links, onThemeToggle }: SiteFooterProps) {
  return (
    <footer className={styles.footer}>
      <ul className={styles.list}>
        {links.map(({ href, label }) => (
          <li key={href}>
            <a className={styles.item} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.item} onClick={onThemeToggle}>
        <span className={styles.whenLight}>Тёмная тема</span>
        <span className={styles.whenDark}>Светлая тема</span>
      </button>
    </footer>
  )
}
