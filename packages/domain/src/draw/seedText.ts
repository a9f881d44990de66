/** What the seed of a public draw follows from (docs/rules/rounds-and-heats.md, «Public draw»). */
export interface PublicSeed {
  /** Of the session; its hash was shown before the digits were said. */
  secret: string
  /** Said aloud in the hall, once a session. */
  digits: string
  /** By `drawnRoundName`. */
  round: string
  /** Of the draw among those of the round, from 1. */
  number: number
}

/** The text of which a public seed is the sha256, in hexadecimal: «{secret}|{digits}|{round}|{number}». */
export function seedText({ secret, digits, round, number }: PublicSeed): string {
  return [secret, digits, round, number].join('|')
}

/** How many digits are said: enough that nobody guesses them, few enough to hear. */
const spoken = /^\d{3,12}$/

/** The digits without what is written between them; null where they are not digits, or too few. */
export function readDigits(typed: string): string | null {
  const digits = typed.replaceAll(/[\s\u00A0.,-]/g, '')
  return spoken.test(digits) ? digits : null
}
