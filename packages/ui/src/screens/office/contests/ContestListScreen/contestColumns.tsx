import { ageLabel } from '@parket/domain/contest/ageLabel'
import { contestAttention, type ContestAttention } from '@parket/domain/contest/attention'
import { hasPanel } from '@parket/domain/contest/judged'
import { allPlaces } from '@parket/domain/contest/places'
import { contestStatuses, contestStatusLabel, takesEntries } from '@parket/domain/contest/status'
import { formatMoney } from '@parket/domain/format/money'
import { lettersText } from '@parket/domain/judge/letters'
import type { DataColumn } from '../../../../components/DataTable/DataTable.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { State } from '../../../../components/State/State.tsx'
import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx'
import * as office from '../../parts/office.css.ts'
import type { AdminContest } from './contestData.ts'
import type { ContestListScreenProps } from './contestData.ts'

interface ColumnOptions extends Pick<ContestListScreenProps, 'links' | 'panels'> {
  /** A contest is open beside the list: what it shows needs less room here. */
  isNarrow: boolean
}

export function contestColumns({
  links,
  panels,
  isNarrow,
}: ColumnOptions): DataColumn<AdminContest>[] {
  const columns: DataColumn<AdminContest>[] = [
    {
      id: 'group_num',
      title: '№',
      width: isNarrow ? 44 : 56,
      align: 'end',
      sortValue: ({ group_num }) => group_num,
      render: ({ group_num }) => group_num,
    },
    {
      id: 'group_name',
      title: 'Название',
      width: isNarrow ? 260 : 300,
      isRowHeader: true,
      sortValue: ({ group_name }) => group_name,
      render: ({ group_name }) => group_name,
    },
    {
      id: 'age',
      title: 'Возраст',
      width: 110,
      sortValue: ({ min_age }) => min_age,
      render: (contest) => ageLabel(contest),
    },
    {
      id: 'entries',
      title: 'Участия',
      width: isNarrow ? 76 : 110,
      align: 'end',
      sortValue: ({ active_count }) => active_count,
      render: (contest) => (
        <Entries contest={contest} href={links.registrations(contest.group_num)} />
      ),
      exportValue: ({ active_count }) => active_count,
    },
    priceColumn,
    {
      id: 'judges',
      title: 'Судьи',
      width: 110,
      sortValue: ({ id }) => panels?.get(id)?.length ?? 0,
      render: (contest) =>
        panels && <Panel contest={contest} letters={panels.get(contest.id)} href={links.judges} />,
      exportValue: ({ id }) => lettersText(panels?.get(id) ?? []),
    },
    {
      id: 'status',
      title: 'Состояние',
      width: isNarrow ? 146 : 160,
      sortValue: ({ status }) => contestStatuses.indexOf(status),
      render: (contest) => <ContestState contest={contest} />,
    },
  ]
  return isNarrow ? columns.filter(({ id }) => !inRecord.has(id)) : columns
}

/** What the open contest says itself; its list keeps whole names, entries and state. */
const inRecord = new Set(['age', 'price', 'judges'])

const priceColumn: DataColumn<AdminContest> = {
  id: 'price',
  title: 'Цена',
  width: 96,
  align: 'end',
  sortValue: ({ price }) => price,
  render: ({ price }) => formatMoney(price),
  exportValue: ({ price }) => price / 100,
}

function Entries({ contest, href }: { contest: AdminContest; href: string }) {
  const { active_count, group_name } = contest
  const places = allPlaces(contest)
  return (
    <>
      <Link href={href}>
        {active_count} <VisuallyHidden>в номинации «{group_name}»</VisuallyHidden>
      </Link>
      {places !== null && <span className={office.quiet}> / {places}</span>}
    </>
  )
}

interface PanelProps {
  contest: AdminContest
  letters: readonly string[] | undefined
  /** Where panels are named. */
  href: string
}

function Panel({ contest, letters, href }: PanelProps) {
  if (!hasPanel(contest)) return <span className={office.quiet}>без судей</span>
  if (letters && letters.length > 0) return lettersText(letters)
  if (contest.status === 'cancelled') return null
  return (
    <Link href={href}>
      Назначить <VisuallyHidden>судей номинации «{contest.group_name}»</VisuallyHidden>
    </Link>
  )
}

function ContestState({ contest }: { contest: AdminContest }) {
  const { status } = contest
  const attention = contestAttention(contest)
  if (attention) return <State tone="caution">{attentionText(attention, contest)}</State>
  const tone = takesEntries(contest) || status === 'published' ? 'positive' : 'closed'
  return <State tone={tone}>{contestStatusLabel(status)}</State>
}

function attentionText(attention: ContestAttention, { waiting_count }: AdminContest): string {
  const texts: Record<ContestAttention, string> = {
    waiting: `В очереди ${waiting_count}`,
    full: 'Мест нет',
    'few-left': 'Почти полна',
    'below-minimum': 'Мало участий',
  }
  return texts[attention]
}
