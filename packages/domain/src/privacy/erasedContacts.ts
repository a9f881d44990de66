/** Stands for an e-mail that was erased: a domain reserved to be invalid (RFC 2606). */
export const ERASED_ADDRESS = 'erased@erased.invalid'

/**
 * Whether somebody's contacts were erased, as the term of an event's personal data ended or an account was erased
 * (docs/adr/0046-retention.md): nobody can be written to, and of a birth date the year alone is left.
 */
export function areContactsErased({ email }: { email: string }): boolean {
  return email === ERASED_ADDRESS
}

/** What stands in the place of such contacts. */
export const erasedContactsText =
  'Контакты стёрты: срок их хранения вышел или учётную запись удалили.'
