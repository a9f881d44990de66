import { stationNeeds } from '@parket/domain/station/help'
import { seenText, stationTitle } from '@parket/domain/station/words'
import type { DataColumn } from '../../../../components/DataTable/DataTable.tsx'
import { State } from '../../../../components/State/State.tsx'
import type { StationItem } from './stationData.ts'
import * as styles from './stations.css.ts'

/** @param now the server's time */
export function stationColumns(now: string): DataColumn<StationItem>[] {
  return [
    {
      id: 'title',
      title: 'Работа',
      isRowHeader: true,
      width: 126,
      render: (station) => stationTitle(station),
    },
    { id: 'who', title: 'Человек', width: 118, render: ({ who }) => who || '–' },
    {
      id: 'device',
      title: 'Устройство',
      width: 94,
      render: ({ device }) => device ?? '–',
    },
    {
      id: 'seen',
      title: 'Видели',
      width: 138,
      render: (station) => <Seen station={station} now={now} />,
    },
    {
      id: 'unsent',
      title: 'Не ушло',
      width: 76,
      align: 'end',
      render: ({ unsent }) =>
        unsent !== null && unsent > 0 ? <b className={styles.warn}>{unsent}</b> : (unsent ?? '–'),
    },
    {
      id: 'battery',
      title: 'Батарея',
      width: 80,
      align: 'end',
      render: (station) => <Battery station={station} now={now} />,
    },
  ]
}

interface CellProps {
  station: StationItem
  now: string
}

/** When a paired device was heard; else what the station waits for. */
export function Seen({ station, now }: CellProps) {
  const { state, last_seen_at } = station
  const seen = seenText(last_seen_at, now)
  const needs = stationNeeds(station, now)
  if (state === 'waiting') return <State tone="caution">ждёт ответа</State>
  if (state === 'paired') {
    return (
      <State tone={needs.includes('connection') ? 'critical' : 'positive'}>
        {seen ?? 'подключена'}
      </State>
    )
  }
  return <State tone="closed">{idleWords[state]}</State>
}

const idleWords = {
  made: 'не подключена',
  code_open: 'ждёт кода',
  revoked: 'отключена',
  ended: 'турнир закончился',
}

function Battery({ station, now }: CellProps) {
  const { battery } = station
  if (battery === null) return '–'
  const text = `${battery}\u00A0%`
  if (!stationNeeds(station, now).includes('charge')) return text
  return <b className={styles.warn}>{text}</b>
}
