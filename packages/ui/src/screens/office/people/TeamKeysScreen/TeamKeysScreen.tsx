import { formatDateTime } from '@parket/domain/format/dateTime'
import type { ResultKey } from '@parket/domain/scoring/resultSignature'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Link } from '../../../../components/Link/Link.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { State } from '../../../../components/State/State.tsx'
import { Table } from '../../../../components/Table/Table.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'

/** The keys by which a team signs its result files. */
export interface TeamKeys {
  /** The team's name. */
  team: string
  /** Where everybody finds the keys. */
  site: string
  /** False where the server keeps no private keys. */
  can_sign: boolean
  /** The oldest first. */
  keys: readonly ResultKey[]
}

export interface TeamKeysScreenProps extends OfficeScreen {
  /** The keys; or why there are none. */
  view: Loading | Failed | NoRight | Ready<TeamKeys>
  /** Of dates, IANA. */
  timeZone: string
  /** How replacing stands; null for who only reads. */
  replacement: {
    /** The question before it is open. */
    isAsked: boolean
    isSending: boolean
    /** Why the last one was refused, in Russian. */
    problem: string | null
    onAsk: () => void
    onConfirm: () => void
    onCancel: () => void
  } | null
  /** Addresses that it leads to. */
  links: { home: string; check: string }
}

/** By which keys a team signs its result files (/admin/teams/{teamId}/keys). */
export function TeamKeysScreen(props: TeamKeysScreenProps) {
  const { view, timeZone, replacement, account, links } = props
  const team = view.state === 'ready' ? ` команды «${view.team}»` : ''
  return (
    <OrganiserPage
      title={`Ключи подписи${team}`}
      view={view}
      account={account}
      links={links}
      width="standard"
      loadingText="Загружаем ключи…"
    >
      {({ keys, site, can_sign }) => (
        <Stack gap="large">
          <Text tone="secondary" isMeasured>
            Этими ключами подписаны файлы результатов: кто угодно может убедиться, что файл
            выпустила ваша команда и&nbsp;что в&nbsp;нём ничего не&nbsp;изменено. Проверяют файл{' '}
            <Link href={links.check}>на&nbsp;странице проверки</Link>, открытые части ключей лежат
            на <Link href={`${site}/.well-known/parket-keys.json`}>сайте команды</Link>.
          </Text>
          {replacement && replacement.problem !== null && (
            <Alert tone="critical">{replacement.problem}</Alert>
          )}
          {!can_sign && (
            <Alert tone="caution" title="Файлы не&nbsp;подписываются">
              На&nbsp;сервере не&nbsp;задан SECRET_KEY: закрытый ключ негде хранить.
            </Alert>
          )}
          <Keys keys={keys} timeZone={timeZone} />
          {replacement && can_sign && keys.length > 0 && (
            <div>
              <Button isPending={replacement.isSending} onPress={replacement.onAsk}>
                Заменить ключ
              </Button>
            </div>
          )}
          {replacement?.isAsked && (
            <AlertDialog
              isOpen
              title="Заменить ключ?"
              confirmLabel="Заменить ключ"
              onConfirm={replacement.onConfirm}
              onCancel={replacement.onCancel}
            >
              Новые файлы результатов подпишет новый ключ. Закрытая часть прежнего удаляется
              навсегда; то, что он подписал, проверяется и&nbsp;дальше.
            </AlertDialog>
          )}
        </Stack>
      )}
    </OrganiserPage>
  )
}

function Keys({ keys, timeZone }: { keys: readonly ResultKey[]; timeZone: string }) {
  if (keys.length === 0) {
    return (
      <EmptyState title="Ключа пока нет">
        Он&nbsp;появится сам, когда команда впервые опубликует результат.
      </EmptyState>
    )
  }
  return (
    <Table
      aria-label="Ключи подписи"
      items={keys.toReversed()}
      getKey={({ id }) => id}
      columns={[
        { id: 'id', title: 'Ключ', isRowHeader: true, render: ({ id }) => <code>{id}</code> },
        {
          id: 'from',
          title: 'Подписывает с',
          render: ({ from }) => formatDateTime(from, timeZone),
        },
        {
          id: 'until',
          title: 'По',
          render: ({ until }) =>
            until === null ? (
              <State tone="positive">действует</State>
            ) : (
              formatDateTime(until, timeZone)
            ),
        },
      ]}
    />
  )
}
