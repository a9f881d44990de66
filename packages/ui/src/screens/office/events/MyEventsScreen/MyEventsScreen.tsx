import { formatEventDates } from '@parket/domain/event/dates'
import type { EventPeriod } from '@parket/domain/event/event'
import { roleTitle, type Role } from '@parket/domain/rights/rights'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Pagination } from '../../../../components/Pagination/Pagination.tsx'
import { SegmentedControl } from '../../../../components/SegmentedControl/SegmentedControl.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { State } from '../../../../components/State/State.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready, ListRows } from '../../../../viewState.ts'
import * as styles from './myEvents.css.ts'

/** An event at which the reader works. */
export interface WorkingEvent extends EventPeriod {
  id: number
  name: string
  city: string
  published: boolean
  /** The event that it rehearses; absent from all that are none. */
  rehearsal_of?: number | null
  /** The highest role there; null for a superadmin, who needs none. */
  role: Role | null
  href: string
  /** Where work begins: «Стойка», «Регистрации»; those that the reader may open. */
  places: readonly { label: string; href: string }[]
}

type WorkingEventPage = Pick<ListRows<WorkingEvent>, 'items' | 'page' | 'pageCount'>

export interface MyEventsScreenProps extends OfficeScreen {
  /** One page of the events where the user works; or why there are none. */
  view: Loading | Failed | NoRight | Ready<WorkingEventPage>
  /** Those that are still to end, or those that have ended. */
  filter: 'future' | 'past'
  /** Shows those still to end, or those that have ended. */
  onFilterChange: (filter: 'future' | 'past') => void
  /** Addresses that it leads to. */
  links: { home: string; page: (page: number) => string }
}

/** Events at which somebody works by any role (docs/rules/rights.md, «Finding one's events»). */
export function MyEventsScreen(props: MyEventsScreenProps) {
  const { view, filter, onFilterChange, account, links } = props
  return (
    <OrganiserPage
      title="Мои события"
      view={view}
      width="standard"
      account={account}
      links={links}
      loadingText="Загружаем события…"
      filters={
        <SegmentedControl
          aria-label="Когда"
          value={filter}
          items={[
            { value: 'future', label: 'Будущие' },
            { value: 'past', label: 'Прошедшие' },
          ]}
          onChange={onFilterChange}
        />
      }
    >
      {({ items, page, pageCount }) =>
        items.length === 0 ? (
          <EmptyState title={filter === 'future' ? 'Будущих событий нет' : 'Прошедших событий нет'}>
            Здесь турниры, на&nbsp;которых у&nbsp;вас есть роль: её даёт организатор.
          </EmptyState>
        ) : (
          <Stack gap="small">
            {/* Safari forgets that an unmarked list is a list. */}
            {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
            <ul className={styles.list} role="list">
              {items.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ul>
            <Pagination page={page} pageCount={pageCount} hrefOf={links.page} />
          </Stack>
        )
      }
    </OrganiserPage>
  )
}

function EventRow({ event }: { event: WorkingEvent }) {
  const { name, city, published, rehearsal_of, role, href, places } = event
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.name}>
          <Link href={href}>{name}</Link>
        </p>
        <p className={styles.quiet}>
          {[formatEventDates(event), city, role && roleTitle(role).toLowerCase()]
            .filter(Boolean)
            .join(', ')}
        </p>
        {rehearsal_of != null ? (
          <State tone="caution">Репетиция</State>
        ) : (
          !published && <State tone="closed">Черновик</State>
        )}
      </div>
      <div className={styles.links}>
        {places.map((place) => (
          <ButtonLink key={place.href} href={place.href} aria-label={`${place.label}: ${name}`}>
            {place.label}
          </ButtonLink>
        ))}
      </div>
    </li>
  )
}
