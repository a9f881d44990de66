import { formatDate } from '@parket/domain/format/date'
import { countingText, givingText } from '@parket/domain/rating/schemeWords'
import { schemeOn, type PointsScheme } from '@parket/domain/rating/scheme'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { State } from '../../../../components/State/State.tsx'
import { Table, type TableColumn } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { RatingParts, type RatingPartLinks } from '../parts/RatingParts.tsx'
import { SchemeEditor, type SchemeEditorProps } from './SchemeEditor.tsx'

export type { SchemeEditorProps } from './SchemeEditor.tsx'
export type { RatingComparison } from './Comparison.tsx'

type ListedScheme = PointsScheme & { id: number }

export interface RatingSchemesScreenProps extends OfficeScreen {
  /** The schemes of the team, the latest first; or why there are none. */
  view: Loading | Failed | NoRight | Ready<{ schemes: readonly ListedScheme[] }>
  /** The scheme that is open; null: none is. */
  editor: Omit<SchemeEditorProps, 'personHref'> | null
  /** Begins a new scheme. */
  onCreate: () => void
  /** `YYYY-MM-DD`: the scheme in force on this day is marked. */
  today: string
  /** Addresses that it leads to. */
  links: {
    home: string
    parts: RatingPartLinks
    scheme: (schemeId: number) => string
    person: (personId: number) => string
  }
}

/** The points schemes of a team: from which day on points are given how. */
export function RatingSchemesScreen(props: RatingSchemesScreenProps) {
  const { view, editor, onCreate, today, account, links } = props
  return (
    <OrganiserPage
      title="Рейтинг команды"
      view={view}
      width="standard"
      account={account}
      links={links}
      actions={
        <Button variant="primary" iconStart={<PlusIcon />} onPress={onCreate}>
          Схема
        </Button>
      }
      filters={<RatingParts current="schemes" links={links.parts} />}
      loadingText="Загружаем схемы…"
    >
      {({ schemes }) =>
        editor ? (
          <SchemeEditor {...editor} personHref={links.person} />
        ) : (
          <SchemeList schemes={schemes} today={today} href={links.scheme} onCreate={onCreate} />
        )
      }
    </OrganiserPage>
  )
}

interface SchemeListProps {
  schemes: readonly ListedScheme[]
  today: string
  href: (schemeId: number) => string
  onCreate: () => void
}

function SchemeList({ schemes, today, href, onCreate }: SchemeListProps) {
  if (schemes.length === 0) {
    return (
      <EmptyState title="Схем пока нет" action={<Button onPress={onCreate}>Задать схему</Button>}>
        Схема говорит, сколько очков даёт место и&nbsp;какие результаты идут в&nbsp;сумму.
        Без&nbsp;неё рейтинга нет.
      </EmptyState>
    )
  }
  return (
    <Stack gap="small">
      <Text tone="secondary" isMeasured>
        Очки за&nbsp;турнир даёт схема, которая действует в&nbsp;его первый день. Какие результаты
        идут в&nbsp;сумму, решает сегодняшняя.
      </Text>
      <Table
        aria-label="Схемы очков"
        columns={columns(schemeOn(schemes, today), href)}
        items={schemes}
        getKey={({ id }) => id}
      />
    </Stack>
  )
}

function columns(
  current: ListedScheme | null,
  href: (schemeId: number) => string,
): TableColumn<ListedScheme>[] {
  return [
    {
      id: 'name',
      title: 'Схема',
      isRowHeader: true,
      render: ({ id, name }) => <Link href={href(id)}>{name}</Link>,
    },
    {
      id: 'starts_on',
      title: 'Действует',
      render: (scheme) => (
        <>
          {`с\u00A0${formatDate(scheme.starts_on)} `}
          {scheme === current && <State tone="positive">сейчас</State>}
        </>
      ),
    },
    { id: 'giving', title: 'Очки', render: givingText },
    { id: 'counting', title: 'Сумма', render: countingText },
  ]
}
