import { unwrap } from '@parket/api-client/problem'
import { isIsoDate } from '@parket/domain/format/date'
import { countOf } from '@parket/domain/format/plural'
import { problemText } from '@parket/domain/problems/catalogue'
import type { SheetFieldName } from '@parket/domain/registrationSheet/sheetFields'
import type {
  RegistrationImportPreview,
  RegistrationImportScreenProps,
} from '@parket/ui/screens/office/registrations/RegistrationImportScreen'
import { useRef, useState } from 'react'
import { bulkApi } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { base64Of } from '../parts/base64Of.ts'
import { reasonsOf } from '@parket/react/data/reasons'

type Columns = (SheetFieldName | null)[]
type Preview = RegistrationImportPreview & { state: string }

/** A chosen file, and the state of the event that it was compared with. */
interface ReadTable {
  file: File
  content: string
  preview: Preview | null
}

/** The state of the page that takes registrations from a table. */
export function useRegistrationImport(
  eventId: number,
  /** In the event's zone. */
  today: string,
): Omit<RegistrationImportScreenProps, 'view' | 'tabs' | 'account' | 'links'> {
  const [table, setTable] = useState<ReadTable | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [isMailing, setIsMailing] = useState(true)
  /** Null: today, whichever day that is when the table is applied. */
  const [chosenDay, setChosenDay] = useState<string | null>(null)
  const pricedOn = chosenDay ?? today
  const isDayRight = isIsoDate(pricedOn) && pricedOn <= today
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  /** Of the answers on their way only the last one counts. */
  const asked = useRef(0)

  function send(
    body: { file: string; columns?: Columns; state?: string; priced_on: string | null },
    isApplied = false,
  ) {
    return unwrap(
      bulkApi.POST('/api/events/{id}/registrations/import', {
        params: { path: { id: eventId } },
        body: { ...body, ...(isApplied && { apply: true, mail: isMailing }) },
      }),
    )
  }

  async function read(file: File, content: string, columns?: Columns, priced_on = chosenDay) {
    asked.current += 1
    const turn = asked.current
    setIsReading(true)
    setProblem(null)
    try {
      const preview = await send({ file: content, priced_on, ...(columns && { columns }) })
      if (turn === asked.current) setTable({ file, content, preview })
    } catch (error) {
      if (turn === asked.current) setProblem(reasonsOf(error).join(' '))
    }
    if (turn === asked.current) setIsReading(false)
  }

  async function choose(file: File) {
    setDone(null)
    setTable({ file, content: '', preview: null })
    await read(file, await base64Of(file))
  }

  async function changeColumn(
    { file, content, preview }: ReadTable,
    index: number,
    field: SheetFieldName | null,
  ) {
    if (!preview) return
    // A field stands in one column: the one it was chosen for last.
    const columns = preview.columns.map((column, at) => {
      const kept = column.field === field ? null : column.field
      return { ...column, field: at === index ? field : kept }
    })
    setTable({ file, content, preview: { ...preview, columns } })
    await read(file, content, fieldsOf(columns))
  }

  async function apply({ file, content, preview }: ReadTable & { preview: Preview }) {
    setIsSending(true)
    setProblem(null)
    const columns = fieldsOf(preview.columns)
    try {
      const written = await send(
        { file: content, columns, state: preview.state, priced_on: chosenDay },
        true,
      )
      setDone(doneText(written, isMailing))
      setTable(null)
      setIsMailing(false)
      await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    } catch (error) {
      // The event may have changed by now: what the table would change is shown anew.
      await read(file, content, columns)
      setProblem(reasonsOf(error).slice(0, 5).join(' '))
    }
    setIsSending(false)
  }

  /** What is charged follows from the day, so the table is read anew once it is a day. */
  function changeDay(day: string) {
    setChosenDay(day)
    if (!table || !isIsoDate(day) || day > today) return
    const columns = table.preview ? fieldsOf(table.preview.columns) : undefined
    void read(table.file, table.content, columns, day)
  }

  return {
    file: table?.file ?? null,
    preview: table?.preview ?? null,
    isReading,
    isSending,
    problem,
    done,
    isMailing,
    onMailingChange: setIsMailing,
    pricedOn,
    pricedOnError: isDayRight ? undefined : problemText('priced_on_invalid'),
    onPricedOnChange: changeDay,
    onChoose: (file) => void choose(file),
    onColumnChange: (index, field) => table && void changeColumn(table, index, field),
    onApply: () => {
      if (table?.preview && isDayRight) void apply({ ...table, preview: table.preview })
    },
  }
}

function fieldsOf(columns: RegistrationImportPreview['columns']): Columns {
  return columns.map(({ field }) => field)
}

function doneText({ created, added, letters }: RegistrationImportPreview, isMailed: boolean) {
  const words = ['заявка', 'заявки', 'заявок'] as const
  const written = `Записано из таблицы: ${countOf(created + added, words)}.`
  if (!isMailed || letters === 0) return written
  return `${written} Письма ушли на ${countOf(letters, ['адрес', 'адреса', 'адресов'])}.`
}
