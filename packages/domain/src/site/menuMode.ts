/**
 * «Width: narrow 58 px or normal 205 px, toggled and persisted locally» (docs/rules/site.md, «Side menu»); the widths
 * are the layout's.
 */
export type MenuMode = 'narrow' | 'normal'

/** The key of local storage under which the mode is kept. */
export const menuModeKey = 'parket.menu'

/** Reads a stored mode; «narrow is the default» (docs/rules/site.md, «Side menu»). */
export function parseMenuMode(stored: unknown): MenuMode {
  return stored === 'normal' ? 'normal' : 'narrow'
}

/** «Menu mode toggles narrow/normal» (docs/rules/site.md, «Side menu»). */
export function toggledMenuMode(mode: MenuMode): MenuMode {
  return mode === 'narrow' ? 'normal' : 'narrow'
}
