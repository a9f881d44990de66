import type { ReactNode } from 'react'
import { Link } from '../../../components/Link/Link.tsx'
import { GlobeIcon } from '../../../icons/GlobeIcon.tsx'
import { MailIcon } from '../../../icons/MailIcon.tsx'
import { PhoneIcon } from '../../../icons/PhoneIcon.tsx'
import { PinIcon } from '../../../icons/PinIcon.tsx'
import type { Contacts } from '../eventData.ts'
import * as styles from './EventScreen.css.ts'

export function hasContacts(contacts: Contacts): boolean {
  return Object.values(contacts).some((contact) => contact !== '')
}

interface EventContactsProps {
  contacts: Contacts
}

/** Contacts of the organisers, each a link. */
export function EventContacts({ contacts: { phone, email, site, address } }: EventContactsProps) {
  return (
    <ul className={styles.facts}>
      {phone !== '' && (
        <Contact icon={<PhoneIcon />}>
          <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Link>
        </Contact>
      )}
      {email !== '' && (
        <Contact icon={<MailIcon />}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Contact>
      )}
      {site !== '' && (
        <Contact icon={<GlobeIcon />}>
          {isWebAddress(site) ? (
            <Link href={site} isExternal>
              {site.replace(/^https?:\/\//, '').replace(/\/$/, '')}
            </Link>
          ) : (
            site
          )}
        </Contact>
      )}
      {address !== '' && <Contact icon={<PinIcon />}>{address}</Contact>}
    </ul>
  )
}

function Contact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      {icon}
      <span>{children}</span>
    </li>
  )
}

/** Organisers type the address themselves: `javascript:` and the like must not become a link. */
function isWebAddress(site: string): boolean {
  return /^https?:\/\//i.test(site)
}
