/**
 * How a dancer stands on public pages: «Without `publication` public lists show the start number and
 * initials» (docs/rules/consents-and-retention.md, «Without consent to publication»).
 */
export function publicName(
  { last_name, first_name }: { last_name: string; first_name: string },
  isAgreed: boolean,
): string {
  if (isAgreed) return `${last_name} ${first_name}`
  return [last_name, first_name]
    .map((name) => name.trim().charAt(0))
    .filter((letter) => letter !== '')
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ')
}
