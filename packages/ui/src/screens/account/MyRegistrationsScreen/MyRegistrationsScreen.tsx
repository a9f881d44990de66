import { withQuery, fillPath } from '@parket/domain/site/address'
import { countOf } from '@parket/domain/format/plural'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Link } from '../../../components/Link/Link.tsx'
import { Pagination } from '../../../components/Pagination/Pagination.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { TableSkeleton } from '../../parts/TableSkeleton/TableSkeleton.tsx'
import { Page } from '../../../layouts/Page/Page.tsx'
import type { Failed, Loading, Ready, ListRows } from '../../../viewState.ts'
import { LoginNeeded } from '../parts/LoginNeeded.tsx'
import { JointDueSection, type JointPaymentDue } from './JointDueSection.tsx'
import { OwnRegistrationTicket, type OwnRegistration } from './OwnRegistrationTicket.tsx'
import * as styles from './MyRegistrationsScreen.css.ts'

interface OwnRegistrationPage extends Omit<ListRows<OwnRegistration>, 'isUpdating'> {
  /** Events to come for which the account registered several: a leader goes on in the grid. */
  clubs: readonly { id: number; name: string }[]
  /** Events to come where several registrations of the account are not paid: one payment for all of them. */
  dues: readonly JointPaymentDue[]
}

export interface MyRegistrationsScreenProps {
  /** What is shown: one branch for each state it can be in. */
  view: Loading | Failed | { state: 'anonymous' } | Ready<OwnRegistrationPage>
  /** `AddRegistrationForm` and what else adds to the list; it may come later. */
  add: ReactNode
  /** «Войти» was pressed. */
  onLogin: () => void
  /** Addresses that it leads to. */
  links: {
    events: string
    /** null where no account can be opened. */
    register: string | null
    /** A pattern with `:eventId`. */
    event: string
    /** Where registering starts: a pattern with `:eventId`; `entry` and `reg_n` are added to its query. */
    registration: string
    /** The leader's grid at an event: a pattern with `:eventId`. */
    club: string
    /** This list; `page` is added to its query. */
    page: string
  }
}

/** The registrations of the user's account (/my-registrations). */
export function MyRegistrationsScreen(props: MyRegistrationsScreenProps) {
  const { view, add, onLogin, links } = props
  if (view.state === 'anonymous') {
    return (
      <LoginNeeded
        title="Войдите, чтобы увидеть свои заявки"
        text="Заявку без учётной записи открывают номер и PIN-код на странице турнира."
        onLogin={onLogin}
        registerHref={links.register}
      />
    )
  }
  return (
    <Page>
      <Heading level={1}>Мои регистрации</Heading>
      {add}
      <OwnRegistrations view={view} links={links} />
    </Page>
  )
}

interface OwnRegistrationsProps {
  view: Exclude<MyRegistrationsScreenProps['view'], { state: 'anonymous' }>
  links: MyRegistrationsScreenProps['links']
}

function OwnRegistrations({ view, links }: OwnRegistrationsProps) {
  if (view.state === 'loading') return <TableSkeleton label="Загружаем регистрации…" />
  if (view.state === 'failed') return <ErrorState message={view.message} onRetry={view.onRetry} />
  if (view.total === 0) {
    return (
      <EmptyState
        title="Регистраций пока нет"
        action={
          <ButtonLink href={links.events} variant="primary">
            Найти турнир
          </ButtonLink>
        }
      >
        Здесь собраны заявки, поданные после входа на&nbsp;сайт, и&nbsp;те, в&nbsp;которых танцуете
        вы. Поданную без входа добавьте по&nbsp;номеру и&nbsp;PIN-коду.
      </EmptyState>
    )
  }
  return (
    <Stack gap="medium">
      <Text size="small" tone="secondary">
        <output>{countOf(view.total, ['регистрация', 'регистрации', 'регистраций'])}</output>
      </Text>
      {view.clubs.map(({ id, name }) => (
        <Text key={id} isMeasured>
          {name}: <Link href={fillPath(links.club, { eventId: id })}>заявка клуба</Link>&nbsp;— все
          танцоры и&nbsp;номинации в&nbsp;одной таблице.
        </Text>
      ))}
      {view.dues.map((due) => (
        <JointDueSection key={due.id} due={due} />
      ))}
      <ul className={styles.list}>
        {view.items.map((item) => (
          <OwnRegistrationTicket
            key={item.regData.id}
            {...item}
            eventHref={fillPath(links.event, { eventId: item.event.id })}
            entryHref={withQuery(fillPath(links.registration, { eventId: item.event.id }), {
              entry: item.regData.id,
              reg_n: item.regData.reg_n,
            })}
          />
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
