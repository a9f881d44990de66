import { BrandMark } from '../../components/BrandMark/BrandMark.tsx'
import { cx } from '../../theme/cx.ts'
import * as styles from './Header.css.ts'

export interface HeaderTenant {
  /** The team's name. */
  name: string
  /** Address of the logo; without one the name with a mark is shown. */
  logoUrl: string | null
}

interface LogoProps {
  tenant: HeaderTenant
  /** Where it leads. */
  href: string
  /** Not on a phone. */
  isDesktopOnly?: boolean
}

/** The team's logo, a link to the home page. */
export function Logo({ tenant, href, isDesktopOnly = false }: LogoProps) {
  return (
    <a className={cx(styles.logo, isDesktopOnly && styles.onDesktop)} href={href}>
      {tenant.logoUrl ? (
        <img className={styles.logoImage} src={tenant.logoUrl} alt={tenant.name} />
      ) : (
        <>
          <span className={styles.logoMark}>
            <BrandMark />
          </span>
          <span className={styles.logoName}>{tenant.name}</span>
        </>
      )}
    </a>
  )
}
