import { formatDate } from '@parket/domain/format/date'
import { countingText, givingText } from '@parket/domain/rating/schemeWords'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { DownloadIcon } from '../../../../icons/DownloadIcon.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { RatingFilters, type RatingChoice } from '../../../rating/parts/RatingFilters.tsx'
import { RatingParts, type RatingPartLinks } from '../parts/RatingParts.tsx'
import { RatingTable, type RatingTableProps } from '../../../rating/parts/RatingTable.tsx'
import type { RatingPage } from '../../../rating/parts/ratingData.ts'

export type { RatingPartLinks } from '../parts/RatingParts.tsx'

export type RatingFormat = 'csv' | 'xlsx'

export interface AdminRatingScreenProps extends RatingChoice, OfficeScreen {
  /** One page of the rating with what there is to filter by; or why there is none. */
  view: Loading | Failed | NoRight | Ready<RatingPage>
  /** Saves every line that the filters choose. */
  onExport: (format: RatingFormat) => void
  /** The file that is being made. */
  exporting: RatingFormat | null
  /** Why the file was not made, in Russian. */
  problem: string | null
  /** Addresses that it leads to. */
  links: RatingTableProps['links'] & { home: string; parts: RatingPartLinks; public: string }
}

/** The rating of the team for those who keep it: filters and files (/admin/rating). */
export function AdminRatingScreen(props: AdminRatingScreenProps) {
  const { view, query, onQueryChange, onExport, exporting, problem, account, links } = props
  const data = view.state === 'ready' ? view : null
  const file = (format: RatingFormat, label: string) => (
    <Button
      iconStart={<DownloadIcon />}
      isPending={exporting === format}
      isDisabled={!data || data.items.length === 0}
      onPress={() => onExport(format)}
    >
      {label}
    </Button>
  )
  return (
    <OrganiserPage
      title="Рейтинг команды"
      view={view}
      account={account}
      links={links}
      actions={
        <>
          {file('csv', 'CSV')}
          {file('xlsx', 'Excel')}
        </>
      }
      filters={
        <Stack gap="medium">
          <RatingParts current="rating" links={links.parts} />
          {(!data || data.rules) && (
            <RatingFilters
              query={query}
              onQueryChange={onQueryChange}
              choices={data && data.choices}
            />
          )}
        </Stack>
      }
      loadingText="Загружаем рейтинг…"
    >
      {(page) => (
        <Stack gap="small">
          {problem !== null && <Alert tone="critical">{problem}</Alert>}
          {page.rules === null ? (
            <EmptyState
              title="Рейтинга пока нет"
              action={<ButtonLink href={links.parts.schemes}>Задать схему очков</ButtonLink>}
            >
              Очки считаются сами, как только есть схема и&nbsp;опубликованные результаты.
            </EmptyState>
          ) : (
            <>
              <Text size="small" tone="secondary" isMeasured>
                {page.asOf && `На ${formatDate(page.asOf)}, схема «${page.rules.name}». `}
                {givingText(page.rules)} {countingText(page.rules)}{' '}
                <Link href={links.public}>Как видят все</Link>
              </Text>
              <RatingTable data={page} onQueryChange={onQueryChange} links={links} />
            </>
          )}
        </Stack>
      )}
    </OrganiserPage>
  )
}
