import { draftKey } from '@parket/domain/registration/draftKey'
import { menuModeKey } from '@parket/domain/site/menuMode'
import { themeKey } from '../data/themeKey.ts'

/**
 * Runs before the first paint: what this browser has chosen stands on `<html>` before anything is
 * drawn, so that nothing jumps. Storage may be forbidden; then the defaults stay.
 * @param isForm whether the page is the form that drafts are kept of. A browser that has stored nothing
 *   for good has hardly a draft, and opening its second storage holds up the first paint: where it has one
 *   all the same, the blank form is seen for a moment
 */
export function preferencesScript(isForm: boolean): string {
  const draft = isForm ? `if(s.length&&sessionStorage.getItem('${draftKey}'))d.draft='kept'` : ''
  return `try{var s=localStorage,d=document.documentElement.dataset;if(s.getItem('${menuModeKey}')==='normal')d.menuMode='normal';if(s.getItem('${themeKey}')==='dark')d.theme='dark';${draft}}catch{}`
}
