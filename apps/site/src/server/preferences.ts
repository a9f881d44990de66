import { menuModeKey } from '@parket/domain/session/menuMode'

/**
 * Runs before the first paint: what this browser has chosen stands on `<html>` before anything is
 * drawn, so that nothing jumps. Storage may be forbidden; then the defaults stay.
 */
export const preferencesScript = `try{var s=localStorage,d=document.documentElement.dataset;if(s.getItem('${menuModeKey}')==='normal')d.menuMode='normal';if(s.getItem('parket.theme')==='dark')d.theme='dark'}catch{}`
