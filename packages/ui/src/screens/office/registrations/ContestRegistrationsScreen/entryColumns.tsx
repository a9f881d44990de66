import type { EventAges } from '@parket/domain/event/event'
import { dancerName } from '@parket/domain/registration/dancers'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import type { DataColumn } from '../../../../components/DataTable/DataTable.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import { DancerNames } from '../RegistrationListScreen/DancerNames.tsx'
import type { ContestEntry } from './contestEntry.ts'
import * as styles from './entries.css.ts'

interface ColumnOptions {
  event: EventAges | null
  status: ContestEntry['status']
  /** Leaders and followers are counted apart. */
  hasRoles: boolean
  onMove: (entry: ContestEntry) => void
  onPromote: (entry: ContestEntry) => void
  /** The form that changes a registration or withdraws it. */
  changeHref: (entry: ContestEntry) => string
}

export const roleLabels = { leader: 'Ведущий', follower: 'Ведомый' } as const

/** Number, dancers with their ages, city, and what can be done with the entry. */
export function entryColumns(options: ColumnOptions): DataColumn<ContestEntry>[] {
  const { event, status, hasRoles } = options
  const columns: DataColumn<ContestEntry>[] = [
    {
      id: 'number',
      title: 'Номер',
      width: 72,
      align: 'end',
      sortValue: numberOf,
      render: numberOf,
    },
    {
      id: 'dancers',
      title: 'Танцоры',
      width: 260,
      isRowHeader: true,
      sortValue: namesOf,
      render: ({ dancers }) => event && <DancerNames dancers={dancers} event={event} />,
      exportValue: namesOf,
    },
    {
      id: 'city',
      title: 'Город',
      width: 140,
      sortValue: ({ regData }) => regData.city,
      render: ({ regData }) => regData.city,
    },
  ]
  if (status === 'waiting') {
    columns.unshift({
      id: 'place',
      title: 'В очереди',
      width: 112,
      align: 'end',
      sortValue: ({ waiting_place }) => waiting_place,
      render: ({ waiting_place }) => waiting_place,
    })
  }
  if (hasRoles) {
    columns.push({
      id: 'role',
      title: 'Роль',
      width: 104,
      sortValue: roleOf,
      render: roleOf,
    })
  }
  columns.push({
    id: 'actions',
    title: 'Действия',
    width: actionWidths[status],
    render: (entry) => <Actions {...options} entry={entry} />,
    isAction: true,
  })
  return columns
}

const actionWidths = { active: 300, waiting: 416, withdrawn: 180 } as const

function Actions({
  entry,
  status,
  onMove,
  onPromote,
  changeHref,
}: ColumnOptions & { entry: ContestEntry }) {
  const whose = <VisuallyHidden> {namesOf(entry)}</VisuallyHidden>
  return (
    <span className={styles.actions}>
      {status === 'waiting' && (
        <Button variant="quiet" onPress={() => onPromote(entry)}>
          Дать место{whose}
        </Button>
      )}
      {status !== 'withdrawn' && (
        <Button variant="quiet" onPress={() => onMove(entry)}>
          Перенести…{whose}
        </Button>
      )}
      <ButtonLink variant="quiet" href={changeHref(entry)}>
        {status === 'withdrawn' ? 'Изменить' : 'Изменить или снять'}
        {whose}
      </ButtonLink>
    </span>
  )
}

/** «12. Смирнова Мария»: the entry where there is no table around it. */
export function entryTitle(entry: ContestEntry): string {
  return `${numberOf(entry)}.\u00A0${namesOf(entry)}`
}

function numberOf({ regData }: ContestEntry): number {
  return regData.start_number ?? regData.reg_n
}

function namesOf({ dancers }: ContestEntry): string {
  return dancers.map(dancerName).join(', ')
}

function roleOf({ role }: ContestEntry): string {
  return role === null ? '' : roleLabels[role]
}
