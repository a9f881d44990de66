import { fullName } from '@parket/domain/account/user'
import { countOf } from '@parket/domain/format/plural'
import { judgesWithoutStation } from '@parket/domain/station/help'
import { stationTitle } from '@parket/domain/station/words'
import type { EventJudgeItem } from '@parket/ui/screens/office/judges/EventJudgesScreen'
import type {
  PrintedCode,
  StationDraft,
} from '@parket/ui/screens/office/stations/StationListScreen'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { queryClient } from '@parket/react/data/queryClient'
import { reasonsOf } from '@parket/react/data/reasons'
import type { useOutcome } from '../parts/useOutcome.ts'
import { eventStations, stationCalls, type Station, type StationCode } from './stationCalls.ts'

interface StationActsOptions {
  eventId: number
  stations: readonly Station[]
  judges: readonly EventJudgeItem[]
  /** Where it is said what came of it. */
  outcome: ReturnType<typeof useOutcome>
  /** Shows a station beside the list. */
  onOpen: (stationId: number) => void
}

/** What is done with the stations of an event. Codes are told once, so they are kept while the page is open. */
export function useStationActs(options: StationActsOptions) {
  const { eventId, stations, judges, onOpen } = options
  const { showDone, showRefused, clear } = options.outcome
  const calls = stationCalls(eventId)
  const [told, setTold] = useState<ReadonlyMap<number, StationCode>>(new Map())
  const [printed, setPrinted] = useState<readonly PrintedCode[] | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const unserved = judgesWithoutStation(judges, stations)
  const unpaired = stations.filter(
    ({ kind, state }) => kind === 'judge' && (state === 'made' || state === 'code_open'),
  )

  function keep(code: StationCode): void {
    setTold((known) => new Map(known).set(code.id, code))
  }

  /** It pairs nothing any more. */
  function forget(id: number): void {
    setTold((known) => new Map([...known].filter(([of]) => of !== id)))
  }

  async function act(refused: string, work: () => Promise<void>): Promise<void> {
    if (isBusy) return
    clear()
    setIsBusy(true)
    try {
      await work()
    } catch (error) {
      showRefused(refused, reasonsOf(error))
    }
    setIsBusy(false)
    await queryClient.invalidateQueries(eventStations(eventId))
  }

  async function createFor({ judge_id }: EventJudgeItem): Promise<StationCode> {
    const code = await calls.create({ kind: 'judge', judge_id })
    keep(code)
    return code
  }

  async function createForAll(): Promise<void> {
    for (const judge of unserved) await createFor(judge)
    const made = countOf(unserved.length, ['станция', 'станции', 'станций'])
    showDone(`Сделано: ${made}. Коды действуют 10\u00A0минут, QR можно напечатать.`, null)
  }

  async function printAll(): Promise<void> {
    const codes: PrintedCode[] = []
    // One after another, in the order of the sheet.
    for (const station of unpaired) {
      const code = await calls.openCode(station.id)
      keep(code)
      codes.push({ ...toPrint(code), title: stationTitle(station), who: station.who })
    }
    for (const judge of unserved) {
      const code = await createFor(judge)
      const title = stationTitle({ kind: 'judge', letter: judge.letter, label: '' })
      codes.push({ ...toPrint(code), title, who: fullName(judge.judge) })
    }
    // The sheet has to stand on the page before it is printed.
    flushSync(() =>
      setPrinted(codes.toSorted((one, other) => one.title.localeCompare(other.title))),
    )
    window.print()
  }

  return {
    isBusy,
    told,
    printed,
    unserved,
    unpaired,
    closePrinted: () => setPrinted(null),
    createForAll: () => void act('Сделали не\u00A0все станции', createForAll),
    printAll: () => void act('Напечатать не\u00A0получилось', printAll),
    /** @throws ApiProblem */
    create: async (draft: StationDraft): Promise<void> => {
      clear()
      const code = await calls.create(draft)
      keep(code)
      await queryClient.invalidateQueries(eventStations(eventId))
      onOpen(code.id)
    },
    openCode: (id: number) =>
      void act('Кода нет', async () => {
        keep(await calls.openCode(id))
      }),
    rename: (id: number, who: string) =>
      void act('Имя не\u00A0сохранилось', async () => {
        await calls.rename(id, who)
        showDone(who === '' ? 'Имя убрано.' : `Теперь здесь работает ${who}.`, null)
      }),
    handOver: (id: number) =>
      void act('Пересадить не\u00A0получилось', async () => {
        const { code } = await calls.handOver(id)
        if (code) keep(code)
      }),
    revoke: (id: number) =>
      void act('Отключить не\u00A0получилось', async () => {
        await calls.revoke(id)
        forget(id)
        showDone('Станция отключена.', null)
      }),
    answer: (id: number, isLetIn: boolean) =>
      void act('Ответить не\u00A0получилось', async () => {
        await calls.answer(id, isLetIn)
        forget(id)
        showDone(
          isLetIn
            ? 'Пустили: устройство подключится за\u00A0несколько секунд.'
            : 'Устройству отказано.',
          null,
        )
      }),
  }
}

function toPrint({ id, link }: StationCode): Pick<PrintedCode, 'id' | 'link'> {
  return { id, link }
}
