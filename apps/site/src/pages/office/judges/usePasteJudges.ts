import { unwrap, userFacingText } from '@parket/api-client/problem'
import { countOf } from '@parket/domain/format/plural'
import { readPastedJudges } from '@parket/domain/judge/pastedJudges'
import type { PasteJudgesDialogProps } from '@parket/ui/screens/office/judges/EventJudgesScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { toasts } from '../../../data/toasts.ts'
import { undoChange, withChangeSet } from '../parts/changes.ts'

export interface PasteJudgesOptions {
  eventId: number
  refetch: () => Promise<void>
  onClose: () => void
}

/** Takes judges from lines of text: a preview first, then one change with a way back. */
export function usePasteJudges(options: PasteJudgesOptions): PasteJudgesDialogProps {
  const { eventId, refetch, onClose } = options
  const params = { path: { id: eventId } }
  const [text, setText] = useState('')
  const [preview, setPreview] = useState<PasteJudgesDialogProps['preview']>(null)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = (isPreview: boolean) =>
    api.POST('/api/events/{id}/judge-list', {
      params,
      body: { judges: readPastedJudges(text).map(({ judge }) => judge), preview: isPreview },
    })

  async function attempt(work: () => Promise<void>) {
    setIsSending(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(userFacingText(error))
    }
    setIsSending(false)
  }

  async function undo(changeSetId: number) {
    try {
      await undoChange(eventId, changeSetId)
      toasts.add({ text: 'Возвращено как было' })
    } catch (error) {
      toasts.add({ text: userFacingText(error) })
    }
    await refetch()
  }

  return {
    text,
    onText: (typed) => {
      setText(typed)
      setPreview(null)
    },
    preview,
    isSending,
    problem,
    onPreview: () =>
      void attempt(async () => {
        setPreview((await unwrap(send(true))).judges)
      }),
    onAdd: () =>
      void attempt(async () => {
        const { answer, changeSetId } = await withChangeSet(send(false))
        const added = answer.judges.filter(({ source }) => source !== 'there').length
        toasts.add({
          text: `Добавлено: ${countOf(added, ['судья', 'судьи', 'судей'])}`,
          ...(changeSetId !== null && {
            action: { label: 'Вернуть', onPress: () => void undo(changeSetId) },
          }),
        })
        await refetch()
        onClose()
      }),
    onClose,
  }
}
