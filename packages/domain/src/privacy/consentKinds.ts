/** The consents, each a document of its own (152-ФЗ, ст. 9, since 1 September 2025). */
export const consentKinds = ['processing', 'publication'] as const

export type ConsentKind = (typeof consentKinds)[number]

/** Whether this names a consent. */
export function isConsentKind(text: string): text is ConsentKind {
  return consentKinds.some((kind) => kind === text)
}
