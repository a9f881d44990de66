import {
  menuModeKey,
  parseMenuMode,
  toggledMenuMode,
  type MenuMode,
} from '@parket/domain/site/menuMode'
import { useSyncExternalStore } from 'react'
import { localStore } from '@parket/react/data/browserStorage'

const TOGGLED = 'parket:menu-mode'

/**
 * The side menu's width, kept in the browser. The page's first script has already set it on `<html>`
 * (rendering/preferences.ts), so that nothing moves when React learns of it.
 */
export function useMenuMode(): [MenuMode, () => void] {
  const mode = useSyncExternalStore<MenuMode>(subscribe, read, () => 'narrow')
  return [mode, () => store(toggledMenuMode(mode))]
}

function read(): MenuMode {
  return parseMenuMode(localStore.read(menuModeKey))
}

function store(mode: MenuMode): void {
  localStore.write(menuModeKey, mode)
  document.documentElement.dataset['menuMode'] = mode
  dispatchEvent(new Event(TOGGLED))
}

/** Other tabs tell by `storage`, this one by an event of its own. */
function subscribe(onChange: () => void): () => void {
  addEventListener(TOGGLED, onChange)
  addEventListener('storage', onChange)
  return () => {
    removeEventListener(TOGGLED, onChange)
    removeEventListener('storage', onChange)
  }
}
