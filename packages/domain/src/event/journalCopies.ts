import { isEmail } from '../account/email.ts'
import { countOf } from '../format/plural.ts'
import { problemText } from '../problems/catalogue.ts'
import type { Field } from '../fields/field.ts'
import { checkLength } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

/** More is a mailing list, which has an address of its own. */
const most = 10
const maxLength = 1000

/** The addresses in a text, each once: between them stand commas, semicolons, spaces or line breaks. */
export function journalAddresses(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((part) => part !== ''))]
}

/** Who gets the heads of the journal by mail (docs/rules/marks-and-results.md, «Heads by mail»), as it was typed. */
export const journalCopiesField: Field<string> = {
  kind: 'text',
  label: 'Кому посылать отпечатки журнала',
  initial: '',
  sample: 'kollegiya@parket.test',
  maxLength,
  isForStaff: true,
  check: checkJournalCopies,
  // Whoever is no staff has read null.
  read: (sent) => (typeof sent === 'string' ? sent.trim() : ''),
}

function checkJournalCopies(errors: FieldErrors, path: string, text: string): void {
  checkLength(errors, path, text, maxLength)
  const addresses = journalAddresses(text)
  const wrong = addresses.find((address) => !isEmail(address))
  if (wrong !== undefined) {
    addError(errors, path, problemText('journal_copy_invalid', { address: wrong }))
  }
  if (addresses.length > most) {
    const limit = countOf(most, ['адрес', 'адреса', 'адресов'])
    addError(errors, path, problemText('journal_copies_too_many', { limit }))
  }
}
