import { countOf } from '@parket/domain/format/plural'
import { stationNeeds } from '@parket/domain/station/help'
import { useMemo, useState, type ReactNode } from 'react'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { DataTable } from '../../../../components/DataTable/DataTable.tsx'
import { ChipGroup } from '../../../../components/ChipGroup/ChipGroup.tsx'
import { EmptyState } from '../../../../components/EmptyState/EmptyState.tsx'
import { Stack } from '../../../../components/Stack/Stack.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { PlusIcon } from '../../../../icons/PlusIcon.tsx'
import type {
  EventOfficeScreen,
  OfficeEvent,
} from '../../../../layouts/OrganiserPage/officeScreen.ts'
import { OrganiserPage } from '../../../../layouts/OrganiserPage/OrganiserPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import { ListAndRecord } from '../../parts/ListAndRecord.tsx'
import { listHeight } from '../../parts/listHeight.ts'
import { OutcomeAlert, type Outcome } from '../../parts/OutcomeAlert.tsx'
import { PrintedCodes, type PrintedCodesProps } from './PrintedCodes.tsx'
import { stationColumns } from './stationColumns.tsx'
import type { StationItem, StationQuery } from './stationData.ts'
import { StationRecord, type StationRecordProps } from './StationRecord.tsx'

export { NewStationDialog, type NewStationDialogProps } from './NewStationDialog.tsx'
export { UnsentFileDialog, type UnsentFileDialogProps } from './UnsentFileDialog.tsx'
export type { PrintedCodesProps } from './PrintedCodes.tsx'
export type {
  PrintedCode,
  StationDraft,
  StationItem,
  StationQuery,
  ToldCode,
} from './stationData.ts'
export type { StationRecordProps } from './StationRecord.tsx'

interface Stations {
  stations: readonly StationItem[]
  /** The server's time. */
  now: string
  timeZone: string
  /** Judges who give marks and have no station. */
  unserved: number
  /** Judges' stations with no device: they get a new QR when all are printed. */
  unpaired: number
}

export interface StationListScreenProps extends EventOfficeScreen {
  /** All stations of the event; or why there are none. */
  view: Loading | Failed | NoRight | Ready<Stations>
  /** The event of the stations; null: it is still loading. */
  event: OfficeEvent | null
  /** What the list shows, of the address. */
  query: StationQuery
  /** Shows other stations. */
  onQueryChange: (change: Partial<StationQuery>) => void
  /** The station beside the list; null: none is open. */
  record: StationRecordProps | null
  /** What the last action came to. */
  outcome: Outcome | null
  /** An action is under way. */
  isBusy: boolean
  /** Opens the dialog that makes one station. */
  onCreate: () => void
  /** Makes a station for each judge who has none. */
  onCreateForAll: () => void
  /** Makes a new QR for each judge without a device, and prints them. */
  onPrintAll: () => void
  /** The QRs that were made for the sheet; null: none were. */
  printed: PrintedCodesProps | null
  /** Opens the dialog that takes the file of a tablet; null: whoever looks may not type marks. */
  onUnsentFile: (() => void) | null
  /** A NewStationDialog or an UnsentFileDialog while one is open. */
  dialog: ReactNode
  /** The addresses of the first page and of a station beside the list. */
  links: { home: string; station: (id: number) => string }
}

/** Stations of an event: who works at which device, and which of them needs somebody (/admin/events/{eventId}/stations). */
export function StationListScreen(props: StationListScreenProps) {
  const { view, event, tabs, account, links, record, outcome, printed, dialog } = props
  const [isAsked, setAsked] = useState(false)
  const ready = view.state === 'ready' ? view : null
  return (
    <OrganiserPage
      title="Станции"
      event={event}
      tabs={tabs}
      view={view}
      account={account}
      links={links}
      loadingText="Загружаем станции…"
      skeleton={<StationTable {...props} data={null} />}
      filters={ready && !printed && ready.stations.length > 0 && <Chips {...props} data={ready} />}
      actions={
        ready && !printed && <PageActions {...props} data={ready} onAsk={() => setAsked(true)} />
      }
    >
      {(data) => (
        <Stack gap="small">
          <OutcomeAlert outcome={outcome} />
          {printed ? (
            <PrintedCodes {...printed} occasion={event?.name ?? ''} />
          ) : (
            <ListAndRecord
              list={<StationTable {...props} data={data} />}
              record={
                record && (
                  <StationRecord
                    key={record.station.id}
                    {...record}
                    now={data.now}
                    timeZone={data.timeZone}
                  />
                )
              }
              recordWidth="narrow"
            />
          )}
          <AlertDialog
            title="Напечатать QR всех судей?"
            isOpen={isAsked}
            tone="neutral"
            confirmLabel="Сделать и напечатать"
            onCancel={() => setAsked(false)}
            onConfirm={() => {
              setAsked(false)
              props.onPrintAll()
            }}
          >
            Новые QR получат {countOf(data.unserved + data.unpaired, ['судья', 'судьи', 'судей'])}{' '}
            без&nbsp;устройства. Листы, напечатанные раньше, и&nbsp;прежние коды перестанут
            действовать. Кто уже подключён, работает дальше.
          </AlertDialog>
          {dialog}
        </Stack>
      )}
    </OrganiserPage>
  )
}

