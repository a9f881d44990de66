/** «Width: narrow 58 px or normal 205 px, toggled and persisted locally» (spec §2); the widths are the layout's. */
export type MenuMode = 'narrow' | 'normal'

/** The key of local storage under which the mode is kept. */
export const menuModeKey = 'parket.menu'

/** Reads a stored mode; «narrow is the default» (spec §2). */
export function parseMenuMode(stored: unknown): MenuMode {
  return stored === 'normal' ? 'normal' : 'narrow'
}

/** «Menu mode toggles narrow/normal» (spec §4). */
export function toggledMenuMode(mode: MenuMode): MenuMode {
  return mode === 'narrow' ? 'normal' : 'narrow'
}
