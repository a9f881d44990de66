import { brandStyleText } from '@parket/ui/theme/brand'

/** One colour is all a team chooses: shades and the text on them follow, readable in both themes. */
const ACCENT = '#0f6e84'

/** Puts the team's colour and the theme that the visitor's system asks for on the page. */
export function applyBrand(): void {
  const style = document.createElement('style')
  style.textContent = brandStyleText(ACCENT)
  document.head.append(style)
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}
