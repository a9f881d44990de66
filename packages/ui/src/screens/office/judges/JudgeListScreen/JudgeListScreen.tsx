import { fullName } from '@parket/domain/account/user'
import { countOf } from '@parket/domain/format/plural'
import { Button } from '../../../../components/Button/Button.tsx'
import { DataTable, type DataColumn } from '../../../../components/DataTable/DataTable.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Pagination } from '../../../../components/Pagination/Pagination.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready, ListRows } from '../../../../viewState.ts'
import { ListAndRecord } from '../../parts/ListAndRecord.tsx'
import { listHeight } from '../../parts/listHeight.ts'
import { toSortField, toSortOrder } from '../../parts/sortField.ts'
import * as office from '../../parts/office.css.ts'
import { JudgeRecord, type JudgeRecordProps } from './JudgeRecord.tsx'

export type { JudgeRecordProps } from './JudgeRecord.tsx'

/** A judge of the directory, or of a team. */
export interface DirectoryJudge {
  id: number
  last_name: string
  first_name: string
  city: string
  club: string
  category: string
  /** Name of the team that entered the judge; null for one of the directory. */
  team: string | null
  contacts: { phone: string; email: string } | null
}

export interface JudgeQuery {
  q: string
  sort: 'last_name' | '-last_name' | 'city' | '-city' | 'category' | '-category'
}

export interface JudgeListScreenProps extends OfficeScreen {
  /** One page of judges; or why there are none. */
  view: Loading | Failed | NoRight | Ready<ListRows<DirectoryJudge>>
  /** Filters, order and page, as the address has them. */
  query: JudgeQuery
  /** Gives what has changed of the filters and the order. */
  onQueryChange: (change: Partial<JudgeQuery>) => void
  /** Begins a new judge. */
  onCreate: () => void
  /** The judge beside the list; null: none is open. */
  record: JudgeRecordProps | null
  /** Addresses that it leads to. */
  links: { home: string; judge: (judgeId: number) => string; page: (page: number) => string }
}

/** The judges' directory with contacts, and the judges of all teams, for a superadmin (/admin/judges). */
export function JudgeListScreen(props: JudgeListScreenProps) {
  const { view, query, onQueryChange, onCreate, record, account, links } = props
  return (
    <OrganiserPage
      title="Судьи"
      view={view}
      account={account}
      links={links}
      actions={
        <Button variant="primary" iconStart={<PlusIcon />} onPress={onCreate}>
          Судья
        </Button>
      }
      filters={
        <search className={office.filters}>
          <SearchField
            label="Имя или город"
            value={query.q}
            maxLength={100}
            onChange={(q) => onQueryChange({ q })}
          />
        </search>
      }
      skeleton={<JudgeTable {...props} data={null} />}
      loadingText="Загружаем судей…"
    >
      {(data) => (
        <ListAndRecord
          list={<JudgeTable {...props} data={data} />}
          record={record && <JudgeRecord {...record} />}
          recordWidth="narrow"
        />
      )}
    </OrganiserPage>
  )
}

const noJudges: readonly DirectoryJudge[] = []

function JudgeTable(props: JudgeListScreenProps & { data: ListRows<DirectoryJudge> | null }) {
  const { data, query, onQueryChange, record, links } = props
  return (
    <Stack gap="small">
      <DataTable
        aria-label="Судьи"
        columns={judgeColumns}
        items={data?.items ?? noJudges}
        getKey={({ id }) => String(id)}
        isLoading={data === null || data.isUpdating}
        empty={
          query.q === '' ? (
            <EmptyState title="Справочник пуст">Добавьте первого судью.</EmptyState>
          ) : (
            <EmptyState
              title="Никого не нашлось"
              action={<Button onPress={() => onQueryChange({ q: '' })}>Показать всех</Button>}
            />
          )
        }
        summary={
          data && (
            <Text size="small" tone="secondary">
              <output>
                {data.isUpdating ? 'Обновляем…' : countOf(data.total, ['судья', 'судьи', 'судей'])}
              </output>
            </Text>
          )
        }
        rowHref={({ id }) => links.judge(id)}
        currentKey={record?.judge ? String(record.judge.id) : undefined}
        sort={toSortOrder(query.sort)}
        onSortChange={(sort) =>
          onQueryChange({ sort: (toSortField(sort) || 'last_name') as JudgeQuery['sort'] })
        }
        density="compact"
        height={listHeight}
      />
      {data && <Pagination page={data.page} pageCount={data.pageCount} hrefOf={links.page} />}
    </Stack>
  )
}

/** Whose row it is, is a link: the table makes it one. */
const judgeColumns: DataColumn<DirectoryJudge>[] = [
  {
    id: 'last_name',
    title: 'Имя',
    isRowHeader: true,
    isSortable: true,
    width: 180,
    render: (judge) => fullName(judge),
  },
  { id: 'city', title: 'Город', isSortable: true, width: 120, render: ({ city }) => city },
  { id: 'club', title: 'Клуб', width: 120, render: ({ club }) => club },
  {
    id: 'category',
    title: 'Категория',
    isSortable: true,
    width: 130,
    render: ({ category }) => category,
  },
  {
    id: 'contacts',
    title: 'Контакты',
    width: 200,
    render: ({ contacts }) => [contacts?.phone, contacts?.email].filter(Boolean).join(', '),
  },
  { id: 'team', title: 'Кто ввёл', width: 120, render: ({ team }) => team ?? 'Справочник' },
]
