import { DEFAULT_ACCENT, type Brand } from '@parket/domain/brand/brand'
import type { PageState } from './data/page/PageState.tsx'

/** How a team looks: its name, one colour, and its pictures. */
export interface SiteBrand extends Partial<Brand> {
  name: string
  /** Who answers for personal data: the texts of consents name it. */
  email: string
  /** The logo in the header; without one the name stands beside a ribbon in the team's colour. */
  logoUrl?: string
  /** The window's icon; without one the ribbon in the team's colour. */
  faviconUrl?: string
}

/** The team as pages show it. */
export function teamOf(brand: SiteBrand): PageState['team'] {
  return {
    id: 0,
    name: brand.name,
    domain: null,
    domain_unicode: null,
    accent: brand.accent ?? DEFAULT_ACCENT,
    greys: brand.greys ?? 'accent',
    picture_tone: brand.picture_tone ?? 'in_turn',
    logo_url: brand.logoUrl ?? null,
    favicon_url: brand.faviconUrl ?? null,
    contacts: { phone: '', email: brand.email, site: '', address: '' },
    home_text: '',
    requires_second_factor: false,
    deleted_at: null,
  }
}
