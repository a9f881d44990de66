import { formatEventDates } from '@parket/domain/event/dates'
import type { DataColumn } from '../../../../components/DataTable/DataTable.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { State } from '../../../../components/State/State.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { AdminEvent, AdminEventListScreenProps } from './adminEventData.ts'
import { EventActions } from './EventActions.tsx'

type ColumnProps = Pick<
  AdminEventListScreenProps,
  'links' | 'onAction' | 'onCopy' | 'onRehearse' | 'onDelete' | 'mayDelete'
>

export function eventColumns(props: ColumnProps): DataColumn<AdminEvent>[] {
  const { registrations } = props.links
  return [
    {
      id: 'name',
      title: 'Турнир',
      width: 280,
      isRowHeader: true,
      isSortable: true,
      sortLabels: { ascending: 'По названию', descending: 'По названию, с конца' },
      render: ({ name }) => name,
    },
    {
      id: 'date_begin',
      title: 'Даты',
      width: 190,
      isSortable: true,
      sortLabels: { ascending: 'Сначала ранние', descending: 'Сначала поздние' },
      render: (event) => formatEventDates(event),
    },
    { id: 'city', title: 'Город', width: 140, render: ({ city }) => city },
    { id: 'status', title: 'Статус', width: 140, render: (event) => <EventState {...event} /> },
    {
      id: 'registrations',
      title: 'Регистрации',
      width: 130,
      render: ({ id, name }) => (
        <Link href={registrations(id)}>
          Открыть <VisuallyHidden>регистрации турнира «{name}»</VisuallyHidden>
        </Link>
      ),
      exportValue: ({ id }) => registrations(id),
    },
    {
      id: 'actions',
      title: 'Действия',
      width: 100,
      render: (event) => <EventActions event={event} {...props} />,
      isAction: true,
    },
  ]
}

function EventState({ published, archived_at, cancelled_at, rehearsal_of }: AdminEvent) {
  if (rehearsal_of != null) return <State tone="caution">Репетиция</State>
  if (archived_at !== null) return <State tone="closed">В архиве</State>
  if (cancelled_at !== null) return <State tone="critical">Отменён</State>
  if (published) return <State tone="positive">Опубликован</State>
  return <State tone="closed">Черновик</State>
}
