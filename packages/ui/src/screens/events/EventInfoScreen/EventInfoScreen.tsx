import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Markdown } from '../../../components/Markdown/Markdown.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import type { Contacts } from '../eventData.ts'
import { EventContacts, hasContacts } from '../EventScreen/EventContacts.tsx'
import type { EventPageLinks } from '../parts/EventNav/EventNav.tsx'
import { EventPage, type EventOfPage } from '../parts/EventPage/EventPage.tsx'
import { DocumentList, type EventDocument } from './DocumentList.tsx'

export type { EventDocument } from './DocumentList.tsx'
import * as styles from './EventInfoScreen.css.ts'

/** What there is to read about an event. */
export interface EventInfo {
  event: EventOfPage & {
    place: string
    /** Markdown. */
    info: string
    contacts: Contacts
  }
  /** In the order the organisers gave them. */
  documents: readonly EventDocument[]
}

export interface EventInfoScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | Ready<EventInfo>
  /** Addresses that it leads to. */
  links: EventPageLinks & {
    /** The place on a map of another site; null where no place is named. */
    map: string | null
  }
  /** Fetches a file for somebody who may see more than a plain link shows. */
  onDownload?: (document: EventDocument) => void
}

/** Texts about an event: rules, documents, how to get there (docs/rules/site.md, «Markdown»). */
export function EventInfoScreen({ view, links, onDownload }: EventInfoScreenProps) {
  return (
    <EventPage title="Информация" current="info" view={view} links={links}>
      {({ event, documents }) => (
        <div className={styles.columns}>
          {event.info.trim() === '' ? (
            <EmptyState title="Положение пока не опубликовано">
              Организаторы добавят сюда правила и&nbsp;программу. Спросить их можно уже сейчас:
              контакты на&nbsp;этой странице.
            </EmptyState>
          ) : (
            <Markdown text={event.info} />
          )}
          <div className={styles.aside}>
            {documents.length > 0 && (
              <Stack as="section" gap="small">
                <Heading level={2} size={3}>
                  Документы
                </Heading>
                <DocumentList documents={documents} onDownload={onDownload} />
              </Stack>
            )}
            <Place event={event} map={links.map} />
            {hasContacts(event.contacts) && (
              <Stack as="section" gap="small">
                <Heading level={2} size={3}>
                  Организаторы
                </Heading>
                <EventContacts contacts={event.contacts} />
              </Stack>
            )}
          </div>
        </div>
      )}
    </EventPage>
  )
}

function Place({ event, map }: { event: EventInfo['event']; map: string | null }) {
  const where = [event.city, event.place].filter((part) => part !== '')
  if (where.length === 0) return null
  return (
    <Stack as="section" gap="small">
      <Heading level={2} size={3}>
        Место
      </Heading>
      <Text>{where.join(', ')}</Text>
      {map !== null && (
        <Text>
          <Link href={map} isExternal>
            Открыть на&nbsp;карте
          </Link>
        </Text>
      )}
    </Stack>
  )
}
