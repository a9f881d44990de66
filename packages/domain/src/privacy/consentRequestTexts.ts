import { countOf } from '../format/plural.ts'
import type { ConsentKind } from './consentKinds.ts'

/** Who lacks a consent, in numbers. */
export interface ConsentNumbers {
  /** Their dancers, each counted once. */
  names: number
  /** Registrations that lack it. */
  registrations: number
  /** Addresses that get a letter. */
  letters: number
  /** Registrations whose address was asked within 24 hours. */
  asked_lately: number
  /** Registrations that no mail reaches. */
  no_address: number
  /** Registrations of people who answered «no». */
  refused: number
}

const registrationForms = ['заявка', 'заявки', 'заявок'] as const

/** «301 имя скрыто: нет согласия», where results are made public. */
export function hiddenNamesText(names: number): string {
  return `${countOf(names, ['имя', 'имени', 'имён'])} скрыто: нет\u00A0согласия`
}

/** «Отправить 198 писем». */
export function sendLettersText(letters: number): string {
  return `Отправить ${lettersText(letters)}`
}

function lettersText(letters: number): string {
  return countOf(letters, ['письмо', 'письма', 'писем'])
}

/** Whom the letter asks, and for what. */
export function whoIsAskedText(kind: ConsentKind, letters: number): string {
  if (letters === 0) return 'Писать сейчас некому.'
  return kind === 'processing'
    ? 'Письмо получат те, от\u00A0кого ещё нет ответа о\u00A0согласии на\u00A0обработку данных.'
    : 'Письмо получат те, кто ещё не\u00A0ответил, можно\u00A0ли показывать имена.'
}

/** Why the others get none: one sentence for each reason that there is. */
export function notAskedTexts({ asked_lately, no_address, refused }: ConsentNumbers): string[] {
  const reasons: [count: number, text: string][] = [
    [asked_lately, 'письмо уже отправлено за\u00A0последние сутки'],
    [no_address, 'нет адреса почты, спросите на\u00A0стойке'],
    [refused, 'ответили «нет», снова не\u00A0спрашиваем'],
  ]
  return reasons.flatMap(([count, text]) =>
    count === 0 ? [] : [`${countOf(count, registrationForms)}: ${text}.`],
  )
}

/** What a sending came to. */
export function lettersSentText(letters: number): string {
  return letters === 0
    ? 'Писем нет: всех уже спросили.'
    : `${lettersText(letters)} в\u00A0очереди на\u00A0отправку. Кого спросили, видно в\u00A0истории заявки.`
}
