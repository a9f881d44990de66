import { fullName } from '@parket/domain/account/user'
import type { EventHeading } from '@parket/domain/event/event'
import { countOf } from '@parket/domain/format/plural'
import { roleNames, type Role } from '@parket/domain/rights/rights'
import { useState } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Pagination } from '../../../../components/Pagination/Pagination.tsx'
import { SearchField } from '../../../../components/SearchField/SearchField.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Switch } from '../../../../components/Switch/Switch.tsx'
import type { TabNavItem } from '../../../../components/TabNav/tabNavData.ts'
import { Text } from '../../../../components/Text/Text.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready, ListRows } from '../../../../viewState.ts'
import type { RecordForm } from '../../parts/recordForm.ts'
import * as office from '../../parts/office.css.ts'
import { InvitationList, InviteForm } from './Invitations.tsx'
import { PersonRow } from './PersonRow.tsx'
import type { InvitationDraft, OpenInvitation, PersonWithRole } from './peopleData.ts'
import { RoleDuties } from './RoleDuties.tsx'
import * as styles from './people.css.ts'

export type { InvitationDraft, OpenInvitation, PersonWithRole } from './peopleData.ts'

interface PeoplePage extends ListRows<PersonWithRole> {
  invitations: readonly OpenInvitation[]
}

export interface PeopleScreenProps extends OfficeScreen {
  /** «Участники команды «Весна»», «Сотрудники». */
  title: string
  /** What the roles give here, in one sentence. */
  explanation: string
  /** One page of people with their roles, and open invitations; or why there are none. */
  view: Loading | Failed | NoRight | Ready<PeoplePage>
  /** The event, which the page names; null while it is on its way; absent for a team. */
  event?: (EventHeading & { published?: boolean }) | null
  /** The organiser’s pages of the event, this one marked `isCurrent`; absent for a team. */
  tabs?: readonly TabNavItem[]
  /** Words to find somebody by; null where all are shown at once. */
  search: { q: string; onChange: (q: string) => void } | null
  /** Roles that may be given and taken, the highest first; empty for who only reads. */
  assignable: readonly Role[]
  /** In which invitations are dated, IANA. */
  timeZone: string
  /** An invitation being typed, and what is wrong with it. */
  invite: RecordForm<InvitationDraft>
  /** Gives a person another role. */
  onRoleChange: (person: PersonWithRole, role: Role) => void
  /** Takes the role away. */
  onRemove: (person: PersonWithRole) => void
  /** Sends an invitation once more. */
  onResend: (invitation: OpenInvitation) => void
  /** Makes an invitation void. */
  onWithdraw: (invitation: OpenInvitation) => void
  /** Ids of people and of invitations that something is being done with. */
  busy: { people: readonly number[]; invitations: readonly number[] }
  /** Why the last change was refused, in Russian. */
  problem: string | null
  /** Whether the organisers need a second factor; null where it is nobody's to say here. */
  secondFactor: {
    isRequired: boolean
    isBusy: boolean
    onChange: (isRequired: boolean) => void
  } | null
  /** Addresses that it leads to. */
  links: { home: string; page: (page: number) => string }
}

/** Who has which role in a team, or at an event, and who is invited to one. */
export function PeopleScreen(props: PeopleScreenProps) {
  const { title, explanation, view, event, tabs, search, account, links } = props
  return (
    <OrganiserPage
      title={title}
      event={event}
      tabs={tabs}
      view={view}
      width="standard"
      account={account}
      links={links}
      loadingText="Загружаем участников…"
      filters={
        search && (
          <search className={office.filters}>
            <SearchField
              label="Имя или email"
              value={search.q}
              maxLength={100}
              onChange={search.onChange}
            />
          </search>
        )
      }
    >
      {(data) => (
        <Stack gap="large">
          <Text tone="secondary" isMeasured>
            {explanation}
          </Text>
          <People {...props} data={data} />
          <RoleDuties place={event === undefined ? 'team' : 'event'} />
        </Stack>
      )}
    </OrganiserPage>
  )
}

function People(props: PeopleScreenProps & { data: PeoplePage }) {
  const { data, assignable, timeZone, invite, problem, secondFactor, busy } = props
  const { onResend, onWithdraw } = props
  return (
    <>
      {problem !== null && <Alert tone="critical">{problem}</Alert>}
      {assignable.length > 0 && <InviteForm form={invite} assignable={assignable} />}
      <InvitationList
        invitations={data.invitations}
        assignable={assignable}
        timeZone={timeZone}
        busy={busy.invitations}
        onResend={onResend}
        onWithdraw={onWithdraw}
      />
      <PersonList {...props} />
      {secondFactor && (
        <Switch
          label="Второй фактор обязателен для организаторов"
          description="Без него роль в команде и на её турнирах не даёт прав."
          isSelected={secondFactor.isRequired}
          isDisabled={secondFactor.isBusy}
          onChange={secondFactor.onChange}
        />
      )}
    </>
  )
}

const words = ['человек', 'человека', 'человек'] as const

function PersonList(props: PeopleScreenProps & { data: PeoplePage }) {
  const { data, search, assignable, busy, onRoleChange, onRemove, links } = props
  const [leaving, setLeaving] = useState<PersonWithRole | null>(null)
  if (data.items.length === 0) {
    return search?.q ? (
      <EmptyState
        title="Никого не нашлось"
        action={<Button onPress={() => search.onChange('')}>Показать всех</Button>}
      />
    ) : (
      <EmptyState title="Пока никого">Пригласите первого человека по адресу почты.</EmptyState>
    )
  }
  return (
    <Stack gap="small">
      <Text size="small" tone="secondary">
        <output>{data.isUpdating ? 'Обновляем…' : countOf(data.total, words)}</output>
      </Text>
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.list} role="list">
        {data.items.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            assignable={assignable}
            isBusy={busy.people.includes(person.id)}
            onRoleChange={(role) => onRoleChange(person, role)}
            onRemove={() => setLeaving(person)}
          />
        ))}
      </ul>
      <Pagination page={data.page} pageCount={data.pageCount} hrefOf={links.page} />
      <AlertDialog
        title={leaving ? `Убрать: ${fullName(leaving)}?` : ''}
        isOpen={leaving !== null}
        confirmLabel="Убрать"
        onCancel={() => setLeaving(null)}
        onConfirm={() => {
          if (leaving) onRemove(leaving)
          setLeaving(null)
        }}
      >
        {leaving &&
          `Роль «${roleNames[leaving.role]}» пропадёт сразу, человек узнает об этом письмом.`}
      </AlertDialog>
    </Stack>
  )
}