type WithData = StationListScreenProps & { data: Stations }

function PageActions({
  data,
  isBusy,
  onCreate,
  onCreateForAll,
  onAsk,
  onUnsentFile,
}: WithData & { onAsk: () => void }) {
  return (
    <>
      {onUnsentFile && data.stations.length > 0 && (
        <Button onPress={onUnsentFile}>Файл с&nbsp;планшета</Button>
      )}
      {data.unserved > 0 && (
        <Button isPending={isBusy} onPress={onCreateForAll}>
          Всем судьям
        </Button>
      )}
      {data.unserved + data.unpaired > 0 && (
        <Button isDisabled={isBusy} onPress={onAsk}>
          Напечатать QR всех судей
        </Button>
      )}
      <Button variant="primary" iconStart={<PlusIcon />} onPress={onCreate}>
        Станция
      </Button>
    </>
  )
}

function isOpen({ state }: StationItem): boolean {
  return state === 'made' || state === 'code_open'
}

/** Which stations a filter shows. */
function shownBy(show: StationQuery['show'], now: string): (station: StationItem) => boolean {
  if (show === 'help') return (station) => stationNeeds(station, now).length > 0
  return show === 'open' ? isOpen : () => true
}

const chips = [
  ['', 'Все'],
  ['help', 'Внимание'],
  ['open', 'Не подключены'],
] as const

function Chips({ data, query, onQueryChange }: WithData) {
  return (
    <ChipGroup
      aria-label="Какие станции"
      value={query.show}
      items={chips.map(([show, label]) => {
        const count = data.stations.filter(shownBy(show, data.now)).length
        return { value: show, label, count, isWork: show === 'help' && count > 0 }
      })}
      onChange={(show) => onQueryChange({ show: show ?? '' })}
    />
  )
}

const noStations: readonly StationItem[] = []

function StationTable(props: StationListScreenProps & { data: Stations | null }) {
  const { data, query, onQueryChange, record, links } = props
  const now = data?.now ?? ''
  const columns = useMemo(() => stationColumns(now), [now])
  const stations = data?.stations ?? noStations
  const shown = stations.filter(shownBy(query.show, now))
  return (
    <Stack gap="small">
      <DataTable
        aria-label="Станции"
        columns={columns}
        items={shown}
        getKey={({ id }) => String(id)}
        isLoading={data === null}
        empty={
          stations.length === 0 ? (
            <EmptyState title="Станций пока нет">
              Станция – это устройство судьи, главного судьи или счётной.{' '}
              {data !== null && data.unserved > 0
                ? 'Кнопка «Всем судьям» сделает их сразу для\u00A0всех, у\u00A0кого есть буква.'
                : 'Сначала добавьте судей с\u00A0буквами на\u00A0вкладке «Судьи».'}
            </EmptyState>
          ) : (
            <EmptyState
              title={query.show === 'help' ? 'Помощь никому не нужна' : 'Все подключены'}
              action={<Button onPress={() => onQueryChange({ show: '' })}>Показать все</Button>}
            />
          )
        }
        summary={
          stations.length > 0 && (
            <Text size="small" tone="secondary">
              <output>{countOf(shown.length, ['станция', 'станции', 'станций'])}</output>
            </Text>
          )
        }
        rowHref={({ id }) => links.station(id)}
        currentKey={record ? String(record.station.id) : undefined}
        density="compact"
        height={listHeight}
      />
      {stations.length > 0 && (
        <Text size="small" tone="secondary">
          Видно раз в&nbsp;10&nbsp;секунд. «Внимание»: ждёт ответа, молчит дольше двух минут
          с&nbsp;неотправленным, батарея меньше 15&nbsp;%.
        </Text>
      )}
    </Stack>
  )
}
