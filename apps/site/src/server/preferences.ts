import { draftKey } from '@parket/domain/registration/draftKey'
import { menuModeKey } from '@parket/domain/session/menuMode'
import { themeKey } from '../layout/themeKey.ts'
import { ownFaceKey } from '../page/ownFace.ts'

/**
 * Runs before the first paint: what this browser has chosen stands on `<html>` before anything is
 * drawn, so that nothing jumps. Storage may be forbidden; then the defaults stay.
 */
export const preferencesScript = `try{var s=localStorage,d=document.documentElement.dataset;if(s.getItem('${menuModeKey}')==='normal')d.menuMode='normal';if(s.getItem('${themeKey}')==='dark')d.theme='dark';if(s.getItem('${ownFaceKey}'))delete d.face;if(sessionStorage.getItem('${draftKey}'))d.draft='kept'}catch{}`
