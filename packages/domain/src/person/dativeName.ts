import type { Gender } from './gender.ts'

/** Vowels that come and go. */
const special = new Map([
  ['Лев', 'Льву'],
  ['Любовь', 'Любови'],
  ['Павел', 'Павлу'],
  ['Пётр', 'Петру'],
  ['Петр', 'Петру'],
])

/**
 * A first name in the dative: «Алиса» → «Алисе», «Матвей» → «Матвею». Only what is sure: one Russian word of the
 * usual endings; women's names that end in a consonant stay as they are.
 *
 * @returns null for any other name
 */
export function dativeName({
  first_name,
  gender,
}: {
  first_name: string
  gender?: Gender
}): string | null {
  const name = first_name.trim()
  if (!/^[А-ЯЁ][а-яё]+$/.test(name) || gender === undefined) return null
  const known = special.get(name)
  if (known !== undefined) return known
  const stem = name.slice(0, -1)
  if (name.endsWith('ия')) return `${stem}и`
  if (/[ая]$/.test(name)) return `${stem}е`
  if (gender === 'M' && /[йь]$/.test(name)) return `${stem}ю`
  if (/[бвгджзклмнпрстфхцчшщ]$/.test(name)) return gender === 'M' ? `${name}у` : name
  return null
}
