import { BrandMark } from '../../../components/BrandMark/BrandMark.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import type { Contacts } from '../eventData.ts'
import { EventContacts, hasContacts } from './EventContacts.tsx'
import * as styles from './Organiser.css.ts'

export interface OrganiserProps {
  /** The team's name. */
  name: string
  /** Its icon, which is square, or its logo; without one the mark stands for it. */
  logoUrl: string | null
}

/** Who holds the event, and how to reach them. */
export function Organiser({ name, logoUrl, contacts }: OrganiserProps & { contacts: Contacts }) {
  return (
    <Stack as="section" gap="medium">
      <Heading level={2} size={3}>
        Организатор
      </Heading>
      <div className={styles.organiser}>
        {logoUrl === null ? (
          <span className={styles.mark}>
            <BrandMark />
          </span>
        ) : (
          <img className={styles.logo} src={logoUrl} alt="" />
        )}
        <span className={styles.name}>{name}</span>
      </div>
      {hasContacts(contacts) && <EventContacts contacts={contacts} />}
    </Stack>
  )
}
