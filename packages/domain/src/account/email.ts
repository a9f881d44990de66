/** Longest e-mail address there is (RFC 5321). */
export const emailLimit = 254

/** Letters of any script and what else an address may hold; nothing that is not seen. */
const pattern =
  /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u

/** What is wrong with an address as typed; null when nothing is. */
export function emailProblem(text: string): 'email_missing' | 'email_invalid' | null {
  const email = text.trim()
  if (email === '') return 'email_missing'
  return isEmail(email) ? null : 'email_invalid'
}

/**
 * «Email must be non-empty and match {email} without spaces» (docs/rules/accounts.md, «E-mail addresses»). One that
 * only looks like another's is none: full-width letters, signs that are not seen, and İ, which in
 * lower case becomes i for some and two signs for others.
 */
export function isEmail(text: string): boolean {
  return (
    pattern.test(text) &&
    text.length <= emailLimit &&
    text.normalize('NFKC') === text.normalize('NFC') &&
    !text.includes('\u0130')
  )
}
