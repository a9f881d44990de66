import type { TabNavItem } from './tabNavData.ts'
import { useCurrentInView } from './useCurrentInView.ts'

interface NavListProps {
  items: readonly TabNavItem[]
  styles: Readonly<Record<'list' | 'item' | 'link' | 'count', string>>
}

/** The links between pages of one subject, the current one scrolled into view. */
export function NavList({ items, styles }: NavListProps) {
  const list = useCurrentInView(items)
  return (
    // Safari forgets that an unmarked list is a list.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul ref={list} className={styles.list} role="list">
      {items.map(({ href, label, count, isCurrent = false }) => (
        <li key={href} className={styles.item}>
          <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
            {label}
            {count !== undefined && <span className={styles.count}> {count}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
