import { phoneText } from '@parket/domain/account/phone'
import { numberedTitle } from '@parket/domain/contest/title'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { formatMoney } from '@parket/domain/format/money'
import { areContactsErased } from '@parket/domain/privacy/erasedContacts'
import { balanceLabel, isEmptyBalance } from '@parket/domain/money/paymentStatus'
import { dancerName } from '@parket/domain/registration/dancers'
import type { DataColumn } from '../../../../components/DataTable/DataTable.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx'
import { State } from '../../../../components/State/State.tsx'
import { ContestEntries } from './ContestEntries.tsx'
import { DancerNames } from './DancerNames.tsx'
import {
  paymentTones,
  type NamedContest,
  type RegistrationItem,
  type RegistrationListEvent,
} from './registrationData.ts'
import { registrationStatuses } from '../../../parts/registrationStatuses.ts'

interface ColumnOptions {
  /** Null while it is on its way, and the registrations with it. */
  event: RegistrationListEvent | null
  contests: readonly NamedContest[]
  /** A registration is open beside the list: name, sum and payment are all that there is room for. */
  isNarrow: boolean
  onOpen: (regDataId: number) => void
}

/** Number, dancers, contests, city, contacts, time. A column that sorts is called as the server calls it. */
export function registrationColumns(options: ColumnOptions): DataColumn<RegistrationItem>[] {
  const { event, contests, isNarrow, onOpen } = options
  const columns: DataColumn<RegistrationItem>[] = [
    {
      id: 'reg_n',
      title: '№',
      width: 68,
      isSortable: true,
      sortLabels: { ascending: 'По номеру', descending: 'По номеру, с конца' },
      render: ({ regData }) => (
        <LinkButton
          emphasis="strong"
          aria-label={`${regData.reg_n}, подробнее`}
          onPress={() => onOpen(regData.id)}
        >
          {regData.reg_n}
        </LinkButton>
      ),
      exportValue: ({ regData }) => regData.reg_n,
    },
    {
      id: 'last_name',
      title: 'Танцоры',
      width: 230,
      isRowHeader: true,
      isSortable: true,
      sortLabels: { ascending: 'По фамилии', descending: 'По фамилии, с конца' },
      render: ({ dancers }) => event && <DancerNames dancers={dancers} event={event} />,
      exportValue: ({ dancers }) => dancers.map(dancerName).join(', '),
    },
    {
      id: 'contests',
      title: 'Номинации',
      width: 196,
      render: ({ registrations }) => (
        <ContestEntries registrations={registrations} contests={contests} />
      ),
      exportValue: ({ registrations }) => contestsText(registrations, contests),
    },
    {
      id: 'city',
      title: 'Город',
      width: 100,
      isSortable: true,
      sortLabels: { ascending: 'По городу', descending: 'По городу, с конца' },
      render: ({ regData }) => regData.city,
    },
    {
      id: 'club',
      title: 'Клуб',
      width: 96,
      isSortable: true,
      sortLabels: { ascending: 'По клубу', descending: 'По клубу, с конца' },
      render: ({ regData: { club, troupe } }) => troupe || club,
    },
    {
      id: 'charged',
      title: 'Сумма',
      width: 92,
      align: 'end',
      render: ({ balance }) => formatMoney(balance.charged),
      exportValue: ({ balance }) => balance.charged / 100,
    },
    {
      id: 'payment',
      title: 'Оплата',
      width: 172,
      render: ({ balance }) =>
        isEmptyBalance(balance) ? (
          balanceLabel(balance)
        ) : (
          <State tone={paymentTones[balance.status]}>
            {balance.status === 'partial'
              ? `${balanceLabel(balance)}, ${formatMoney(balance.paid)}`
              : balanceLabel(balance)}
          </State>
        ),
      exportValue: ({ balance }) => balanceLabel(balance),
    },
    {
      id: 'phone',
      title: 'Телефон',
      width: 156,
      render: ({ regData }) =>
        areContactsErased(regData) ? (
          'стёрт'
        ) : (
          <Link href={`tel:${regData.phone.replaceAll(/[^\d+]/g, '')}`}>
            {phoneText(regData.phone)}
          </Link>
        ),
    },
    {
      id: 'email',
      title: 'Email',
      width: 168,
      render: ({ regData }) =>
        areContactsErased(regData) ? (
          'стёрт'
        ) : (
          <Link href={`mailto:${regData.email}`}>{regData.email}</Link>
        ),
    },
    {
      id: 'created_at',
      title: 'Время',
      width: 148,
      isSortable: true,
      sortLabels: { ascending: 'Сначала старые', descending: 'Сначала новые' },
      render: ({ regData }) => event && formatDateTime(regData.created_at, event.time_zone),
    },
  ]
  return isNarrow ? columns.filter(({ id }) => !inRecord.has(id)) : columns
}

/** What the open registration says itself. */
const inRecord = new Set(['contests', 'city', 'club', 'phone', 'email', 'created_at'])

/** Contests of an entry in words; what is not taking part says so. */
function contestsText(
  registrations: RegistrationItem['registrations'],
  contests: readonly NamedContest[],
): string {
  const texts = registrations.map(({ contest_id, status }) => {
    const contest = contests.find(({ id }) => id === contest_id)
    const title = contest ? numberedTitle(contest) : '…'
    return status === 'active' ? title : `${title} (${registrationStatuses[status].label})`
  })
  return texts.join('; ')
}
