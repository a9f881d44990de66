/**
 * «Registration draft is kept in session storage» (spec §4), under this key. Apart from the draft, so
 * that a page can look whether there is one without the wizard's rules.
 */
export const draftKey = 'parket.registrationDraft'
