/** Stands for the last name of who erased their account; the first name is a number. */
export const erasedLastName = 'Удалено'

/**
 * How a dancer stands on public pages: «Without `publication` public lists show the start number and
 * initials» (docs/rules/consents-and-retention.md, «Without consent to publication»).
 * What stands for an erased person is no name, and is shown whole.
 */
export function publicName(
  { last_name, first_name }: { last_name: string; first_name: string },
  isAgreed: boolean,
): string {
  if (isAgreed || (last_name === erasedLastName && first_name.startsWith('№ ')))
    return `${last_name} ${first_name}`
  return [last_name, first_name]
    .map((name) => name.trim().charAt(0))
    .filter((letter) => letter !== '')
    .map((letter) => `${letter.toUpperCase()}.`)
    .join(' ')
}
