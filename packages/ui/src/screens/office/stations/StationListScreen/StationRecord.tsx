import { countOf } from '@parket/domain/format/plural'
import { formatTime } from '@parket/domain/format/dateTime'
import { hasWorker } from '@parket/domain/station/kinds'
import { isCodeTaken } from '@parket/domain/station/times'
import { codeLeftText, stationTitle } from '@parket/domain/station/words'
import { useState, type ReactNode } from 'react'
import { Alert } from '../../../../components/Alert/Alert.tsx'
import { AlertDialog } from '../../../../components/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../../components/Button/Button.tsx'
import { Heading } from '../../../../components/Heading/Heading.tsx'
import { Inline } from '../../../../components/Inline/Inline.tsx'
import { Text } from '../../../../components/Text/Text.tsx'
import { CloseRecord } from '../../parts/CloseRecord.tsx'
import { actionList } from '../../parts/office.css.ts'
import { recordHead } from '../../parts/listAndRecord.css.ts'
import { useRecordFocus } from '../../parts/useRecordFocus.ts'
import { StationCode } from './StationCode.tsx'
import { Seen } from './stationColumns.tsx'
import type { StationItem, ToldCode } from './stationData.ts'
import * as styles from './stations.css.ts'
import { WorkerForm } from './WorkerForm.tsx'

export interface StationRecordProps {
  station: StationItem
  /** Told since the page is open; null: a new one has to be made. */
  told: ToldCode | null
  /** An action is under way. */
  isBusy: boolean
  /** Makes a new code; a paired device stays. */
  onCode: () => void
  /** Names who works there; of a station without a judge. */
  onRename: (who: string) => void
  /** Cuts the device off and makes a code for another one. */
  onHandOver: () => void
  onRevoke: () => void
  /** Lets the waiting device in, or sends it away. */
  onAnswer: (isLetIn: boolean) => void
  onClose: () => void
}

interface RecordProps extends StationRecordProps {
  now: string
  timeZone: string
}

/** A station beside the list: its code, what its device says, and what can be done with it. */
export function StationRecord(props: RecordProps) {
  const { station, now, timeZone, isBusy, onRename, onClose } = props
  const told = toldOf(props)
  const heading = useRecordFocus(null)
  const title = stationTitle(station)
  return (
    <section className={styles.record} aria-label={title}>
      <header>
        <div className={recordHead}>
          <Heading level={2} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <CloseRecord label="Закрыть станцию" onClose={onClose} />
        </div>
        {station.who && !hasWorker(station.kind) && <Text>{station.who}</Text>}
        {station.device !== null && (
          <Text size="small" tone="secondary">
            {station.device}
            {station.paired_at !== null &&
              `, подключено в\u00A0${formatTime(station.paired_at, timeZone)}`}
          </Text>
        )}
      </header>
      {station.is_without_pin && (
        <Alert tone="caution">Подключён заново без&nbsp;PIN главного судьи.</Alert>
      )}
      {station.waiting && <Waiting {...props} waiting={station.waiting} />}
      {hasWorker(station.kind) && (
        <WorkerForm key={station.id} station={station} isBusy={isBusy} onRename={onRename} />
      )}
      {told && <StationCode told={told} title={title} now={now} />}
      <dl className={styles.facts}>
        <Fact term="Видели">
          <Seen station={station} now={now} />
        </Fact>
        <Fact term="Не отправлено">{station.unsent ?? '–'}</Fact>
        <Fact term="Батарея">{station.battery === null ? '–' : `${station.battery}\u00A0%`}</Fact>
      </dl>
      <Actions {...props} title={title} />
    </section>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.quiet}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** The code that was told, until a device has come with it. */
function toldOf({ told, station }: RecordProps): ToldCode | null {
  return told && isCodeTaken(told.expires_at, station) ? null : told
}

function Waiting(props: RecordProps & { waiting: NonNullable<StationItem['waiting']> }) {
  const { station, waiting, timeZone, isBusy, onAnswer } = props
  return (
    <Alert
      tone="caution"
      title="Подключиться хочет другое устройство"
      action={
        <Inline>
          <Button variant="primary" isPending={isBusy} onPress={() => onAnswer(true)}>
            {station.device === null ? 'Пустить' : `Пустить вместо: ${station.device}`}
          </Button>
          <Button isDisabled={isBusy} onPress={() => onAnswer(false)}>
            Отказать
          </Button>
        </Inline>
      }
    >
      {waiting.device || 'Устройство'}, ждёт с&nbsp;{formatTime(waiting.since, timeZone)}.{' '}
      {station.device !== null && cutOffText(station)}
    </Alert>
  )
}

/** What becomes of the device, and of what it still holds. */
function cutOffText({ device, unsent }: StationItem): string {
  const held =
    unsent !== null && unsent > 0
      ? ` На нём ${countOf(unsent, ['неотправленная отметка', 'неотправленные отметки', 'неотправленных отметок'])}: они останутся на устройстве.`
      : ''
  return `${device ?? 'Устройство'} отключится сразу.${held}`
}

function Actions(props: RecordProps & { title: string }) {
  const { station, title, isBusy, onCode, onHandOver, onRevoke } = props
  const [asked, setAsked] = useState<'handOver' | 'revoke' | null>(null)
  const { state } = station
  const told = toldOf(props)
  const hasCode = told !== null && codeLeftText(told.expires_at, props.now) !== null
  if (state === 'ended') return null
  const isPaired = station.device !== null || state === 'paired' || state === 'waiting'
  return (
    <div className={styles.actions}>
      {isPaired ? (
        <>
          <Button isDisabled={isBusy} onPress={() => setAsked('handOver')}>
            Пересадить на другое устройство
          </Button>
          <Button isDisabled={isBusy} onPress={onCode}>
            Новый код
          </Button>
          <Text size="small" tone="secondary">
            С&nbsp;новым кодом это устройство работает, пока вы не&nbsp;пустите другое.
          </Text>
        </>
      ) : (
        <Button variant={hasCode ? 'secondary' : 'primary'} isPending={isBusy} onPress={onCode}>
          {state === 'revoked' ? 'Открыть снова с\u00A0новым кодом' : 'Новый код'}
        </Button>
      )}
      {state !== 'revoked' && (
        <div className={actionList}>
          <Button
            variant="quiet"
            tone="critical"
            isDisabled={isBusy}
            onPress={() => setAsked('revoke')}
          >
            {isPaired ? 'Отключить сейчас' : 'Убрать станцию'}
          </Button>
        </div>
      )}
      <AlertDialog
        title={`Пересадить: ${title}?`}
        isOpen={asked === 'handOver'}
        confirmLabel="Пересадить"
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          onHandOver()
        }}
      >
        {cutOffText(station)} Появится новый код.
      </AlertDialog>
      <AlertDialog
        title={`${isPaired ? 'Отключить' : 'Убрать'}: ${title}?`}
        isOpen={asked === 'revoke'}
        confirmLabel={isPaired ? 'Отключить' : 'Убрать'}
        onCancel={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null)
          onRevoke()
        }}
      >
        {isPaired ? cutOffText(station) : 'Код и\u00A0QR этой станции перестанут действовать.'}
      </AlertDialog>
    </div>
  )
}
