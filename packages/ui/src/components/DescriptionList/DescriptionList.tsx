import type { ReactNode } from 'react'
import * as styles from './DescriptionList.css.ts'

export interface DescriptionListItem {
  term: string
  description: ReactNode
}

export interface DescriptionListProps {
  items: readonly DescriptionListItem[]
}

/** Facts: what, and how it is. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
