import { formProblems } from './formProblems.ts'
import { publicProblems } from './publicProblems.ts'

/**
 * Texts that many fields share, so that away from its field each needs the field's label: «Название: заполните
 * поле». Beside each stands the one label that the text says itself, if it says one.
 */
const unnamed: readonly (readonly [template: string, ownLabel: string | null])[] = [
  [formProblems.invalid, null],
  [formProblems.required, null],
  [formProblems.too_long, null],
  [formProblems.number_invalid, null],
  [formProblems.number_too_small, null],
  [formProblems.number_too_large, null],
  [formProblems.range_inverted, 'Начало'],
  [formProblems.repeated, null],
  [formProblems.digits_count, null],
  [formProblems.web_address_invalid, null],
  [formProblems.moment_invalid, null],
  [formProblems.moment_missing, null],
  [formProblems.email_invalid, null],
  [formProblems.name_invalid, null],
  [formProblems.plain_text_needed, null],
  [formProblems.password_missing, 'Пароль'],
  [formProblems.password_wrong, 'Пароль'],
  [publicProblems.day_invalid, null],
]

/**
 * Whether a list of problems has to put the field's label before a text. All other texts of the catalogue name what
 * they are about.
 */
export function needsLabel(text: string, label: string): boolean {
  return unnamed.some(([template, ownLabel]) => label !== ownLabel && isOf(template, text))
}

/** Whether a text comes from a template with at most one place to fill in. */
function isOf(template: string, text: string): boolean {
  const [head = '', tail] = template.split(/\{\w+\}/)
  return tail === undefined ? text === head : text.startsWith(head) && text.endsWith(tail)
}
