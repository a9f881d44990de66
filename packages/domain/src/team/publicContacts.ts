import { isEmail } from '../account/email.ts'
import type { Field } from '../fields/field.ts'
import { object } from '../fields/kinds.ts'
import { mergeFields } from '../fields/patch.ts'
import { formProblemText } from '../problems/formProblems.ts'
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
const noContacts: PublicContacts = { phone: '', email: '', site: '', address: '' }

/** Contacts that lead somewhere, as a field of a team or an event. */
export function publicContacts(label: string): Field<PublicContacts> {
  return object(label, {
    initial: noContacts,
    sample: {
      phone: '+7 900 000-00-00',
      email: 'kubok@parket.test',
      site: 'https://parket.test',
      address: 'Москва, ул. Паркетная, 1',
    },
    read: (sent, before) => mergeFields({ ...noContacts, ...before }, sent as PublicContacts),
    check: checkContacts,
  })
}

function checkContacts(errors: FieldErrors, path: string, contacts: PublicContacts): void {
  for (const [field, text] of Object.entries(contacts) as [string, string][]) {
    checkLength(errors, `${path}.${field}`, text, limit)
  }
  const { email, site } = contacts
  if (email.trim() !== '' && !isEmail(email.trim())) {
    addError(errors, `${path}.email`, formProblemText('email_invalid'))
  }
  if (site.trim() !== '') checkWebAddress(errors, `${path}.site`, site)
}
