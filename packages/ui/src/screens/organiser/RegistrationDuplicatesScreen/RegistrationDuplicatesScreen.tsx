import type { EventHeading } from '@parket/domain/event/event'
import { formatDate } from '@parket/domain/format/date'
import { formatMoney } from '@parket/domain/format/money'
import { numberedTitle } from '@parket/domain/contest/title'
import { dancerName } from '@parket/domain/registration/dancers'
import { Button } from '../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../components/Heading/Heading.tsx'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { Table } from '../../../components/Table/Table.tsx'
import type { TabNavItem } from '../../../components/TabNav/TabNav.tsx'
import { Text } from '../../../components/Text/Text.tsx'
import { OrganiserPage } from '../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../viewState.ts'
import { OutcomeAlert, type Outcome } from '../parts/OutcomeAlert.tsx'
import * as styles from '../parts/organiser.css.ts'
import { MergeDialog, type MergeDialogProps } from './MergeDialog.tsx'
import type { DuplicateContest, DuplicateItem } from './duplicateData.ts'

export type { MergeDialogProps } from './MergeDialog.tsx'

export interface RegistrationDuplicatesScreenProps {
  view:
    | Loading
    | Failed
    | NoRight
    | Ready<{ event: EventHeading; groups: readonly (readonly DuplicateItem[])[] }>
  contests: readonly DuplicateContest[]
  /** Shows what it comes to when the first other one of its group is merged into this one. */
  onKeep: (kept: DuplicateItem, duplicate: DuplicateItem) => void
  /** Null: none is open. */
  dialog: MergeDialogProps | null
  /** What the last merging came to. */
  outcome: Outcome | null
  tabs?: readonly TabNavItem[]
  account: { isLoggedIn: boolean; onLogin: () => void }
  links: { home: string; registrations: string }
}

/** Registrations of the same names: entered twice, or namesakes. Which of them stays is chosen here. */
export function RegistrationDuplicatesScreen(props: RegistrationDuplicatesScreenProps) {
  const { view, contests, onKeep, dialog, outcome, tabs, account, links } = props
  return (
    <OrganiserPage
      title="Похожие заявки"
      event={view.state === 'ready' ? view.event : null}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      actions={<ButtonLink href={links.registrations}>К регистрациям</ButtonLink>}
    >
      {({ groups }) => (
        <Stack gap="large">
          <OutcomeAlert outcome={outcome} />
          {groups.length === 0 ? (
            <EmptyState title="Похожих заявок нет">
              Здесь появятся заявки, в&nbsp;которых имена всех танцоров совпадают.
            </EmptyState>
          ) : (
            <Text tone="secondary">
              Имена совпадают, но&nbsp;это могут быть и&nbsp;тёзки: сверьте даты рождения
              и&nbsp;контакты.
            </Text>
          )}
          {groups.map((group) => (
            <Group
              key={group.map(({ regData }) => regData.id).join(' ')}
              items={group}
              contests={contests}
              onKeep={onKeep}
            />
          ))}
          {dialog && <MergeDialog {...dialog} />}
        </Stack>
      )}
    </OrganiserPage>
  )
}

interface GroupProps extends Pick<RegistrationDuplicatesScreenProps, 'contests' | 'onKeep'> {
  items: readonly DuplicateItem[]
}

function Group({ items, contests, onKeep }: GroupProps) {
  const title = items[0]?.dancers.map(dancerName).join(', ') ?? ''
  return (
    <Stack gap="small">
      <Heading level={2} size={3}>
        {title}
      </Heading>
      <Table
        aria-label={title}
        items={items}
        getKey={({ regData }) => regData.id}
        columns={[
          {
            id: 'number',
            title: 'Заявка',
            isRowHeader: true,
            render: ({ regData }) => `№\u00A0${regData.reg_n}`,
          },
          {
            id: 'birth',
            title: 'Дата рождения',
            render: ({ dancers }) =>
              dancers.map(({ birth_date }) => formatDate(birth_date)).join(', '),
          },
          {
            id: 'contacts',
            title: 'Контакты',
            render: ({ regData }) => (
              <ul className={styles.lines}>
                {[
                  regData.email,
                  <span key="phone" className={styles.noWrap}>
                    {regData.phone}
                  </span>,
                  [regData.city, regData.club].filter(Boolean).join(', '),
                ].map((line, index) => (
                  // Always these three, in this order.
                  // oxlint-disable-next-line react/no-array-index-key
                  <li key={index}>{line}</li>
                ))}
              </ul>
            ),
          },
          {
            id: 'contests',
            title: 'Номинации',
            render: (item) => (
              <ul className={styles.lines}>
                {heldContests(item, contests).map((contest) => (
                  <li key={contest.id}>{numberedTitle(contest)}</li>
                ))}
              </ul>
            ),
          },
          {
            id: 'paid',
            title: 'Оплачено',
            align: 'end',
            render: ({ balance }) =>
              `${formatMoney(balance.paid)} из\u00A0${formatMoney(balance.charged)}`,
          },
          {
            id: 'keep',
            title: 'Что сделать',
            render: (item) => {
              const duplicate = items.find(({ regData }) => regData.id !== item.regData.id)
              return (
                <div className={styles.noWrap}>
                  <Button
                    aria-label={`Оставить эту: заявка № ${item.regData.reg_n}`}
                    onPress={() => duplicate && onKeep(item, duplicate)}
                  >
                    Оставить эту
                  </Button>
                </div>
              )
            },
          },
        ]}
      />
    </Stack>
  )
}

function heldContests(
  { registrations }: DuplicateItem,
  contests: readonly DuplicateContest[],
): DuplicateContest[] {
  const held = registrations.filter(({ status }) => status !== 'withdrawn')
  return contests.filter(({ id }) => held.some(({ contest_id }) => contest_id === id))
}
