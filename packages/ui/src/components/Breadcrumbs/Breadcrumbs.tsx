import * as styles from './Breadcrumbs.css.ts'

export interface BreadcrumbsProps {
  /** The way from the top; the last is the page itself. */
  items: readonly { href: string; label: string }[]
}

/** Where the page lies, and the way back up. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Путь">
      <ol className={styles.list}>
        {items.map(({ href, label }, index) => (
          <li key={href} className={styles.item}>
            <a
              className={styles.link}
              href={href}
              aria-current={index === items.length - 1 ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
