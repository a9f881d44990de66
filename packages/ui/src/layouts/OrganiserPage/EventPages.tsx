import { useCurrentInView } from '../../components/TabNav/useCurrentInView.ts'
import type { TabNavItem } from '../../components/TabNav/TabNav.tsx'
import * as styles from './OrganiserPage.css.ts'

interface EventPagesProps {
  items: readonly TabNavItem[]
}

/** The organiser's pages of an event: a column beside the page, or one row above it. */
export function EventPages({ items }: EventPagesProps) {
  const list = useCurrentInView(items)
  return (
    <nav className={styles.column} aria-label="Страницы турнира">
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul ref={list} className={styles.pages} role="list">
        {items.map(({ href, label, count, isCurrent = false }) => (
          <li key={href}>
            <a className={styles.page} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
              {count !== undefined && <span className={styles.count}> {count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
