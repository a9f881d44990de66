/**
 * «Registration draft is kept in session storage» (docs/rules/registration.md, «Draft»), under this key. Apart from
 * the draft, so that a page can look whether there is one without the wizard's rules.
 */
export const draftKey = 'parket.registrationDraft'

/** Under this key local storage has the drafts of those who are logged in, by account and event. */
export const keptDraftsKey = 'parket.keptDrafts'

/** How many days a device keeps them: an evening and the days after it; no longer, as children's names are in them. */
export const draftLifeDays = 3
