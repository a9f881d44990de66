import { localStore } from '@parket/react/data/browserStorage'
import { themeKey } from '../data/themeKey.ts'

/** From light, the default (docs/rules/site.md, «Theme»), to dark and back; the next page begins with it. */
export function toggleTheme(): void {
  const { dataset } = document.documentElement
  const theme = dataset['theme'] === 'dark' ? 'light' : 'dark'
  dataset['theme'] = theme
  localStore.write(themeKey, theme)
}
