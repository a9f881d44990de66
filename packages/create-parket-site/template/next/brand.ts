import type { SiteBrand } from '@parket/react/siteBrand'

/** Colours of both themes, pictures, the window's icon and the mark follow from it. */
export const brand: SiteBrand = {
  name: 'Студия «Весна»',
  email: 'studio@example.test',
  accent: '#0f6e84',
}

/** The team's own site at «Паркет»: the account, personal rating and other pages that this site does not have. */
export const site = 'http://127.0.0.1:3000'
