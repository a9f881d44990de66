import { brandStyleText } from '@parket/ui/theme/brand'
import { pictureStyleText } from '@parket/ui/theme/pictureStyle'
import { brandOf } from '@parket/ui/theme/testing/brandGlobal'

/** What the toolbar or the address chooses. */
export interface Globals {
  theme?: string
  brand?: string
  density?: string
}

const BRAND_STYLE = 'brand'

/** Puts what is chosen where the server puts it: on the root, and the brand in a style. */
export function applyGlobals({ theme, brand, density }: Globals): void {
  const { dataset } = document.documentElement
  dataset['theme'] = theme
  dataset['density'] = density
  let style = document.getElementById(BRAND_STYLE)
  if (!style) {
    style = document.createElement('style')
    style.id = BRAND_STYLE
    document.head.append(style)
  }
  const chosen = brandOf(brand)
  style.textContent = brandStyleText(chosen) + pictureStyleText(chosen)
}
