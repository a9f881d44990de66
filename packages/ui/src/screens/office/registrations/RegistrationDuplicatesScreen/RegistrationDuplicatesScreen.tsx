import type { EventHeading } from '@parket/domain/event/event'
import { formatDate } from '@parket/domain/format/date'
import { formatDateTime } from '@parket/domain/format/dateTime'
import { formatMoney } from '@parket/domain/format/money'
import { numberedTitle } from '@parket/domain/contest/title'
import { dancerName } from '@parket/domain/registration/dancers'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../../../components/Table/Table.tsx'
import type { TabNavItem } from '../../../../components/TabNav/tabNavData.ts'
import { Text } from '../../../../components/Text/Text.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { OutcomeAlert, type Outcome } from '../../parts/OutcomeAlert.tsx'
import * as styles from '../../parts/office.css.ts'
import { MergeDialog, type MergeDialogProps } from './MergeDialog.tsx'
import type {
  DistinctPair,
  DuplicateContest,
  DuplicateItem,
  DuplicatePair,
} from './duplicateData.ts'
import { toldDancers } from './toldDancers.ts'

export type { MergeDialogProps } from './MergeDialog.tsx'

export interface RegistrationDuplicatesScreenProps extends OfficeScreen {
  /** Pairs of registrations that seem to be one, and what was decided of others; or why there are none. */
  view:
    | Loading
    | Failed
    | NoRight
    | Ready<{
        event: EventHeading
        pairs: readonly DuplicatePair[]
        /** What was decided of others, the latest first. */
        decisions: readonly DistinctPair[]
      }>
  /** Contests by which the entries are named; empty until they have come. */
  contests: readonly DuplicateContest[]
  /** Shows what it comes to when the other one is merged into this one. */
  onKeep: (kept: DuplicateItem, duplicate: DuplicateItem) => void
  /** Says that a pair is two registrations. */
  onDistinct: (pair: DuplicatePair) => void
  /** Takes such a decision back. */
  onUndo: (decision: DistinctPair) => void
  /** A decision is being sent or taken back. */
  isBusy: boolean
  /** Null: none is open. */
  dialog: MergeDialogProps | null
  /** What the last action came to. */
  outcome: Outcome | null
  /** Of dates and hours, IANA. */
  timeZone: string
  /** The organiser’s pages of the event, this one marked `isCurrent`. */
  tabs?: readonly TabNavItem[]
  /** Addresses that it leads to. */
  links: { home: string; registrations: string }
}

/** Registrations of the same names: entered twice, or namesakes. What they are is decided here, pair by pair. */
export function RegistrationDuplicatesScreen(props: RegistrationDuplicatesScreenProps) {
  const { view, dialog, outcome, tabs, account, links } = props
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
      {({ pairs, decisions }) => (
        <Stack gap="large">
          <OutcomeAlert outcome={outcome} />
          {pairs.length === 0 ? (
            <EmptyState title="Похожих заявок нет">
              Здесь появятся заявки, в&nbsp;которых имена всех танцоров совпадают.
            </EmptyState>
          ) : (
            <Text tone="secondary" isMeasured>
              Имена совпадают, но&nbsp;это могут быть и&nbsp;тёзки: сверьте даты рождения
              и&nbsp;контакты.
            </Text>
          )}
          {pairs.map((pair) => (
            <Pair key={`${pair.one.regData.id} ${pair.other.regData.id}`} {...props} pair={pair} />
          ))}
          {decisions.length > 0 && <Decisions {...props} decisions={decisions} />}
          {dialog && <MergeDialog {...dialog} />}
        </Stack>
      )}
    </OrganiserPage>
  )
}

function Pair({
  pair,
  contests,
  onKeep,
  onDistinct,
  isBusy,
}: Pick<RegistrationDuplicatesScreenProps, 'contests' | 'onKeep' | 'onDistinct' | 'isBusy'> & {
  pair: DuplicatePair
}) {
  const { one, other } = pair
  const title = namesOf(one)
  return (
    <Stack as="section" gap="small">
      <Heading level={2} size={3}>
        {title}
      </Heading>
      <Table
        aria-label={`${title}: ${numbersOf(pair)}`}
        items={[one, other]}
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
          { id: 'contacts', title: 'Контакты', render: (item) => <Contacts item={item} /> },
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
            render: (item) => (
              <div className={styles.noWrap}>
                <Button
                  aria-label={`Оставить эту: заявка № ${item.regData.reg_n}`}
                  onPress={() => onKeep(item, item === one ? other : one)}
                >
                  Оставить эту
                </Button>
              </div>
            ),
          },
        ]}
      />
      <div>
        <Button
          isDisabled={isBusy}
          aria-label={`Это разные заявки: ${numbersOf(pair)}`}
          onPress={() => onDistinct(pair)}
        >
          Это разные заявки
        </Button>
      </div>
    </Stack>
  )
}

function Contacts({ item: { regData } }: { item: DuplicateItem }) {
  return (
    <ul className={styles.lines}>
      <li>{regData.email}</li>
      <li className={styles.noWrap}>{regData.phone}</li>
      <li>{[regData.city, regData.club].filter(Boolean).join(', ')}</li>
    </ul>
  )
}

function Decisions({
  decisions,
  onUndo,
  isBusy,
  timeZone,
}: Pick<RegistrationDuplicatesScreenProps, 'onUndo' | 'isBusy' | 'timeZone'> & {
  decisions: readonly DistinctPair[]
}) {
  const columns: TableColumn<DistinctPair>[] = [
    { id: 'pair', title: 'Заявки', isRowHeader: true, render: numbersOf },
    {
      id: 'dancers',
      title: 'Танцоры',
      render: ({ one, other }) => `${toldDancers(one)} и\u00A0${toldDancers(other)}`,
    },
    { id: 'by', title: 'Кто решил', render: ({ by }) => by ?? 'Неизвестно' },
    { id: 'at', title: 'Когда', render: ({ at }) => formatDateTime(at, timeZone) },
    {
      id: 'undo',
      title: 'Вернуть',
      render: (decision) => (
        <div className={styles.noWrap}>
          <Button
            isDisabled={isBusy}
            aria-label={`Вернуть как было: ${numbersOf(decision)}`}
            onPress={() => onUndo(decision)}
          >
            Вернуть как было
          </Button>
        </div>
      ),
    },
  ]
  return (
    <Stack as="section" gap="small">
      <Heading level={2} size={3}>
        Разные заявки
      </Heading>
      <Text tone="secondary" isMeasured>
        Решено, что это не&nbsp;повторы. Если в&nbsp;заявке изменят имя или дату рождения, сравнить
        её предложим снова.
      </Text>
      <Table
        aria-label="Разные заявки"
        columns={columns}
        items={decisions}
        getKey={({ id }) => id}
      />
    </Stack>
  )
}

function namesOf({ dancers }: DuplicateItem): string {
  return dancers.map(dancerName).join(', ')
}

function numbersOf({ one, other }: DuplicatePair): string {
  return `№\u00A0${one.regData.reg_n} и\u00A0№\u00A0${other.regData.reg_n}`
}

function heldContests(
  { registrations }: DuplicateItem,
  contests: readonly DuplicateContest[],
): DuplicateContest[] {
  const held = registrations.filter(({ status }) => status !== 'withdrawn')
  return contests.filter(({ id }) => held.some(({ contest_id }) => contest_id === id))
}
