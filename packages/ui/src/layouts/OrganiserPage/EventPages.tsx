import { NavList } from '../../components/TabNav/NavList.tsx'
import type { TabNavItem } from '../../components/TabNav/tabNavData.ts'
import * as styles from './OrganiserPage.css.ts'

interface EventPagesProps {
  items: readonly TabNavItem[]
}

/** The organiser's pages of an event: a column beside the page, or one row above it. */
export function EventPages({ items }: EventPagesProps) {
  return (
    <nav className={styles.column} aria-label="Страницы турнира">
      <NavList
        items={items}
        styles={{ list: styles.pages, item: '', link: styles.page, count: styles.count }}
      />
    </nav>
  )
}
