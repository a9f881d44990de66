/** By what a person is known besides name and birth date; never shown to the public (docs/adr/0048). */
export interface PersonIdentifiers {
  /** '': none is told. */
  former_last_name: string
  /** Numbers under which federations know a dancer. */
  federation_codes: readonly string[]
}

/** Most codes of one dancer. */
export const mostCodes = 5

const codeLength = { min: 3, max: 30 } as const
const codeForm = /^(?=(?:.*\d){2})[\p{L}\d][\p{L}\d ./-]*[\p{L}\d]$/u

/** The codes that somebody typed, parted by commas or semicolons. */
export function readFederationCodes(text: string): string[] {
  return text
    .split(/[,;\n]/)
    .map((code) => code.trim().replaceAll(/\s+/g, ' '))
    .filter((code) => code !== '')
}

/** Equal keys, one code: «wdsf 100-789» is «WDSF 100789». */
export function federationCodeKey(code: string): string {
  return code.toUpperCase().replaceAll(/[^\p{L}\d]/gu, '')
}

/** Letters and digits, and what stands between them; at least two digits. */
export function isFederationCode(code: string): boolean {
  return code.length >= codeLength.min && code.length <= codeLength.max && codeForm.test(code)
}
