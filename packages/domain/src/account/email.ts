/** Longest e-mail address there is (RFC 5321). */
export const emailLimit = 254

const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** «Email must be non-empty and match {email} without spaces» (spec §5, Forgot password). */
export function isEmail(text: string): boolean {
  return pattern.test(text) && text.length <= emailLimit
}
