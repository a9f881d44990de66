import { unwrap, userFacingText } from '@parket/api-client/problem'
import { countOf } from '@parket/domain/format/plural'
import type {
  ImportDialogProps,
  ImportPreview,
} from '@parket/ui/screens/office/contests/ContestListScreen'
import { useState } from 'react'
import { api, bulkApi } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { base64Of } from '../parts/base64Of.ts'
import { withChangeSet } from '../parts/changes.ts'
import { reasonsOf } from '@parket/react/data/reasons'

/** A chosen file, and the state of the contests that it was compared with. */
interface ReadTable {
  file: File
  content: string
  preview: (ImportPreview & { state: string }) | null
}

/**
 * The dialog that reads contests from a table.
 *
 * @param onDone is told what was done and the set that undoes it
 */
export function useContestImport(
  eventId: number,
  onDone: (text: string, changeSetId: number | null) => void,
) {
  const [isOpen, setIsOpen] = useState(false)
  const [table, setTable] = useState<ReadTable | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function read(file: File) {
    setIsReading(true)
    setProblem(null)
    setTable({ file, content: '', preview: null })
    try {
      const content = await base64Of(file)
      const preview = await unwrap(
        api.POST('/api/events/{id}/contests/import', {
          params: { path: { id: eventId } },
          body: { file: content },
        }),
      )
      setTable({ file, content, preview })
    } catch (error) {
      setProblem(reasonsOf(error).join(' '))
    }
    setIsReading(false)
  }

  async function apply({ file, content, preview }: ReadTable) {
    setIsSending(true)
    setProblem(null)
    try {
      const { answer, changeSetId } = await withChangeSet(
        bulkApi.POST('/api/events/{id}/contests/import', {
          params: { path: { id: eventId } },
          body: { file: content, apply: true, ...(preview && { state: preview.state }) },
        }),
      )
      setIsOpen(false)
      const count = answer.created + answer.updated
      const words = ['номинация', 'номинации', 'номинаций'] as const
      onDone(`Из таблицы записано: ${countOf(count, words)}.`, changeSetId)
      await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
    } catch (error) {
      // The contests may be others by now: what the table would change is shown anew.
      await read(file)
      setProblem(userFacingText(error))
    }
    setIsSending(false)
  }

  const dialog: ImportDialogProps | null = isOpen
    ? {
        file: table?.file ?? null,
        preview: table?.preview ?? null,
        isReading,
        isSending,
        problem,
        onChoose: (file) => void read(file),
        onApply: () => table && void apply(table),
        onClose: () => setIsOpen(false),
      }
    : null
  return {
    dialog,
    begin: () => {
      setTable(null)
      setProblem(null)
      setIsOpen(true)
    },
  }
}
