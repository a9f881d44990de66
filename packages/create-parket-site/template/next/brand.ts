import type { SiteBrand } from '@parket/react/siteBrand'

/** Colours of both themes, pictures, the window's icon and the mark follow from it. */
export const brand: SiteBrand = {
  name: 'Студия «Весна»',
  email: 'studio@example.test',
  accent: '#0f6e84',
}
