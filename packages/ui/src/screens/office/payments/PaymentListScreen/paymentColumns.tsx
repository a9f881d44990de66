import { formatDateTime } from '@parket/domain/format/dateTime'
import { formatMoney } from '@parket/domain/format/money'
import { balanceLabel, isEmptyBalance } from '@parket/domain/money/paymentStatus'
import { dancerName } from '@parket/domain/registration/dancers'
import type { DataColumn } from '../../../../components/DataTable/DataTable.tsx'
import { LinkButton } from '../../../../components/LinkButton/LinkButton.tsx'
import { State } from '../../../../components/State/State.tsx'
import { paymentTones } from '../../registrations/RegistrationListScreen/registrationData.ts'
import type { PaymentItem } from './paymentData.ts'
import * as styles from './payments.css.ts'

interface ColumnOptions {
  /** Null until the event has come. */
  timeZone: string | null
  onOpen: (regDataId: number) => void
}

/** Number, dancers, city, what is due, paid and left. A column that sorts is called as the server calls it. */
export function paymentColumns({ timeZone, onOpen }: ColumnOptions): DataColumn<PaymentItem>[] {
  return [
    {
      id: 'reg_n',
      title: '№',
      width: 76,
      isSortable: true,
      sortLabels: { ascending: 'По номеру', descending: 'По номеру, с конца' },
      render: ({ reg_data_id, reg_n }) => (
        <LinkButton
          emphasis="strong"
          aria-label={`${reg_n}, счёт заявки`}
          onPress={() => onOpen(reg_data_id)}
        >
          {reg_n}
        </LinkButton>
      ),
      exportValue: ({ reg_n }) => reg_n,
    },
    {
      id: 'dancers',
      title: 'Танцоры',
      width: 220,
      isRowHeader: true,
      render: ({ dancers }) => dancers.map(dancerName).join(', '),
    },
    { id: 'city', title: 'Город', width: 120, render: ({ city }) => city },
    {
      id: 'charged',
      title: 'Начислено',
      width: 112,
      align: 'end',
      isSortable: true,
      sortLabels: { ascending: 'Сначала меньше начислено', descending: 'Сначала больше начислено' },
      render: ({ charged }) => <Sum kopecks={charged} />,
      exportValue: ({ charged }) => charged / 100,
    },
    {
      id: 'paid',
      title: 'Оплачено',
      width: 112,
      align: 'end',
      isSortable: true,
      sortLabels: { ascending: 'Сначала меньше оплачено', descending: 'Сначала больше оплачено' },
      render: ({ paid }) => <Sum kopecks={paid} />,
      exportValue: ({ paid }) => paid / 100,
    },
    {
      id: 'left',
      title: 'Осталось',
      width: 112,
      align: 'end',
      render: ({ charged, paid }) =>
        charged === paid ? (
          '—'
        ) : (
          <span className={charged > paid ? styles.debt : styles.number}>
            {formatMoney(charged - paid)}
          </span>
        ),
      exportValue: ({ charged, paid }) => (charged - paid) / 100,
    },
    {
      id: 'status',
      title: 'Состояние',
      width: 136,
      render: (account) =>
        isEmptyBalance(account) ? (
          balanceLabel(account)
        ) : (
          <State tone={paymentTones[account.status]}>{balanceLabel(account)}</State>
        ),
      exportValue: balanceLabel,
    },
    {
      id: 'last_payment_at',
      title: 'Последняя оплата',
      width: 160,
      isSortable: true,
      sortLabels: { ascending: 'Давно платили', descending: 'Недавно платили' },
      render: ({ last_payment_at }) =>
        last_payment_at === null || timeZone === null
          ? '—'
          : formatDateTime(last_payment_at, timeZone),
    },
  ]
}

function Sum({ kopecks }: { kopecks: number }) {
  return <span className={styles.number}>{formatMoney(kopecks)}</span>
}
