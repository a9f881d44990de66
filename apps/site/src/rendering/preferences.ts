import { draftKey, keptDraftsKey } from '@parket/domain/registration/wizard/draftKey'
import { menuModeKey } from '@parket/domain/site/menuMode'
import { tokenKey } from '@parket/react/data/auth/tokenKey'
import { themeKey } from '../data/themeKey.ts'

interface PageTraits {
  /**
   * Whether the page is the form that drafts are kept of. A browser that has stored nothing for good has
   * hardly a draft, and opening its second storage holds up the first paint: where it has one all the same,
   * the blank form is seen for a moment.
   */
  isForm: boolean
  /** Whether a visitor may not see the page: somebody logged in may, and is not told a refusal first. */
  isRefused: boolean
}

/**
 * Runs before the first paint: what this browser has chosen stands on `<html>` before anything is
 * drawn, so that nothing jumps. Storage may be forbidden; then the defaults stay.
 */
export function preferencesScript({ isForm, isRefused }: PageTraits): string {
  const draft = isForm
    ? `if(s.length&&(s.getItem('${keptDraftsKey}')||sessionStorage.getItem('${draftKey}')))d.draft='kept'`
    : ''
  const refusal = isRefused ? `if(s.getItem('${tokenKey}'))d.refusal='asked-again';` : ''
  return `try{var s=localStorage,d=document.documentElement.dataset;if(s.getItem('${menuModeKey}')==='normal')d.menuMode='normal';if(s.getItem('${themeKey}')==='dark')d.theme='dark';${refusal}${draft}}catch{}`
}
