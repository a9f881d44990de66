import { isEmail } from '../account/email.ts'
import { problemText } from '../problems/catalogue.ts'
import { checkLength, checkWebAddress } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

/** How to reach a team or the organisers of an event, for everybody; '' where there is nothing. */
export interface PublicContacts {
  phone: string
  email: string
  site: string
  address: string
}

const limit = 200

/** Contacts that lead somewhere; problems under `contacts.<field>`. */
export function checkPublicContacts(errors: FieldErrors, contacts: PublicContacts): void {
  for (const [field, text] of Object.entries(contacts) as [string, string][]) {
    checkLength(errors, `contacts.${field}`, text, limit)
  }
  const { email, site } = contacts
  if (email.trim() !== '' && !isEmail(email.trim())) {
    addError(errors, 'contacts.email', problemText('email_invalid'))
  }
  if (site.trim() !== '') checkWebAddress(errors, 'contacts.site', site)
}
