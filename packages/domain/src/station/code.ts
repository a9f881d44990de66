/** Without letters and digits that look alike: no 0 and O, 1, I and L. */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const codeLength = 8
/** 128 bits in base64url. */
const secretLength = 22

/** Russian letters that are typed for the Latin ones they look like. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
}

/** What pairs a device: a code somebody types, or the secret of a printed link. */
export type PairingCode = { kind: 'code' | 'link'; text: string }

/**
 * Reads what was typed or scanned: a code in either case, with spaces or dashes between, Russian letters for Latin ones.
 * @returns null for what can be neither
 */
export function readPairingCode(given: string): PairingCode | null {
  const link = given.trim()
  if (link.length === secretLength && /^[\w-]+$/.test(link)) return { kind: 'link', text: link }
  const typed = Array.from(given.toUpperCase(), (sign) => lookAlikes[sign] ?? sign)
    .join('')
    .replaceAll(/[\s-]/g, '')
  const isCode =
    typed.length === codeLength && Array.from(typed).every((sign) => codeAlphabet.includes(sign))
  return isCode ? { kind: 'code', text: typed } : null
}

/**
 * A code to type.
 * @param randomIndex gives a whole number from 0 to below its argument, each as likely
 */
export function makeCode(randomIndex: (below: number) => number): string {
  return Array.from({ length: codeLength }, () =>
    codeAlphabet.charAt(randomIndex(codeAlphabet.length)),
  ).join('')
}
