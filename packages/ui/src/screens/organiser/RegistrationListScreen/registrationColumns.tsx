import { formatDateTime } from '@parket/domain/format/dateTime'
import type { TableColumn } from '../../../components/Table/Table.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import * as styles from '../parts/organiser.css.ts'
import { ContestEntries } from './ContestEntries.tsx'
import { DancerNames } from './DancerNames.tsx'
import type { NamedContest, RegistrationItem, RegistrationListEvent } from './registrationData.ts'
import type { RegistrationSort } from './RegistrationFilters.tsx'

interface ColumnOptions {
  event: RegistrationListEvent
  contests: readonly NamedContest[]
  sort: RegistrationSort
  onSort: (sort: RegistrationSort) => void
  onOpen: (regDataId: number) => void
}

type SortField = 'reg_n' | 'last_name' | 'city' | 'created_at'

/** Number, dancers, contests, city, contacts, time. */
export function registrationColumns(options: ColumnOptions): TableColumn<RegistrationItem>[] {
  const { event, contests, onOpen } = options
  return [
    {
      id: 'reg_n',
      title: '№',
      isRowHeader: true,
      sort: sortOf('reg_n', options),
      render: ({ regData }) => (
        <button
          type="button"
          className={styles.opener}
          aria-label={`${regData.reg_n}, подробнее`}
          onClick={() => onOpen(regData.id)}
        >
          {regData.reg_n}
        </button>
      ),
    },
    {
      id: 'dancers',
      title: 'Танцоры',
      sort: sortOf('last_name', options),
      render: ({ dancers }) => <DancerNames dancers={dancers} event={event} />,
    },
    {
      id: 'contests',
      title: 'Номинации',
      render: ({ registrations }) => (
        <ContestEntries registrations={registrations} contests={contests} />
      ),
    },
    {
      id: 'city',
      title: 'Город',
      sort: sortOf('city', options),
      render: ({ regData }) => regData.city,
    },
    {
      id: 'contacts',
      title: 'Контакты',
      render: ({ regData: { phone, email } }) => (
        <span className={styles.lines}>
          <Link href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</Link>
          <Link href={`mailto:${email}`}>{email}</Link>
        </span>
      ),
    },
    {
      id: 'created_at',
      title: 'Время',
      sort: sortOf('created_at', options),
      render: ({ regData }) => formatDateTime(regData.created_at, event.time_zone),
    },
  ]
}

/** The first press sorts ascending, the next turns it round. */
function sortOf(field: SortField, { sort, onSort }: Pick<ColumnOptions, 'sort' | 'onSort'>) {
  const direction = { [field]: 'ascending', [`-${field}`]: 'descending' }[sort] ?? null
  return {
    direction: direction as 'ascending' | 'descending' | null,
    onToggle: () => onSort(direction === 'ascending' ? `-${field}` : field),
  }
}
