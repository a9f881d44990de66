/** A mail address with the name shown beside it; `name` may be ''. */
export interface Mailbox {
  name: string
  address: string
}

/**
 * What may stand as an address in a header: one `@`, no spaces, quotes, brackets, separators or
 * control characters, so that it can never become two headers or two recipients.
 */
const ADDRESS = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u

/** Whether mail can be addressed to `text` as it stands. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && ADDRESS.test(text)
}

/** `mail@example.org` or `Name <mail@example.org>`; null when it is neither. */
export function parseMailbox(text: string): Mailbox | null {
  const match = /^(?:"?(?<name>[^"<>\p{C}]*?)"?\s*<(?<bracketed>[^<>]+)>|(?<bare>[^<>]+))$/u.exec(
    text,
  )
  const address = match?.groups?.['bracketed'] ?? match?.groups?.['bare'] ?? ''
  return isMailAddress(address) ? { name: match?.groups?.['name']?.trim() ?? '', address } : null
}
