import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready } from '../../../viewState.ts'
import { TableSkeleton } from '../../parts/TableSkeleton/TableSkeleton.tsx'
import { PersonForm } from '../../search/parts/PersonForm.tsx'
import type { PersonQuery, SearchForm } from '../../search/parts/searchData.ts'
import { PersonPoints } from '../parts/PersonPoints.tsx'
import type { PersonRating, PointsLinks } from '../parts/ratingData.ts'

export interface UserRatingScreenProps {
  /** The points of the person that was looked for; `idle` before a search. */
  view: { state: 'idle' } | Loading | Failed | Ready<PersonRating>
  /** The name and birth date looked for, as typed, and what is wrong with them. */
  form: SearchForm<PersonQuery>
  /** The reader's own points are shown: the form is one line above them. */
  isOwn?: boolean
  /** Addresses that it leads to. */
  links: PointsLinks & {
    /** The rating of the team. */
    rating: string
  }
}

/** Points of one person, oneself when logged in (/user-rating). */
export function UserRatingScreen({ view, form, isOwn = false, links }: UserRatingScreenProps) {
  return (
    <Page>
      <Stack gap="xsmall">
        <Heading level={1}>Мой рейтинг</Heading>
        <Text tone="secondary" isMeasured>
          Очки за&nbsp;места на&nbsp;турнирах команды. Фамилия, имя и&nbsp;дата рождения&nbsp;— как
          в&nbsp;заявке. <Link href={links.rating}>Весь рейтинг</Link>
        </Text>
      </Stack>
      <PersonForm form={form} submitLabel="Показать" isOwn={isOwn} />
      <Rating view={view} links={links} />
    </Page>
  )
}

function Rating({ view, links }: Pick<UserRatingScreenProps, 'view' | 'links'>) {
  switch (view.state) {
    case 'idle':
      return null
    case 'loading':
      return <TableSkeleton label="Загружаем рейтинг…" />
    case 'failed':
      return <ErrorState message={view.message} onRetry={view.onRetry} />
    default:
      return view.items.length === 0 && view.changes.length === 0 ? (
        <EmptyState title="Очков пока нет">
          Они появятся, когда команда опубликует результаты и&nbsp;посчитает рейтинг. Если это уже
          было, проверьте, как имя и&nbsp;дата рождения указаны в&nbsp;заявке: совпасть должно всё.
        </EmptyState>
      ) : (
        <PersonPoints rating={view} links={links} />
      )
  }
}
