import { formatMoney } from '../format/money.ts'
import { problemText } from '../problems/catalogue.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import { checkLength } from '../problems/fieldChecks.ts'

/** What an organiser writes to the registrations of a list (docs/rules/mail.md, «A letter to the chosen»). */
export interface ChosenLetter {
  subject: string
  text: string
}

/** What a letter may name, as it stands in the text: `{номер}`. */
export const letterFields = ['имена', 'номер', 'турнир', 'даты', 'к оплате'] as const

export type LetterField = (typeof letterFields)[number]

export const letterLimits = { subject: 150, text: 5000 } as const

/** How many letters of organisers one address gets from an event in a day. */
export const lettersADay = 5

/** How long letters wait after they were sent off: until then they can be taken back. */
export const letterHoldSeconds = 30

/** A registration to which a letter may go. */
export interface LetterTarget {
  id: number
  reg_n: number
  names: readonly string[]
  /** Kopecks. */
  owed: number
  /** Where its contacts read mail; null where no letter can go. */
  address: string | null
}

/** One letter: an address and all registrations of it. */
export interface PlannedLetter<Target extends LetterTarget> {
  address: string
  targets: Target[]
}

/** Every rule of the letter itself; problems by `subject` and `text`. */
export function checkChosenLetter({ subject, text }: ChosenLetter): FieldErrors {
  const errors: FieldErrors = {}
  if (subject.trim() === '') addError(errors, 'subject', problemText('letter_subject_missing'))
  if (text.trim() === '') addError(errors, 'text', problemText('letter_text_missing'))
  checkLength(errors, 'subject', subject, letterLimits.subject)
  checkLength(errors, 'text', text, letterLimits.text)
  // A header has one line.
  if (/\p{Cc}/u.test(subject)) addError(errors, 'subject', problemText('invalid'))
  for (const [field, value] of [
    ['subject', subject],
    ['text', text],
  ] as const) {
    const unknown = [...value.matchAll(inBraces)].find(([, name = '']) => !isField(name))
    if (unknown) {
      addError(errors, field, problemText('letter_field_unknown', { field: unknown[0] }))
    }
  }
  return errors
}

/** One letter for each address, in the order of the list; who has no address gets none. */
export function planLetters<Target extends LetterTarget>(
  targets: readonly Target[],
): { letters: PlannedLetter<Target>[]; noAddress: Target[] } {
  const letters = new Map<string, PlannedLetter<Target>>()
  const noAddress: Target[] = []
  for (const target of targets) {
    if (target.address === null) {
      noAddress.push(target)
      continue
    }
    const address = target.address.trim()
    const letter = letters.get(address.toLowerCase())
    if (letter) letter.targets.push(target)
    else letters.set(address.toLowerCase(), { address, targets: [target] })
  }
  return { letters: [...letters.values()], noAddress }
}

/** The letter as it goes to one address. What stands in a field is not read for fields again. */
export function fillLetter(
  { subject, text }: ChosenLetter,
  targets: readonly LetterTarget[],
  event: { name: string; dates: string },
): ChosenLetter {
  const values: Record<LetterField, string> = {
    имена: [...new Set(targets.flatMap(({ names }) => names))].join(', '),
    номер: targets.map(({ reg_n }) => String(reg_n)).join(', '),
    турнир: event.name,
    даты: event.dates,
    'к оплате': formatMoney(targets.reduce((sum, { owed }) => sum + owed, 0)),
  }
  const fill = (written: string) =>
    written.replaceAll(inBraces, (whole, name: string) =>
      isField(name) ? stripLinks(values[nameOf(name)]) : whole,
    )
  return { subject: fill(subject.trim()), text: fill(text.trim()) }
}

/**
 * What strangers typed, a name say, on one line and so that no mail program makes a link of it: nobody sends links
 * by another's letter.
 */
export function stripLinks(value: string): string {
  return value
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/(?<=[\p{L}\p{N}])[.@](?=[\p{L}\p{N}])/gu, '$&\u2060')
    .replaceAll('//', '/\u2060/')
    .trim()
}

const inBraces = /\{([^{}\n]*)\}/g

function nameOf(name: string): LetterField {
  return name.trim().toLocaleLowerCase('ru').replaceAll(/\s+/g, ' ') as LetterField
}

function isField(name: string): boolean {
  return letterFields.some((field) => field === nameOf(name))
}
