import { formatDateTime, formatTime } from '@parket/domain/format/dateTime'
import { formatDiskSpace, formatFileSize } from '@parket/domain/format/fileSize'
import { serverAttention, type ServerState } from '@parket/domain/operation/serverAttention'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Stat } from '../../../../components/Stat/Stat.tsx'
import { Table } from '../../../../components/Table/Table.tsx'
import type { OfficeScreen } from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'

/** A process that runs. */
export interface ServerProcess {
  id: string
  host: string
  version: string
  /** ISO 8601. */
  started_at: string
  seen_at: string
}

/** How the installation is doing, and when that was asked. */
export interface ServerFacts extends ServerState {
  processes: readonly ServerProcess[]
  database: { bytes: number }
  outbox: { due: number; waiting: number; failed: number; failed_at: string | null }
  /** In ms. */
  askedAt: number
}

export interface ServerScreenProps extends OfficeScreen {
  /** The state; or why there is none. */
  view: Loading | Failed | NoRight | Ready<{ server: ServerFacts }>
  /** Of dates, IANA. */
  timeZone: string
  /** Addresses that it leads to. */
  links: { home: string }
}

/** How the installation is doing, for a superadmin (/admin/server). */
export function ServerScreen({ view, timeZone, account, links }: ServerScreenProps) {
  return (
    <OrganiserPage
      title="Сервер"
      view={view}
      account={account}
      links={links}
      width="standard"
      loadingText="Спрашиваем сервер…"
    >
      {({ server }) => (
        <Stack gap="large">
          <Attention server={server} />
          <Figures server={server} timeZone={timeZone} />
          <Stack gap="small">
            <Heading level={2}>Процессы</Heading>
            <Processes processes={server.processes} timeZone={timeZone} />
          </Stack>
        </Stack>
      )}
    </OrganiserPage>
  )
}

function Attention({ server }: { server: ServerFacts }) {
  const said = serverAttention(server, server.askedAt)
  if (said.length === 0) {
    return (
      <Alert tone="positive">Всё в&nbsp;порядке: место есть, копия свежая, письма уходят.</Alert>
    )
  }
  return (
    <Alert tone="caution" title="Обратите внимание">
      <ul>
        {said.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  )
}

function Figures({ server, timeZone }: { server: ServerFacts; timeZone: string }) {
  const { outbox, disk, database, last_backup_at } = server
  return (
    <Inline gap="large" align="start">
      <Stat
        label={'Свободно на\u00A0диске'}
        value={formatDiskSpace(disk.free)}
        detail={`из\u00A0${formatDiskSpace(disk.total)}`}
      />
      <Stat label="База данных" value={formatFileSize(database.bytes)} />
      <Stat
        label="Последняя копия"
        value={last_backup_at === null ? 'не\u00A0было' : formatDateTime(last_backup_at, timeZone)}
      />
      <Stat
        label="Писем ждут отправки"
        value={outbox.due + outbox.waiting}
        detail={
          outbox.failed_at !== null &&
          `не\u00A0ушли: ${outbox.failed}, последнее ${formatDateTime(outbox.failed_at, timeZone)}`
        }
      />
    </Inline>
  )
}

function Processes({
  processes,
  timeZone,
}: {
  processes: readonly ServerProcess[]
  timeZone: string
}) {
  return (
    <Table
      aria-label="Процессы"
      items={processes}
      getKey={({ id }) => id}
      columns={[
        { id: 'host', title: 'Машина', isRowHeader: true, render: ({ host }) => host },
        { id: 'version', title: 'Версия', render: ({ version }) => version },
        {
          id: 'started_at',
          title: 'Работает с',
          render: ({ started_at }) => formatDateTime(started_at, timeZone),
        },
        {
          id: 'seen_at',
          title: 'Отозвался',
          render: ({ seen_at }) => formatTime(seen_at, timeZone),
        },
      ]}
    />
  )
}
