import { withQuery } from '@parket/domain/site/address'
import { nameLimit } from '@parket/domain/account/person'
import { countOf } from '@parket/domain/format/plural'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Pagination } from '../../../components/Pagination/Pagination.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TextField } from '../../../components/TextField/TextField.tsx'
import { TableSkeleton } from '../../parts/TableSkeleton/TableSkeleton.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready, ListRows } from '../../../viewState.ts'
import { QueryForm, searchFieldId } from '../parts/QueryForm.tsx'
import type { SearchForm } from '../parts/searchData.ts'
import { FoundDancerRow, type DancerLinks, type FoundDancer } from './FoundDancerRow.tsx'
import * as styles from '../parts/search.css.ts'

export interface DancerQuery {
  last_name: string
  first_name: string
  city: string
}

export interface SearchDancerScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view:
    /** Nothing has been looked for yet. */
    { state: 'idle' } | Loading | Failed | Ready<Omit<ListRows<FoundDancer>, 'isUpdating'>>
  /** What is looked for, as typed. */
  form: SearchForm<DancerQuery>
  /** Addresses that it leads to. */
  links: DancerLinks & {
    /** This list; `page` is added to its query. */
    page: string
    /** The rating of the team. */
    rating: string
  }
}

/** Search of dancers by the beginning of the last name (/search-dancer). */
export function SearchDancerScreen({ view, form, links }: SearchDancerScreenProps) {
  const field = (name: keyof DancerQuery) => ({
    id: searchFieldId(name),
    name,
    autoComplete: 'off',
    maxLength: nameLimit,
    value: form.query[name],
    error: form.errors[name],
    onChange: (value: string) => form.onChange({ [name]: value }),
  })
  return (
    <Page>
      <Stack gap="xsmall">
        <Heading level={1}>Поиск танцора</Heading>
        <Text tone="secondary" isMeasured>
          Находятся те, кто согласился показывать себя на&nbsp;сайте.{' '}
          <Link href={links.rating}>Рейтинг</Link>
        </Text>
      </Stack>
      <QueryForm form={form} submitLabel="Найти">
        <TextField {...field('last_name')} label="Фамилия" isRequired />
        <TextField {...field('first_name')} label="Имя" />
        <TextField {...field('city')} label="Город" />
      </QueryForm>
      <FoundDancers view={view} links={links} />
    </Page>
  )
}

function FoundDancers({ view, links }: Pick<SearchDancerScreenProps, 'view' | 'links'>) {
  if (view.state === 'idle') return null
  if (view.state === 'loading') return <TableSkeleton label="Ищем…" />
  if (view.state === 'failed') return <ErrorState message={view.message} onRetry={view.onRetry} />
  if (view.total === 0) {
    return (
      <EmptyState title="Никого не нашлось">
        Проверьте фамилию: довольно её&nbsp;начала. Кто не&nbsp;дал согласия на&nbsp;публикацию,
        в&nbsp;поиске не&nbsp;виден.
      </EmptyState>
    )
  }
  return (
    <Stack gap="medium">
      <Text size="small" tone="secondary">
        <output>Нашлось: {countOf(view.total, ['танцор', 'танцора', 'танцоров'])}</output>
      </Text>
      <ul className={styles.list}>
        {view.items.map((dancer, index) => (
          <FoundDancerRow key={index} dancer={dancer} links={links} />
        ))}
      </ul>
      <Pagination
        page={view.page}
        pageCount={view.pageCount}
        hrefOf={(page) => withQuery(links.page, { page })}
      />
    </Stack>
  )
}
