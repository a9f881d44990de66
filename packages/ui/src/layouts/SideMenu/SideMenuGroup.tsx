import { useId } from 'react'
import { cx } from '../../theme/cx.ts'
import type { SideMenuSection } from './sideMenuData.ts'
import * as styles from './SideMenu.css.ts'

interface SideMenuGroupProps {
  section: SideMenuSection
  /** Only icons are shown: the label is a tooltip. */
  hasTooltips: boolean
}

export function SideMenuGroup({ section: { title, items }, hasTooltips }: SideMenuGroupProps) {
  const titleId = useId()
  return (
    <div className={styles.section}>
      {title !== null && (
        <p id={titleId} className={styles.sectionTitle}>
          {title}
        </p>
      )}
      <ul className={styles.list} aria-labelledby={title === null ? undefined : titleId}>
        {items.map(({ href, label, iconStart, isCurrent, isDesktopOnly }) => (
          <li key={href} className={cx(isDesktopOnly && styles.onlyOnDesktop)}>
            <a
              className={styles.item}
              href={href}
              title={hasTooltips ? label : undefined}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <span className={styles.icon}>{iconStart}</span>
              <span className={styles.label}>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
