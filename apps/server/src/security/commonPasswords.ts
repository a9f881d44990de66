import { dictionary } from '@zxcvbn-ts/language-common'

const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** The keys of a Russian keyboard and what stands on them in English. */
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const englishKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"

/**
 * Whether a password is among those that are tried first (ASVS 5.0, 6.2.4): of the list, also with the
 * keyboard left in Russian, or one sign again and again. Case does not count.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase()
  const typedInEnglish = Array.from(folded)
    .map((letter) => englishKeys[russianKeys.indexOf(letter)] ?? letter)
    .join('')
  return common.has(folded) || common.has(typedInEnglish) || /^(.)\1+$/u.test(folded)
}
