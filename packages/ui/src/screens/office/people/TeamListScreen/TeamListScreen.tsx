import { countOf } from '@parket/domain/format/plural'
import { roleTitle } from '@parket/domain/rights/rights'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { ButtonLink } from '../../../../components/ButtonLink/ButtonLink.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { State } from '../../../../components/State/State.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { ListAndRecord } from '../../parts/ListAndRecord.tsx'
import { TeamRecord } from './TeamRecord.tsx'
import type { TeamItem, TeamRecordProps } from './teamData.ts'
import * as styles from './teams.css.ts'

export type { BrandFile, TeamItem, TeamRecordProps } from './teamData.ts'

export interface TeamListScreenProps extends OfficeScreen {
  /** The teams, deleted ones too; or why there are none. */
  view: Loading | Failed | NoRight | Ready<{ teams: readonly TeamItem[] }>
  /** Begins a team; null for who only reads their own. */
  onCreate: (() => void) | null
  /** The team beside the list; null: none is open. */
  record: TeamRecordProps | null
  /** The question before a team is deleted; null: nothing is asked. */
  deletion: { name: string; onConfirm: () => void; onCancel: () => void } | null
  /** Addresses that it leads to. */
  links: {
    home: string
    users: (teamId: number) => string
    /** Keys by which a team signs its result files. */
    keys: (teamId: number) => string
    /** Who changed what in the tenant's team. */
    history: string
    /** Opens a team; null for who only reads. */
    team: ((teamId: number) => string) | null
  }
}

/** All teams for a superadmin, one's own for others (/admin/teams/). */
export function TeamListScreen(props: TeamListScreenProps) {
  const { view, onCreate, record, deletion, account, links } = props
  return (
    <OrganiserPage
      title="Команды"
      view={view}
      account={account}
      links={links}
      loadingText="Загружаем команды…"
      actions={
        <>
          <ButtonLink href={links.history}>История</ButtonLink>
          {onCreate && (
            <Button variant="primary" iconStart={<PlusIcon />} onPress={onCreate}>
              Команда
            </Button>
          )}
        </>
      }
    >
      {({ teams }) => (
        <>
          <ListAndRecord
            list={<TeamTable teams={teams} openId={record?.team?.id ?? null} links={links} />}
            record={record && <TeamRecord key={record.team?.id ?? 'new'} {...record} />}
            recordWidth="wide"
          />
          {deletion && (
            <AlertDialog
              isOpen
              title={`Удалить команду «${deletion.name}»?`}
              confirmLabel="Удалить"
              onConfirm={deletion.onConfirm}
              onCancel={deletion.onCancel}
            >
              Её сайт перестанет открываться. Турниры, роли и&nbsp;регистрации сохранятся: команду
              можно восстановить.
            </AlertDialog>
          )}
        </>
      )}
    </OrganiserPage>
  )
}

interface TeamTableProps extends Pick<TeamListScreenProps, 'links'> {
  teams: readonly TeamItem[]
  openId: number | null
}

function TeamTable({ teams, openId, links }: TeamTableProps) {
  if (teams.length === 0) {
    return (
      <EmptyState title="Команд пока нет">
        Роль в&nbsp;команде даёт её руководитель или суперадмин.
      </EmptyState>
    )
  }
  return (
    <Stack gap="small">
      <Text size="small" tone="secondary">
        {countOf(teams.length, ['команда', 'команды', 'команд'])}
      </Text>
      {/* Safari forgets that an unmarked list is a list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={styles.list} role="list">
        {teams.map((team) => (
          <TeamRow key={team.id} team={team} isOpen={team.id === openId} links={links} />
        ))}
      </ul>
    </Stack>
  )
}

interface TeamRowProps extends Pick<TeamListScreenProps, 'links'> {
  team: TeamItem
  isOpen: boolean
}

function TeamRow({ team, isOpen, links }: TeamRowProps) {
  const { id, name, domain_unicode, role, deleted_at } = team
  return (
    <li className={styles.row} data-current={isOpen || undefined}>
      <span className={styles.name}>{name}</span>
      <span className={styles.quiet}>
        {domain_unicode ?? 'основная команда'}
        {role && `, ${roleTitle(role).toLowerCase()}`}
      </span>
      <span className={styles.links}>
        {deleted_at === null ? (
          <>
            <Link href={links.users(id)} aria-label={`Участники: ${name}`}>
              Участники
            </Link>
            <Link href={links.keys(id)} aria-label={`Ключи подписи: ${name}`}>
              Ключи подписи
            </Link>
          </>
        ) : (
          <State tone="closed">Удалена</State>
        )}
        {links.team && (
          <Link href={links.team(id)} aria-label={`Настройка: ${name}`}>
            Настройка
          </Link>
        )}
      </span>
    </li>
  )
}
