import { ageLabel } from '@parket/domain/contest/ageLabel'
import { contestStatuses, contestStatusLabel, takesEntries } from '@parket/domain/contest/status'
import { contestTitle } from '@parket/domain/contest/title'
import { formatMoney } from '@parket/domain/format/money'
import type { DataColumn } from '../../../components/DataTable/DataTable.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { State } from '../../../components/State/State.tsx'
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx'
import type { AdminContest } from './contestData.ts'

/**
 * @param registrationsHref where the entries of a contest are, by its number
 * @param isNarrow a contest is open beside the list: its section stands with its name
 */
export function contestColumns(
  registrationsHref: (groupNum: number) => string,
  isNarrow: boolean,
): DataColumn<AdminContest>[] {
  const columns: DataColumn<AdminContest>[] = [
    {
      id: 'group_num',
      title: '№',
      width: 56,
      align: 'end',
      sortValue: ({ group_num }) => group_num,
      render: ({ group_num }) => group_num,
    },
    {
      id: 'group_name',
      title: 'Название',
      width: isNarrow ? 200 : 260,
      isRowHeader: true,
      sortValue: ({ group_name }) => group_name,
      render: (contest) => (isNarrow ? contestTitle(contest) : contest.group_name),
    },
    {
      id: 'section',
      title: 'Секция',
      width: 120,
      sortValue: ({ section }) => section,
      render: ({ section }) => section,
    },
    { id: 'age', title: 'Возраст', width: 100, render: (contest) => ageLabel(contest) },
    {
      id: 'entries',
      title: 'Заявки',
      width: 96,
      align: 'end',
      sortValue: ({ active_count }) => active_count,
      render: (contest) => (
        <Entries contest={contest} href={registrationsHref(contest.group_num)} />
      ),
      exportValue: ({ active_count }) => active_count,
    },
    {
      id: 'price',
      title: 'Цена',
      width: 96,
      align: 'end',
      sortValue: ({ price }) => price,
      render: ({ price }) => formatMoney(price),
      exportValue: ({ price }) => price / 100,
    },
    {
      id: 'status',
      title: 'Состояние',
      width: 150,
      sortValue: ({ status }) => contestStatuses.indexOf(status),
      render: (contest) => <ContestState contest={contest} />,
    },
  ]
  return isNarrow ? columns.filter(({ id }) => id !== 'section' && id !== 'age') : columns
}

function Entries({ contest, href }: { contest: AdminContest; href: string }) {
  const { active_count, capacity, group_name } = contest
  return (
    <>
      <Link href={href}>
        {active_count} <VisuallyHidden>в номинации «{group_name}»</VisuallyHidden>
      </Link>
      {capacity !== null && ` / ${capacity}`}
    </>
  )
}

function ContestState({ contest }: { contest: AdminContest }) {
  const { status, capacity, active_count } = contest
  if (takesEntries(contest) && capacity !== null && active_count >= capacity) {
    return <State tone="caution">Мест нет</State>
  }
  const tone = takesEntries(contest) || status === 'published' ? 'positive' : 'closed'
  return <State tone={tone}>{contestStatusLabel(status)}</State>
}
